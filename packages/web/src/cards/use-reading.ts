/** What makes a button one that reads a card: rest the pointer on it, press it long, or press the key I. */
import type { CardRef } from '@runesaga/table'
import { useEffect, useRef } from 'preact/hooks'
import { useCards } from './cards-here.ts'
import type { Side } from './faces.ts'

/** How long a pointer rests and a finger presses until a card is read, in milliseconds: a finger on an icon asks for its name, which comes first. */
const GLANCE_AFTER = 400
const PRESS_AFTER = 600
/** The key that reads the card in focus. */
const READ_KEY = 'i'

export const asksToRead = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean =>
  key.toLowerCase() === READ_KEY && !ctrlKey && !metaKey && !altKey

/** `act`: what a press does instead of reading; `why`: why it does nothing. */
export function useReading(card: CardRef, side: Side = 'first', act?: () => void, why?: string) {
  const { reading } = useCards()
  const timer = useRef(0)
  const pressedLong = useRef(false)
  /** the pointer came over the card, or the card under it: only its moving tells that somebody means it */
  const mayGlance = useRef(false)
  const stop = () => {
    clearTimeout(timer.current)
    reading.glanced.value = null
  }
  useEffect(() => stop, [])
  return {
    'aria-keyshortcuts': READ_KEY,
    onPointerEnter: () => {
      mayGlance.current = true
    },
    onPointerMove: ({ pointerType, currentTarget }: PointerEvent) => {
      if (pointerType !== 'mouse' || !mayGlance.current) return
      mayGlance.current = false
      const at = currentTarget as HTMLElement
      timer.current = window.setTimeout(() => {
        reading.glanced.value = { card, side, at: at.getBoundingClientRect() }
      }, GLANCE_AFTER)
    },
    onPointerLeave: stop,
    onPointerCancel: stop,
    onPointerDown: ({ pointerType }: PointerEvent) => {
      stop()
      mayGlance.current = false
      pressedLong.current = false
      if (pointerType === 'mouse') return
      timer.current = window.setTimeout(() => {
        pressedLong.current = true
        reading.open(card, side, why)
      }, PRESS_AFTER)
    },
    onPointerUp: () => clearTimeout(timer.current),
    onContextMenu: (event: Event) => event.preventDefault(),
    onClick: () => {
      stop()
      // the end of a long press is not a press
      if (pressedLong.current) return
      if (act === undefined) reading.open(card, side, why)
      else act()
    },
    onKeyDown: (event: KeyboardEvent) => {
      if (!asksToRead(event)) return
      event.preventDefault()
      reading.open(card, side, why)
    },
  }
}
