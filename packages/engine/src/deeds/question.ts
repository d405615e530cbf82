/** The question that a seat is asked, with its answers by name. */
import { IllegalAction } from '../actions/reasons.ts'
import type { Box } from '../compile/box.ts'
import type { Effects } from '../language/grammar.ts'
import { ICONS } from '../language/names.ts'
import { opInProgress } from '../procedures/effect.ts'
import { question, seatAsked } from '../procedures/index.ts'
import { Game } from '../state/game.ts'
import { AT } from '../state/places.ts'
import type { Frame, GameState, Seat } from '../state/types.ts'
import type { Choice } from '../words/op.ts'
import { refOf } from './card-ref.ts'
import type { Answer } from './deed.ts'
import { stoneAt } from './names.ts'
import { costWords, optionWords, partAt, partName } from './part-name.ts'

/** A question that waits, and what its answers are called. */
export interface NamedQuestion {
  /** is it how many Dark runes to buy? That has a word of its own among the deeds */
  isDark: boolean
  options: readonly Choice[]
  nameOf: (choice: Choice) => Answer
  /** the answer with the name that it has here, if cards have changed since it was given */
  renewed: (answer: Answer) => Answer
}

/** Throws IllegalAction if the seat isn't asked: what others are asked may be secret. */
export function asked(box: Box, state: GameState, seat: Seat): NamedQuestion {
  const f = state.top
  if (f === null) throw new IllegalAction('game-over')
  if (question(f) === undefined) throw new IllegalAction('not-asked')
  const g = Game.reading(state, box)
  if (seatAsked(g, f) !== seat) throw new IllegalAction('not-your-turn')
  return askedBy(g, f)
}

/** The same, or null if the seat isn't asked. */
export function askedIfAny(box: Box, state: GameState, seat: Seat): NamedQuestion | null {
  const f = state.top
  if (f === null || question(f) === undefined) return null
  const g = Game.reading(state, box)
  return seatAsked(g, f) === seat ? askedBy(g, f) : null
}

const askedBy = (g: Game, f: Frame): NamedQuestion => ({
  isDark: f.place === AT.attempt.buyDark,
  options: question(f)!.options(g, f),
  nameOf: (choice) => answerOf(g, f, choice),
  renewed: (answer) => renewed(g, f, answer),
})

function answerOf(g: Game, f: Frame, choice: Choice): Answer {
  const { box, state } = g
  switch (choice.kind) {
    case 'yes':
    case 'no':
    case 'done':
      return choice.kind
    case 'card':
      return { card: refOf(box, choice.card)! }
    case 'seat':
      return { seat: choice.seat }
    case 'ability': {
      const ability = ICONS[choice.ability]
      return choice.seat === undefined ? { ability } : { ability, seat: choice.seat }
    }
    case 'deck':
      return { deck: choice.deck }
    case 'amount':
      return { amount: choice.amount }
    case 'stone':
      return { stone: stoneAt(state.attempt!.stones, choice.position) }
    case 'row':
      return { row: (choice.row + 1) as 1 | 2 | 3 }
    case 'slot':
      return { place: refOf(box, state.rows[choice.row].cards[choice.slot])! }
    case 'option':
      return { option: partName(optionsOf(g, f), choice.option) }
    case 'pay': {
      const { costs } = powerOf(g, f)
      return choice.cost < 0 ? 'yes' : { pay: partName(costsOf(g, f), costs.indexOf(choice.cost)) }
    }
  }
}

/** The words of a card's options lie beside the word that asks. */
const optionsOf = (g: Game, f: Frame): string[] => {
  const { word, p } = opInProgress(g, f)
  return word === 'choose' ? optionWords(p as readonly Effects[]) : []
}
const powerOf = ({ box }: Game, f: Frame) => box.cards[f.card].powers[f.power]
const costsOf = (g: Game, f: Frame): string[] => costWords(g.box.cards[f.card], powerOf(g, f))

/** Options and costs may have moved on their card. */
function renewed(g: Game, f: Frame, answer: Answer): Answer {
  if (typeof answer === 'string') return answer
  if ('option' in answer && f.place === AT.effect.choose) {
    const words = optionsOf(g, f)
    const at = partAt(words, answer.option)
    return at < 0 ? answer : { option: partName(words, at) }
  }
  if ('pay' in answer && f.place === AT.offer.ask) {
    const words = costsOf(g, f)
    const at = partAt(words, answer.pay)
    return at < 0 ? answer : { pay: partName(words, at) }
  }
  return answer
}
