/** Casts whose outcome was arranged: at a table that teaches, the first few show what they are meant to show. */
import { type ArrangedCast, type Arrangement, below } from '../random/random.ts'
import type { Game } from '../state/game.ts'
import { bonusOf, coreZerosCount, difficultyOf } from './attempt-math.ts'
import { faceValue, STONE, showsBlank, showsMoon, showsTwist } from './stones.ts'

/** The word of the cast of these stones, one bit each, if it was arranged; null: chance decides. */
export function arrangedWord(g: Game, stones: readonly number[]): number | null {
  const random = g.random()
  if (random.kind !== 'fair' || random.arranged === null) return null
  if (isOver(g, random.arranged)) {
    random.arranged = null
    return null
  }
  const { casts } = random.arranged
  const wished = casts.findIndex((cast) => fits(g, cast, stones))
  if (wished < 0) return null
  random.arranged = { ...random.arranged, casts: casts.toSpliced(wished, 1) }
  const words = wordsThatShow(g, casts[wished], stones)
  return words.length === 0 ? null : words[below(random, words.length)]
}

const isOver = ({ state }: Game, { untilTurn, untilAct }: Arrangement): boolean =>
  state.turn.number >= untilTurn || (untilAct !== null && state.heroes[untilAct].act > 1)

function fits(g: Game, { seat, dark, again, of }: ArrangedCast, stones: readonly number[]): boolean {
  const a = g.attempt()
  if (a.seat !== seat || a.casts > 0 !== again) return false
  if (dark !== null && stones.includes(STONE.dark) !== dark) return false
  return of === undefined || (g.box.cards[a.card].id === of.card && a.path === (of.path ?? a.path))
}

/** All ways in which the stones can fall that come to what is wished; of several wishes, the first that can be. */
function wordsThatShow(g: Game, cast: ArrangedCast, stones: readonly number[]): number[] {
  const zero = coreZerosCount(g, cast.seat)
  const beside = bonusOf(g) - difficultyOf(g)
  const byMargin = new Map<number, number[]>(cast.margin.map((margin) => [margin, []]))
  for (let word = 0; word < 2 ** stones.length; word++) {
    let margin = beside
    let twists = 0
    let moons = 0
    for (const [i, stone] of stones.entries()) {
      const face = (word >>> i) & 1
      margin += faceValue(stone, face)
      if (showsBlank(stone, face) || showsTwist(stone, face)) margin += zero
      if (showsTwist(stone, face)) twists++
      if (showsMoon(stone, face)) moons++
    }
    if ((cast.twists ?? twists) === twists && (cast.moons ?? moons) === moons)
      byMargin.get(margin)?.push(word)
  }
  return [...byMargin.values()].find((words) => words.length > 0) ?? []
}
