/** What makes a button one that reads a card: rest the pointer on it, press it long, or press the key I. */
import type { CardNo } from '@runesaga/table'
import { useEffect, useRef } from 'preact/hooks'
import { asksToRead, GLANCE_AFTER, glanced, PRESS_AFTER, READ_KEY, readCard } from './reading-now.ts'

/** `act`: what a press does instead of reading. */
export function useReading(card: CardNo, side = 0, act?: () => void) {
  const timer = useRef(0)
  const pressedLong = useRef(false)
  const stop = () => {
    clearTimeout(timer.current)
    glanced.value = null
  }
  useEffect(() => stop, [])
  return {
    'aria-keyshortcuts': READ_KEY,
    onPointerEnter: ({ pointerType, currentTarget }: PointerEvent) => {
      if (pointerType !== 'mouse') return
      const at = currentTarget as HTMLElement
      timer.current = window.setTimeout(() => {
        glanced.value = { card, side, at: at.getBoundingClientRect() }
      }, GLANCE_AFTER)
    },
    onPointerLeave: stop,
    onPointerCancel: stop,
    onPointerDown: ({ pointerType }: PointerEvent) => {
      stop()
      pressedLong.current = false
      if (pointerType === 'mouse') return
      timer.current = window.setTimeout(() => {
        pressedLong.current = true
        readCard(card, side)
      }, PRESS_AFTER)
    },
    onPointerUp: () => clearTimeout(timer.current),
    onContextMenu: (event: Event) => event.preventDefault(),
    onClick: () => {
      stop()
      // the end of a long press is not a press
      if (pressedLong.current) return
      if (act === undefined) readCard(card, side)
      else act()
    },
    onKeyDown: (event: KeyboardEvent) => {
      if (!asksToRead(event)) return
      event.preventDefault()
      readCard(card, side)
    },
  }
}
