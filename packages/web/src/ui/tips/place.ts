/** Where a tip stands: under what it tells, else above it, else beside it, and always within the window. Where that would hide what is to be read, at the nearest place where nothing is. */

/** Between a tip and what it tells, and at least from the edges of the window. */
const GAP = 8
/** How closely a free place is looked for. */
const STEP = 12

export interface Box {
  left: number
  top: number
  width: number
  height: number
}
interface Size {
  width: number
  height: number
}
interface Spot {
  left: number
  top: number
}

const within = (start: number, length: number, room: number): number =>
  Math.max(GAP, Math.min(start, room - length - GAP))

/** The places beside it that lie in the window, the best one first. The last one may cover it. */
function placesBeside(at: Box, tip: Size, room: Size): Spot[] {
  const left = within(at.left + at.width / 2 - tip.width / 2, tip.width, room.width)
  const top = within(at.top, tip.height, room.height)
  const below = at.top + at.height + GAP
  const above = at.top - GAP - tip.height
  const before = at.left - GAP - tip.width
  const after = within(at.left + at.width + GAP, tip.width, room.width)
  const places: Spot[] = []
  if (below + tip.height + GAP <= room.height) places.push({ left, top: below })
  if (above >= GAP) places.push({ left, top: above })
  if (before >= GAP) places.push({ left: before, top })
  return [...places, { left: after, top }]
}

const common = (start: number, length: number, otherStart: number, otherLength: number): number =>
  Math.max(0, Math.min(start + length, otherStart + otherLength) - Math.max(start, otherStart))

/** `read`: what should stay in sight. */
export function placeOf(at: Box, tip: Size, room: Size, read: readonly Box[] = []): Spot {
  const beside = placesBeside(at, tip, room)
  if (read.length === 0) return beside[0]
  const hidden = ({ left, top }: Spot): number =>
    [at, ...read].reduce(
      (sum, box) =>
        sum + common(left, tip.width, box.left, box.width) * common(top, tip.height, box.top, box.height),
      0,
    )
  const free = beside.find((spot) => hidden(spot) === 0)
  if (free !== undefined) return free
  const far = ({ left, top }: Spot): number =>
    Math.hypot(
      Math.max(at.left - left - tip.width, 0, left - at.left - at.width),
      Math.max(at.top - top - tip.height, 0, top - at.top - at.height),
    )
  let best: Spot | null = null
  for (let top = GAP; top + tip.height + GAP <= room.height; top += STEP)
    for (let left = GAP; left + tip.width + GAP <= room.width; left += STEP) {
      const spot = { left, top }
      if ((best === null || far(spot) < far(best)) && hidden(spot) === 0) best = spot
    }
  return best ?? beside.reduce((a, b) => (hidden(b) < hidden(a) ? b : a))
}
