/** What the standing powers in play add up to. */

import type { CompiledCard } from '../compile/cards.ts'
import { EVENT } from '../compile/events.ts'
import type { Game } from '../state/game.ts'
import { type CardNo, NOBODY, type Seat } from '../state/types.ts'
import type { Standing, StandingWord } from '../words/standing.ts'

const ALWAYS = 1 << EVENT.always

/** Is a threshold of the card met? Classes need banked Experience, Radiant Destinies Radiant icons. */
export function unlocked(g: Game, owner: Seat, gate: { banked: number; radiant: number }): boolean {
  if (owner === NOBODY) return true
  const h = g.state.heroes[owner]
  return h.banked >= gate.banked && (gate.radiant === 0 || h.icons[RADIANT] + h.lent[RADIANT] >= gate.radiant)
}
const RADIANT = 12

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

/** Calls back with every amount of a standing word that bears on the hero `that`. */
export function eachStanding(
  g: Game,
  word: StandingWord,
  that: Seat,
  found: (amount: number, s: Standing, card: CardNo) => void,
): void {
  const event = g.event
  g.event = -1
  const s = g.state
  for (let seat = 0; seat < s.heroes.length; seat++) {
    if ((s.heroes[seat].mask & ALWAYS) !== 0) visit(g, word, s.heroes[seat].inPlay, seat, that, found)
  }
  if (s.adversary !== null && (s.adversary.mask & ALWAYS) !== 0) {
    visit(g, word, s.adversary.inPlay, NOBODY, that, found)
  }
  if (s.watchers.length > 0) visit(g, word, s.watchers, NOBODY, that, found)
  g.event = event
}

function visit(
  g: Game,
  word: StandingWord,
  cards: readonly CardNo[],
  owner: Seat,
  that: Seat,
  found: (amount: number, s: Standing, card: CardNo) => void,
): void {
  for (let i = 0; i < cards.length; i++) {
    const card = g.box.cards[cards[i]]
    if ((card.mask & ALWAYS) === 0) continue
    for (const s of card.standing) {
      if (s.word !== word) continue
      const amount = amountOf(g, s, owner, that, cards[i])
      if (amount !== 0) found(amount, s, cards[i])
    }
  }
}

export function standingSum(g: Game, word: StandingWord, that: Seat): number {
  let sum = 0
  eachStanding(g, word, that, (amount) => {
    sum += amount
  })
  return sum
}

export function isForbidden(g: Game, what: string, that: Seat): boolean {
  let yes = false
  eachStanding(g, 'forbid', that, (_, s) => {
    if (s.what.includes(what)) yes = true
  })
  return yes
}

export function isProtected(g: Game, from: string, that: Seat): boolean {
  let yes = false
  eachStanding(g, 'protect', that, (_, s) => {
    if (s.what.includes(from)) yes = true
  })
  return yes
}
