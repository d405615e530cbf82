/** The same plan as `odds` looks at, carried out by hand with chosen casts: what really comes of it. */
import {
  type Action,
  fastRandom,
  type GameEvent,
  type GameState,
  type Plan,
  type Seat,
} from '@runesaga/engine'
import type { Choice } from '@runesaga/engine/search'
import type { Played } from './players.ts'
import { apply, pending } from './rules.ts'

/** The state right before a cast, and the action that leads to it. */
export interface Brink extends Played {
  state: GameState
}

const indexOf = (options: readonly Choice[], kind: string): number =>
  options.findIndex((o) => o.kind === kind)

/** Carries out a plan up to the action that casts: Feats and powers as soon as can be, all else is passed. */
export function brinkOf(start: GameState, seat: Seat, plan: Plan): Brink | undefined {
  const feats = [...(plan.feats ?? [])]
  const powers = [...(plan.powers ?? [])]
  const choices = [...(plan.choices ?? [])]
  const next = (state: GameState): Played => {
    const [d] = pending(state)
    if (d.kind === 'menu') return { seat, action: { type: 'attempt', ...plan.target! } }
    if (d.kind === 'choose') {
      if (d.about === 'attempt' && d.step === 'buyDark') {
        return { seat: d.seat, action: { type: 'choose', option: plan.dark ?? 0 } }
      }
      return {
        seat: d.seat,
        action: { type: 'choose', option: choices.shift() ?? Math.max(0, indexOf(d.options, 'no')) },
      }
    }
    if (feats.length > 0 && d.seat === (feats[0].by ?? seat)) {
      const { card, on } = feats.shift()!
      return { seat: d.seat, action: { type: 'play', card, on: on ?? state.attempt!.seat } }
    }
    if (powers.length > 0 && d.seat === seat) {
      const { card, power, cost = -1 } = powers.shift()!
      return { seat, action: { type: 'use', card, power, cost } }
    }
    return { seat: d.seat, action: { type: 'pass' } }
  }
  let state = start
  for (let i = 0; i < 200; i++) {
    const { seat: by, action } = next(state)
    const after = apply(state, by, action)
    if (after.events.some((e) => e.type === 'cast')) return { state, seat: by, action }
    // an attempt that came to nothing before the cast
    if (after.state.attempt === null) return undefined
    state = after.state
  }
  return undefined
}

export interface Weighed {
  total: number
  difficulty: number
  overcome: boolean
  /** words that the generator gave for it, whichever choice was made */
  words: number
}

const wordsGiven = ({ random }: GameState): number => (random.kind === 'fair' ? random.at : random.d)

/** How the events of an action, and the state after it, say that an attempt was weighed. */
function weighedIn(events: readonly GameEvent[], state: GameState, words: number): Weighed | undefined {
  const event = events.find((e) => e.type === 'weighed')
  if (event === undefined) return undefined
  const { total, difficulty } = event
  const overcome =
    state.attempt === null ? events.some((e) => e.type === 'overcame') : state.attempt.outcome === 'overcome'
  return { total, difficulty, overcome, words }
}

/**
 * Lets a cast come to its weighing, with everything declined. A choice that can't be declined is made for
 * success by the hero of the attempt, against it by anybody else. Undefined if stones were cast again.
 */
export function weighedAfter({ state, seat, action }: Brink, from = wordsGiven(state)): Weighed | undefined {
  const { state: after, events } = apply(state, seat, action)
  return comeTo(after, events, from)
}

function comeTo(after: GameState, events: readonly GameEvent[], from: number): Weighed | undefined {
  if (events.some((e) => e.type === 'stones-cast')) return undefined
  const weighed = weighedIn(events, after, wordsGiven(after) - from)
  if (weighed !== undefined) return weighed
  const [d] = pending(after)
  const go = (next: Action) => weighedAfter({ state: after, seat: d.seat, action: next }, from)
  if (d.kind !== 'choose') return go({ type: 'pass' })
  const declined = d.options.findIndex((o) => o.kind === 'no' || o.kind === 'done')
  if (declined >= 0) return go({ type: 'choose', option: declined })
  const tried = d.options.map((_, option) => go({ type: 'choose', option }))
  const sign = d.seat === after.attempt!.seat ? 1 : -1
  const margin = (w: Weighed | undefined) => (w === undefined ? Infinity : sign * (w.total - w.difficulty))
  const best = tried.reduce((one, other) => (margin(other) > margin(one) ? other : one))
  return best && { ...best, words: Math.max(...tried.map((one) => one?.words ?? Infinity)) }
}

/**
 * So many casts, each by a generator of its own: how many overcome. All are cast through the rules; what comes
 * after a cast is the same whenever its faces show again, unless it takes something from the generator as well.
 */
export function overcomeOf(brink: Brink, casts: number): number {
  const settled = new Map<string, boolean>()
  let count = 0
  for (let seed = 0; seed < casts; seed++) {
    const random = fastRandom(seed)
    const { state, events } = apply({ ...brink.state, random }, brink.seat, brink.action)
    const faces = events.find((e) => e.type === 'cast')!.faces.join('')
    let overcome = settled.get(faces)
    if (overcome === undefined) {
      const weighed = comeTo(state, events, random.d)!
      overcome = weighed.overcome
      if (weighed.words === 1) settled.set(faces, overcome)
    }
    if (overcome) count++
  }
  return count
}

/** The brink of a cast with another generator. */
export const withRandom = (brink: Brink, random: GameState['random']): Brink => ({
  ...brink,
  state: { ...brink.state, random },
})

/** The Adversary's deck laid aside: which card it would turn up is nobody's to know, so odds leave it out. */
export function withoutAdversaryDeck(state: GameState): GameState {
  if (state.adversary === null) return state
  const { cards, at, discard } = state.decks[ADVERSARY_DECK]
  return {
    ...state,
    adversary: { ...state.adversary, shown: [...state.adversary.shown, ...cards.slice(at), ...discard] },
    decks: state.decks.with(ADVERSARY_DECK, { cards: [], at: 0, discard: [] }),
  }
}
const ADVERSARY_DECK = 5

const scripted = (word: number): GameState['random'] => ({
  kind: 'scripted',
  casts: [word],
  at: 0,
  a: 1,
  b: 2,
  c: 3,
  d: 4,
})

export interface Exact {
  success: number
  /** by total */
  chances: Map<number, number>
}

/** The exact chances, by casting every face of every stone through the rules themselves. */
export function enumerated(brink: Brink, stones: number): Exact | undefined {
  const chances = new Map<number, number>()
  const one = 2 ** -stones
  let success = 0
  for (let word = 0; word < 2 ** stones; word++) {
    const weighed = weighedAfter(withRandom(brink, scripted(word)))
    if (weighed === undefined) return undefined
    chances.set(weighed.total, (chances.get(weighed.total) ?? 0) + one)
    if (weighed.overcome) success += one
  }
  return { success, chances }
}
