/** One action further: check it, carry it out, run until the game waits again. */
import type { Box } from '../compile/box.ts'
import { WINDOW } from '../compile/events.ts'
import { bank } from '../conduct/class.ts'
import { pushPayment } from '../conduct/costs.ts'
import { newAttempt } from '../conduct/new-attempt.ts'
import { heroOfMoment, playFeat } from '../conduct/playing.ts'
import { replaceCard } from '../conduct/rows.ts'
import { gainXp } from '../conduct/tokens.ts'
import type { GameEvent } from '../events.ts'
import { usePower } from '../procedures/effect.ts'
import { question, run } from '../procedures/index.ts'
import { keepCharacters } from '../procedures/setup.ts'
import { passIn, pushWindow } from '../procedures/window.ts'
import { cardFrame, effectFrame, Game, WAIT } from '../state/game.ts'
import { AT } from '../state/places.ts'
import { windowFrame } from '../state/registers.ts'
import { DID, type Frame, type GameState, NO_CARD, type Seat } from '../state/types.ts'
import { type Action, type Doing, PASS } from './action.ts'
import { ownerInPlay, refuses } from './legal.ts'
import { journeyPrice, traitCost } from './menu.ts'
import { IllegalAction } from './reasons.ts'

/** The next state and what happened. The input is untouched; an illegal action throws IllegalAction. */
export function apply(
  box: Box,
  state: GameState,
  seat: Seat,
  action: Action,
): { state: GameState; events: GameEvent[] } {
  const g = Game.on(state, box)
  const reason = refuses(g, seat, action)
  if (reason !== null) throw new IllegalAction(reason)
  perform(g, seat, action)
  return { state: g.state, events: g.events! }
}

/** The same on a state that the caller owns: changed in place, unchecked. For simulation and search. */
export function advance(
  box: Box,
  state: GameState,
  seat: Seat,
  action: Action,
  events: GameEvent[] | null = null,
): void {
  perform(Game.owning(state, box, events), seat, action)
}

/** Carries out an action that was checked, and runs until the game waits again. */
function perform(g: Game, seat: Seat, action: Action): void {
  // most actions are passes in a window: that is asked who comes next, without looking for it
  if (action === PASS && g.state.top!.place === AT.window.ask) {
    if (passIn(g, seat) === WAIT) return
  } else enact(g, seat, action)
  run(g)
}

/** Carries out an action that was checked, and no more: what comes of it is left to the loop. */
export function enact(g: Game, seat: Seat, action: Action): void {
  switch (g.state.top!.place) {
    case AT.turn.menu:
      enactInMenu(g, seat, action)
      break
    case AT.window.ask:
      enactInWindow(g, g.top(), seat, action)
      break
    case AT.setup.keep: {
      const { origin, motivation, destiny } = action as Doing<'keep'>
      keepCharacters(g, seat, origin, motivation, destiny)
      break
    }
    default:
      choose(g, g.top(), action as Doing<'choose'>)
  }
}

function enactInMenu(g: Game, seat: Seat, action: Action): void {
  switch (action.type) {
    case 'journey':
      journey(g, seat, action)
      break
    case 'attempt':
      attempt(g, seat, action)
      break
    case 'gain':
      gain(g, seat, action)
      break
    case 'replace':
      g.turn().replaced = true
      replaceCard(g, seat, action.row, action.slot)
      break
    case 'pass':
      g.top().place = AT.turn.end
      break
    case 'play':
      pushWindow(g, WINDOW.reply, seat, g.state.stack.length)
      playFeat(g, seat, action.card, action.on)
      break
    case 'use':
      use(g, seat, action)
      break
    case 'bank':
      bankOne(g, seat)
  }
}

/** Playing or using something in a window lets everybody speak again. */
function enactInWindow(g: Game, f: Frame, seat: Seat, action: Action): void {
  windowFrame.setPassed(f, action.type === 'pass' ? windowFrame.withPassed(f, seat) : 0)
  f.place = AT.window.next
  switch (action.type) {
    case 'play':
      playFeat(g, seat, action.card, action.on)
      break
    case 'use':
      use(g, seat, action)
      break
    case 'bank':
      bankOne(g, seat)
  }
}

function bankOne(g: Game, seat: Seat): void {
  gainXp(g, seat, -1)
  bank(g, seat, 1)
}

function gain(g: Game, seat: Seat, { row, slot }: Doing<'gain'>): void {
  const card = g.state.rows[row].cards[slot]
  const cost = traitCost(g, seat, card) as number
  useMainAction(g)
  if (g.events !== null) g.emit({ type: 'trait-gained', seat, row, slot, card })
  g.push(cardFrame(AT.trait.power, seat, card, row, slot))
  pushPayment(g, seat, card, cost)
}

/** R-ATTEMPT-02: from here on only a card changes the path. */
function attempt(g: Game, seat: Seat, target: Doing<'attempt'>): void {
  const attempt = newAttempt(g.state, g.box, seat, target)
  const { card, row, slot, path } = attempt
  useMainAction(g)
  g.turn().did |= DID.attempt
  g.newAttempt(attempt)
  if (g.events !== null) {
    g.emit({ type: 'attempt-declared', seat, card, row, slot, path, abilities: attempt.abilities })
  }
  g.push(cardFrame(AT.attempt.declared, seat, card))
}

/** R-JOUR-01, R-JOUR-07 */
function journey(g: Game, seat: Seat, { row, slot }: Doing<'journey'>): void {
  const paid = journeyPrice(g, seat)
  const turn = g.turn()
  if (turn.freeJourneys > 0) turn.freeJourneys--
  else turn.journeys++
  gainXp(g, seat, -paid)
  const f = cardFrame(AT.journey.discard, seat, NO_CARD, row, slot)
  f.paid = paid
  g.push(f)
}

function use(g: Game, seat: Seat, { card, power, cost }: Doing<'use'>): void {
  const owner = ownerInPlay(g, seat, card)!
  const context = effectFrame(seat, owner, heroOfMoment(g), card, -1)
  context.power = power
  usePower(g, context, cost)
}

function choose(g: Game, f: Frame, { option }: Doing<'choose'>): void {
  const q = question(f)!
  q.answer(g, f, q.options(g, f)[option])
}

/** R-TURN-02 */
function useMainAction(g: Game): void {
  const turn = g.turn()
  turn.main--
  turn.mainDone = true
}
