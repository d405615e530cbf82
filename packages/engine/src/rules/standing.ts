/** What the standing powers in play add up to. */
import type { CompiledCard } from '../compile/compiled.ts'
import { EVENT } from '../compile/events.ts'
import { ICONS } from '../language/names.ts'
import type { Game } from '../state/game.ts'
import { type CardNo, NOBODY, type Seat } from '../state/types.ts'
import type { Standing, StandingWord } from '../words/standing.ts'

const ALWAYS = 1 << EVENT.always
const RADIANT = ICONS.indexOf('radiant')

/** Is a threshold of the card met? Classes need banked Experience, Radiant Destinies Radiant icons. */
export function unlocked(g: Game, owner: Seat, gate: { banked: number; radiant: number }): boolean {
  if (owner === NOBODY) return true
  const h = g.state.heroes[owner]
  return h.banked >= gate.banked && (gate.radiant === 0 || h.icons[RADIANT] + h.lent[RADIANT] >= gate.radiant)
}

/** Two-sided Adversaries: only the powers of the side that is up. */
export const sideUp = (g: Game, card: CompiledCard, side: number): boolean =>
  card.kind !== 'two-sided' || g.state.adversary?.side === side

function amountOf(g: Game, s: Standing, owner: Seat, that: Seat, card: CardNo): number {
  if (s.who === 'you' ? that !== owner : s.who === 'another' && that === owner) return 0
  if (s.who === 'active' && that !== g.state.turn.seat) return 0
  if (!unlocked(g, owner, s) || !sideUp(g, g.box.cards[card], s.side)) return 0
  for (const test of s.tests) if (!test(g, owner, that, card)) return 0
  if (s.times === null) return s.amount
  const n = s.times.count(g, owner === NOBODY ? that : owner) / s.times.per
  return s.amount * Math.min(s.times.max, s.times.roundUp ? Math.ceil(n) : Math.floor(n))
}

/**
 * Every amount of a standing word that bears on the hero `that`, summed by what `weigh` makes of it.
 * Most boxes know only a few of the words, so most calls end at the first line.
 */
function sum(
  g: Game,
  word: StandingWord,
  that: Seat,
  weigh: ((amount: number, s: Standing, card: CardNo) => number) | null,
): number {
  if (!g.box.standing.has(word)) return 0
  const event = g.event
  g.event = -1
  const s = g.state
  let n = 0
  for (let seat = 0; seat < s.heroes.length; seat++) {
    const h = s.heroes[seat]
    if ((h.mask & ALWAYS) !== 0) n += sumOf(g, word, h.inPlay, seat, that, weigh)
  }
  const a = s.adversary
  if (a !== null && (a.mask & ALWAYS) !== 0) n += sumOf(g, word, a.inPlay, NOBODY, that, weigh)
  if (s.watchers.length > 0) n += sumOf(g, word, s.watchers, NOBODY, that, weigh)
  g.event = event
  return n
}

function sumOf(
  g: Game,
  word: StandingWord,
  cards: readonly CardNo[],
  owner: Seat,
  that: Seat,
  weigh: ((amount: number, s: Standing, card: CardNo) => number) | null,
): number {
  let n = 0
  for (let i = 0; i < cards.length; i++) {
    const { standing } = g.box.cards[cards[i]]
    for (let k = 0; k < standing.length; k++) {
      const s = standing[k]
      if (s.word !== word) continue
      const amount = amountOf(g, s, owner, that, cards[i])
      if (amount !== 0) n += weigh === null ? amount : weigh(amount, s, cards[i])
    }
  }
  return n
}

export const standingSum = (g: Game, word: StandingWord, that: Seat): number => sum(g, word, that, null)

const raised = (amount: number): number => Math.max(0, amount)
const lowered = (amount: number): number => Math.max(0, -amount)
export const difficultyRaised = (g: Game, that: Seat): number => sum(g, 'difficulty', that, raised)
export const difficultyLowered = (g: Game, that: Seat): number => sum(g, 'difficulty', that, lowered)

/** Standing successes that don't come from the hero's own Class. */
export function successesBesideClass(g: Game, that: Seat): number {
  const own = g.state.heroes[that].motivation
  return sum(g, 'successes', that, (amount, _, card) =>
    card === own && g.box.cards[card].kind === 'class' ? 0 : amount,
  )
}

export const isForbidden = (g: Game, what: string, that: Seat): boolean =>
  g.box.forbids.has(what) && sum(g, 'forbid', that, (_, s) => (s.what.includes(what) ? 1 : 0)) > 0

export const isProtected = (g: Game, from: string, that: Seat): boolean =>
  sum(g, 'protect', that, (_, s) => (s.what.includes(from) ? 1 : 0)) > 0
