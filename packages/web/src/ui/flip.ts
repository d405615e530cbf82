/**
 * Things that move from one place to another are seen moving: whatever carries the same `data-flip` before and after a change
 * glides from where it was; what is new rises into its place. Nothing waits for it, and under calm nothing moves.
 */
import type { RefObject } from 'preact'
import { useLayoutEffect, useRef } from 'preact/hooks'
import { isCalm } from '../state/settings.ts'

interface Place {
  /** on the page, however far it is scrolled */
  x: number
  y: number
  /** the part of the page it lies in, and where that part lies: what moves with its part has not moved */
  zone: string
  zoneX: number
  zoneY: number
}

const GLIDE: KeyframeAnimationOptions = { duration: 320, easing: 'cubic-bezier(0.6, 0, 0.2, 1)' }
const RISE: KeyframeAnimationOptions = { duration: 320, easing: 'cubic-bezier(0.2, 0.8, 0.2, 1)' }
/** Cards come one after another. */
const STAGGER = 40
/** Less than this is not a move. */
const STILL = 4

const ZONES = ['board', 'rows', 'rail', 'drawer', 'dock', 'top-bar']
  .map((part) => `[data-part="${part}"]`)
  .join()
/** What is shown a second time, to be chosen or read, does not move. */
const SECOND = 'dialog, [data-part="question"]'

function placeOf(element: HTMLElement): Place {
  const { left, top } = element.getBoundingClientRect()
  const zone = element.closest<HTMLElement>(ZONES)
  const around = zone?.getBoundingClientRect()
  return {
    x: left + scrollX,
    y: top + scrollY,
    zone: zone?.dataset.part ?? '',
    zoneX: (around?.left ?? 0) + scrollX,
    zoneY: (around?.top ?? 0) + scrollY,
  }
}

/** How far a thing came: across the page, or within the part of it where it stayed. */
function way(was: Place, is: Place): { dx: number; dy: number } {
  const stayed = was.zone === is.zone
  return {
    dx: was.x - is.x - (stayed ? was.zoneX - is.zoneX : 0),
    dy: was.y - is.y - (stayed ? was.zoneY - is.zoneY : 0),
  }
}

function glide(element: HTMLElement, { dx, dy }: { dx: number; dy: number }): void {
  const frames = [
    { transform: `translate(${dx}px, ${dy}px)` },
    { transform: `translate(${dx / 2}px, ${dy / 2 - 12}px) rotate(1.5deg)`, offset: 0.5 },
    { transform: 'none' },
  ]
  element.animate(frames, GLIDE)
}

/** `state`: changes whenever things may have moved; `scene`: another one shows other things, and nothing moves into it. */
export function useFlip(root: RefObject<HTMLElement | null>, state: number, scene: string): void {
  const before = useRef<Map<string, Place> | null>(null)
  const shown = useRef(scene)
  useLayoutEffect(() => {
    if (root.current === null) return
    // where nothing moves, nothing has to be measured
    if (isCalm()) {
      before.current = null
      return
    }
    const moves = before.current !== null && shown.current === scene
    const now = new Map<string, Place>()
    let fresh = 0
    for (const element of root.current.querySelectorAll<HTMLElement>('[data-flip]')) {
      if (element.closest(SECOND) !== null) continue
      const place = placeOf(element)
      now.set(element.dataset.flip!, place)
      if (!moves) continue
      const was = before.current!.get(element.dataset.flip!)
      if (was === undefined) {
        const frames = [{ opacity: 0, transform: 'translateY(-14px) rotate(2deg)' }, {}]
        element.animate(frames, { ...RISE, delay: STAGGER * fresh++, fill: 'backwards' })
      } else {
        const moved = way(was, place)
        if (Math.hypot(moved.dx, moved.dy) > STILL) glide(element, moved)
      }
    }
    before.current = now
    shown.current = scene
  }, [root, state, scene])
}
