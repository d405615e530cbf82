/** Where a note lies: near what it speaks of, over no part of it, over nothing that is to be pressed, and over cards only where it must. */

export interface Box {
  left: number
  top: number
  width: number
  height: number
}
export type Size = Pick<Box, 'width' | 'height'>
type Spot = Pick<Box, 'left' | 'top'>

export interface Around {
  /** what it speaks of; the first is where it lies */
  things: readonly Box[]
  /** what is to be pressed */
  controls: readonly Box[]
  /** what may be chosen */
  choices: readonly Box[]
  /** what else is to be read */
  cards: readonly Box[]
  /** what is free of the window */
  free: Box
}

/** Between the note and what it speaks of: room for the line. */
const GAP = 28
/** What a pixel that is covered costs, against a pixel of distance. */
const COST = { things: 1000, controls: 40, choices: 0.02, cards: 0.003 }

const right = ({ left, width }: Box): number => left + width
const bottom = ({ top, height }: Box): number => top + height

/** How many pixels of both lie on one another. */
export function overlap(a: Box, b: Box): number {
  const width = Math.min(right(a), right(b)) - Math.max(a.left, b.left)
  const height = Math.min(bottom(a), bottom(b)) - Math.max(a.top, b.top)
  return width > 0 && height > 0 ? width * height : 0
}

/** The shortest way from one to the other, from edge to edge. */
export function wayBetween(from: Box, to: Box): { x1: number; y1: number; x2: number; y2: number } {
  const along = (a: number, aEnd: number, b: number, bEnd: number): [number, number] => {
    if (aEnd < b) return [aEnd, b]
    if (bEnd < a) return [a, bEnd]
    const middle = (Math.max(a, b) + Math.min(aEnd, bEnd)) / 2
    return [middle, middle]
  }
  const [x1, x2] = along(from.left, right(from), to.left, right(to))
  const [y1, y2] = along(from.top, bottom(from), to.top, bottom(to))
  return { x1, y1, x2, y2 }
}

/** Beside the first thing, on each side of it, at each of its ends and in its middle. */
function spotsAround(thing: Box, { width, height }: Size): Spot[] {
  const across = [thing.left, thing.left + (thing.width - width) / 2, right(thing) - width]
  const down = [thing.top, thing.top + (thing.height - height) / 2, bottom(thing) - height]
  return [
    ...down.map((top) => ({ left: right(thing) + GAP, top })),
    ...down.map((top) => ({ left: thing.left - GAP - width, top })),
    ...across.map((left) => ({ left, top: bottom(thing) + GAP })),
    ...across.map((left) => ({ left, top: thing.top - GAP - height })),
  ]
}

const within = (spot: Spot, { width, height }: Size, free: Box): Spot => ({
  left: Math.max(free.left, Math.min(spot.left, right(free) - width)),
  top: Math.max(free.top, Math.min(spot.top, bottom(free) - height)),
})

/** The spot that costs least. Where nothing beside the thing is free, corners and edges of the window are tried too. */
export function placeNote(note: Size, { things, controls, choices, cards, free }: Around): Spot {
  const corners = [free.left, (free.left + right(free) - note.width) / 2, right(free)].flatMap((left) =>
    [free.top, (free.top + bottom(free) - note.height) / 2, bottom(free)].map((top) => ({ left, top })),
  )
  const spots = [...things.flatMap((thing) => spotsAround(thing, note)), ...corners].map((spot) =>
    within(spot, note, free),
  )
  const covered = (box: Box, others: readonly Box[]) =>
    others.reduce((sum, other) => sum + overlap(box, other), 0)
  const cost = (spot: Spot): number => {
    const box = { ...spot, ...note }
    const { x1, y1, x2, y2 } = wayBetween(box, things[0])
    return (
      COST.things * covered(box, things) +
      COST.controls * covered(box, controls) +
      COST.choices * covered(box, choices) +
      COST.cards * covered(box, cards) +
      // neither far away nor so near that no line fits in
      Math.abs(Math.hypot(x2 - x1, y2 - y1) - GAP)
    )
  }
  return spots.reduce((best, spot) => (cost(spot) < cost(best) ? spot : best))
}
