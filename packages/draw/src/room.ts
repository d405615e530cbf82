/**
 * How much room the words of a card need, and what is left for its picture. Type never shrinks below its size: when a text
 * is long, the picture gives way. An estimate is enough to compose the picture; the frame itself is laid out by the page.
 */
import { inlineParts } from '@runesaga/words'
import type { CardFace, FaceLine } from './face.ts'

export type TextSize = 'full' | 'row'

/**
 * What is left for the picture. On a band, icons lie side by side; beside a sliver, a rule is one running sentence; a bare
 * card has no picture at all, and on an overfull one even then the text fades out, to be read at full size.
 */
export type Room = 'picture' | 'band' | 'sliver' | 'bare' | 'overfull'

/** Inside the frame, in px. */
interface Measures {
  width: number
  height: number
  /** letters on a line of the rules, and how high a line is */
  letters: number
  line: number
  /** a plaque or bar of one line, each line more, and letters of a name on one line */
  head: number
  headLine: number
  headLetters: number
  /** what icons that hang in the picture need, as a share of the frame */
  icons: number
}

const MEASURES: Record<TextSize, Measures> = {
  full: {
    width: 280,
    height: 400,
    letters: 37,
    line: 20.4,
    head: 52,
    headLine: 25,
    headLetters: 20,
    icons: 0.1,
  },
  row: {
    width: 164,
    height: 234,
    letters: 27.5,
    line: 14.7,
    head: 36,
    headLine: 15,
    headLetters: 18,
    icons: 0.12,
  },
}
/** An icon in letters, and the mark before a rule. */
const ICON = 2.8
const MARK = 3.5
/** Shares of the frame: for a picture with all that stands on it, more where abilities hang under a shield; for a band and a sliver. */
const PICTURE = 0.36
const PICTURE_WITH_SHIELD = 0.46
const BAND = 0.19
const SLIVER = 0.02
/** Without a picture, a name takes less room than was reckoned: the share may fall below nothing. */
const BARE = -0.06

const letters = (text: string): number =>
  inlineParts(text).reduce(
    (sum, part) => sum + (typeof part === 'string' ? part.length : ICON + (part.n === null ? 0 : 2)),
    0,
  )

/** How a rule is set: its parts under each other, or as one running sentence; that one also counted word by word, as a page breaks it. */
type Setting = 'parts' | 'running' | 'broken'

/** Lines of type that a rule takes. */
function linesOf({ when, text, limit, gate, sign }: FaceLine, m: Measures, setting: Setting): number {
  const marked = gate !== undefined || sign !== undefined
  const wide = marked ? m.letters - MARK : m.letters
  const said = [when, text, limit].filter((part) => part !== undefined)
  if (setting === 'broken') return brokenLines(said.join(' ').split(' ').map(letters), wide)
  const parts = said.map(letters)
  const together = setting === 'running' || marked ? [parts.reduce((sum, n) => sum + n + 1, 0)] : parts
  return together.reduce((sum, n) => sum + Math.ceil(n / wide), 0)
}

/** Lines that words of these lengths fill. */
function brokenLines(words: readonly number[], wide: number): number {
  let lines = 1
  let filled = -1
  for (const word of words) {
    if (filled + 1 + word > wide) {
      lines++
      filled = -1
    }
    filled += 1 + word
  }
  return lines
}

function wordsHeight(lines: readonly FaceLine[], m: Measures, setting: Setting): number {
  if (lines.length === 0) return 0
  const [between, first] = setting === 'parts' ? [0.65, 0.7] : [0.4, 0.5]
  return lines.reduce((sum, line) => sum + linesOf(line, m, setting) + between, first) * m.line
}

/** The picture's height for a width of 240, and what it is by that. */
export function artRoom(face: CardFace, size: TextSize): { h: number; room: Room } {
  const m = MEASURES[size]
  const names =
    face.kind === 'challenge' ? 2 : 1 + Math.floor(face.title.length / m.headLetters) * (m.headLine / m.head)
  const left = (setting: Setting): number =>
    (m.height - names * m.head - wordsHeight(face.lines, m, setting)) / m.height
  const share = left('parts')
  const hangs = face.rewards.length > 0 || face.points !== null || face.difficulty !== null || face.skull
  const picture = face.difficulty === null ? PICTURE : PICTURE_WITH_SHIELD
  const usual =
    share >= picture
      ? 'picture'
      : share >= BAND
        ? 'band'
        : roomRunning(left('running'), hangs ? m.icons : SLIVER)
  // abilities beside the name leave nothing to spare
  const room = usual === 'bare' && face.difficulty !== null && left('broken') < BARE ? 'overfull' : usual
  const seen = Math.min(Math.max(share, BAND), 0.66)
  return { h: Math.round(((seen * m.height) / m.width) * 24) * 10, room }
}

const roomRunning = (share: number, least: number): Room =>
  share >= least ? 'sliver' : share >= BARE ? 'bare' : 'overfull'
