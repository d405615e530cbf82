/** What an attempt changed for its hero and what it took, as its events and the score told it: the same list, in the same order, as the panel before it. */

import type { Reward } from '@runesaga/draw'
import {
  type About,
  type CardRef,
  type FeatKind,
  ICONS,
  type Icon,
  type NamedEvent,
  type Seat,
} from '@runesaga/table'
import { isSeen } from '../../cards/is-seen.ts'
import { type Printed, type Scored, type Sheets, scoreMoved } from './score-moved.ts'

/** `points`: how the score changes by it, where its figure isn't that already */
export type Change =
  | { what: 'icon'; icon: Icon; n: number; points: number }
  | { what: 'points'; icon: Printed; n: number; by: CardRef | null }
  | { what: 'feat'; kind: FeatKind; card: CardRef | null }
  | { what: 'ally'; card: CardRef }
  /** `why`: a card, or what else it came of */
  | { what: 'xp'; n: number; by: CardRef | null; why: 'failing' | 'dark' | null; runes: number }
  /** `way`: up to Virtue, or down */
  | {
      what: 'track'
      way: 'up' | 'down'
      steps: number
      points: number
      by: CardRef | null
      why: 'path' | 'moons' | null
    }
  | { what: 'spared'; levels: number }
  | { what: 'lost'; card: CardRef }

export interface Changes {
  gained: readonly Change[]
  paid: readonly Change[]
  /** what is told in words instead: of others, and of the table */
  told: readonly NamedEvent[]
}

/** How much of the score is this? All of them together are the whole change. */
export function pointsOf(change: Change): number {
  if (change.what === 'points' || change.what === 'xp') return change.n
  return 'points' in change ? change.points : 0
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
function add(list: Change[], change: Extract<Change, { why: unknown }>): void {
  const at = list.findIndex(
    (one) => one.what === change.what && 'why' in one && one.by === change.by && one.why === change.why,
  )
  const same = list[at]
  if (same?.what === 'xp' && change.what === 'xp') list[at] = { ...same, n: same.n + change.n }
  else if (same?.what === 'track' && change.what === 'track')
    list[at] = { ...same, steps: same.steps + change.steps }
  else list.push(change)
}

interface Ended {
  /** of one attempt, from its beginning */
  events: readonly NamedEvent[]
  seat: Seat
  /** printed on what joined the story */
  icons: readonly Reward[]
  track: About['figures']['track']
  /** null where the score isn't known */
  sheets: Sheets | null
}

export function changesOf({ events, seat, icons, track, sheets }: Ended): Changes {
  const order = track.map(({ level }) => level)
  const card = events.find(({ type }) => type === 'overcame' || type === 'failed')
  const own = card !== undefined && 'card' in card ? card.card : null
  const scored = sheets === null ? printedOn(icons) : scoreMoved(sheets)
  const gained: Change[] = []
  const paid: Change[] = []
  const told: NamedEvent[] = []
  let isDecided = false
  for (const { icon, n, card } of scored.printed)
    (n > 0 ? gained : paid).push({ what: 'points', icon, n, by: card === own ? null : card })
  for (const icon of ICONS) {
    const n = icons.reduce((sum, one) => sum + (one.icon === icon ? (one.n ?? 1) : 0), 0)
    const points = scored.icons.get(icon) ?? 0
    if (n !== 0 || points !== 0) (n < 0 || points < 0 ? paid : gained).push({ what: 'icon', icon, n, points })
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
          points: 0,
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
  settle(gained, paid, scored)
  return { gained, paid, told }
}

/** What of the score no event has told: where the track scores otherwise, and Experience that was laid elsewhere. */
function settle(gained: Change[], paid: Change[], { track, xp }: Scored): void {
  for (const list of [paid, gained]) {
    const at = list.findIndex(({ what }) => what === 'track')
    const one = list[at]
    if (one?.what !== 'track') continue
    list[at] = { ...one, points: track }
    break
  }
  if (xp === null) return
  const said = [...gained, ...paid].reduce((sum, one) => sum + (one.what === 'xp' ? one.n : 0), 0)
  if (said !== xp)
    (xp > said ? gained : paid).push({ what: 'xp', n: xp - said, by: null, why: null, runes: 0 })
}

/** Of a hero whose score isn't known: what is printed on what joined the story. */
const printedOn = (icons: readonly Reward[]): Scored => ({
  printed: icons.flatMap(({ icon, n }) =>
    icon === 'triumph' || icon === 'tragedy' ? [{ icon, n: n ?? 1, card: null }] : [],
  ),
  icons: new Map(),
  track: 0,
  xp: null,
})

type Of<T extends NamedEvent['type']> = Extract<NamedEvent, { type: T }>
