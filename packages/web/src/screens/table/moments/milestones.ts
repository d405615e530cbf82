/** Milestones of a tale, from what happened and stands. Plain data, so that it can be tested. */
import type { Level, NamedEvent, Seat } from '@runesaga/table'

export type Milestone =
  | { what: 'act'; seat: Seat; act: 1 | 2 | 3 }
  | { what: 'row'; seat: Seat; row: 2 | 3 }
  /** one's own, for the first time */
  | { what: 'level'; level: Level }
  /** one's own Destiny counts more at a stroke */
  | { what: 'destiny'; points: number }
  | { what: 'last-round'; seat: Seat }
  /** one's own */
  | { what: 'last-turn' }

export interface Around {
  /** whose eyes the screen is */
  seat: Seat
  /** do heroes play against each other? Then each has one turn after the last round was announced */
  isRace: boolean
}

/** What is new, told from what happened before and what came to it since. */
export function milestones(
  before: readonly NamedEvent[],
  since: readonly NamedEvent[],
  { seat, isRace }: Around,
): Milestone[] {
  const been = new Set<Level>(['N'])
  for (const event of before) if (event.type === 'level' && event.seat === seat) been.add(event.to)
  let isLast = before.some(({ type }) => type === 'end-announced')
  let turn = seat
  const found: Milestone[] = []
  for (const event of since) {
    switch (event.type) {
      case 'turn-began':
        turn = event.seat!
        if (isLast && isRace && turn === seat) found.push({ what: 'last-turn' })
        break
      case 'act-completed':
        found.push({ what: 'act', seat: event.seat!, act: event.act as 1 | 2 | 3 })
        break
      case 'row-opened':
        if (event.row === 2 || event.row === 3) found.push({ what: 'row', seat: turn, row: event.row })
        break
      case 'level':
        if (event.seat !== seat || been.has(event.to)) break
        been.add(event.to)
        found.push({ what: 'level', level: event.to })
        break
      case 'end-announced':
        isLast = true
        if (isRace) found.push({ what: 'last-round', seat: event.seat! })
        break
    }
  }
  // several steps at once are one move: where it ended is what counts
  return found.filter(
    (one, i) => one.what !== 'level' || !found.slice(i + 1).some(({ what }) => what === 'level'),
  )
}

/** At a stroke: what grows by one card after another is none. */
const AT_A_STROKE = 3

/** The Destiny counts so much more than it ever did; null: that is no milestone. */
export const destinyGrew = (most: number, now: number): Milestone | null =>
  now - most >= AT_A_STROKE ? { what: 'destiny', points: now - most } : null

/** Does it take the whole table? Others' milestones pass by. */
export const isStage = (one: Milestone, seat: Seat): boolean =>
  one.what === 'act' || one.what === 'row'
    ? one.seat === seat
    : one.what === 'level' || one.what === 'destiny'
