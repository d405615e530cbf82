/** The start of the client: its first screen, saved tables, a new table. */
import { catalogue } from '../messages.ts'

export const home = catalogue({
  en: {
    'play-now': 'Play now',
    'new-table': 'New table',
    'first-table': 'A first tale',
    you: 'You',
  },
  fr: {
    'play-now': 'Jouer',
    'new-table': 'Nouvelle table',
    'first-table': 'Un premier récit',
    you: 'Vous',
  },
})
