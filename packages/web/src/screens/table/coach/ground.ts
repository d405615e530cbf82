/** The page around a tip: whether it is at rest, what of it is free, and how a thing comes into sight. */
import { isCalm } from '../../../state/settings.ts'
import type { Box } from './placing.ts'

/** What a tip lies in: the dialog that it is about, or the page. */
export const groundOf = (note: Element): HTMLElement => note.closest('dialog') ?? document.body

/** No other dialog is open. */
export const isOnTop = (ground: HTMLElement): boolean =>
  [...document.querySelectorAll('dialog[open]')].every((dialog) => dialog === ground)

/** What takes longer is no move from one place to another: a flame, in milliseconds. */
const LONG = 2000

/** Nothing moves on the page but flames, and what belongs to the note; and the table isn't waited for. */
export function isAtRest(note: Element): boolean {
  if (document.documentElement.hasAttribute('data-waiting')) return false
  return !document.getAnimations().some(({ playState, effect }) => {
    if (playState !== 'running' || !(effect instanceof KeyframeEffect)) return false
    return Number(effect.getComputedTiming().endTime) < LONG && !note.contains(effect.target)
  })
}

/** From the edge of the window, and from bars at its foot. */
const EDGE = 12

const BAR = '[data-coach="bar"]'
export const isInBar = (element: Element): boolean => element.closest(BAR) !== null

const seenBoxes = (ground: HTMLElement, selector: string): DOMRect[] =>
  [...ground.querySelectorAll(selector)]
    .filter((element) => element.checkVisibility())
    .map((element) => element.getBoundingClientRect())

/** How high the bars are that stay at the foot of the window. */
export function footOf(ground: HTMLElement): number {
  const bars = seenBoxes(ground, BAR).toSorted((a, b) => b.bottom - a.bottom)
  return bars.reduce(
    (foot, { top, bottom }) =>
      bottom >= innerHeight - foot - EDGE ? Math.max(foot, innerHeight - top) : foot,
    0,
  )
}

export type Edge = 'head' | 'foot'

/**
 * On the table of a phone that lies, a strip lies over a bar that nothing is pointed at in, and so over no card: rather over the tabs, since
 * the prompt says what is asked. Null where it lies beside what it speaks of.
 */
export function edgeOf(note: Element, things: readonly Box[]): Edge | null {
  const ground = groundOf(note)
  if (ground !== document.body || note.closest('[data-layout="flat"]') === null) return null
  const [bar] = seenBoxes(ground, '[data-part="top-bar"]')
  const foot = innerHeight - footOf(ground)
  if (things.every(({ top }) => top >= (bar?.bottom ?? 0))) return 'head'
  return things.every(({ top }) => top < foot) ? 'foot' : null
}

/** Under which what scrolls goes. */
export const barsOf = (ground: HTMLElement): Box[] => seenBoxes(ground, BAR)

/** What of the window no bar covers, at its head or, if that is wanted, at its foot. */
export function freeOf(ground: HTMLElement, foot = 0): Box {
  const heads = seenBoxes(ground, '[data-part="top-bar"]').filter(({ top }) => top <= 0)
  const top = Math.max(0, ...heads.map(({ bottom }) => bottom)) + EDGE
  return { left: EDGE, top, width: innerWidth - 2 * EDGE, height: innerHeight - foot - EDGE - top }
}

/** What a note should not lie on: what is to be pressed, what may be chosen, and what is to be read. */
export const controlsOf = (ground: HTMLElement): DOMRect[] =>
  seenBoxes(
    ground,
    `${BAR} button, label, fieldset button, [data-part="top-bar"] button, [data-part="act-tabs"] button`,
  )
export const choicesOf = (ground: HTMLElement): DOMRect[] =>
  seenBoxes(ground, '[data-act="open"] .readable, [data-part="prompt-words"]')
export const cardsOf = (ground: HTMLElement): DOMRect[] =>
  seenBoxes(
    ground,
    `[data-part="board"] .readable, [data-part="rival"], [data-part="chip"], h2, [data-coach]:not(${BAR})`,
  )

/** What scrolls it. */
function scrollerOf(element: Element): Element {
  for (let outer = element.parentElement; outer !== null; outer = outer.parentElement) {
    const { overflowY } = getComputedStyle(outer)
    if (/auto|scroll/.test(overflowY) && outer.scrollHeight > outer.clientHeight) return outer
  }
  return document.scrollingElement!
}

/** From the edge of what is free: room for the light. */
const AIR = 10

/** Scrolls a thing into what is free, as far as it must: what lies before it is read with it. What is higher than that begins at the edge. */
export function bringIntoSight(element: Element, box: Box, free: Box): void {
  const above = box.top - AIR - free.top
  const below = box.top + box.height + AIR - (free.top + free.height)
  if (above >= 0 && below <= 0) return
  const top = above < 0 ? above : Math.min(above + AIR + EDGE, below)
  scrollerOf(element).scrollBy({ top, behavior: isCalm() ? 'auto' : 'smooth' })
}
