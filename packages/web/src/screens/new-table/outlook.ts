/** What one may expect of a table: how long it takes, and how hard its Adversary is to beat. */
import type { Foe } from '@runesaga/table'
import { type Draft, heroesIn, questIn, seatsIn } from './draft.ts'
import { TURNS, WON } from './measured.ts'

/** Minutes that a turn takes: of a person who reads the cards, and of a bot whose turn is looked at. */
const TURN_OF = { person: 1.5, bot: 0.25 }

export interface Length {
  turns: number
  /** to five minutes; what takes longer than an hour to a quarter */
  minutes: number
}

export function lengthOf(draft: Draft): Length {
  const seats = seatsIn(draft)
  const turns = TURNS[draft.edition][draft.mode][seats.length - 1]
  const persons = seats.filter(({ who }) => who === 'person').length
  const minutes = (turns * (persons * TURN_OF.person + (seats.length - persons) * TURN_OF.bot)) / seats.length
  const step = minutes < 57 ? 5 : 15
  return { turns, minutes: Math.max(step, Math.round(minutes / step) * step) }
}

/** How many candles burn at most. */
export const CANDLES = 5
export type Hardness = 1 | 2 | 3 | 4 | 5

/** Of a hundred parties, how many must win for so few candles. */
const WON_FOR: readonly [Hardness, number][] = [
  [1, 59],
  [2, 52],
  [3, 44],
  [4, 33],
]

export interface Outlook {
  hardness: Hardness
  /** of a hundred parties of adept bots, how many win */
  won: number
}

const outlookAt = (won: number): Outlook => ({
  hardness: WON_FOR.find(([, least]) => won >= least)?.[0] ?? CANDLES,
  won,
})

/** Under its usual Quest unless another one is named. Null of an Adversary that nobody has played against for us. */
export function outlookOf(draft: Draft, foe: string, quest: string | null): Outlook | null {
  const known = WON[foe]
  if (known === undefined) return null
  const won = (known[quest ?? ''] ?? Object.values(known)[0])[heroesIn(draft) - 1]
  return won === 0 ? null : outlookAt(won)
}

/** Against the Adversary who was chosen, the only one, or any of them, each as likely as another. */
export function outlookAmong(draft: Draft, foes: readonly Foe[]): Outlook | null {
  const faced = draft.adversary === null ? foes : foes.filter(({ id }) => id === draft.adversary)
  const known = faced.map(({ id }) => outlookOf(draft, id, questIn(draft, foes)))
  const won = known.flatMap((outlook) => (outlook === null ? [] : [outlook.won]))
  if (won.length === 0 || won.length < faced.length) return null
  return outlookAt(Math.round(won.reduce((sum, one) => sum + one, 0) / won.length))
}
