/** Three ways to use a page: with a mouse, with the keyboard alone, and by nothing but roles and names. */
import type { Locator, Page } from 'playwright-core'
import { changed, now } from './settled.ts'

/** Something on the page that can be pressed. */
export interface Offer {
  name: string
  /** the kind of action that it carries out, where the page tells it */
  action: string | null
  /** the kind of action that it leads to */
  opens: string | null
  /** the one thing to do, as the page shows it */
  primary: boolean
  /** one of several of which one is to be chosen, and none is yet */
  choice: boolean
  /** one of several of which another is chosen */
  instead: boolean
  /** which of the page's pressable things it is */
  index: number
}

export interface Hands {
  offers(): Promise<Offer[]>
  /** Presses it and comes back when the page has answered; false if it couldn't be pressed. */
  press(offer: Offer): Promise<boolean>
}

declare global {
  interface Window {
    offered?: HTMLElement[]
  }
}

/** Runs in the page: what can be pressed in what is played at, or in the dialog above it. Ways out of the table are left alone. */
function listOffers(): Offer[] {
  const dialogs = [...document.querySelectorAll('dialog[open], [role="dialog"][aria-modal="true"]')]
  const ground = dialogs.at(-1) ?? document.querySelector('main')
  const found: HTMLElement[] = []
  const offers: Offer[] = []
  for (const element of ground?.querySelectorAll<HTMLElement>('button, input[type="radio"]') ?? []) {
    if (element.matches(':disabled, [aria-disabled="true"], [inert] *, [tabindex="-1"]')) continue
    // on a phone, parts of the table are behind tabs
    if (element.closest('nav:not([data-part="tabs"])') !== null || element.matches('[aria-current]')) continue
    const radio = element instanceof HTMLInputElement ? element : null
    // a radio may be drawn by its label
    const label = radio?.labels?.[0]
    const seen = label ?? element
    if (!seen.checkVisibility({ visibilityProperty: true }) || window.isClear(seen)) continue
    const fellows =
      radio === null ? [] : [...document.querySelectorAll<HTMLInputElement>('input[type="radio"]')]
    const chosen = fellows.find((other) => other.name === radio?.name && other.checked)
    if (radio !== null && radio === chosen) continue
    found.push(seen)
    offers.push({
      name: (element.getAttribute('aria-label') ?? seen.textContent ?? '').trim(),
      action: element.dataset.action ?? null,
      opens: element.dataset.opens ?? null,
      primary: element.classList.contains('primary'),
      choice: radio !== null && chosen === undefined,
      instead: chosen !== undefined,
      index: found.length - 1,
    })
  }
  window.offered = found
  return offers
}

/** Runs in the page: where to press it and what time it is, or null if something else lies there. */
function aimAt(index: number): { x: number; y: number; time: number } | null {
  const element = window.offered?.[index]
  if (element?.isConnected !== true) return null
  element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
  const { left, top, width, height } = element.getBoundingClientRect()
  const [x, y] = [left + width / 2, top + height / 2]
  const hit = document.elementFromPoint(x, y)
  // a radio may lie over its label
  const meant = element instanceof HTMLLabelElement && hit === element.control
  return meant || element.contains(hit) ? { x, y, time: performance.now() } : null
}

export const mouse = (page: Page): Hands => ({
  offers: () => page.evaluate(listOffers),
  async press({ index }) {
    const spot = await page.evaluate(aimAt, index)
    if (spot === null) return false
    await page.mouse.click(spot.x, spot.y)
    await changed(page, spot.time)
    return true
  },
})

/** Runs in the page: has the focus come to it? A group of radios has one place in the order of Tab. */
function isFocused(index: number): boolean {
  const wanted = window.offered?.[index]
  const at = document.activeElement
  if (wanted === undefined || at === null) return false
  if (at === wanted || (wanted instanceof HTMLLabelElement && wanted.control === at)) return true
  return (
    wanted instanceof HTMLLabelElement &&
    at instanceof HTMLInputElement &&
    at.type === 'radio' &&
    (wanted.control as HTMLInputElement | null)?.name === at.name
  )
}

/** Runs in the page: about how many stops of Tab it is away, back if that is negative. */
function stopsTo(index: number): number {
  const stops: (Element | null | undefined)[] = [
    ...document.querySelectorAll<HTMLElement>('a[href], button, input, select, summary'),
  ].filter((element) => element.tabIndex >= 0 && !element.matches(':disabled') && element.checkVisibility())
  const wanted = window.offered?.[index]
  const control = wanted instanceof HTMLLabelElement ? wanted.control : wanted
  const from = stops.indexOf(document.activeElement)
  return from < 0 ? 1 : stops.indexOf(control) - from
}

/** How many stops of Tab a screen may have before we say that something can't be reached. */
const STOPS = 250

export const keyboard = (page: Page): Hands => ({
  offers: () => page.evaluate(listOffers),
  async press({ index, name, choice, instead }) {
    // most of the way without looking, forward or back, as the way is shorter
    const away = await page.evaluate(stopsTo, index)
    const tab = away < 0 ? 'Shift+Tab' : 'Tab'
    for (let stop = 1; stop < Math.abs(away); stop++) await page.keyboard.press(tab)
    for (let stop = 0; !(await page.evaluate(isFocused, index)); stop++) {
      if (stop === STOPS) throw new Error(`Tab never comes to "${name}"`)
      await page.keyboard.press(tab)
    }
    const before = await now(page)
    await page.keyboard.press(choice || instead ? 'Space' : 'Enter')
    await changed(page, before)
    return true
  },
})

const LINE = /^\s*- (?:'|")?(button|radio) "((?:[^"\\]|\\.)*)"(.*)$/
const CLOSED = /\[(disabled|checked|pressed|expanded)/

/** Where one is: in the dialog above everything else, or in what is played at. */
async function groundOf(page: Page): Promise<Locator> {
  const dialog = page.getByRole('dialog')
  return (await dialog.count()) > 0 ? dialog.last() : page.getByRole('main')
}

/** Knows only what a screen reader knows: roles, names and states. */
export const tree = (page: Page): Hands => ({
  async offers() {
    const lines = (await (await groundOf(page)).ariaSnapshot()).split('\n')
    return lines.flatMap((line, index) => {
      const [, role, name, states] = LINE.exec(line) ?? []
      if (role === undefined || CLOSED.test(states)) return []
      const offer = { action: null, opens: null, primary: false, instead: false, index }
      return [{ ...offer, name: name.replaceAll('\\"', '"'), choice: role === 'radio' }]
    })
  },
  async press({ name, choice }) {
    const before = await now(page)
    const ground = await groundOf(page)
    await ground
      .getByRole(choice ? 'radio' : 'button', { name, exact: true })
      .first()
      .click()
    await changed(page, before)
    return true
  },
})
