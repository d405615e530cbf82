/** What a tip can tell: the drawings of the page by their names, and buttons that are a mark alone. */
import type { StoneFace } from '@runesaga/table'
import { type Drawing, type IconsTold, iconMeaning } from '@runesaga/words'

/** One line of a tip. */
export interface Told {
  name: string
  /** null: a button, whose name says it all */
  meaning: string | null
  /** the drawing itself, as markup */
  picture: string
}

const DRAWN = '[data-icon]'
const MARK_BUTTON = '.button.mark'
/** A control that lies over what it is about, and one that tells what stands around it. */
const COVER = '.cover'
const TELLS = '[data-tells]'
/** One that does nothing else. */
export const KEY = '.unseen[data-tells]'
/** Drawings that no control of their own tells. */
const LOOSE = '[data-icon]:not(button *, a *, label *, .readable *)'
const AROUND = 'label, [data-icons]'

/** A word around a drawing goes before the drawing's own: there it means something else. */
function drawingAround(element: Element): Element | null {
  const drawing = element.closest(DRAWN)
  const around = drawing?.parentElement ?? null
  return (around === null ? null : drawingAround(around)) ?? drawing
}

const isSeen = (element: Element): boolean => element.checkVisibility({ visibilityProperty: true })

/** The drawing or the mark button at a point of the window, also under a control that lies over it; never through a dialog or a sheet. */
export function toldAt(x: number, y: number): Element | null {
  const stack = document.elementsFromPoint(x, y)
  const top = stack.at(0)
  if (top === undefined) return null
  const button = top.closest(MARK_BUTTON)
  if (button !== null) return button
  const room = top.matches(COVER) ? top.parentElement : (top.closest('[data-icons]') ?? top)
  const isHere = (drawing: Element | null) =>
    drawing !== null && (drawing.contains(top) || room?.contains(drawing) === true)
  return stack.map(drawingAround).find(isHere) ?? null
}

/** What belongs to a control: the drawings in it and under it; all around one that was set among them for that. */
function drawingsOf(control: Element): Element[] {
  if (control.matches(TELLS)) return seenIn(control.closest('[data-icons]'), LOOSE)
  if (control.matches(COVER)) return seenIn(control.parentElement, DRAWN)
  return seenIn(control.matches('input') ? control.closest(AROUND) : control, DRAWN)
}

const seenIn = (room: Element | null, which: string): Element[] =>
  [...(room?.querySelectorAll(which) ?? [])].filter(
    (drawing) => drawingAround(drawing) === drawing && isSeen(drawing),
  )

/** A drawing once more, to stand beside its name. */
function pictureOf(drawing: Element): string {
  const svg = drawing.matches('svg') ? drawing : drawing.querySelector('svg')
  if (svg === null) return ''
  const copy = svg.cloneNode(true) as Element
  // a number would be too small here
  copy.querySelector('text')?.remove()
  for (const attribute of ['class', 'data-icon', 'role', 'aria-label']) copy.removeAttribute(attribute)
  return copy.outerHTML
}

/** A stone is marked with its kind and the face that lies up, "strength-special hero"; its name says both. */
function drawingsIn(mark: string): Drawing[] {
  const [kind, face] = mark.split(' ')
  if (face === undefined) return [kind as Drawing]
  const [ability, special] = kind.split('-')
  const stone: Drawing[] =
    kind === 'dark'
      ? ['dark-rune']
      : kind === 'core' || kind === 'fate'
        ? ['core-rune']
        : [ability as Drawing, special === undefined ? 'ability-rune' : 'special-rune']
  return face === '' ? stone : [...stone, `face-${face as StoneFace}`]
}

/** Of several words the last says what is told. */
function toldOf(drawing: Element, icons: IconsTold): Told {
  const { edition, mode } = drawing.closest<HTMLElement>('[data-edition]')?.dataset ?? {}
  const told = drawingsIn(drawing.getAttribute('data-icon') ?? '').map((name) => icons[name])
  return {
    name: told.map(({ name }) => name).join(' · '),
    meaning: iconMeaning(told[told.length - 1], edition, mode),
    picture: pictureOf(drawing),
  }
}

/** "Rules (?)" */
function buttonTold(button: Element): Told[] {
  const name = button.getAttribute('aria-label') ?? ''
  const [key] = button.getAttribute('aria-keyshortcuts')?.split(' ') ?? []
  return [{ name: key === undefined ? name : `${name} (${key})`, meaning: null, picture: '' }]
}

/** Where a tip of a control stands: beside the control with its words, or beside all that it tells. */
export const areaOf = (control: Element): Element =>
  control.closest(control.matches(KEY) ? '[data-icons]' : 'label') ?? control

/** What is told of a drawing or a mark button under the pointer. */
export const toldHere = (found: Element, icons: IconsTold): Told[] =>
  found.matches(MARK_BUTTON) ? buttonTold(found) : [toldOf(found, icons)]

/** What is told of a control in focus: each of its drawings once. Nothing of one that has words alone. */
export function toldOfControl(control: Element, icons: IconsTold): Told[] {
  if (control.matches(MARK_BUTTON)) return buttonTold(control)
  const told = drawingsOf(control).map((drawing) => toldOf(drawing, icons))
  return [...new Map(told.map((one) => [one.name, one])).values()]
}
