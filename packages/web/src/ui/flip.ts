/**
 * Things that move from one place to another are seen moving: whatever carries the same `data-flip` before and after a change
 * glides from where it was; what is new rises into its place. Nothing waits for it, and under calm nothing moves.
 */
import type { RefObject } from 'preact'
import { useLayoutEffect, useRef } from 'preact/hooks'
import { isCalm } from '../state/settings.ts'

interface Place {
  x: number
  y: number
}

const GLIDE: KeyframeAnimationOptions = { duration: 320, easing: 'cubic-bezier(0.6, 0, 0.2, 1)' }
const RISE: KeyframeAnimationOptions = { duration: 320, easing: 'cubic-bezier(0.2, 0.8, 0.2, 1)' }
/** Cards come one after another. */
const STAGGER = 40
/** Less than this is not a move. */
const STILL = 4

/** Where things lie on the page, however far it is scrolled. */
function placesIn(root: HTMLElement): Map<string, { element: HTMLElement; place: Place }> {
  const found = new Map<string, { element: HTMLElement; place: Place }>()
  for (const element of root.querySelectorAll<HTMLElement>('[data-flip]')) {
    // what is shown a second time, to be chosen or read, does not move
    if (element.closest('dialog, .question') !== null) continue
    const { left, top, width } = element.getBoundingClientRect()
    if (width > 0)
      found.set(element.dataset.flip!, { element, place: { x: left + scrollX, y: top + scrollY } })
  }
  return found
}

/** `state`: changes whenever things may have moved; `scene`: another one shows other things, and nothing moves into it. */
export function useFlip(root: RefObject<HTMLElement | null>, state: number, scene: string): void {
  const before = useRef<Map<string, Place> | null>(null)
  const shown = useRef(scene)
  useLayoutEffect(() => {
    if (root.current === null) return
    const now = placesIn(root.current)
    if (before.current !== null && shown.current === scene && !isCalm()) {
      let fresh = 0
      for (const [key, { element, place }] of now) {
        const was = before.current.get(key)
        if (was === undefined) {
          const frames = [{ opacity: 0, transform: 'translateY(-14px) rotate(2deg)' }, {}]
          element.animate(frames, { ...RISE, delay: STAGGER * fresh++, fill: 'backwards' })
        } else if (Math.hypot(was.x - place.x, was.y - place.y) > STILL) {
          const [dx, dy] = [was.x - place.x, was.y - place.y]
          element.animate(
            [
              { transform: `translate(${dx}px, ${dy}px)` },
              { transform: `translate(${dx / 2}px, ${dy / 2 - 12}px) rotate(1.5deg)`, offset: 0.5 },
              { transform: 'none' },
            ],
            GLIDE,
          )
        }
      }
    }
    before.current = new Map([...now].map(([key, { place }]) => [key, place]))
    shown.current = scene
  }, [root, state, scene])
}
