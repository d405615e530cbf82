/** What an attempt or a Trait brings and takes, by name: what changes on the sheet, what a move on the track locks and scores. */
import type { Brought } from '../ahead/brings.ts'
import type { Box } from '../compile/box.ts'
import { refsIn } from '../deeds/card-ref.ts'
import type { ScoreSheet } from '../score/sheet.ts'
import { type CardNo, type GameState, type Hero, NO_CARD, type Seat } from '../state/types.ts'
import type { BringsView, GainView, MoonsView, TrackMove } from './view.ts'

export function bringsView(box: Box, { heroes }: GameState, seat: Seat, brought: Brought): BringsView {
  const hero = heroes[seat]
  const { level, xp, spare, points, isLeast } = brought
  return {
    track: trackMove(box, hero.level, level),
    xp,
    spare,
    points,
    isLeast,
    scoring: scoringChanged(box, hero, brought),
  }
}

export const gainView = (box: Box, { heroes }: GameState, seat: Seat, brought: Brought): GainView => ({
  points: brought.points,
  xp: brought.xp,
  scoring: scoringChanged(box, heroes[seat], brought),
})

/** One's own Destiny always, other cards where something changes. */
function scoringChanged(box: Box, { destiny }: Hero, { before, after }: Brought): BringsView['scoring'] {
  const [scored, then] = [scoringOf(before), scoringOf(after)]
  return [...new Set([...(destiny === NO_CARD ? [] : [destiny]), ...scored.keys(), ...then.keys()])]
    .map((card) => ({ card, points: (then.get(card) ?? 0) - (scored.get(card) ?? 0) }))
    .filter(({ card, points }) => points !== 0 || card === destiny)
    .map(({ card, points }) => ({ card: refsIn(box)[card], points }))
}

/** What cards score by their own terms (R-SCORE-03), and Feats that were played (R-SCORE-05). */
function scoringOf({ lines }: ScoreSheet): Map<CardNo, number> {
  const points = new Map<CardNo, number>()
  for (const line of lines)
    if (line.what === 'scoring' || line.what === 'feat')
      points.set(line.card, (points.get(line.card) ?? 0) + line.points)
  return points
}

/** `corruption`: how likely so many moons are. */
export function moonsView(
  box: Box,
  level: number,
  brought: Brought | null,
  corruption: readonly number[],
): MoonsView[] {
  if (corruption.length < 2) return []
  const start = brought?.level ?? level
  return corruption.map((chance, moons) => ({ moons, chance, track: trackMove(box, level, start + moons) }))
}

/** At the bottom the rest is lost (R-CORR-03). */
function trackMove({ ruleset: { track } }: Box, from: number, wanted: number): TrackMove {
  const to = Math.min(wanted, track.length - 1)
  const [here, there] = [track[from], track[to]]
  return {
    from: here.level,
    to: there.level,
    points: { from: here.triumph + here.tragedy, to: there.triumph + there.tragedy },
    locks: here.feats.filter((kind) => !there.feats.includes(kind)),
    opens: there.feats.filter((kind) => !here.feats.includes(kind)),
    endsDark: here.dark && !there.dark,
  }
}
