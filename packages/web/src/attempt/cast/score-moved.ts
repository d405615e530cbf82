/** Where the score moved between two sheets: points by the card that gives them, sets of icons, the track, Experience. Together they are the whole difference. */
import type { CardRef, Icon, ScoreLineView, SheetView } from '@runesaga/table'

export interface Sheets {
  before: SheetView
  after: SheetView
}

export type Printed = 'triumph' | 'tragedy'

export interface Scored {
  printed: readonly { icon: Printed; n: number; card: CardRef | null }[]
  /** sets of icons in the story */
  icons: ReadonlyMap<Icon, number>
  track: number
  /** null where it isn't known */
  xp: number | null
}

export function scoreMoved({ before, after }: Sheets): Scored {
  const printed: { icon: Printed; n: number; card: CardRef | null }[] = []
  const icons = new Map<Icon, number>()
  let track = 0
  let xp = 0
  const count = (line: ScoreLineView, sign: 1 | -1): void => {
    const n = sign * line.points
    if (line.what === 'track') track += n
    else if (line.what === 'xp') xp += n
    else if (line.what === 'icons') icons.set(line.icon, (icons.get(line.icon) ?? 0) + n)
    else {
      const icon = line.box === 'B' ? 'tragedy' : 'triumph'
      const same = printed.find((one) => one.icon === icon && one.card === line.card)
      if (same === undefined) printed.push({ icon, n, card: line.card })
      else same.n += n
    }
  }
  for (const line of after.lines) count(line, 1)
  for (const line of before.lines) count(line, -1)
  return { printed: printed.filter(({ n }) => n !== 0), icons, track, xp }
}
