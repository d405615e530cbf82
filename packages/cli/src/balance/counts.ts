/** What is counted over many games of one kind: whole numbers only, so that parts add up to the same in any order. */

/** Columns of the counts of cards; each is a list by card number, where copies count for the first of them. */
export const COLUMNS = [
  /** games in which it could be had: offered in a row, dealt, drawn */
  'available',
  /** games in which somebody took it: gained, kept, played */
  'taken',
  /** by path */
  'attemptsTop',
  'overcomeTop',
  'attemptsBottom',
  'overcomeBottom',
  /** times that a power of it was used */
  'used',
  /** heroes who had it in the end: how many, their scores, the squares of those */
  'heroes',
  'scores',
  'squares',
] as const
export type Column = (typeof COLUMNS)[number]

export interface Counts {
  games: number
  finished: number
  stalled: number
  errors: number
  /** the first few, with the seeds that show them */
  firstErrors: { seed: string; message: string }[]
  turns: number
  /** wins by seat and by place in the order of play, in twelfths: a victory may be shared by up to four */
  seats: number[]
  places: number[]
  /** how many heroes ended with so many points, and how many winners */
  scores: Record<string, number>
  winning: Record<string, number>
  /** points by box of the score sheet */
  boxes: Record<string, number>
  cards: Record<Column, number[]>
  /** by the card numbers of the Quest and the Adversary, and why such games ended */
  adversaries: Record<string, Record<string, number>>
  /** games in which heroes sided with the Adversary, by how many did; and those that they won */
  loyalists: { games: Record<string, number>; won: Record<string, number> }
  /** attempts and successes by difficulty as printed, that of the path included */
  difficulties: Record<string, { attempts: number; overcome: number }>
}

export const TWELFTHS = 12
const SHOWN_ERRORS = 5

export const noCounts = (players: number, cards: number): Counts => ({
  games: 0,
  finished: 0,
  stalled: 0,
  errors: 0,
  firstErrors: [],
  turns: 0,
  seats: zeros(players),
  places: zeros(players),
  scores: {},
  winning: {},
  boxes: {},
  cards: Object.fromEntries(COLUMNS.map((column) => [column, zeros(cards)])) as Counts['cards'],
  adversaries: {},
  loyalists: { games: {}, won: {} },
  difficulties: {},
})

const zeros = (n: number): number[] => Array.from({ length: n }, () => 0)

/** The key of a Quest and an Adversary. */
export const pairOf = (quest: number, adversary: number): string => `${quest} ${adversary}`

/** One more, or so many, under a key. */
export function count(of: Record<string, number>, key: string | number, n = 1): void {
  of[key] = (of[key] ?? 0) + n
}

export function addCounts(all: Counts, part: Counts): void {
  for (const name of ['games', 'finished', 'stalled', 'errors', 'turns'] as const) all[name] += part[name]
  all.firstErrors = [...all.firstErrors, ...part.firstErrors]
    .sort((a, b) => (a.seed < b.seed ? -1 : a.seed > b.seed ? 1 : 0))
    .slice(0, SHOWN_ERRORS)
  addList(all.seats, part.seats)
  addList(all.places, part.places)
  for (const name of ['scores', 'winning', 'boxes'] as const) addRecord(all[name], part[name])
  for (const column of COLUMNS) addList(all.cards[column], part.cards[column])
  for (const [cards, whys] of Object.entries(part.adversaries)) {
    addRecord((all.adversaries[cards] ??= {}), whys)
  }
  for (const name of ['games', 'won'] as const) addRecord(all.loyalists[name], part.loyalists[name])
  for (const [difficulty, { attempts, overcome }] of Object.entries(part.difficulties)) {
    const sum = (all.difficulties[difficulty] ??= { attempts: 0, overcome: 0 })
    sum.attempts += attempts
    sum.overcome += overcome
  }
}

function addList(all: number[], part: readonly number[]): void {
  for (let i = 0; i < part.length; i++) all[i] += part[i]
}

function addRecord(all: Record<string, number>, part: Record<string, number>): void {
  for (const [key, n] of Object.entries(part)) count(all, key, n)
}
