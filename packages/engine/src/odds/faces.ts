/**
 * Odds where the faces matter for more than their successes: every way for the stones to lie is carried out
 * by the rules themselves, up to the weighing. What nobody can know isn't looked at: the Adversary turns up
 * no card.
 */
import { PASS } from '../actions/action.ts'
import { enact } from '../actions/apply.ts'
import { EVENT } from '../compile/events.ts'
import { question, seatAsked, stepOnce } from '../procedures/index.ts'
import { difficultyOf, poolOf, totalOf } from '../rules/attempt-math.ts'
import { Game, GO } from '../state/game.ts'
import { AT } from '../state/places.ts'
import { ADVERSARY_DECK, type CardNo, type GameState } from '../state/types.ts'
import type { CastSummary } from './distribution.ts'

const CAST_EVENTS =
  (1 << EVENT.cast) | (1 << EVENT['rune-shows']) | (1 << EVENT.twist) | (1 << EVENT['feat-drawn'])

/** Does a power in play answer to the faces or to what they pay, or is the outcome settled anyhow? */
export function facesMatter(g: Game): boolean {
  const heard = (cards: readonly CardNo[]) =>
    cards.some((no) => {
      const { powers, standing } = g.box.cards[no]
      return powers.some((p) => (p.events & CAST_EVENTS) !== 0 && !p.optional) || standing.some((s) => s.late)
    })
  const { heroes, adversary, watchers, attempt } = g.state
  return (
    attempt!.forced !== '' ||
    heroes.some((h) => heard(h.inPlay)) ||
    (adversary !== null && heard(adversary.inPlay)) ||
    heard(watchers)
  )
}

/** How an attempt stands when it is weighed. */
interface Weighed {
  total: number
  difficulty: number
  overcome: boolean
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
      visit(cast(g, word), chance)
      return
    }
    const n = kinds[k]
    for (let good = 0; good <= n; good++) {
      lay(k + 1, at + n, word | (((1 << good) - 1) << at), (chance * choose(n, good)) / 2 ** n)
    }
  }
  lay(0, 0, 0, 1)
}

/** The odds of a game whose next step is the cast. */
export function eachFace(g: Game, plain: CastSummary): CastSummary {
  const chances = new Map<number, number>()
  let success = 0
  eachCast(g, (fallen, chance) => {
    const { total, overcome } = settle(fallen)
    chances.set(total, (chances.get(total) ?? 0) + chance)
    if (overcome) success += chance
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

const choose = (n: number, k: number): number => (k === 0 ? 1 : (choose(n - 1, k - 1) * n) / k)

/** The game with its stones about to fall so. */
function cast(g: Game, word: number): Game {
  const next = Game.on(g.state, g.box)
  next.events = null
  next.state.random = { kind: 'scripted', casts: [word], at: 0, a: 1, b: 2, c: 3, d: 4 }
  next.state.decks = next.state.decks.with(ADVERSARY_DECK, { cards: [], at: 0, discard: [] })
  return next
}

/** On to the weighing with everything declined; a choice that can't be declined is made as suits its hero. */
function settle(g: Game): Weighed {
  for (;;) {
    const f = g.top()
    if (f.place === AT.attempt.weigh) return weigh(g)
    if (f.place === AT.end.adversaryWins) return { ...weigh(g), overcome: false }
    if (stepOnce(g) === GO) continue
    const waiting = g.top()
    if (waiting.place === AT.window.ask) {
      enact(g, waiting.seat, PASS)
      continue
    }
    const q = question(waiting)!
    const seat = seatAsked(g, waiting)
    const options = q.options(g, waiting)
    const declined = options.findIndex((o) => o.kind === 'no' || o.kind === 'done')
    if (declined < 0 && options.length > 1) return best(g.state, g, seat, options.length)
    enact(g, seat, { type: 'choose', option: Math.max(0, declined) })
  }
}

/** The hero of the attempt chooses for success, everybody else against it. */
function best(state: GameState, g: Game, seat: number, options: number): Weighed {
  const sign = seat === state.attempt!.seat ? 1 : -1
  let found: Weighed | null = null
  for (let option = 0; option < options; option++) {
    const tried = Game.on(state, g.box)
    tried.events = null
    enact(tried, seat, { type: 'choose', option })
    const weighed = settle(tried)
    const margin = (w: Weighed) => sign * (w.total - w.difficulty)
    if (found === null || margin(weighed) > margin(found)) found = weighed
  }
  return found!
}

function weigh(g: Game): Weighed {
  const total = totalOf(g)
  const difficulty = difficultyOf(g)
  const { forced } = g.state.attempt!
  return { total, difficulty, overcome: forced === '' ? total >= difficulty : forced === 'overcome' }
}
