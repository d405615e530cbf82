/** Which lessons were learnt on this device, and whether the first tale was played to its end. */
import { signal } from '@preact/signals'
import { type Right, remembered } from './remembered.ts'

interface Learnt {
  /** by name */
  done: readonly string[]
}

const KEY = 'runesaga lessons'

const RIGHT: Right<Learnt> = {
  done: (value) => Array.isArray(value) && value.every((name) => typeof name === 'string'),
}

const kept = signal<Learnt>({ done: [], ...remembered(KEY, RIGHT) })

/** By this name it is kept among them. */
export const FIRST_TALE = 'first-tale'

export const isLearnt = (name: string): boolean => kept.value.done.includes(name)

export function learnt(name: string): void {
  if (kept.peek().done.includes(name)) return
  kept.value = { done: [...kept.peek().done, name] }
  try {
    localStorage.setItem(KEY, JSON.stringify(kept.value))
  } catch {
    // forbidden storage: it holds until the page is closed
  }
}
