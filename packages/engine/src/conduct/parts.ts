/** Where the sums of an attempt come from, part by part, for whoever explains them. */
import type { Game } from '../state/game.ts'
import { type CardNo, NO_CARD } from '../state/types.ts'
import { PROTECT, STANDING } from '../words/standing.ts'
import { bonusOf, difficultyOf, printedDifficulty, runeSuccesses, totalOf } from './attempt-math.ts'
import { isProtected, standingParts } from './standing.ts'

export interface Part {
  /** 'card': a power or a Feat of that card; 'effects': what can't be laid at one card's door */
  from: 'printed' | 'path' | 'ally' | 'card' | 'effects'
  /** the Challenge, the Ally or the card behind it; NO_CARD for effects */
  card: CardNo
  amount: number
}

/** What Feats did to the sums: the attempt keeps a card, its successes and its difficulty, and so on. */
const ofFeats = (feats: readonly number[], which: 1 | 2): Part[] =>
  feats.flatMap((card, i): Part[] =>
    i % 3 === 0 && feats[i + which] !== 0 ? [{ from: 'card', card, amount: feats[i + which] }] : [],
  )

const ofStanding = (g: Game, on: number): Part[] =>
  standingParts(g, on, g.state.attempt!.seat).map(({ card, amount }) => ({ from: 'card', card, amount }))

/** The parts, and what is still missing of their sum. */
function completed(parts: Part[], whole: number): Part[] {
  const rest = whole - parts.reduce((sum, { amount }) => sum + amount, 0)
  return rest === 0 ? parts : [...parts, { from: 'effects', card: NO_CARD, amount: rest }]
}

/** Together they are the difficulty. */
export function difficultyParts(g: Game): Part[] {
  const a = g.state.attempt!
  const added: Part[] = []
  if (g.box.cards[a.card].paths[a.path].plusOne) added.push({ from: 'path', card: a.card, amount: 1 })
  const ally = a.row < 0 ? NO_CARD : g.state.rows[a.row].allies[a.slot]
  if (ally >= 0) added.push({ from: 'ally', card: ally, amount: 1 })
  added.push(...ofStanding(g, STANDING.difficulty), ...ofFeats(a.feats, 2))
  const shielded = isProtected(g, PROTECT.difficulty, a.seat)
  const printed: Part = { from: 'printed', card: a.card, amount: printedDifficulty(g, a) }
  return completed([printed, ...added.filter(({ amount }) => !shielded || amount < 0)], difficultyOf(g))
}

/** Successes that don't lie on the stones. Before the cast, those that don't depend on the faces. */
export function bonusParts(g: Game, cast: boolean): Part[] {
  const a = g.state.attempt!
  const standing = a.classOff ? [] : ofStanding(g, STANDING.successes)
  return completed([...standing, ...ofFeats(a.feats, 1)], cast ? totalOf(g) - runeSuccesses(g) : bonusOf(g))
}
