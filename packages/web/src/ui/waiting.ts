/** The page says when it waits for the table: for style sheets, and for tests that want to look at the answer. */
import { signal } from '@preact/signals'

const MARK = 'data-waiting'
let awaited = 0

/** It takes so long, in milliseconds, that it has to be seen that the press was taken. */
const LONG = 600
export const waitsLong = signal(false)
let timer: ReturnType<typeof setTimeout> | undefined

/** What was pressed last, and what is shown as busy. */
let pressed: Element | null = null
let busy: Element | null = null
addEventListener(
  'click',
  ({ target }) => {
    pressed = target instanceof Element ? target.closest('button') : null
  },
  { capture: true },
)

function show(): void {
  document.documentElement.toggleAttribute(MARK, awaited > 0)
  if (awaited > 0) {
    timer ??= setTimeout(showLong, LONG)
    return
  }
  clearTimeout(timer)
  timer = undefined
  busy?.removeAttribute('aria-busy')
  busy = null
  waitsLong.value = false
}

function showLong(): void {
  busy = pressed
  busy?.setAttribute('aria-busy', 'true')
  waitsLong.value = true
}

export async function waiting(answer: () => Promise<void>): Promise<void> {
  awaited++
  show()
  try {
    await answer()
  } finally {
    awaited = Math.max(0, awaited - 1)
    show()
  }
}

/** What was asked will never be answered. */
export function stopWaiting(): void {
  awaited = 0
  show()
}
