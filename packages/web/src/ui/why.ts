/** Why something can't be done, beside what was pressed: above everything else, for as long as it takes to read. */
import { announce } from './announcer.tsx'
import styles from './why.module.css'

const LASTS = 4500
const GAP = 8

let shown: HTMLElement | null = null
let timer = 0

function putAway(): void {
  clearTimeout(timer)
  shown?.remove()
  shown = null
}

export function sayWhy(pressed: Element, why: string): void {
  announce(why)
  putAway()
  const note = document.createElement('p')
  note.className = styles.why
  // those who listen have heard it
  note.ariaHidden = 'true'
  note.textContent = why
  note.popover = 'manual'
  document.body.append(note)
  note.showPopover()
  const at = pressed.getBoundingClientRect()
  const { width, height } = note.getBoundingClientRect()
  const left = Math.max(GAP, Math.min(at.left + (at.width - width) / 2, innerWidth - width - GAP))
  const above = at.top - height - GAP
  note.style.left = `${left}px`
  note.style.top = `${above >= GAP ? above : Math.min(at.bottom + GAP, innerHeight - height - GAP)}px`
  shown = note
  timer = window.setTimeout(putAway, LASTS)
  addEventListener('pointerdown', putAway, { once: true, capture: true })
  addEventListener('keydown', putAway, { once: true, capture: true })
}
