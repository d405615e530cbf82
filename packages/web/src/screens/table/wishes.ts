/** What somebody is about to do: journeying, a hint that was asked for, what is shown on a phone. */
import { computed, signal } from '@preact/signals'
import type { Action, Chosen } from '@runesaga/table'

/** Cards are chosen to journey past. */
export const journeying = signal(false)

/** The hint for a version of the table; gone as soon as something has happened. */
export const hinted = signal<{ version: number; chosen: Chosen } | null>(null)

export type Tab = 'table' | 'story' | 'rivals' | 'chronicle'
/** The part of the table that a phone shows. */
export const tab = signal<Tab>('table')

export const advised = computed<Action | null>(() => hinted.value?.chosen.action ?? null)

/** A table is left, or another one is opened. */
export function forgetWishes(): void {
  journeying.value = false
  hinted.value = null
  tab.value = 'table'
}
