/** The life of each hero as it was told: paths, Allies, Feats and the Adversary at their moment. */
import type { Seat } from '@runesaga/engine'
import type { CardRef, NamedEvent, PathName } from '@runesaga/engine/view'

export type Moment =
  /** `path`: null is a Trait */
  | { what: 'path'; act: Act; card: CardRef; path: PathName | null }
  | { what: 'ally' | 'ally-lost' | 'ally-back'; act: Act; card: CardRef }
  /** `on`: null is nobody in particular */
  | { what: 'feat'; act: Act; card: CardRef; on: Seat | null }
  /** the Adversary that lies apart was faced; `path` is its side */
  | { what: 'overcame' | 'failed'; act: Act; card: CardRef; path: PathName }
type Act = 1 | 2 | 3

const ALLIES = {
  'ally-gained': 'ally',
  'ally-sacrificed': 'ally-lost',
  'ally-restored': 'ally-back',
} as const

/** Three Acts; what comes after the third belongs to it. */
const actOf = (n: number): Act => Math.min(n, 3) as Act

/** By seat, oldest first. */
export function heroTimeline(events: readonly NamedEvent[], heroes: number): Moment[][] {
  const lives = Array.from({ length: heroes }, (): Moment[] => [])
  const acts = Array.from({ length: heroes }, (): Act => 1)
  let facing = false
  for (const event of events) {
    switch (event.type) {
      case 'act-completed':
        acts[event.seat!] = actOf(event.act + 1)
        break
      case 'attempt-declared':
        facing = event.row === null
        break
      case 'tucked': {
        const { seat, column, card, path } = event
        lives[seat!].push({ what: 'path', act: actOf(column), card: card!, path })
        break
      }
      case 'ally-gained':
      case 'ally-sacrificed':
      case 'ally-restored': {
        const { type, seat, card } = event
        lives[seat!].push({ what: ALLIES[type], act: acts[seat!], card: card! })
        break
      }
      case 'feat-played': {
        const { seat, card, on } = event
        lives[seat!].push({ what: 'feat', act: acts[seat!], card: card!, on })
        break
      }
      case 'overcame':
      case 'failed':
        if (facing) {
          const { type: what, seat, card, path } = event
          lives[seat!].push({ what, act: acts[seat!], card: card!, path: path! })
        }
        break
    }
  }
  return lives
}
