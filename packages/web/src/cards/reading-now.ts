/** The card that is read: glanced at under the pointer, or opened to be read whole. */
import { signal } from '@preact/signals'
import type { CardNo } from '@runesaga/table'

export interface Glance {
  card: CardNo
  side: number
  /** where the card lies on the screen */
  at: DOMRect
}

export const glanced = signal<Glance | null>(null)
export const reading = signal<{ card: CardNo; side: number } | null>(null)

export function readCard(card: CardNo, side = 0): void {
  glanced.value = null
  reading.value = { card, side }
}

export function putAway(): void {
  glanced.value = null
  reading.value = null
}

/** Hover and long press, as LOOK has them. */
export const GLANCE_AFTER = 400
export const PRESS_AFTER = 450
/** The key that reads the card in focus. */
export const READ_KEY = 'i'

export const asksToRead = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean =>
  key.toLowerCase() === READ_KEY && !ctrlKey && !metaKey && !altKey
