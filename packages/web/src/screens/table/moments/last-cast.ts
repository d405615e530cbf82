/** The stones of a turn's last cast as they lay, and what cards made of them. */
import type { CardRef, NamedEvent, StoneFace, StoneName } from '@runesaga/table'
import { deciderOf } from '@runesaga/words'
import { isSeen } from '../../../cards/is-seen.ts'

/** What a card added to a sum. */
export interface Added {
  card: CardRef
  n: number
}

export interface LastCast {
  stones: readonly { stone: StoneName; face: StoneFace }[]
  /** without what cards added by being played or used */
  plain: number
  added: readonly Added[]
  total: number
  difficulty: number
  /** of the difficulty */
  changed: readonly Added[]
  /** the card that decided it against the sum */
  decider: CardRef | null
}

type Of<T extends NamedEvent['type']> = Extract<NamedEvent, { type: T }>
const lastOf = <T extends NamedEvent['type']>(events: readonly NamedEvent[], type: T): Of<T> | undefined =>
  events.findLast((event): event is Of<T> => event.type === type)

/** What each card added, in the order in which they were played. */
function addedBy(events: readonly NamedEvent[], type: 'successes' | 'difficulty'): Added[] {
  const sums = new Map<CardRef, number>()
  for (const event of events)
    if (event.type === type && isSeen(event.by)) sums.set(event.by, (sums.get(event.by) ?? 0) + event.amount)
  return [...sums].flatMap(([card, n]) => (n === 0 ? [] : [{ card, n }]))
}

/** The stones of the last cast as they lay in the end; null where nothing was cast. */
export function lastCast(events: readonly NamedEvent[]): LastCast | null {
  const weighed = lastOf(events, 'weighed')
  const at = events.findLastIndex(({ type }) => type === 'cast')
  if (weighed === undefined || at < 0) return null
  const { stones, faces } = events[at] as Of<'cast'>
  const lie = stones.map((stone, i) => ({ stone, face: faces[i] }))
  for (const event of events.slice(at + 1)) {
    if (event.type === 'stones-cast')
      event.positions.forEach((position, i) => {
        lie[position - 1] = { stone: event.stones[i], face: event.faces[i] }
      })
    if (event.type === 'rune-turned') lie[event.position - 1] = { stone: event.stone, face: event.face }
  }
  const begun = events.findLastIndex(({ type }) => type === 'attempt-declared')
  const attempt = events.slice(begun < 0 ? 0 : begun, events.indexOf(weighed))
  const added = addedBy(attempt, 'successes')
  const decided = events.findLast(({ type }) => type === 'overcame' || type === 'failed')
  return {
    stones: lie.filter(Boolean),
    plain: added.reduce((sum, { n }) => sum - n, weighed.total),
    added,
    total: weighed.total,
    difficulty: weighed.difficulty,
    changed: addedBy(attempt, 'difficulty'),
    decider: decided === undefined ? null : deciderOf(events, decided),
  }
}
