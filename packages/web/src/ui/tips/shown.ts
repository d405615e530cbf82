/** The one tip of the page: what it tells, and beside what. */
import { signal } from '@preact/signals'
import type { Told } from './told.ts'

export interface Shown {
  /** what the tip stands beside and describes */
  beside: Element
  told: readonly Told[]
  by: 'pointer' | 'focus'
}

export const shown = signal<Shown | null>(null)

export const hide = (): void => {
  shown.value = null
}
