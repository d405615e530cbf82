/** Attempts as they are shown: the one in progress, as it lies or as it will be cast, and the last one that was decided, as it was told. */
import { IllegalAction } from '../actions/reasons.ts'
import { odds } from '../ahead/odds.ts'
import type { Box } from '../compile/box.ts'
import {
  bonusOf,
  castIsToCome,
  coreZerosCount,
  difficultyOf,
  poolOf,
  totalOf,
} from '../conduct/attempt-math.ts'
import { bonusParts, difficultyParts, type Part } from '../conduct/parts.ts'
import { faceValue, STONE } from '../conduct/stones.ts'
import { refsIn } from '../deeds/card-ref.ts'
import { pathsOf, stoneAt, stoneFace, stoneName } from '../deeds/names.ts'
import { ABILITIES } from '../language/names.ts'
import { Game } from '../state/game.ts'
import { type Attempt, type GameState, NO_CARD } from '../state/types.ts'
import { fateOf, type History, type ToldAttempt } from './history.ts'
import { cardName, named } from './table-view.ts'
import type { AttemptOutcome, AttemptView, PlaceName, StoneView, Sum } from './view.ts'

type Where = Pick<Attempt, 'seat' | 'card' | 'row' | 'slot' | 'path' | 'abilities'>

const whereOf = (box: Box, { seat, card, row, slot, path, abilities }: Where) => ({
  seat,
  card: refsIn(box)[card],
  place: row < 0 ? ('apart' as const) : ({ row: row + 1, place: slot + 1 } as PlaceName),
  path: pathsOf(box, card)[path],
  abilities: abilities.map((ability) => ABILITIES[ability]),
})

/** Stones that will be cast. */
export const stonesToCast = (stones: readonly number[]): StoneView[] =>
  stones.map((stone, i) => ({ name: stoneAt(stones, i), kind: stoneName(stone), face: null, counts: null }))

/** Stones as they lie; `coreZero` is what a zero face of a core rune counts. */
export const stonesCast = (
  stones: readonly number[],
  faces: readonly number[],
  coreZero: number,
): StoneView[] =>
  stones.map((stone, i) => ({
    name: stoneAt(stones, i),
    kind: stoneName(stone),
    face: stoneFace(stone, faces[i]),
    counts: faceValue(stone, faces[i]) + (stone <= STONE.fate && faces[i] === 0 ? coreZero : 0),
  }))

/** A figure with its parts, and what these leave open. */
export function sumOf(box: Box, n: number, parts: readonly Part[]): Sum {
  const rest = parts.reduce((left, { amount }) => left - amount, n)
  const all = rest === 0 ? parts : [...parts, { from: 'effects' as const, card: NO_CARD, amount: rest }]
  return { n, parts: all.map(({ from, card, amount }) => ({ from, card: cardName(box, card), amount })) }
}

/** The attempt in progress, in a state that fits what the viewer knows: a cast that lies ahead is worked out in it. */
export function attemptInProgress(box: Box, state: GameState, { last }: History): AttemptView | null {
  const a = state.attempt
  if (a === null) return null
  const g = Game.reading(state, box)
  const common = { ...whereOf(box, a), revealed: named(box, a.revealed), thrown: last?.thrown ?? null }
  if (a.outcome === '' && castIsToCome(g)) return { ...common, ...beforeCast(g) }
  const weighed = a.outcome === '' ? null : (last?.weighed ?? null)
  const stones = stonesCast(a.stones, a.faces, coreZerosCount(g, a.seat))
  const total = weighed?.total ?? totalOf(g)
  const bonus = stones.reduce((left, { counts }) => left - counts!, total)
  const isMet = total >= difficultyOf(g)
  return {
    ...common,
    stage: a.outcome === '' ? 'after-cast' : 'decided',
    stones,
    darkAgain: false,
    difficulty: sumOf(box, weighed?.difficulty ?? difficultyOf(g), difficultyParts(g)),
    bonus: sumOf(box, bonus, bonusParts(g, true)),
    total,
    chance: a.outcome !== '' ? null : isMet ? 1 : 0,
    outcome: a.outcome === '' ? null : outcomeOf(a, last),
  }
}

type BeforeCast = Pick<
  AttemptView,
  'stage' | 'stones' | 'darkAgain' | 'difficulty' | 'bonus' | 'total' | 'chance' | 'outcome'
>

/** As it will be cast if nobody does anything more. */
function beforeCast(g: Game): BeforeCast {
  const { state, box } = g
  const ahead = orNull(() => odds(box, state, state.attempt!.seat, {}))
  const stones = ahead?.stones ?? poolOf(g)
  return {
    stage: 'before-cast',
    stones: stonesToCast(stones),
    // until the next cast, the last one lies in the state
    darkAgain: [stones, state.attempt!.stones].every((cast) => cast.includes(STONE.dark)),
    difficulty: sumOf(
      box,
      ahead?.difficulty ?? difficultyOf(g),
      ahead?.difficultyParts ?? difficultyParts(g),
    ),
    bonus: sumOf(box, ahead?.bonus ?? bonusOf(g), ahead?.bonusParts ?? bonusParts(g, false)),
    total: null,
    chance: ahead?.success ?? null,
    outcome: null,
  }
}

/** Until it is resolved it may still be turned: then nothing has become of the card. */
function outcomeOf({ outcome, margin }: Attempt, last: ToldAttempt | null): AttemptOutcome {
  const decided = last?.outcome ?? null
  return {
    overcame: outcome === 'overcome',
    margin,
    fate: last === null ? null : fateOf(last, true),
    version: (decided ?? last?.weighed)?.version ?? 0,
    isPast: last?.isPast ?? false,
  }
}

/** The last attempt that was decided, as it was told. It stays the same for many views: what was made is kept with what was told. */
export function lastAttempt(box: Box, { last }: History): AttemptView | null {
  if (last === null || last.outcome === null) return null
  let view = views.get(last)
  if (view === undefined) {
    view = attemptTold(box, last, last.outcome)
    views.set(last, view)
  }
  return view
}
const views = new WeakMap<ToldAttempt, AttemptView>()

function attemptTold(box: Box, last: ToldAttempt, outcome: NonNullable<ToldAttempt['outcome']>): AttemptView {
  const { stones, faces, weighed } = last
  const lying = stonesCast(stones, faces, 0)
  const successes = lying.reduce((sum, { counts }) => sum + counts!, 0)
  const total = weighed?.total ?? successes
  return {
    ...whereOf(box, last),
    revealed: [],
    stage: 'decided',
    stones: lying,
    darkAgain: false,
    difficulty: sumOf(box, weighed?.difficulty ?? 0, []),
    bonus: sumOf(box, total - successes, []),
    total,
    chance: null,
    outcome: { ...outcome, fate: fateOf(last, false), isPast: last.isPast },
    thrown: last.thrown,
  }
}

/** What the rules refuse has no figure. */
export function orNull<T>(figure: () => T): T | null {
  try {
    return figure()
  } catch (error) {
    if (error instanceof IllegalAction) return null
    throw error
  }
}
