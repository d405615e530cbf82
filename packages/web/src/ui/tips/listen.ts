/** When a tip comes and goes: a pointer that rests, a finger that presses long, the focus of the keyboard. */
import { type IconsTold, loadIcons } from '@runesaga/words'
import { language } from '../language.ts'
import { hide, shown } from './shown.ts'
import { KEY, type Told, toldAt, toldHere, toldOfControl } from './told.ts'

/** Milliseconds until a tip stands: under a resting pointer, under a finger. */
const REST = 400
const PRESS = 500
/** A note of the table that Escape puts away as well. */
const BENEATH = 'aside[data-tip]'
/** A finger is never quite still. */
const STILL = 10

let timer = 0
/** Another pointer, or another place of it, wants to know something else. */
let wishes = 0
let pressedAt: { x: number; y: number } | null = null
/** The click that ends a long press does nothing. */
let longPress = false

const stop = (): void => {
  clearTimeout(timer)
  wishes += 1
  pressedAt = null
}

/** Tells something if anybody still wants it once the words are there. */
async function tell(
  beside: Element,
  by: 'pointer' | 'focus',
  told: (icons: IconsTold) => readonly Told[],
  isWanted: () => boolean,
): Promise<void> {
  const icons = await loadIcons(language()).catch(() => null)
  if (icons === null || !beside.isConnected || !isWanted()) return
  const lines = told(icons)
  if (lines.length > 0) shown.value = { beside, by, told: lines }
  else hide()
}

/** What lies at a point, instead of anything else that would be shown for the pointer there. */
function tellAt(x: number, y: number): boolean {
  const found = toldAt(x, y)
  if (found === null) return false
  const wish = wishes
  void tell(
    found,
    'pointer',
    (icons) => toldHere(found, icons),
    () => wish === wishes,
  )
  document.elementFromPoint(x, y)?.dispatchEvent(new PointerEvent('pointercancel', { bubbles: true }))
  return true
}

const isOver = (element: Element, x: number, y: number): boolean => {
  const { left, right, top, bottom } = element.getBoundingClientRect()
  return x >= left && x <= right && y >= top && y <= bottom
}

function moved({ pointerType, buttons, clientX: x, clientY: y }: PointerEvent): void {
  if (pointerType === 'touch') {
    if (pressedAt !== null && Math.hypot(x - pressedAt.x, y - pressedAt.y) > STILL) stop()
    return
  }
  if (shown.value?.by === 'pointer') {
    if (isOver(shown.value.beside, x, y)) return
    hide()
  }
  stop()
  if (buttons === 0) timer = window.setTimeout(() => tellAt(x, y), REST)
}

function pressed({ pointerType, clientX: x, clientY: y }: PointerEvent): void {
  stop()
  hide()
  longPress = false
  if (pointerType !== 'touch') return
  pressedAt = { x, y }
  timer = window.setTimeout(() => {
    longPress = tellAt(x, y)
  }, PRESS)
}

function lifted(): void {
  if (pressedAt !== null) stop()
}

function swallow(event: Event): void {
  if (!longPress) return
  event.preventDefault()
  event.stopImmediatePropagation()
}

function tellControl(control: Element): void {
  void tell(
    control,
    'focus',
    (icons) => toldOfControl(control, icons),
    () => document.activeElement === control,
  )
}

function focused({ target }: FocusEvent): void {
  if (target instanceof Element && target.matches(':focus-visible')) tellControl(target)
}

/** A stop that does nothing else tells again what Escape has put away. */
function clicked({ target }: MouseEvent): void {
  if (target instanceof Element && target.matches(KEY)) tellControl(target)
}

function blurred(): void {
  if (shown.value?.by === 'focus') hide()
}

/** A finger leaves when it is lifted: what it asked for stays. */
function left({ pointerType }: PointerEvent): void {
  if (pointerType === 'touch') return
  stop()
  if (shown.value?.by === 'pointer') hide()
}

function gone(): void {
  stop()
  hide()
}

/** Going to a control may scroll it into sight: its tip follows. */
function scrolled(): void {
  if (shown.value?.by === 'focus') shown.value = { ...shown.value }
  else gone()
}

function keyed(event: KeyboardEvent): void {
  // where no click came of it, the next one is another
  longPress = false
  if (event.key !== 'Escape') return
  // the uppermost goes first: what is beneath hears of the next press
  if (shown.value?.by === 'focus' && document.querySelector(BENEATH) !== null) {
    event.preventDefault()
    event.stopImmediatePropagation()
  }
  gone()
}

export function listen(): void {
  addEventListener('pointermove', moved, { passive: true })
  // before those whose elements are pressed
  addEventListener('pointerdown', pressed, { capture: true })
  addEventListener('pointerup', lifted)
  addEventListener('click', swallow, { capture: true })
  addEventListener('click', clicked)
  addEventListener('contextmenu', swallow, { capture: true })
  document.documentElement.addEventListener('pointerleave', left)
  addEventListener('focusin', focused)
  addEventListener('focusout', blurred)
  addEventListener('scroll', scrolled, { capture: true, passive: true })
  addEventListener('resize', gone)
  addEventListener('keydown', keyed, { capture: true })
}
