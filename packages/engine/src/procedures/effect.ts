/** Effects of a card, one word after the other; optional ones are offered first, costs are paid in between. */

import { sacrificeAlly } from '../conduct/allies.ts'
import { canPay, pushPayment } from '../conduct/costs.ts'
import { discardFeat } from '../conduct/decks.ts'
import { canPayOne, isOpen, payable } from '../conduct/fire.ts'
import { markUsed } from '../conduct/limits.ts'
import { changeAdversaryXp, gainCorruption, gainXp } from '../conduct/tokens.ts'
import { effectFrame, type Game, GO, type Progress, WAIT } from '../state/game.ts'
import { AT, procOf } from '../state/places.ts'
import { choiceFrame, mayFrame, payFrame } from '../state/registers.ts'
import type { CardNo, Frame } from '../state/types.ts'
import { answerer, type Choice, canAny, type Op } from '../words/op.ts'
import { amounts, goOn, procedure, waits, YES_OR_NO } from './procedure.ts'

const opsOf = (g: Game, f: Frame): Op[] => g.box.cards[f.card].blocks[f.block]
/** The effect word that a frame is at. */
export const opInProgress = (g: Game, f: Frame): Op => opsOf(g, f)[f.op - 1]

/** Carries out a word, or its choice. Conditions inside it are about the event that set the effects off. */
function carryOut(g: Game, f: Frame, op: Op, choice: Choice | null): Progress {
  g.event = f.event
  g.detail = f.detail
  const progress = choice === null ? op.run(g, f) : op.answer!(g, f, choice)
  g.event = -1
  g.detail = -1
  return progress
}

export const effect = procedure(
  'effect',
  {
    run(g, f) {
      const ops = opsOf(g, f)
      while (f.op < ops.length) {
        const op = ops[f.op++]
        choiceFrame.clear(f)
        if (carryOut(g, f, op, null) === WAIT) return WAIT
        // what it pushed comes first, and so does the same word once more
        if (g.state.top !== f || f.place !== AT.effect.run) return GO
      }
      g.pop()
      return GO
    },
    /** the same word once more: it takes several choices */
    again(g, f) {
      f.place = AT.effect.run
      return carryOut(g, f, opInProgress(g, f), null)
    },
    choose: waits,
  },
  {
    choose: {
      seat: (g, f) => opInProgress(g, f).asks?.(g, f) ?? answerer(g, f),
      options: (g, f) => opInProgress(g, f).options!(g, f),
      answer(g, f, choice) {
        f.place = AT.effect.run
        return carryOut(g, f, opInProgress(g, f), choice)
      },
    },
  },
)

/** A power of a card in play that its hero may use or leave, when its event happens. */
export const offer = procedure(
  'offer',
  {
    ask(g, f) {
      const power = g.box.cards[f.card].powers[f.power]
      g.event = f.event
      g.detail = f.detail
      const open = isOpen(g, f.card, f.power, f.owner, f.that, f.seat) && canPayOne(g, power, f.seat, f.card)
      const useful = open && canAny(g, effectsOf(f, power.block), g.box.cards[f.card].blocks[power.block])
      g.event = -1
      g.detail = -1
      if (useful) return WAIT
      g.pop()
      return GO
    },
  },
  {
    ask: {
      options(g, f) {
        const costs = payable(g, g.box.cards[f.card].powers[f.power], f.seat, f.card)
        return [...costs.map((cost): Choice => ({ kind: 'pay', cost })), { kind: 'no' }]
      },
      answer(g, f, choice) {
        g.pop()
        if (choice.kind !== 'pay') return GO
        usePower(g, f, choice.cost)
        return GO
      },
    },
  },
)

/** A frame for effects in the context of the frame that asked. */
function effectsOf(f: Frame, block: number): Frame {
  const child = effectFrame(f.seat, f.owner, f.that, f.card, block)
  child.power = f.power
  child.event = f.event
  child.detail = f.detail
  return child
}

/** Pays for a power and puts its effects on the frames. The context is that of the frame `f`. */
export function usePower(g: Game, f: Frame, cost: number): void {
  const power = g.box.cards[f.card].powers[f.power]
  markUsed(g, f.card, f.power, f.seat)
  if (g.events !== null) g.emit({ type: 'power-used', seat: f.seat, card: f.card, power: f.power })
  g.push(effectsOf(f, power.block))
  pushPayment(g, f.seat, f.card, cost)
}

/** Effects that a hero may have, for a price or for nothing: a Trait's bonus, a Heritage. */
export const may = procedure(
  'may',
  {
    ask(g, f) {
      if (canPay(g, f.seat, f.card, mayFrame.cost(f)) && canAny(g, f, opsOf(g, f))) return WAIT
      g.pop()
      return GO
    },
  },
  {
    ask: {
      options: () => YES_OR_NO,
      answer(g, f, choice) {
        g.pop()
        if (choice.kind !== 'yes') return GO
        g.push(effectsOf(f, f.block))
        pushPayment(g, f.seat, f.card, mayFrame.cost(f))
        return GO
      },
    },
  },
)

/** The cost that a frame of payment is about. */
const costOf = (g: Game, f: Frame) => g.box.cards[f.card].costs[payFrame.cost(f)]

function payTokens(g: Game, f: Frame): Progress {
  const cost = costOf(g, f)
  f.place = AT.pay.amount
  if (cost.skipMain) g.turn().main--
  gainXp(g, f.seat, -cost.xp, f.card)
  if (cost.adversaryXp > 0) changeAdversaryXp(g, cost.adversaryXp, f.seat, f.card)
  return goOn(g, f, payAmount)
}

function payAmount(g: Game, f: Frame): Progress {
  if (costOf(g, f).xpUpTo > 0 && g.state.heroes[f.seat].xp > 0) return WAIT
  f.place = AT.pay.discard
  return payByDiscarding(g, f)
}

function payByDiscarding(g: Game, f: Frame): Progress {
  const left = costOf(g, f).discard - payFrame.discarded(f)
  const hand = g.state.heroes[f.seat].hand
  if (left > 0 && hand.length > left) return WAIT
  f.place = AT.pay.sacrifice
  if (left > 0) for (const card of hand.slice()) discardFeat(g, f.seat, card)
  return goOn(g, f, payBySacrificing)
}

function payBySacrificing(g: Game, f: Frame): Progress {
  const cost = costOf(g, f)
  const open = cost.sacrificeAlly && !cost.sacrificeThis ? sacrificable(g, f) : NO_CARDS
  if (open.length > 1) return WAIT
  f.place = AT.pay.corruption
  if (cost.sacrificeThis) sacrificeAlly(g, f.seat, f.card, true)
  else if (open.length === 1) sacrificeAlly(g, f.seat, open[0], false)
  return goOn(g, f, payByFalling)
}
const NO_CARDS: readonly CardNo[] = []

function payByFalling(g: Game, f: Frame): Progress {
  const cost = costOf(g, f)
  g.pop()
  gainCorruption(g, f.seat, cost.corruption, f.card)
  return GO
}

/** Paying a cost: tokens first, then what has to be chosen, Corruption last. */
export const pay = procedure(
  'pay',
  {
    tokens: payTokens,
    amount: payAmount,
    discard: payByDiscarding,
    sacrifice: payBySacrificing,
    corruption: payByFalling,
  },
  {
    amount: {
      options(g, f) {
        const most = Math.min(costOf(g, f).xpUpTo, g.state.heroes[f.seat].xp)
        return amounts(most)
      },
      answer(g, f, choice) {
        if (choice.kind !== 'amount') return WAIT
        f.place = AT.pay.discard
        gainXp(g, f.seat, -choice.amount, f.card)
        notePaid(g, f, choice.amount)
        return GO
      },
    },
    discard: {
      options: (g, f) => g.state.heroes[f.seat].hand.map((card): Choice => ({ kind: 'card', card })),
      answer(g, f, choice) {
        if (choice.kind !== 'card') return WAIT
        payFrame.discardOne(f)
        discardFeat(g, f.seat, choice.card)
        return GO
      },
    },
    sacrifice: {
      options: (g, f) => sacrificable(g, f).map((card): Choice => ({ kind: 'card', card })),
      answer(g, f, choice) {
        if (choice.kind !== 'card') return WAIT
        f.place = AT.pay.corruption
        sacrificeAlly(g, f.seat, choice.card, false)
        return GO
      },
    },
  },
)

const sacrificable = (g: Game, f: Frame): number[] =>
  g.state.heroes[f.seat].allies.filter((ally) => g.box.cards[ally].sacrificable)

/** What was paid is remembered where it was paid for: by the Feat on the stack, or by the effects below. */
function notePaid(g: Game, f: Frame, amount: number): void {
  const top = g.state.stack.length - 1
  if (top >= 0 && g.state.stack[top].card === f.card) {
    g.stack()[top] = { ...g.state.stack[top], paid: amount }
    return
  }
  for (let below = f.below; below !== null; below = below.below) {
    if (procOf(below) !== 'effect' || below.card !== f.card) continue
    g.frame(below).paid = amount
    return
  }
}
