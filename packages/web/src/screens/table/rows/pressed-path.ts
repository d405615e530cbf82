/** Which path of a card was pressed: the strip under the pointer, marked `data-path`. A key presses none. */
import type { PathName } from '@runesaga/table'
import type { TargetedPointerEvent } from 'preact'
import { useRef } from 'preact/hooks'

export function usePressedPath() {
  const pressed = useRef<PathName | null>(null)
  return {
    listens: {
      onPointerDownCapture: (event: TargetedPointerEvent<HTMLElement>) => {
        pressed.current = pathUnder(event)
      },
      onKeyDownCapture: () => {
        pressed.current = null
      },
    },
    path: () => pressed.current,
  }
}

/** By where the strips lie: the face of a card takes no pointer itself. */
function pathUnder({ currentTarget, clientX: x, clientY: y }: TargetedPointerEvent<HTMLElement>) {
  const strips = [...currentTarget.querySelectorAll<HTMLElement>('[data-path]')]
  const hit = strips.find((strip) => {
    const { left, right, top, bottom } = strip.getBoundingClientRect()
    return x >= left && x <= right && y >= top && y <= bottom
  })
  return hit === undefined ? null : (hit.dataset.path as PathName)
}
