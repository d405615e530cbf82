/** Where a tip stands: under what it tells, else above it, else beside it, and always within the window. */

/** Between a tip and what it tells, and at least from the edges of the window. */
const GAP = 8

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

const within = (start: number, length: number, room: number): number =>
  Math.max(GAP, Math.min(start, room - length - GAP))

export function placeOf(at: Box, tip: Size, room: Size): { left: number; top: number } {
  const right = at.left + at.width
  const bottom = at.top + at.height
  const left = within(at.left + at.width / 2 - tip.width / 2, tip.width, room.width)
  if (bottom + GAP + tip.height + GAP <= room.height) return { left, top: bottom + GAP }
  if (at.top - GAP - tip.height >= GAP) return { left, top: at.top - GAP - tip.height }
  const top = within(at.top, tip.height, room.height)
  if (at.left - GAP - tip.width >= GAP) return { left: at.left - GAP - tip.width, top }
  return { left: within(right + GAP, tip.width, room.width), top }
}
