/** How kind the runes were: what the stones of each hero showed, against what stones like these show on average. */
import type { Seat } from '@runesaga/engine'
import {
  FACE_SUCCESSES,
  type NamedEvent,
  STONE_SIDES,
  type StoneFace,
  type StoneName,
} from '@runesaga/engine/view'

interface Luck {
  /** throws of any kind, also of single stones */
  casts: number
  /** successes that the stones showed */
  actual: number
  /** successes that they show on average */
  expected: number
}

/** Both faces of a stone are as likely. */
const onAverage = (stone: StoneName): number =>
  STONE_SIDES[stone].reduce((sum, face) => sum + FACE_SUCCESSES[face], 0) / STONE_SIDES[stone].length

/** By seat. What was arranged is no luck, nor are stones that were turned by hand: only what was thrown counts, and each throw of a stone anew. */
export function luckOf(events: readonly NamedEvent[], heroes: number): Luck[] {
  const luck = Array.from({ length: heroes }, (): Luck => ({ casts: 0, actual: 0, expected: 0 }))
  for (const event of events) {
    if (event.type === 'cast' && event.arranged) continue
    if (event.type === 'cast' || event.type === 'stones-cast') add(luck, event.seat!, event)
  }
  return luck
}

function add(
  luck: Luck[],
  seat: Seat,
  { stones, faces }: { stones: readonly StoneName[]; faces: readonly StoneFace[] },
): void {
  const own = luck[seat]
  own.casts++
  stones.forEach((stone, i) => {
    own.actual += FACE_SUCCESSES[faces[i]]
    own.expected += onAverage(stone)
  })
}
