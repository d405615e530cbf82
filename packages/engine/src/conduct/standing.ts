/** What the standing powers in play add up to. */
import type { CompiledCard } from '../compile/compiled.ts'
import { RADIANT } from '../language/names.ts'
import type { Game } from '../state/game.ts'
import { type CardNo, NO_CARD, NOBODY, type Seat } from '../state/types.ts'
import { STANDING, type StandingEffect } from '../words/standing.ts'

/**
 * Is a threshold of the card met? Classes need banked Experience (R-CHAR-11), Radiant Destinies Radiant icons (R-RAD-01),
 * of which lent ones count (R-RAD-03).
 */
export function unlocked(g: Game, owner: Seat, gate: { banked: number; radiant: number }): boolean {
  if (owner === NOBODY) return true
  const h = g.state.heroes[owner]
  return h.banked >= gate.banked && (gate.radiant === 0 || h.icons[RADIANT] + h.lent[RADIANT] >= gate.radiant)
}

/** R-ADV-07: of two-sided Adversaries only the powers of the side that is up. */
export const sideUp = (g: Game, card: CompiledCard, side: number): boolean =>
  card.kind !== 'two-sided' || g.state.adversary?.side === side

function amountOf(g: Game, s: StandingEffect, owner: Seat, that: Seat, card: CardNo): number {
  if (s.who === 'you' ? that !== owner : s.who === 'another' && that === owner) return 0
  if (s.who === 'active' && that !== g.state.turn.seat) return 0
  if (!unlocked(g, owner, s) || !sideUp(g, g.box.cards[card], s.side)) return 0
  for (const test of s.tests) if (!test(g, owner, that, card)) return 0
  if (s.times === null) return s.amount
  const n = s.times.count(g, owner === NOBODY ? that : owner) / s.times.per
  return s.amount * Math.min(s.times.max, s.times.roundUp ? Math.ceil(n) : Math.floor(n))
}

/** Which amounts are summed: all, or only those that raise or lower something. */
const ALL = 0
const RAISING = 1
const LOWERING = -1

/**
 * Every amount that stands on something (a bit of STANDING, FORBID or PROTECT) and bears on the hero `that`, but for one card.
 * Mostly no power in play does: then nothing is summed.
 */
const sum = (g: Game, on: number, that: Seat, sign: number, but: CardNo): number =>
  (g.state.standingMask & on) === 0 ? 0 : sumOfAll(g, on, that, sign, but)

function sumOfAll(g: Game, on: number, that: Seat, sign: number, but: CardNo): number {
  const s = g.state
  // most powers bear on their own hero alone
  const shared = (g.box.sharedStands & on) !== 0
  if (!shared && (that === NOBODY || (s.heroes[that].standingMask & on) === 0)) return 0
  const event = g.event
  g.event = -1
  let n = 0
  for (let seat = 0; seat < s.heroes.length; seat++) {
    const h = s.heroes[seat]
    if ((shared || seat === that) && (h.standingMask & on) !== 0)
      n += sumOf(g, on, h.inPlay, seat, that, sign, but)
  }
  const a = s.adversary
  if (a !== null && (a.standingMask & on) !== 0) n += sumOf(g, on, a.inPlay, NOBODY, that, sign, but)
  if (shared && s.watchers.length > 0) n += sumOf(g, on, s.watchers, NOBODY, that, sign, but)
  g.event = event
  return n
}

function sumOf(
  g: Game,
  on: number,
  cards: readonly CardNo[],
  owner: Seat,
  that: Seat,
  sign: number,
  but: CardNo,
): number {
  let n = 0
  for (let i = 0; i < cards.length; i++) {
    const no = cards[i]
    if ((g.box.standingMasks[no] & on) === 0 || no === but) continue
    const card = g.box.cards[no]
    for (let k = 0; k < card.standing.length; k++) {
      const s = card.standing[k]
      if ((s.on & on) === 0) continue
      const amount = amountOf(g, s, owner, that, no)
      if (amount * sign >= 0) n += amount
    }
  }
  return n
}

export const standingSum = (g: Game, on: number, that: Seat): number => sum(g, on, that, ALL, NO_CARD)

/** The same card by card, where it comes to anything. */
export function standingParts(g: Game, on: number, that: Seat): { card: CardNo; amount: number }[] {
  const { heroes, adversary, watchers } = g.state
  const event = g.event
  g.event = -1
  const parts = (cards: readonly CardNo[], owner: Seat) =>
    cards.map((card) => ({ card, amount: sumOf(g, on, [card], owner, that, ALL, NO_CARD) }))
  const all = [
    ...heroes.flatMap((h, seat) => parts(h.inPlay, seat)),
    ...parts(adversary?.inPlay ?? [], NOBODY),
    ...parts(watchers, NOBODY),
  ]
  g.event = event
  return all.filter(({ amount }) => amount !== 0)
}

export const difficultyRaised = (g: Game, that: Seat): number =>
  sum(g, STANDING.difficulty, that, RAISING, NO_CARD)
export const difficultyLowered = (g: Game, that: Seat): number =>
  0 - sum(g, STANDING.difficulty, that, LOWERING, NO_CARD)

/** Standing successes that don't come from the hero's own Class. */
export function successesBesideClass(g: Game, that: Seat): number {
  const own = g.state.heroes[that].motivation
  const but = own !== NO_CARD && g.box.cards[own].kind === 'class' ? own : NO_CARD
  return sum(g, STANDING.successes, that, ALL, but)
}

/** `what`: of FORBID */
export const isForbidden = (g: Game, what: number, that: Seat): boolean => standingSum(g, what, that) > 0

/** `from`: of PROTECT */
export const isProtected = (g: Game, from: number, that: Seat): boolean => standingSum(g, from, that) > 0
