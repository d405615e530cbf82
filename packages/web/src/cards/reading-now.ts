/** The card that is read on a screen: glanced at under the pointer, or opened to be read whole. */
import { signal } from '@preact/signals'
import type { CardRef } from '@runesaga/table'
import type { Side } from './faces.ts'

interface Read {
  card: CardRef
  side: Side
  /** why nothing can be done with it now */
  why?: string | undefined
}

export interface Glance extends Read {
  /** where the card lies on the screen */
  at: DOMRect
}

export class ReadingNow {
  readonly glanced = signal<Glance | null>(null)
  readonly opened = signal<Read | null>(null)

  open(card: CardRef, side: Side = 'first', why?: string): void {
    this.glanced.value = null
    this.opened.value = { card, side, why }
  }

  putAway(): void {
    this.glanced.value = null
    this.opened.value = null
  }
}
