/** A Feat of somebody else that strikes the viewer's own attempt: which, and what stood before and stands after it. */
import { type AttemptView, type CardRef, type Seat, standingEvents } from '@runesaga/table'
import { useEffect, useState } from 'preact/hooks'
import { useSession } from '../../session/index.ts'
import { settings } from '../../state/settings.ts'
import { eventsOfLast } from './changes.ts'
import { type Figures, strikes } from './strikes.ts'
import type { Foreseen } from './use-foreseen.ts'

/** Milliseconds that it stays at least, unless no move is left to be looked at. */
const STAYS = 1600

export interface Hit {
  card: CardRef
  by: Seat | 'adversary'
  before: Figures
  after: Figures
  /** it hasn't been seen long enough: nothing closes meanwhile */
  isNew: boolean
}

const asItStands = ({ total, difficulty, chance }: AttemptView): Figures => ({
  total,
  difficulty: difficulty.n,
  chance,
})

/** On the stack still: what it would come to. */
function waiting({ total, difficulty, success }: NonNullable<ReturnType<Foreseen>>): Figures {
  return { total, difficulty, chance: success }
}

export function useHit(attempt: AttemptView | null, foreseen: Foreseen): Hit | null {
  const session = useSession()
  const seat = session.seat.value
  const { stack, attempt: inProgress } = session.view.value
  const isRace = session.about.setup.mode === 'competitive'
  const [seen, see] = useState<CardRef | null>(null)
  const found = attempt === null || attempt.seat !== seat ? null : find()
  const isNew = found !== null && found.card !== seen && settings.value.pace > 0
  useEffect(() => {
    if (!isNew) return
    const timer = setTimeout(() => see(found.card), STAYS)
    return () => clearTimeout(timer)
  }, [isNew, found?.card])
  return found === null || (!isNew && !stack.some(({ card }) => card === found.card))
    ? null
    : { ...found, isNew }

  /** The one that was played last, if it strikes. */
  function find(): Omit<Hit, 'isNew'> | null {
    const now = asItStands(attempt!)
    const top = stack.filter(({ on, by }) => on === seat && by !== seat).at(-1)
    if (top !== undefined && inProgress !== null) {
      const result = foreseen(null)
      if (result === null) return null
      const after = waiting(result)
      return strikes(now, after, isRace) ? { card: top.card, by: top.by, before: now, after } : null
    }
    const events = eventsOfLast(standingEvents(session.told.value))
    const played = events.findLast(
      (event) => event.type === 'feat-played' && event.on === seat && event.seat !== seat,
    )
    if (played?.type !== 'feat-played') return null
    const { card } = played
    const by = (type: 'difficulty' | 'successes'): number =>
      events.reduce((sum, event) => (event.type === type && event.by === card ? sum + event.amount : sum), 0)
    const before = {
      total: now.total === null ? null : now.total - by('successes'),
      difficulty: now.difficulty - by('difficulty'),
      chance: null,
    }
    const after = { ...now, chance: null }
    return strikes(before, after, false) ? { card: card as CardRef, by: played.seat!, before, after } : null
  }
}
