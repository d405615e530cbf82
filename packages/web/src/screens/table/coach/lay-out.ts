/** Lays a note, its lights and its line where they belong now. */
import {
  barsOf,
  cardsOf,
  choicesOf,
  controlsOf,
  type Edge,
  footOf,
  freeOf,
  groundOf,
  isInBar,
} from './ground.ts'
import { type Box, placeNote, wayBetween } from './placing.ts'
import { boxAround } from './targets.ts'

/** How far the light stands off from what it is around, and how round it is. */
const OFF = 6
const ROUND = 12
/** From the strip to what is beneath it. */
const EDGE = 8

/** What was laid last, by the light that it was laid with: nothing is written anew where nothing has moved. */
const laid = new WeakMap<Element, { tip: string; places: string }>()

/** How a strip lies: above the bars, in a low window over them where it must, or over the bar at an edge; null for a note beside a thing. */
export type Strip = 'above' | 'low' | Edge | null

/** `found`: the elements of each thing; none where it isn't on the screen */
export function layOut(
  root: HTMLElement,
  found: readonly (readonly Element[])[],
  strip: Strip,
  isLow: boolean,
): void {
  const part = (name: string) => [...root.querySelectorAll<HTMLElement>(`[data-part="${name}"]`)]
  const [note] = part('note')
  const [veil] = part('veil')
  const ground = groundOf(root)
  const foot = `${footBelow(note, found, strip, footOf(ground))}px`
  if (note.style.getPropertyValue('--foot') !== foot) note.style.setProperty('--foot', foot)
  const head = strip === 'head' ? note.offsetHeight + 1 : -Infinity
  const end = strip === null || strip === 'head' ? innerHeight : note.getBoundingClientRect().top
  const things = found.map((elements) => seenOf(elements, head, end, barsOf(ground)))
  const boxes = things.flatMap((box) => box ?? [])
  // as high as it is drawn: whole pixels may be a fraction less
  const size = { width: note.offsetWidth, height: note.offsetHeight + 1 }
  const tip = root.dataset.tip ?? ''
  const places = JSON.stringify([boxes, size, foot, strip, innerWidth, innerHeight])
  const last = laid.get(veil)
  if (last?.tip === tip && last.places === places) return
  laid.set(veil, { tip, places })
  // from one tip to the next, not when the page is scrolled
  root.toggleAttribute('data-travels', last !== undefined && last.tip !== tip)

  for (const [i, ring] of part('ring').entries()) lay(ring, things[i] ?? null)
  veil.style.clipPath = `path(evenodd, "${holes(boxes)}")`
  if (strip !== null || boxes.length === 0) return
  const spot = placeNote(size, {
    things: boxes,
    controls: controlsOf(ground),
    choices: choicesOf(ground),
    cards: cardsOf(ground),
    // a low panel has one way on, at its foot
    free: freeOf(ground, isLow && ground instanceof HTMLDialogElement ? footOf(ground) - EDGE : 0),
  })
  lay(note, { ...spot, ...size })
  drawLine(part('line')[0], { ...spot, ...size }, boxes[0])
}

/** A strip lies above the bars; in a low window over them where it would lie over what it speaks of. */
function footBelow(
  note: HTMLElement,
  [about, ...others]: readonly (readonly Element[])[],
  strip: Strip,
  foot: number,
): number {
  if (strip === 'foot') return 0
  if (strip !== 'low') return foot
  const hasBar = [about, ...others].some(([one]) => one !== undefined && isInBar(one))
  if (hasBar || about.length === 0) return foot
  return boxAround(about).bottom > innerHeight - foot - note.offsetHeight - EDGE ? 0 : foot
}

/** Less than this of a thing is not worth a light. */
const LEAST = 24

/** What is seen of a thing between the strip over its head and the bars and the strip that lie over its foot; bars are seen whole. */
function seenOf(elements: readonly Element[], head: number, strip: number, bars: readonly Box[]): Box | null {
  if (elements.length === 0) return null
  const box = around(boxAround(elements))
  if (isInBar(elements[0])) return box
  const top = Math.max(box.top, head)
  // what lies behind a bar at the foot altogether begins below its top
  const isBelow = (bar: Box) =>
    bar.top > Math.min(box.top, innerHeight / 2) &&
    bar.top + bar.height > box.top + OFF &&
    bar.left < box.left + box.width &&
    box.left < bar.left + bar.width
  const end = Math.min(innerHeight, strip, ...bars.filter(isBelow).map(({ top }) => top))
  const height = Math.min(box.top + box.height, end - 2) - top
  return height < LEAST ? null : { ...box, top, height }
}

const around = ({ left, top, width, height }: Box): Box => ({
  left: left - OFF,
  top: top - OFF,
  width: width + 2 * OFF,
  height: height + 2 * OFF,
})

function lay(element: HTMLElement, box: Box | null): void {
  element.hidden = box === null
  if (box === null) return
  for (const [side, n] of Object.entries(box)) element.style.setProperty(`--${side}`, `${Math.round(n)}px`)
}

/** The window, but for the things: they stay as bright as they are. */
function holes(boxes: readonly Box[]): string {
  const holes = boxes.map(({ left, top, width, height }) => {
    const r = Math.min(ROUND, width / 2, height / 2)
    const corner = (x: number, y: number) => `a${r} ${r} 0 0 1 ${x} ${y}`
    return [
      `M${left + r} ${top}h${width - 2 * r}${corner(r, r)}`,
      `v${height - 2 * r}${corner(-r, r)}h${2 * r - width}${corner(-r, -r)}v${2 * r - height}${corner(r, -r)}z`,
    ].join('')
  })
  return `M0 0H${innerWidth}V${innerHeight}H0z${holes.join('')}`
}

function drawLine(line: HTMLElement, note: Box, thing: Box): void {
  const { x1, y1, x2, y2 } = wayBetween(note, thing)
  line.style.setProperty('--left', `${x1}px`)
  line.style.setProperty('--top', `${y1}px`)
  line.style.setProperty('--width', `${Math.hypot(x2 - x1, y2 - y1)}px`)
  line.style.setProperty('--turn', `${Math.atan2(y2 - y1, x2 - x1)}rad`)
}
