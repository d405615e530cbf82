/** What the game waits for, by name: the same for everybody; and the question that a seat is asked, with its answers. */
import type { Decision } from '../actions/legal.ts'
import type { Box } from '../compile/box.ts'
import { partName, powerWords } from '../deeds/part-name.ts'
import type { NamedQuestion } from '../deeds/question.ts'
import type { Effects } from '../language/grammar.ts'
import { AT } from '../state/places.ts'
import { windowFrame } from '../state/registers.ts'
import { type Frame, type GameState, NOBODY } from '../state/types.ts'
import type { Op } from '../words/op.ts'
import type { Knowledge } from './knowledge.ts'
import { cardName, stackedFeat } from './table-view.ts'
import type { QuestionName, QuestionView, Waiting } from './view.ts'

/** Questions of procedures, by the place that asks. Those of effects go by the word that asks. */
const QUESTION_AT: ReadonlyMap<number, QuestionName> = new Map<number, QuestionName>([
  [AT.attempt.buyDark, 'dark'],
  [AT.attempt.spare, 'spare'],
  [AT.offer.ask, 'power'],
  [AT.may.ask, 'may'],
  [AT.pay.amount, 'pay-amount'],
  [AT.pay.discard, 'pay-discard'],
  [AT.pay.sacrifice, 'pay-sacrifice'],
  [AT.refill.place, 'ally-place'],
  [AT.twist.draw, 'twist-draw'],
  [AT.twist.heritage, 'heritage'],
  [AT.feat.aim, 'aim'],
])

export function questionName(box: Box, f: Frame): QuestionName {
  const word = f.place === AT.effect.choose ? opOf(box, f).word : QUESTION_AT.get(f.place)
  if (word === undefined) throw new Error(`no name for the question at place ${f.place}`)
  return word
}

const opOf = (box: Box, f: Frame): Op => box.cards[f.card].blocks[f.block][f.op - 1]

export const waitingViews = (box: Box, known: Knowledge): Waiting[] =>
  known.pending.map((decision) => waitingView(box, known, decision))

function waitingView(box: Box, { top, stack, heroes }: Knowledge, decision: Decision): Waiting {
  const { seat } = decision
  const f = top!
  switch (decision.kind) {
    case 'keep':
      return { seat, for: 'characters' }
    case 'menu':
      return { seat, for: 'turn' }
    case 'window': {
      const passed = heroes.flatMap((_, one) => (windowFrame.hasPassed(f, one) ? [one] : []))
      // what lies further down is another window's
      const next = stack.length > windowFrame.stackBelow(f) ? stackedFeat(box, stack[stack.length - 1]) : null
      return { seat, for: 'window', window: decision.window, passed, next }
    }
    case 'choose':
      return { seat, for: 'answer', question: questionName(box, f), card: cardName(box, f.card) }
  }
}

export function questionView(box: Box, state: GameState, { options, nameOf }: NamedQuestion): QuestionView {
  const f = state.top!
  const isEffect = f.place === AT.effect.choose
  const op = isEffect ? opOf(box, f) : null
  return {
    name: questionName(box, f),
    card: cardName(box, f.card),
    power: f.place === AT.offer.ask ? partName(powerWords(box.cards[f.card]), f.power) : null,
    options: op?.word === 'choose' ? (op.p as Effects[]) : [],
    // without a hero of its own, an effect asks the hero of the event
    thatIsYou: isEffect && (f.seat === NOBODY || f.seat === f.that),
    pledge: f.place === AT.offer.ask ? pledgeOffered(box, state, f) : null,
    answers: options.map(nameOf),
  }
}

/** The Experience that the Adversary has for whoever sides with it. */
function pledgeOffered({ cards }: Box, { adversary }: GameState, { card, power }: Frame): number | null {
  const pledge = cards[card].blocks[cards[card].powers[power].block].find(({ word }) => word === 'pledge')
  return pledge === undefined || adversary === null ? null : Math.min(Number(pledge.p), adversary.xp)
}
