/** Into a game at once. Who is new is shown how it goes, at a table laid out for that; later it is the base game against one bot. */
import type { NewTable } from '@runesaga/table'
import { taleIn, youIn } from '@runesaga/words'
import { library } from '../../state/library.ts'
import { settings } from '../../state/settings.ts'
import { beginTable } from '../../state/tables.ts'
import { language } from '../../ui/language.ts'

/** Has nothing been played on this device yet, as far as is known? */
export const isNew = (): boolean => (library.value ?? []).length === 0

export const playNow = async (): Promise<void> =>
  library.value !== null && isNew()
    ? playFirstTale()
    : beginTable({ ...withBot('adept'), ...FIRST_GAME, asking: settings.value.asking })

/** The game that teaches itself. */
export async function playFirstTale(): Promise<void> {
  const { default: laid } = await import('virtual:first-tale')
  const { setup, sets } = laid.layout
  // nobody should be asked about the rival's attempts in the first five minutes
  await beginTable({ ...withBot('gentle'), setup: { ...setup, sets }, laid, asking: { when: 'mine' } })
}

const withBot = (bot: string): Pick<NewTable, 'name' | 'players'> => ({
  name: taleIn(language()),
  players: [
    { kind: 'person', name: youIn(language()) },
    { kind: 'bot', name: 'Tomas', bot },
  ],
})

/** With both first-game options. The person begins, and needn't wait for a bot. */
const FIRST_GAME = {
  setup: {
    edition: 'base',
    mode: 'competitive',
    heroes: 2,
    firstSeat: 0,
    options: { noChoice: true, noAlliesNorAdversaries: true },
  },
} satisfies Partial<NewTable>
