/** In which turns this device has shown an icon under its name: after a few of them the icon is known by itself. */
import { signal } from '@preact/signals'
import { INLINE_ICONS, type InlineIcon } from '@runesaga/words'
import { type Right, remembered } from './remembered.ts'

type Met = Record<InlineIcon, string[]>

const KEY = 'runesaga icons'
/** Turns in which the name stands beside it. */
const ENOUGH = 3

const areTurns = (value: unknown): boolean =>
  Array.isArray(value) && value.every((turn) => typeof turn === 'string')
const RIGHT = Object.fromEntries(INLINE_ICONS.map((name) => [name, areTurns])) as Right<Met>

const met = signal<Partial<Met>>(remembered(KEY, RIGHT))

/** Within its last turn the name stays where it stands. */
export function isKnown(icon: InlineIcon, turn: string): boolean {
  const turns = met.value[icon] ?? []
  return turns.length >= ENOUGH && !turns.includes(turn)
}

export function meet(icons: readonly InlineIcon[], turn: string): void {
  const now = met.peek()
  const isNew = (icon: InlineIcon): boolean => {
    const turns = now[icon] ?? []
    return turns.length < ENOUGH && !turns.includes(turn)
  }
  const added = [...new Set(icons)].filter(isNew)
  if (added.length === 0) return
  met.value = { ...now, ...Object.fromEntries(added.map((icon) => [icon, [...(now[icon] ?? []), turn]])) }
  try {
    localStorage.setItem(KEY, JSON.stringify(met.value))
  } catch {
    // forbidden storage: what was met is known until the page is closed
  }
}
