/** Where a piece flies from and to: things of the table by their names, of which those that can be seen count. */
import type { Piece } from '../homecoming.ts'

/** How far things may lie outside the window and still be flown to. */
const NEAR = 40

function isSeen(element: Element): boolean {
  const { top, left, bottom, right, width, height } = element.getBoundingClientRect()
  return (
    width > 0 &&
    height > 0 &&
    bottom > -NEAR &&
    right > -NEAR &&
    top < innerHeight + NEAR &&
    left < innerWidth + NEAR
  )
}

/** The first of them that can be seen. */
function firstSeen(selectors: readonly string[]): Element | null {
  for (const selector of selectors)
    for (const found of document.querySelectorAll(selector)) if (isSeen(found)) return found
  return null
}

const place = (name: string): string => `[data-place="${name}"]`

/** What the card shows of it; for moons the stones that show them; else the card as a whole. */
export function sourceOf(piece: Piece, path: string): Element | null {
  const bar = `${place('challenge')} [data-path="${path === 'bottom' ? 'bottom' : 'top'}"]`
  const icon = (name: string): string => `${bar} [data-icon="${name}"]`
  const sources = (): string[] => {
    switch (piece.what) {
      case 'card':
        return [bar]
      case 'icon':
        return [icon(piece.icon)]
      case 'feats':
        return piece.kinds.flatMap((kind) => [icon(kind), `${place('stones')} [data-icon$=" ${kind}"]`])
      case 'ally':
        return [`${place('challenge')} .strip`]
      case 'points':
        return [icon('triumph'), icon('tragedy')]
      case 'xp':
        return [`${place('stones')} [data-icon$=" xp"]`]
      case 'level':
        return [icon('corruption'), icon('virtue'), `${place('stones')} [data-icon$=" moon"]`]
    }
  }
  return firstSeen([...sources(), place('challenge')])
}

/** On one's own board, wherever that is drawn; the hand may lie beside it. */
const own = (name: string): string => `:is([data-part="board"], [data-part="dock"]) ${name}`

/** Its home, or what stands for it where there is little room. */
export function homeOf(piece: Piece): Element | null {
  const homes = (): string[] => {
    switch (piece.what) {
      case 'card':
        return [own(place('next-card'))]
      case 'icon':
        return [own(`${place('tallies')} [data-icon="${piece.icon}"]`), own(place('tallies'))]
      case 'feats':
        return [place('hand')]
      case 'ally':
        return [own(place('allies'))]
      case 'points':
        return [own(place('so-far'))]
      case 'xp':
        return [own(place('purse'))]
      case 'level':
        return [own('[data-part="marker"]')]
    }
  }
  return firstSeen([...homes(), place('board')])
}
