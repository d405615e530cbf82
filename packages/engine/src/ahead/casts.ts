/**
 * Every way for the stones to lie. Where the faces matter for more than their successes, each is carried out by the rules themselves,
 * up to the weighing. What nobody can know isn't looked at: the Adversary turns up no card.
 */
import { enact } from '../actions/apply.ts'
import { difficultyOf, poolOf, totalOf } from '../conduct/attempt-math.ts'
import { Game } from '../state/game.ts'
import { ADVERSARY_DECK } from '../state/types.ts'
import { advanceUntil } from './advance-until.ts'
import { facesBear } from './bearing.ts'
import { bestAnswer, type Result } from './best-answer.ts'
import type { CastSummary } from './distribution.ts'
import { declining } from './policies.ts'
import { adversaryWinsNext, atWeighing } from './stops.ts'

/** Does a power in play answer to the faces or to what they pay, or is the outcome settled anyhow? */
export const facesMatter = (g: Game): boolean => {
  const { forced, seat } = g.state.attempt!
  return forced !== '' || facesBear(g, seat)
}

/**
 * Every way for the stones to lie, with its chance, of a game whose next step is the cast. Stones of one kind that show the same
 * are one case, so twelve stones are a few hundred cases, not thousands.
 */
export function eachCast(g: Game, visit: (cast: Game, chance: number) => void): void {
  const stones = poolOf(g)
  // stones of one kind lie side by side in a pool
  const kinds = [...new Set(stones)].map((stone) => stones.filter((s) => s === stone).length)
  const lay = (k: number, at: number, word: number, chance: number): void => {
    if (k === kinds.length) {
      visit(aboutToCast(g, word), chance)
      return
    }
    const n = kinds[k]
    for (let good = 0; good <= n; good++) {
      lay(k + 1, at + n, word | (((1 << good) - 1) << at), (chance * choose(n, good)) / 2 ** n)
    }
  }
  lay(0, 0, 0, 1)
}

const choose = (n: number, k: number): number => (k === 0 ? 1 : (choose(n - 1, k - 1) * n) / k)

/** The game with its stones about to fall so. */
function aboutToCast(g: Game, word: number): Game {
  const next = Game.on(g.state, g.box)
  next.events = null
  scriptCasts(next, [word])
  hideAdversaryDeck(next)
  return next
}

/** These faces come first, whatever the game's own chance has in store. */
export function scriptCasts({ state }: Game, casts: readonly number[]): void {
  state.random = { kind: 'scripted', casts, at: 0, a: 1, b: 2, c: 3, d: 4 }
}

/** The Adversary turns up no card. */
export function hideAdversaryDeck({ state }: Game): void {
  state.decks = state.decks.with(ADVERSARY_DECK, { cards: [], at: 0, discard: [] })
}

/** The odds of a game whose next step is the cast. */
export function eachFace(g: Game, plain: CastSummary): CastSummary {
  const chances = new Map<number, number>()
  let success = 0
  eachCast(g, (fallen, chance) => {
    const end = resultAtWeighing(fallen)
    const total = end.total!
    chances.set(total, (chances.get(total) ?? 0) + chance)
    success += chance * end.success
  })
  const min = Math.min(...chances.keys())
  const max = Math.max(...chances.keys())
  const distribution = []
  let mean = 0
  for (let total = min; total <= max; total++) {
    const chance = chances.get(total) ?? 0
    distribution.push({ total, chance })
    mean += total * chance
  }
  return { ...plain, distribution, success, min, mean, max }
}

/** On to the weighing with everything declined; a choice that can't be declined is made as suits its hero. */
function resultAtWeighing(g: Game): Result {
  if (advanceUntil(g, atWeighing, declining) !== 'each')
    return adversaryWinsNext(g) ? { ...asItLies(g), success: 0 } : asItLies(g)
  return bestAnswer(g, (seat, answer) => {
    const tried = Game.on(g.state, g.box)
    tried.events = null
    enact(tried, seat, answer)
    return resultAtWeighing(tried)
  })!
}

/** What the stones as they lie come to. */
export function asItLies(g: Game): Result {
  const { forced } = g.state.attempt!
  const total = totalOf(g)
  const difficulty = difficultyOf(g)
  const overcome = forced === '' ? total >= difficulty : forced === 'overcome'
  return { success: overcome ? 1 : 0, difficulty, total, forced: forced !== '' }
}
