/**
 * Exact odds of an attempt before the cast, from the same effect data as `apply`: the plan is carried out on a copy of the state up
 * to the cast, then the distribution of the pool is weighed with every bonus that the faces themselves would set off.
 */
import type { Action } from '../actions/action.ts'
import { perform } from '../actions/apply.ts'
import { refuses } from '../actions/legal.ts'
import { IllegalAction } from '../actions/reasons.ts'
import { boxOf } from '../compile/box.ts'
import { EVENT } from '../compile/events.ts'
import { question, stepOnce } from '../procedures/index.ts'
import { bonusOf, difficultyOf, poolOf, totalOf } from '../rules/attempt-math.ts'
import { fire } from '../rules/fire.ts'
import { kindOf, showsTwist } from '../rules/stones.ts'
import { Game } from '../state/game.ts'
import type { CardNo, GameState, Seat } from '../state/types.ts'
import { type CastSummary, type Pool, summary } from './distribution.ts'
import { poolSummary, type Target } from './preview.ts'

/** What a hero means to do. Without a target, the attempt in progress. */
export interface Plan {
  target?: Target
  /** Dark runes to buy */
  dark?: number
  /** Feats to play before the cast, in this order, by the seat that asks unless said otherwise */
  feats?: { card: CardNo; by?: Seat; on?: Seat }[]
  /** powers to use before the cast */
  powers?: { card: CardNo; power: number; cost?: number }[]
  /** answers to questions on the way, by option; the first option otherwise */
  choices?: number[]
}

export interface Odds extends CastSummary {
  stones: number[]
  pool: Pool
  difficulty: number
  /** successes that don't depend on the faces */
  bonus: number
  /** the runes are cast already: nothing is left to chance */
  cast: boolean
}

export function odds(state: GameState, seat: Seat, plan: Plan): Odds {
  const g = Game.on(state, boxOf(state.setup))
  g.events = null
  if (plan.target !== undefined) act(g, seat, { type: 'attempt', ...plan.target }, false)
  const a = g.state.attempt
  if (a === null) throw new IllegalAction('no-such-card')
  carryOut(g, seat, plan)
  return a.casts > 0 || g.state.attempt!.casts > 0 ? known(g) : weighed(g)
}

function act(g: Game, seat: Seat, action: Action, run: boolean): void {
  const reason = refuses(g, seat, action)
  if (reason !== null) throw new IllegalAction(reason)
  perform(g, seat, action, run)
}

/** Is the next thing to happen the cast, or has it happened? */
const castIsNext = (g: Game): boolean => {
  const f = g.state.frames[g.state.frames.length - 1]
  return f.proc === 'attempt' && (f.step === 'cast' || g.state.attempt!.casts > 0)
}

/** Runs to the cast: what is planned is done as soon as it can be, everything else is passed. */
function carryOut(g: Game, seat: Seat, plan: Plan): void {
  const feats = [...(plan.feats ?? [])]
  const powers = [...(plan.powers ?? [])]
  const choices = [...(plan.choices ?? [])]
  while (!castIsNext(g)) {
    if (stepOnce(g) === 'go') continue
    const f = g.top()
    if (f.proc === 'window') {
      const [feat] = feats
      const [power] = powers
      if (feat !== undefined && (feat.by ?? seat) === f.seat) {
        feats.shift()
        act(g, f.seat, { type: 'play', card: feat.card, on: feat.on ?? g.state.attempt!.seat }, false)
      } else if (power !== undefined && f.seat === seat) {
        powers.shift()
        act(g, seat, { type: 'use', card: power.card, power: power.power, cost: power.cost ?? -1 }, false)
      } else if (g.state.attempt!.casts > 0) return
      else perform(g, f.seat, { type: 'pass' }, false)
    } else if (f.proc === 'attempt' && f.step === 'buyDark') {
      act(g, f.seat, { type: 'choose', option: plan.dark ?? 0 }, false)
    } else {
      const q = question(f.proc, f.step)!
      const options = q.options(g, f)
      const no = options.findIndex((o) => o.kind === 'no')
      act(g, q.seat(g, f), { type: 'choose', option: choices.shift() ?? Math.max(0, no) }, false)
    }
  }
  if (feats.length > 0 || powers.length > 0) throw new IllegalAction('wrong-moment')
}

/** After the cast there is nothing to guess. */
function known(g: Game): Odds {
  const a = g.state.attempt!
  const total = totalOf(g)
  const difficulty = difficultyOf(g)
  const moons = a.stones.filter((stone, i) => kindOf(stone) === 'dark' && a.faces[i] === 1).length
  return {
    distribution: [{ total, chance: 1 }],
    success: total >= difficulty ? 1 : 0,
    min: total,
    mean: total,
    max: total,
    corruption: Array.from({ length: moons + 1 }, (_, i) => (i === moons ? 1 : 0)),
    twist: a.stones.some((stone, i) => showsTwist(stone, a.faces[i])) ? 1 : 0,
    gains: { xp: 0, hero: 0, antihero: 0 },
    stones: a.stones.slice(),
    pool: poolSummary(g, a),
    difficulty,
    bonus: bonusOf(g),
    cast: true,
  }
}

const CAST_EVENTS = (1 << EVENT.cast) | (1 << EVENT['rune-shows']) | (1 << EVENT.twist)

function weighed(g: Game): Odds {
  const a = g.state.attempt!
  const stones = poolOf(g)
  const pool = poolSummary(g, a)
  const difficulty = difficultyOf(g)
  const bonus = bonusOf(g)
  const rest = { stones, pool, difficulty, bonus, cast: false }
  if (!facesMatter(g)) return { ...summary(pool, difficulty, bonus), ...rest }
  return { ...enumerate(g, stones, pool, difficulty), ...rest }
}

/** Does any power in play act on its own when it sees the faces? */
function facesMatter(g: Game): boolean {
  const heard = (cards: readonly CardNo[]) =>
    cards.some((card) => g.box.cards[card].powers.some((p) => (p.events & CAST_EVENTS) !== 0 && !p.optional))
  const { heroes, adversary, watchers } = g.state
  return (
    heroes.some((h) => heard(h.inPlay)) || (adversary !== null && heard(adversary.inPlay)) || heard(watchers)
  )
}

/**
 * Every face of every stone, with the powers that answer to them. Stones of one kind that show the same are one case, so twelve
 * stones are a few hundred cases, not thousands.
 */
function enumerate(g: Game, stones: readonly number[], pool: Pool, difficulty: number): CastSummary {
  const kinds = [...new Set(stones)].map((stone) => ({ stone, n: stones.filter((s) => s === stone).length }))
  const chances = new Map<number, number>()
  const plain = summary(pool, difficulty, 0)
  let success = 0
  const visit = (k: number, faces: number[], chance: number): void => {
    if (k === kinds.length) {
      const total = totalWith(g, faces)
      chances.set(total, (chances.get(total) ?? 0) + chance)
      if (total >= difficulty) success += chance
      return
    }
    const { n } = kinds[k]
    for (let good = 0; good <= n; good++) {
      const shown = Array.from({ length: n }, (_, i) => (i < good ? 1 : 0))
      visit(k + 1, [...faces, ...shown], (chance * choose(n, good)) / 2 ** n)
    }
  }
  const sorted = kinds.flatMap(({ stone, n }) => Array<number>(n).fill(stone))
  const a = g.attempt()
  a.stones = sorted
  a.casts = 1
  visit(0, [], 1)
  a.stones = []
  a.faces = []
  a.casts = 0
  const totals = [...chances.keys()].sort((x, y) => x - y)
  const distribution = []
  for (let total = totals[0]; total <= totals[totals.length - 1]; total++) {
    distribution.push({ total, chance: chances.get(total) ?? 0 })
  }
  return {
    ...plain,
    distribution,
    success,
    min: totals[0],
    mean: distribution.reduce((sum, d) => sum + d.total * d.chance, 0),
    max: totals[totals.length - 1],
  }
}

const choose = (n: number, k: number): number => (k === 0 ? 1 : (choose(n - 1, k - 1) * n) / k)

/** The total if the stones lay so, with the powers that act on that by themselves; choices on the way are passed over. */
function totalWith(g: Game, faces: number[]): number {
  const scratch = Game.on(g.state, g.box)
  scratch.events = null
  const a = scratch.attempt()
  a.faces = faces
  a.castBonus = 0
  a.castClassBonus = 0
  const depth = scratch.frames().length
  fire(scratch, EVENT.cast, a.seat, -1)
  a.stones.forEach((stone, i) => {
    fire(scratch, EVENT['rune-shows'], a.seat, stone * 2 + faces[i])
    if (showsTwist(stone, faces[i])) fire(scratch, EVENT.twist, a.seat, -1)
  })
  while (scratch.frames().length > depth) {
    const f = scratch.top()
    if (f.proc !== 'effect' || stepOnce(scratch) === 'wait') scratch.pop()
  }
  return totalOf(scratch)
}
