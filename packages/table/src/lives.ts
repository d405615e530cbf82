/** The life of each hero as it was told: paths, Allies, Feats and the Adversary at their moment. */
import type { CardNo, GameEvent, Seat } from '@runesaga/engine'

export type Moment =
  | { what: 'path'; act: number; card: CardNo; path: number }
  | { what: 'ally' | 'ally-lost' | 'ally-back'; act: number; card: CardNo }
  | { what: 'feat'; act: number; card: CardNo; on: Seat }
  /** the Adversary that lies apart was faced; `path` is its side */
  | { what: 'overcame' | 'failed'; act: number; card: CardNo; path: number }

const ALLIES = {
  'ally-gained': 'ally',
  'ally-sacrificed': 'ally-lost',
  'ally-restored': 'ally-back',
} as const

/** Three Acts; what comes after the third belongs to it. */
const LAST_ACT = 2

/** By seat, oldest first; `act` counts from 0. */
export function livesOf(events: readonly GameEvent[], heroes: number): Moment[][] {
  const lives = Array.from({ length: heroes }, (): Moment[] => [])
  const acts = Array.from({ length: heroes }, () => 0)
  let facing = false
  for (const event of events) {
    switch (event.type) {
      case 'act-completed':
        acts[event.seat] = Math.min(LAST_ACT, event.act)
        break
      case 'attempt-declared':
        facing = event.row < 0
        break
      case 'tucked':
        lives[event.seat].push({ what: 'path', act: event.column, card: event.card, path: event.path })
        break
      case 'ally-gained':
      case 'ally-sacrificed':
      case 'ally-restored':
        lives[event.seat].push({ what: ALLIES[event.type], act: acts[event.seat], card: event.card })
        break
      case 'feat-played':
        lives[event.seat].push({ what: 'feat', act: acts[event.seat], card: event.card, on: event.on })
        break
      case 'overcame':
      case 'failed':
        if (facing) {
          const { type: what, card, path } = event
          lives[event.seat].push({ what, act: acts[event.seat], card, path })
        }
        break
    }
  }
  return lives
}
