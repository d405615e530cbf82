/** From an action to the deed that it is. */
import type { Action, Doing } from '../actions/action.ts'
import { IllegalAction } from '../actions/reasons.ts'
import { wellFormed } from '../actions/shape.ts'
import type { Box } from '../compile/box.ts'
import { ABILITIES } from '../language/names.ts'
import { AT } from '../state/places.ts'
import { type CardNo, type GameState, NO_CARD, type Seat } from '../state/types.ts'
import { type CardRef, refOf } from './card-ref.ts'
import type { Deed } from './deed.ts'
import { type PathName, pathsOf } from './names.ts'
import { costWords, partName, powerWords } from './part-name.ts'
import { asked } from './question.ts'

/** The deed that an action is here. An action that means nothing here throws IllegalAction. */
export function deedOf(box: Box, state: GameState, seat: Seat, action: Action): Deed {
  if (!wellFormed(action)) throw new IllegalAction('malformed')
  switch (action.type) {
    case 'keep': {
      const { origin, motivation, destiny } = action
      return {
        keep: {
          origin: named(box, origin),
          motivation: named(box, motivation),
          destiny: named(box, destiny),
        },
      }
    }
    case 'gain':
      return { gain: named(box, cardAt(state, action.row, action.slot)) }
    case 'journey':
      return { journey: named(box, cardAt(state, action.row, action.slot)) }
    case 'replace':
      return { replace: named(box, cardAt(state, action.row, action.slot)) }
    case 'attempt':
      return attemptOf(box, state, action)
    case 'play':
      return { play: { card: named(box, action.card), on: action.on } }
    case 'use':
      return useOf(box, action)
    case 'choose':
      return choiceOf(box, state, seat, action.option)
    case 'bank':
      return 'bank'
    case 'pass':
      return state.top?.place === AT.turn.menu ? 'end-turn' : 'pass'
  }
}

function named(box: Box, card: CardNo): CardRef {
  const ref = refOf(box, card)
  if (ref === undefined) throw new IllegalAction('no-such-card')
  return ref
}

/** The card at a place of the rows; row -1 is the Adversary that lies apart. */
export const cardAt = ({ rows, adversary }: GameState, row: number, slot: number): CardNo =>
  row < 0 ? (adversary?.card ?? NO_CARD) : (rows[row]?.cards[slot] ?? NO_CARD)

function attemptOf(box: Box, state: GameState, action: Doing<'attempt'>): Deed {
  const no = cardAt(state, action.row, action.slot)
  const card = named(box, no)
  const path: PathName | undefined = pathsOf(box, no)[action.path]
  if (path === undefined) throw new IllegalAction('no-such-path')
  if (action.abilities === undefined) return { attempt: { card, path } }
  const abilities = action.abilities.map((i) => ABILITIES[i])
  if (abilities.some((ability) => ability === undefined)) throw new IllegalAction('choose-abilities')
  return { attempt: { card, path, abilities } }
}

function useOf(box: Box, action: Doing<'use'>): Deed {
  const card = named(box, action.card)
  const compiled = box.cards[action.card]
  const chosen = compiled.powers[action.power]
  if (chosen === undefined) throw new IllegalAction('no-such-option')
  const power = partName(powerWords(compiled), action.power)
  if (action.cost < 0) return { use: { card, power } }
  const cost = chosen.costs.indexOf(action.cost)
  if (cost < 0) throw new IllegalAction('no-such-option')
  return { use: { card, power, pay: partName(costWords(compiled, chosen), cost) } }
}

function choiceOf(box: Box, state: GameState, seat: Seat, option: number): Deed {
  const { isDark, options, nameOf } = asked(box, state, seat)
  const choice = options[option]
  if (choice === undefined) throw new IllegalAction('no-such-option')
  return isDark && choice.kind === 'amount' ? { dark: choice.amount } : { choose: nameOf(choice) }
}
