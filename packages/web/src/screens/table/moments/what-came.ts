/** What a turn brought and took, beside icons, from its events. Plain data, so that it can be tested. */
import type { CardRef, FeatKind, NamedEvent, Seat } from '@runesaga/table'
import { turnCard } from '@runesaga/words'
import { isSeen } from '../../../cards/is-seen.ts'

interface Happened {
  events: readonly NamedEvent[]
  seat: Seat | null
}

interface Source {
  /** a card; not the one that the turn was about */
  by: CardRef | null
  /** what else it came of */
  why: 'failing' | 'dark' | null
}

/** Experience, by what it came of. */
export interface Gained extends Source {
  n: number
}

export function xpOf({ events, seat }: Happened): Gained[] {
  const about = seat === null ? null : turnCard(events, seat)
  const sums: Gained[] = []
  events.forEach((event, i) => {
    if (event.type !== 'xp' || event.seat !== seat) return
    const { by, why } = sourceOf(event, about, events[i - 1], events[i + 1])
    const same = sums.find((one) => one.by === by && one.why === why)
    if (same === undefined) sums.push({ by, why, n: event.amount })
    else same.n += event.amount
  })
  return sums.filter(({ n }) => n !== 0)
}

type OfXp = Extract<NamedEvent, { type: 'xp' }>

function sourceOf({ by }: OfXp, about: CardRef | null, before?: NamedEvent, after?: NamedEvent): Source {
  if (isSeen(by)) return { by: by === about ? null : by, why: null }
  if (before?.type === 'failed') return { by: null, why: 'failing' }
  return { by: null, why: after?.type === 'dark-bought' ? 'dark' : null }
}

/** Cards that were drawn, by their kind: whatever gave them. */
export const drawnIn = ({ events, seat }: Happened): { icon: FeatKind; n: number }[] =>
  (['hero', 'antihero'] as const).flatMap((icon) => {
    const n = events.filter(
      (event) => event.type === 'feat-drawn' && event.seat === seat && event.kind === icon,
    ).length
    return n === 0 ? [] : [{ icon, n }]
  })

/** Feats that were played in the turn, and by whom. */
export const playedIn = ({ events }: Pick<Happened, 'events'>): { card: CardRef; by: Seat | null }[] =>
  events.flatMap((event) =>
    event.type === 'feat-played' && isSeen(event.card) ? [{ card: event.card, by: event.seat }] : [],
  )
