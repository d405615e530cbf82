/** Tells the powers in play that something happened: automatic ones are put on the frames, optional ones offered. */
import type { CompiledPower } from '../compile/compiled.ts'
import { effectFrame, type Game } from '../state/game.ts'
import { AT } from '../state/places.ts'
import { type CardNo, type Frame, NOBODY, type Seat } from '../state/types.ts'
import { outcomeIsOpen } from './attempt-math.ts'
import { canPay, paysSomething } from './costs.ts'
import { isUsed, markUsed } from './limits.ts'
import { sideUp, unlocked } from './standing.ts'

/** Does anybody listen to this event at all? */
export const anyListens = (g: Game, event: number): boolean => (g.state.eventMask & (1 << event)) !== 0

/**
 * Fires an event of the hero `that`. All conditions are looked at before any power acts. The frames of the powers
 * are pushed so that the active hero's come first, then the others' in turn order, then the Adversary's.
 * Set the next step of the own frame before: what is pushed runs first.
 */
export function fire(g: Game, event: number, that: Seat, detail: number): void {
  if (anyListens(g, event)) tell(g, event, that, detail)
}

function tell(g: Game, event: number, that: Seat, detail: number): void {
  const bit = 1 << event
  const s = g.state
  // most powers listen to their own hero's events alone
  const shared = (g.box.sharedEvents & bit) !== 0
  if (!shared && (that === NOBODY || (s.heroes[that].eventMask & bit) === 0)) return
  let found: Frame[] | null = null
  const wasEvent = g.event
  const wasDetail = g.detail
  g.event = event
  g.detail = detail
  const n = s.heroes.length
  for (let k = 0; k < n; k++) {
    const seat = (s.turn.seat + k) % n
    if ((shared || seat === that) && (s.heroes[seat].eventMask & bit) !== 0)
      found = listen(g, s.heroes[seat].inPlay, seat, event, that, detail, found)
  }
  const a = s.adversary
  if (a !== null && (a.eventMask & bit) !== 0) found = listen(g, a.inPlay, NOBODY, event, that, detail, found)
  if (shared && s.watchers.length > 0) found = listen(g, s.watchers, NOBODY, event, that, detail, found)
  g.event = wasEvent
  g.detail = wasDetail
  if (found === null) return
  for (let i = found.length - 1; i >= 0; i--) g.push(found[i])
}

function listen(
  g: Game,
  cards: readonly CardNo[],
  owner: Seat,
  event: number,
  that: Seat,
  detail: number,
  found: Frame[] | null,
): Frame[] | null {
  // what nobody did concerns only cards that have an owner
  if (owner === NOBODY && that === NOBODY) return found
  const bit = 1 << event
  for (let k = 0; k < cards.length; k++) {
    const no = cards[k]
    if ((g.box.eventMasks[no] & bit) === 0) continue
    const card = g.box.cards[no]
    for (let i = 0; i < card.powers.length; i++) {
      const power = card.powers[i]
      if ((power.events & bit) === 0) continue
      if (!isOpen(g, no, i, owner, that)) {
        if (power.banked > 0) noteMissed(g, no, i, owner, that, event, detail)
        continue
      }
      if (found === null) found = []
      setOff(g, no, i, owner, that, event, detail, found)
    }
  }
  return found
}

/** The frames of a power that its event sets off. */
function setOff(
  g: Game,
  no: CardNo,
  index: number,
  owner: Seat,
  that: Seat,
  event: number,
  detail: number,
  found: Frame[],
): void {
  const power = g.box.cards[no].powers[index]
  if (!power.optional) {
    const seat = owner === NOBODY ? that : owner
    markUsed(g, no, index, seat)
    found.push(triggered(seat, owner, that, no, index, power.block, event, detail))
    return
  }
  for (const seat of deciders(g, power, owner, that)) {
    const offer = triggered(seat, owner, that, no, index, -1, event, detail)
    offer.place = AT.offer.ask
    found.push(offer)
  }
}

/** What a locked power of the Class would have answered to in its hero's attempt is kept: it may still be opened (R-CHAR-12). */
function noteMissed(
  g: Game,
  no: CardNo,
  index: number,
  owner: Seat,
  that: Seat,
  event: number,
  detail: number,
): void {
  const a = g.state.attempt
  if (a === null || a.seat !== owner || !outcomeIsOpen(g)) return
  if (unlocked(g, owner, g.box.cards[no].powers[index]) || !answers(g, no, index, owner, that)) return
  g.attempt().missed = [...a.missed, { power: index, that, event, detail }]
}

/** R-CHAR-12: powers of the Class that have just been opened act on what has happened in the attempt. */
export function catchUp(g: Game, seat: Seat): void {
  const a = g.state.attempt
  if (a === null || a.seat !== seat || a.missed.length === 0) return
  const no = g.state.heroes[seat].motivation
  const { powers } = g.box.cards[no]
  const found: Frame[] = []
  for (const { power, that, event, detail } of a.missed) {
    if (unlocked(g, seat, powers[power]) && !isUsed(g, no, power, seat))
      setOff(g, no, power, seat, that, event, detail, found)
  }
  g.attempt().missed = a.missed.filter(({ power }) => !unlocked(g, seat, powers[power]))
  for (let i = found.length - 1; i >= 0; i--) g.push(found[i])
}

function triggered(
  seat: Seat,
  owner: Seat,
  that: Seat,
  card: CardNo,
  power: number,
  block: number,
  event: number,
  detail: number,
): Frame {
  const f = effectFrame(seat, owner, that, card, block)
  f.power = power
  f.event = event
  f.detail = detail
  return f
}

/** Who may decide on an optional power. */
export function deciders(g: Game, power: CompiledPower, owner: Seat, that: Seat): Seat[] {
  if (owner !== NOBODY) return [owner]
  if (power.by !== 'each-other-hero') return [that]
  const n = g.state.heroes.length
  return Array.from({ length: n - 1 }, (_, k) => (that + 1 + k) % n)
}

/** May this power of a card in play act on an event of the hero `that`? Costs are looked at apart. */
export const isOpen = (
  g: Game,
  no: CardNo,
  index: number,
  owner: Seat,
  that: Seat,
  decider = NOBODY,
): boolean => unlocked(g, owner, g.box.cards[no].powers[index]) && answers(g, no, index, owner, that, decider)

/** The same, whatever its threshold. */
function answers(g: Game, no: CardNo, index: number, owner: Seat, that: Seat, decider = NOBODY): boolean {
  const card = g.box.cards[no]
  const power = card.powers[index]
  if (power.who === 'you' ? that !== owner : power.who === 'another' && that === owner) return false
  if (power.who === 'active' && that !== g.state.turn.seat) return false
  if (!sideUp(g, card, power.side)) return false
  if (isUsed(g, no, index, decider !== NOBODY ? decider : owner === NOBODY ? that : owner)) return false
  return power.test === null || power.test(g, owner, that, no)
}

/** Nobody is offered a power for a price that takes nothing. */
const isOffered = (g: Game, seat: Seat, no: CardNo, cost: number): boolean =>
  canPay(g, seat, no, cost) && paysSomething(g, seat, no, cost)

/** Could the hero pay one of a power's costs now, if there are any? */
export function canPayOne(g: Game, power: CompiledPower, seat: Seat, no: CardNo): boolean {
  const { costs } = power
  for (let i = 0; i < costs.length; i++) if (isOffered(g, seat, no, costs[i])) return true
  return costs.length === 0
}

/** The costs of a power that the hero could pay now; [-1] when nothing is to be paid. */
export function payable(g: Game, power: CompiledPower, seat: Seat, no: CardNo): number[] {
  if (power.costs.length === 0) return FREE
  const open: number[] = []
  for (const cost of power.costs) if (isOffered(g, seat, no, cost)) open.push(cost)
  return open
}
const FREE = [-1]
