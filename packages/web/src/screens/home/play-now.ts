/** Into a first game at once: the base game against one bot, with both first-game options. */
import { home } from '@runesaga/words'
import { settings } from '../../state/settings.ts'
import { beginTable } from '../../state/tables.ts'
import { language } from '../../ui/language.ts'

export const playNow = (): Promise<void> =>
  beginTable({
    name: home(language(), 'first-table'),
    players: [
      { kind: 'person', name: home(language(), 'you') },
      { kind: 'bot', name: 'Tomas', bot: 'adept' },
    ],
    setup: {
      edition: 'base',
      mode: 'competitive',
      heroes: 2,
      options: { noChoice: true, noAlliesNorAdversaries: true },
    },
    asking: settings.value.asking,
  })
