/** What an attempt changed for its hero and what it took, as its events told it: the same list, in the same order, as the panel before it. */
import type { CardRef, FeatKind, Icon, NamedEvent, Seat } from '@runesaga/table'
import { isSeen } from '../../cards/is-seen.ts'
import type { Session } from '../../session/index.ts'
import { iconsOf } from '../figures/index.ts'

type Points = 'triumph' | 'tragedy'

export type Change =
  | { what: 'icon'; icon: Icon; n: number }
  | { what: 'points'; icon: Points; n: number }
  | { what: 'feat'; kind: FeatKind; card: CardRef | null }
  | { what: 'ally'; card: CardRef }
  /** `why`: a card, or what else it came of */
  | { what: 'xp'; n: number; by: CardRef | null; why: 'failing' | 'dark' | null; runes: number }
  /** `way`: up to Virtue, or down */
  | { what: 'track'; way: 'up' | 'down'; steps: number; by: CardRef | null; why: 'path' | 'moons' | null }
  | { what: 'spared'; levels: number }
  | { what: 'lost'; card: CardRef }

export interface Changes {
  gained: readonly Change[]
  paid: readonly Change[]
  /** what is told in words instead: of others, and of the table */
  told: readonly NamedEvent[]
}

/** Said by the outcome itself, by the list, or no change. */
const SILENT = new Set<NamedEvent['type']>([
  'tucked',
  'challenge-discarded',
  'weighed',
  'overcame',
  'failed',
  'card-laid',
  'power-used',
  'feat-took-effect',
  'dark-bought',
])

/** Everything since the last attempt was declared. */
export function eventsOfLast(events: readonly NamedEvent[]): readonly NamedEvent[] {
  return events.slice(
    Math.max(
      0,
      events.findLastIndex(({ type }) => type === 'attempt-declared'),
    ),
  )
}

/** What comes of the same thing step by step is one change. */
function add(list: Change[], change: Extract<Change, { by: unknown }>): void {
  const at = list.findIndex(
    (one) => one.what === change.what && one.by === change.by && one.why === change.why,
  )
  const same = list[at]
  if (same?.what === 'xp' && change.what === 'xp') list[at] = { ...same, n: same.n + change.n }
  else if (same?.what === 'track' && change.what === 'track')
    list[at] = { ...same, steps: same.steps + change.steps }
  else list.push(change)
}

/** `events`: of one attempt, from its beginning. */
export function changesOf(events: readonly NamedEvent[], seat: Seat, session: Session): Changes {
  const { track } = session.about.figures
  const order = track.map(({ level }) => level)
  const card = events.find(({ type }) => type === 'overcame' || type === 'failed')
  const own = card !== undefined && 'card' in card ? card.card : null
  const gained: Change[] = []
  const paid: Change[] = []
  const told: NamedEvent[] = []
  let isDecided = false
  for (const { icon, n } of iconsOf({ events, seat }, session)) {
    if (icon === 'triumph' || icon === 'tragedy') gained.push({ what: 'points', icon, n: n ?? 1 })
    else if (icon in session.view.peek().heroes[seat].icons)
      gained.push({ what: 'icon', icon: icon as Icon, n: n ?? 1 })
  }
  events.forEach((event, i) => {
    isDecided ||= event.type === 'overcame' || event.type === 'failed'
    const isOwn = 'seat' in event && event.seat === seat
    switch (isOwn ? event.type : '') {
      case 'feat-drawn': {
        const { kind, card: drawn } = event as Of<'feat-drawn'>
        gained.push({ what: 'feat', kind, card: isSeen(drawn) ? drawn : null })
        return
      }
      case 'ally-gained':
      case 'ally-restored': {
        const ally = (event as Of<'ally-gained'>).card
        if (isSeen(ally)) gained.push({ what: 'ally', card: ally })
        return
      }
      case 'ally-sacrificed': {
        const ally = (event as Of<'ally-sacrificed'>).card
        if (isSeen(ally)) paid.push({ what: 'lost', card: ally })
        return
      }
      case 'xp': {
        const { amount, by } = event as Of<'xp'>
        const next = events[i + 1]
        const dark = next?.type === 'dark-bought' ? next.runes : 0
        const source = isSeen(by) && by !== own ? by : null
        const why = dark > 0 ? 'dark' : amount > 0 && source === null && isDecided ? 'failing' : null
        add(amount > 0 ? gained : paid, { what: 'xp', n: amount, by: source, why, runes: dark })
        return
      }
      case 'level': {
        const { from, to, by } = event as Of<'level'>
        const steps = order.indexOf(to) - order.indexOf(from)
        const source = isSeen(by) && by !== own ? by : null
        const why = source !== null ? null : isSeen(by) ? 'path' : 'moons'
        add(steps < 0 ? gained : paid, {
          what: 'track',
          way: steps < 0 ? 'up' : 'down',
          steps: Math.abs(steps),
          by: source,
          why,
        })
        return
      }
      case 'corruption-spared':
        gained.push({ what: 'spared', levels: (event as Of<'corruption-spared'>).levels })
        return
    }
    if (isDecided && !SILENT.has(event.type)) told.push(event)
  })
  return { gained, paid, told }
}

type Of<T extends NamedEvent['type']> = Extract<NamedEvent, { type: T }>
