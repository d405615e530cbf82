/** The sums of an attempt: difficulty, pool of stones, total. */
import { ABILITIES, RADIANT } from '../language/names.ts'
import { frameOf, type Game } from '../state/game.ts'
import { AT } from '../state/places.ts'
import { type Attempt, type Seat, tucked } from '../state/types.ts'
import { FORBID, PROTECT, STANDING } from '../words/standing.ts'
import {
  difficultyLowered,
  difficultyRaised,
  isForbidden,
  isProtected,
  standingSum,
  successesBesideClass,
} from './standing.ts'
import { faceValue, MAX_DARK, MAX_OF_ABILITY, STONE, stoneOf } from './stones.ts'

/** Is the whole pool yet to be cast? Stones that still lie there before a re-attempt are done with (R-RE-07). */
export const castIsToCome = (g: Game): boolean => frameOf(g.state, 'attempt')!.place <= AT.attempt.cast

/** Is its outcome still open? Until it is resolved, a sum that changes may change the outcome (R-ATTEMPT-11). */
export const outcomeIsOpen = (g: Game): boolean =>
  g.state.attempt !== null && frameOf(g.state, 'attempt')!.place <= AT.attempt.weighAgain

/** Printed difficulty of what is attempted: a two-sided Adversary has one on each side. */
export function printedDifficulty(g: Game, a: Attempt): number {
  const card = g.box.cards[a.card]
  return card.kind === 'two-sided' && a.path === 1 ? card.finalDifficulty : card.difficulty
}

/** R-ATTEMPT-03: printed number, +1 path, Ally (R-ALLY-05), card effects; never below 0. */
export function difficultyOf(g: Game): number {
  const a = g.state.attempt!
  let harder = a.harder
  let easier = a.easier
  if (g.box.plusOne[tucked(a.card, a.path)]) harder++
  if (a.row >= 0 && g.state.rows[a.row].allies[a.slot] >= 0) harder++
  harder += difficultyRaised(g, a.seat)
  easier += difficultyLowered(g, a.seat)
  if (harder > 0 && isProtected(g, PROTECT.difficulty, a.seat)) harder = 0
  return Math.max(0, printedDifficulty(g, a) + harder - easier)
}

/** Successes that don't depend on the faces (R-ATTEMPT-04). */
export function bonusOf(g: Game): number {
  const a = g.state.attempt!
  if (a.classOff) return a.bonus - a.classBonus + successesBesideClass(g, a.seat)
  return a.bonus + standingSum(g, STANDING.successes, a.seat)
}

/** What a zero face of a core rune counts. */
export const coreZerosCount = (g: Game, seat: Seat): number =>
  standingSum(g, STANDING['core-zeros-count'], seat)

/** Successes of the stones as they lie. */
export function runeSuccesses(g: Game): number {
  const a = g.state.attempt!
  let sum = 0
  let zeros = 0
  for (let i = 0; i < a.stones.length; i++) {
    sum += faceValue(a.stones[i], a.faces[i])
    if (a.stones[i] <= STONE.fate && a.faces[i] === 0) zeros++
  }
  return zeros === 0 ? sum : sum + zeros * coreZerosCount(g, a.seat)
}

/** R-ATTEMPT-10: rune successes + bonuses − penalties. */
export const totalOf = (g: Game): number => runeSuccesses(g) + bonusOf(g)

export function marginOf(g: Game): number {
  const a = g.state.attempt!
  return a.outcome === '' ? totalOf(g) - difficultyOf(g) : a.margin
}

/** Icons of an ability that count for this attempt: the story's and those lent (R-RUNE-02). */
export const iconsFor = (g: Game, a: Attempt, ability: number): number => {
  const h = g.state.heroes[a.seat]
  return h.icons[ability] + h.lent[ability] + a.icons[ability]
}

/** Stones of one ability: two standard ones, the third is special; never more than three (R-RUNE-03, R-RUNE-08). */
export const stonesOfAbility = (g: Game, a: Attempt, ability: number): number =>
  Math.min(MAX_OF_ABILITY, iconsFor(g, a, ability) + a.runes[ability])

/** May the hero who attempts take a path that doesn't give this icon? Only a Challenge has another path. */
export function hasPathWithout(g: Game, icon: number): boolean {
  const a = g.state.attempt
  if (a === null) return true
  const { kind, paths } = g.box.cards[a.card]
  return paths[a.path].icons[icon] === 0 || (kind === 'challenge' && paths[1 - a.path].icons[icon] === 0)
}

/** Is the path attempted a Radiant one? */
export const isRadiantPath = (g: Game, a: Attempt): boolean =>
  g.box.cards[a.card].paths[a.path].icons[RADIANT] > 0

/**
 * R-DARK-03, R-RAD-04, R-ODIUM-09 and the like: may Dark runes be in this pool at all? Any other Challenge is open to
 * them (R-DARK-04), an Adversary too (R-DARK-05).
 */
export const darkAllowedOnPath = (g: Game, a: Attempt): boolean =>
  !isRadiantPath(g, a) && !isForbidden(g, FORBID['dark-rune'], a.seat)

/** R-DARK-02: may this hero cast Dark runes at this level? */
export const darkAllowedAtLevel = (g: Game, seat: Seat): boolean =>
  g.box.ruleset.track[g.state.heroes[seat].level].dark || standingSum(g, STANDING['dark-allowed'], seat) > 0

/** Dark runes, bought or added, that the hero's level allows at this cast: at the lowest only those cast before (R-DARK-02). */
export const darkByLevel = (g: Game, a: Attempt): number =>
  darkAllowedAtLevel(g, a.seat) ? a.darkBought + a.darkAdded : a.darkKept

/** Dark runes in the pool: also with those of cards never more than three (R-DARK-06, R-RUNE-08). */
export const darkInPool = (g: Game, a: Attempt): number =>
  darkAllowedOnPath(g, a) ? Math.min(MAX_DARK, darkByLevel(g, a) + a.darkGranted) : 0

/** A pool of stones, and by kind and number what it becomes with more of them: made once, shared by all attempts. */
interface Pool {
  stones: readonly number[]
  with: Pool[]
}
const CORE: Pool = { stones: [STONE.core, STONE.core, STONE.fate], with: [] }

/** The pool with so many more stones of an ability or, for DARK, Dark runes. */
function pooled(pool: Pool, ability: number, n: number): Pool {
  if (n <= 0) return pool
  const which = ability * (MAX_OF_ABILITY + 1) + n
  return pool.with[which] ?? (pool.with[which] = enlarged(pool, ability, n))
}
const DARK = ABILITIES.length

function enlarged({ stones }: Pool, ability: number, n: number): Pool {
  const more = Array.from({ length: n }, (_, i) => (ability === DARK ? STONE.dark : stoneOf(ability, i)))
  return { stones: [...stones, ...more], with: [] }
}

/** R-RUNE-01…08: the stones that will be cast. Other heroes' icons take none of them away (R-COMP-06). */
export function poolOf(g: Game): readonly number[] {
  const a = g.state.attempt!
  let pool = CORE
  for (let i = 0; i < a.abilities.length; i++)
    pool = pooled(pool, a.abilities[i], stonesOfAbility(g, a, a.abilities[i]))
  return pooled(pool, DARK, darkInPool(g, a)).stones
}
