/** The lines of score sheets gathered into rows that all heroes share. */
import type { ScoreBox, ScoreLineView, SheetView } from '@runesaga/table'

/** The boxes of the sheet; the last is for the Adversary that lies apart, where there is one. */
export const boxesFor = (adversary: boolean): readonly ScoreBox[] =>
  adversary ? ['A', 'B', 'C', 'D', 'E'] : ['A', 'B', 'C', 'D']

export type Group = 'story' | 'destiny' | 'track' | 'hero' | 'antihero' | 'icons'

const GROUPS: Partial<Record<ScoreLineView['what'], Group>> = {
  character: 'story',
  path: 'story',
  ally: 'story',
  destiny: 'destiny',
  scoring: 'destiny',
  track: 'track',
  icons: 'icons',
}

/** Hero cards give Triumph, Antihero cards Tragedy. A box of one thing needs no row under it. */
const groupOf = ({ what, box }: ScoreLineView): Group | undefined =>
  what === 'feat' ? (box === 'A' ? 'hero' : 'antihero') : GROUPS[what]

const ORDER: readonly Group[] = ['story', 'destiny', 'track', 'hero', 'antihero', 'icons']

/** The groups of a box that any of the heroes has points in. */
export function groupsOf(box: ScoreBox, sheets: readonly SheetView[]): Group[] {
  const found = new Set(sheets.flatMap(({ lines }) => linesOf(box, lines).map(groupOf)))
  return ORDER.filter((group) => found.has(group))
}

export const linesOf = (box: ScoreBox, lines: readonly ScoreLineView[]): ScoreLineView[] =>
  lines.filter((line) => line.box === box)

export const linesIn = (box: ScoreBox, group: Group, { lines }: SheetView): ScoreLineView[] =>
  linesOf(box, lines).filter((line) => groupOf(line) === group)

export const pointsOf = (lines: readonly ScoreLineView[]): number =>
  lines.reduce((sum, { points }) => sum + points, 0)
