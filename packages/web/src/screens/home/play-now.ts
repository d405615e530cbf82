/** Into a first game at once: the base game against one bot, with both first-game options. Who is new begins, and needn't wait for a bot. */
import { youIn } from '@runesaga/words'
import { settings } from '../../state/settings.ts'
import { beginTable } from '../../state/tables.ts'
import { language, say } from '../../ui/language.ts'

export const playNow = (): Promise<void> =>
  beginTable({
    name: say('home/first-table'),
    players: [
      { kind: 'person', name: youIn(language()) },
      { kind: 'bot', name: 'Tomas', bot: 'adept' },
    ],
    setup: {
      edition: 'base',
      mode: 'competitive',
      heroes: 2,
      firstSeat: 0,
      options: { noChoice: true, noAlliesNorAdversaries: true },
    },
    asking: settings.value.asking,
  })
