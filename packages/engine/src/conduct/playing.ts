/** Playing Feats and using powers: what is open to a hero, and the playing itself. */

import type { Action } from '../actions/action.ts'
import type { Reason } from '../actions/reasons.ts'
import type { CompiledFeat } from '../compile/compiled.ts'
import { EVENT, FEAT_BIT, inMomentOf, WINDOW } from '../compile/events.ts'
import { effectFrame, frame, type Game } from '../state/game.ts'
import { without } from '../state/lists.ts'
import { AT, procOf } from '../state/places.ts'
import { windowFrame } from '../state/registers.ts'
import { type CardNo, type Frame, NO_CARD, NOBODY, type Seat } from '../state/types.ts'
import { canAny } from '../words/op.ts'
import { hasPathWithout } from './attempt-math.ts'
import { hasLocked, nextThreshold } from './class.ts'
import { canPay, pushPayment } from './costs.ts'
import { holdInHand } from './decks.ts'
import { canPayOne, fire, isOpen, payable } from './fire.ts'

/** What is open in the window of a frame: the window itself, and answers while a Feat waits. */
export const openIn = (g: Game, f: Frame): number =>
  g.state.stack.length > windowFrame.stackBelow(f)
    ? windowFrame.window(f) | WINDOW.reply
    : windowFrame.window(f)

/** The hero whose attempt, or whose Corruption, a timed Feat is about; NOBODY when there is none. */
function heroOfTimedFeat(g: Game): Seat {
  const f = g.state.top!
  if (windowFrame.window(f) === WINDOW.corruption && procOf(f) === 'window') return f.that
  return g.state.attempt === null ? NOBODY : g.state.attempt.seat
}

/** May this Feat be played on that hero? */
export function mayTarget(g: Game, feat: CompiledFeat, seat: Seat, on: Seat): boolean {
  if (g.state.heroes[on] === undefined || (feat.timed && on !== heroOfTimedFeat(g))) return false
  switch (feat.on) {
    case 'you': // R-FEAT-07, R-COOPB-06
      return on === seat || (g.box.ruleset.youMayBeAnyHero && g.state.setup.mode === 'coop')
    case 'another-hero': // R-FEAT-13
      return on !== seat
    case 'any-hero': // R-FEAT-06, R-FEAT-13
      return true
  }
}

/** Adds every way in which this hero can play a Feat of the hand in this window. Most cards can't be, and stop at the mask. */
export function addPlays(g: Game, seat: Seat, window: number, actions: Action[]): void {
  const { hand, level, featWindows } = g.state.heroes[seat]
  const moment = heroOfTimedFeat(g)
  const open = inMomentOf(moment !== seat, window)
  if ((featWindows & open) === 0) return
  const playable = g.box.playableAt[level]
  for (let i = 0; i < hand.length; i++) {
    if ((playable[hand[i]] & open) !== 0) addPlaysOf(g, seat, hand[i], moment, actions)
  }
}

function addPlaysOf(g: Game, seat: Seat, card: CardNo, moment: Seat, actions: Action[]): void {
  if (g.box.featOf[card]!.timed) {
    if (moment !== NOBODY && refusesTarget(g, seat, card, moment) === null)
      actions.push({ type: 'play', card, on: moment })
    return
  }
  for (let on = 0; on < g.state.heroes.length; on++) {
    if (refusesTarget(g, seat, card, on) === null) actions.push({ type: 'play', card, on })
  }
}

const probe: Frame = frame(AT.effect.run, NOBODY)

/** The hero who is "you" on a Feat: its player, or whom it serves. */
const youOf = (feat: CompiledFeat, by: Seat, on: Seat): Seat => (feat.on === 'you' && by !== NOBODY ? on : by)

/** Why a Feat can't be played, or null. */
export function refusesFeat(g: Game, seat: Seat, no: CardNo, on: Seat, window: number): Reason | null {
  if (!g.state.heroes[seat].hand.includes(no)) return 'not-in-hand'
  return refusesCard(g, seat, no, window) ?? refusesTarget(g, seat, no, on)
}

/** R-FEAT-02, R-FEAT-03: why a Feat of the hand can't be played now, whomever it is played on. */
function refusesCard(g: Game, seat: Seat, no: CardNo, window: number): Reason | null {
  const kind = g.box.featKinds[no]
  if ((g.box.kindsAtLevel[g.state.heroes[seat].level] & kind) === 0) {
    return kind === FEAT_BIT.hero ? 'level-forbids-hero' : 'level-forbids-antihero'
  }
  return (g.box.featOf[no]!.windows & window) === 0 ? 'wrong-moment' : null
}

/** Why a Feat that could be played now can't be played on that hero. */
function refusesTarget(g: Game, seat: Seat, no: CardNo, on: Seat): Reason | null {
  const feat = g.box.featOf[no]!
  if (!mayTarget(g, feat, seat, on)) return 'wrong-hero'
  const you = youOf(feat, seat, on)
  if (!canPay(g, you, no, feat.cost)) return 'cannot-pay'
  if (feat.test !== null && !feat.test(g, you, on, no)) return 'condition-not-met'
  // R-ODIUM-09: where there is no other path, none can be barred
  return feat.bars >= 0 && !hasPathWithout(g, feat.bars) ? 'no-path-left' : null
}

/** Would this Feat do anything? It may be played all the same, and then scores (R-FEAT-05). */
export function featMatters(g: Game, seat: Seat, no: CardNo, on: Seat): boolean {
  const feat = g.box.featOf[no]!
  probe.card = no
  probe.block = feat.block
  probe.seat = youOf(feat, seat, on)
  probe.owner = seat
  probe.that = on
  return canAny(g, probe, g.box.cards[no].blocks[feat.block])
}

/** R-FEAT-08: onto the stack; its cost is paid now. */
export function playFeat(g: Game, seat: Seat, no: CardNo, on: Seat): void {
  const hero = g.hero(seat)
  holdInHand(g.box, hero, without(hero.hand, no))
  g.stack().push({ card: no, by: seat, on, paid: 0 })
  if (g.events !== null) g.emit({ type: 'feat-played', seat, on, card: no })
  fire(g, EVENT['feat-played'], seat, no)
  const feat = g.box.featOf[no]!
  pushPayment(g, youOf(feat, seat, on), no, feat.cost)
}

/** The frame of what a Feat does, put on top of the frame in which it takes effect. */
export const effectOfFeat = (g: Game, taking: Frame): Frame => {
  const feat = g.box.featOf[taking.card]!
  const you = youOf(feat, taking.seat, taking.that)
  const f = effectFrame(you, taking.seat, taking.that, taking.card, feat.block)
  f.paid = taking.paid
  return f
}

/** Adds every use of a power that is open to this hero in this window. Without a list: is there any? */
export function addUses(g: Game, seat: Seat, window: number, actions: Action[] | null): boolean {
  const s = g.state
  const h = s.heroes[seat]
  const a = s.adversary
  const open = inMomentOf(heroOfMoment(g) !== seat, window)
  let any = false
  if ((h.powerWindows & open) !== 0) any = usesOf(g, h.inPlay, seat, seat, open, actions)
  if (a !== null && (a.powerWindows & open) !== 0)
    any = usesOf(g, a.inPlay, NOBODY, seat, open, actions) || any
  if ((g.box.foeWindows & open) !== 0) any = usesOf(g, s.watchers, NOBODY, seat, open, actions) || any
  return any
}

function usesOf(
  g: Game,
  cards: readonly CardNo[],
  owner: Seat,
  seat: Seat,
  open: number,
  actions: Action[] | null,
): boolean {
  let any = false
  for (let k = 0; k < cards.length; k++) {
    const no = cards[k]
    if ((g.box.powerWindows[no] & open) === 0) continue
    const card = g.box.cards[no]
    for (let i = 0; i < card.powers.length; i++) {
      if ((card.powers[i].windows & open) === 0) continue
      if (!isUsable(g, no, i, owner, seat)) continue
      if (actions === null) return true
      any = true
      for (const cost of payable(g, card.powers[i], seat, no))
        actions.push({ type: 'use', card: no, power: i, cost })
    }
  }
  return any
}

/** The hero whose event it is in the window that is open: who attempts, else whose turn it is. */
export const heroOfMoment = (g: Game): Seat => g.state.attempt?.seat ?? g.state.turn.seat

/** Is a power open to this hero now, and could one of its costs be paid? */
export function isUsable(g: Game, no: CardNo, index: number, owner: Seat, seat: Seat): boolean {
  const card = g.box.cards[no]
  const power = card.powers[index]
  const moment = heroOfMoment(g)
  if (owner === NOBODY && (power.by === 'each-other-hero' ? seat === moment : seat !== moment)) return false
  if (!isOpen(g, no, index, owner, moment, owner === NOBODY ? seat : NOBODY)) return false
  if (!canPayOne(g, power, seat, no)) return false
  probe.card = no
  probe.block = power.block
  probe.seat = seat
  probe.owner = owner
  probe.that = moment
  probe.power = index
  const able = canAny(g, probe, card.blocks[power.block])
  probe.power = -1
  return able
}

/**
 * Does a window open for this hero? For everybody who holds a Feat that might be played in it, whatever it is: the kinds of
 * cards in a hand are public, their titles are not. And for whoever has a power in play that is open, or may open one of the Class.
 */
export function hasSay(g: Game, seat: Seat, window: number): boolean {
  const h = g.state.heroes[seat]
  // R-FEAT-02: the playing hero's level decides
  if ((h.featKinds & g.box.kindsOpen[window] & g.box.kindsAtLevel[h.level]) !== 0) return true
  return addUses(g, seat, window, null) || (mayBankIn(g, seat) && isAskedToBank(g, seat, window))
}

/**
 * Whoever may bank isn't always asked: the menu of the turn comes anyway. Before and after a cast all are who have a locked power; before a
 * failure counts, whoever could open one at once; at any time, whoever has Experience that another's Feat on the stack could take.
 */
function isAskedToBank({ box, state }: Game, seat: Seat, window: number): boolean {
  const h = state.heroes[seat]
  if (!hasLocked(box.ruleset, h.banked)) return false
  if ((window & ASKS_TO_BANK) !== 0) return true
  const opensOne = h.banked + h.xp >= nextThreshold(box.ruleset, h.banked)
  if ((window & WINDOW.beforeResolve) !== 0 && opensOne) return true
  return state.stack.some(({ by, card }) => by !== seat && box.featOf[card]!.takesXp)
}
const ASKS_TO_BANK = WINDOW.beforeCast | WINDOW.afterCast

/** R-CHAR-12: may this hero bank in a window? Without Classes in the box, that is all there is to ask. */
export const mayBankIn = (g: Game, seat: Seat): boolean => g.box.classes && mayBank(g, seat)

/** R-CHAR-14: on the own turn, any number. */
export function mayBank(g: Game, seat: Seat): boolean {
  const h = g.state.heroes[seat]
  return (
    g.state.turn.seat === seat &&
    h.xp > 0 &&
    h.motivation !== NO_CARD &&
    g.box.cards[h.motivation].kind === 'class'
  )
}
