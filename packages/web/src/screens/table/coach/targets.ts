/** From a thing that a tip points at to the element that shows it now; a thing may be shown in one of several places. */
import type { Icon } from '@runesaga/table'
import type { Thing } from './marks.ts'

/** Parts of the page by the name that they bear for tips. */
const named = (name: string): string => `[data-coach="${name}"]`

/** One's own board, or what a phone shows of it. */
const OWN = ':is([data-part="board"], [data-part="dock"])'

/** All places where it may be, the best one first. */
function selectorsOf(thing: Exclude<Thing, { icon: unknown }>): string[] {
  if (typeof thing === 'object') {
    // on a phone other Acts lie behind tabs
    if ('row' in thing)
      return [
        `section[data-act][aria-labelledby="act-${thing.row - 1}"]`,
        `[data-part="act-tabs"] li:nth-child(${thing.row}) button`,
      ]
    // a phone that lies has the boards behind tabs
    if ('purse' in thing)
      return [named(`purse-${thing.purse}`), named(thing.own ? 'tab-story' : 'tab-rivals')]
    if ('score' in thing) return [named(`score-${thing.score}`)]
    const card = `[data-flip="card-${thing.card}"]`
    switch (thing.in) {
      case 'row':
        return [`[data-part="slot"] ${card}`]
      case 'answers':
        return [`[aria-describedby="answer-${thing.card}"]`]
      case 'story':
        // on a phone the story lies behind a tab
        return [`[data-part="columns"] ${card}`, named('tab-story')]
    }
  }
  switch (thing) {
    case 'cast':
      return ['dialog [data-action="attempt"]']
    case 'hand':
      return ['[data-place="hand"]']
    case 'marker':
      return [`${OWN} [data-part="marker"]`, named('tab-story')]
    case 'journey':
      return ['[data-part="prompt"] [data-opens="journey"]']
    case 'end-turn':
      return ['[data-part="prompt"] [data-action="pass"]']
    case 'prompt':
      return ['[data-part="prompt-line"]']
    default:
      return [named(thing)]
  }
}

const isSeen = (element: Element): boolean =>
  element.checkVisibility({ visibilityProperty: true }) && element.getBoundingClientRect().width > 0

/** A line of tallies says which icons it has, in their order; those of rivals lie elsewhere. */
function talliesOf(icon: Icon, ground: ParentNode): Element[] {
  const lines = [...ground.querySelectorAll<HTMLElement>(`${OWN} [data-icons~="${icon}"]`)]
  return lines.flatMap(({ dataset, children }) => children[dataset.icons!.split(' ').indexOf(icon)])
}

/** The elements that show a thing: one, or the ends of a column; none while it isn't on the screen. */
export function elementsOf(thing: Thing, ground: ParentNode): Element[] {
  const isIcon = typeof thing === 'object' && 'icon' in thing
  const tallies = isIcon ? talliesOf(thing.icon, ground).filter(isSeen) : []
  if (tallies.length > 0) return tallies
  for (const selector of isIcon ? [named('tab-story')] : selectorsOf(thing)) {
    const found = [...ground.querySelectorAll(selector)].filter(isSeen)
    if (found.length > 0) return found
  }
  return []
}

/** The box around all of them. */
export function boxAround(elements: readonly Element[]): DOMRect {
  const boxes = elements.map((element) => element.getBoundingClientRect())
  const left = Math.min(...boxes.map((box) => box.left))
  const top = Math.min(...boxes.map((box) => box.top))
  const right = Math.max(...boxes.map((box) => box.right))
  const bottom = Math.max(...boxes.map((box) => box.bottom))
  return new DOMRect(left, top, right - left, bottom - top)
}
