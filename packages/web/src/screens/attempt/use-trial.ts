/** The attempt that is on the oak: as it stands on the table, or as it was told if the table has gone on. */
import { type CardNo, type Odds, type Seat, tuckedCard } from '@runesaga/table'
import { useSession } from '../table/session-context.ts'
import { lastAttempt, type Told } from './told.ts'
import { oddsIn, useOdds } from './use-odds.ts'

export interface Trial {
  seat: Seat
  card: CardNo
  row: number
  slot: number
  path: number
  stones: readonly number[]
  /** empty before the cast */
  faces: readonly number[]
  outcome: '' | 'overcome' | 'failed'
  margin: number
  /** the update that decided it */
  decided: number
  /** as it lies, if it is cast; as it will be weighed before */
  odds: Odds | undefined
  /** the sum that was weighed, once it is decided */
  weighed: Told['weighed']
  thrown: Told['thrown']
  /** what it came to, for the card */
  fate: 'story' | 'discard' | 'stays' | 'defeated' | 'adversary' | null
}

export function useTrial(): Trial | null {
  const session = useSession()
  const { view } = session.look.value
  const { attempt } = view
  const told = lastAttempt(session.updates.value)
  const odds = oddsIn(useOdds(attempt === null ? {} : { now: {} }), 'now')
  const from = attempt ?? told
  if (from === null) return null
  const { seat, card, row, path, outcome, margin } = from
  const cast = attempt === null || odds === undefined ? from.faces.length > 0 : odds.cast
  return {
    seat,
    card,
    row,
    slot: attempt?.slot ?? -1,
    path,
    stones: cast ? from.stones : (odds?.stones ?? []),
    faces: cast ? from.faces : [],
    outcome,
    margin,
    decided: told?.decided ?? 0,
    odds: attempt === null ? undefined : odds,
    weighed: outcome === '' ? null : (told?.weighed ?? null),
    thrown: told?.thrown ?? null,
    fate: told === null || told.outcome === '' ? null : fateOf(told),
  }

  function fateOf({ after, row, outcome }: Told): Trial['fate'] {
    const has = (type: string) => after.some((event) => event.type === type)
    const tucked = view.heroes[seat].story.some((strip) => tuckedCard(strip) === card)
    if (outcome === 'overcome') return row < 0 ? 'defeated' : tucked || has('tucked') ? 'story' : null
    return row < 0 ? 'adversary' : has('challenge-discarded') ? 'discard' : 'stays'
  }
}
