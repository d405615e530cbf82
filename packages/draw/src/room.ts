/**
 * How much room the words of a card need, and what is left for its picture. Type never shrinks below its size: when a text
 * is long, the picture gives way. An estimate is enough to compose the picture; the frame itself is laid out by the page.
 */
import { inlineParts, type Line } from '@runesaga/words'
import type { CardFace } from './face.ts'

export type TextSize = 'full' | 'row'

interface Measures {
  /** inside the frame, in px */
  width: number
  height: number
  /** type of the rules: px, and the height of a line */
  type: number
  line: number
  /** the rules' column */
  column: number
  /** a plaque or bar of one line, and each line more */
  head: number
  headLine: number
  /** characters of a name that fit on one line of a plaque */
  headChars: number
}

const MEASURES: Record<TextSize, Measures> = {
  full: { width: 280, height: 400, type: 17, line: 20.4, column: 250, head: 62, headLine: 25, headChars: 22 },
  row: { width: 164, height: 234, type: 13, line: 15, column: 148, head: 42, headLine: 15, headChars: 17 },
}
/** Width of an average letter of Alegreya, as a share of its size; and of an icon, in letters. */
const LETTER = 0.43
const ICON_LETTERS = 3.2
/** How much is left for the picture. On a band, icons lie side by side; beside a sliver, a rule is one running sentence. */
export type Room = 'picture' | 'band' | 'sliver'
/** Shares of the frame below which a picture is a band, and a sliver. */
const BAND = 0.36
const SLIVER = 0.17

const letters = (text: string): number =>
  inlineParts(text).reduce(
    (sum, part) => sum + (typeof part === 'string' ? part.length : ICON_LETTERS + (part.n === null ? 0 : 2)),
    0,
  )

function textHeight(lines: readonly Line[], { type, line, column }: Measures): number {
  const rows = (text: string | undefined): number =>
    text === undefined ? 0 : Math.ceil((letters(text) * type * LETTER) / (column * 0.94))
  return lines.reduce(
    (sum, { when, text, limit, gate }) =>
      sum + (rows(when) + rows(text) + rows(limit) + (gate === undefined ? 0 : 0.6) + 0.5) * line,
    line * 1.2,
  )
}

/** The picture's height for a width of 240, and what it is by that. */
export function artRoom(face: CardFace, size: TextSize): { h: number; room: Room } {
  const m = MEASURES[size]
  const words = face.lines.length === 0 ? 0 : Math.max(textHeight(face.lines, m), m.height * 0.17)
  const heads =
    face.kind === 'challenge' ? 2 * m.head : m.head + Math.floor(face.title.length / m.headChars) * m.headLine
  const share = (m.height - words - heads) / m.height
  const room = share >= BAND ? 'picture' : share >= SLIVER ? 'band' : 'sliver'
  const high = (Math.max(share, SLIVER) * m.height) / m.width
  return { h: Math.round(high * 24) * 10, room }
}
