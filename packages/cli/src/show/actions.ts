/** Legal actions as lines to choose from, with what they give and their odds. */
import {
  type Action,
  type Decision,
  type GameState,
  hasLocked,
  type Odds,
  type Rules,
  type Seat,
} from '@runesaga/engine'
import { actionWords, contextOf } from '@runesaga/words'
import { colour, percent } from '../colour.ts'
import type { CardText } from './card-text.ts'
import type { Teller } from './teller.ts'

export interface Choosing {
  rules: Rules
  state: GameState
  seat: Seat
  decision: Decision
  teller: Teller
  text: CardText
}

/** The exact odds of an attempt that could be declared; null where it can't be known now. */
export function oddsOf(choosing: Choosing, action: Action, dark = 0): Odds | null {
  if (action.type !== 'attempt') return null
  const { type: _, ...target } = action
  try {
    return choosing.rules.odds(choosing.state, choosing.seat, { target, dark })
  } catch {
    return null
  }
}

export const contextIn = ({ state, teller, text }: Choosing) =>
  contextOf(state, teller.box, teller.names, text.parts)

export function actionText(choosing: Choosing, action: Action): string {
  const { decision, teller } = choosing
  const words = teller.plain(actionWords(action, decision, contextIn(choosing), teller.words))
  const more = details(choosing, action)
  if (more === '') return words
  // the label of an attempt has a colon already
  return action.type === 'attempt'
    ? `${words} · ${more}`
    : teller.words.say('terminal/gives', { what: words, gives: more })
}

/** What somebody wants to know before doing it. */
function details(choosing: Choosing, action: Action): string {
  const { rules, state, teller, text, decision } = choosing
  const { cards, ruleset } = teller.box
  switch (action.type) {
    case 'gain':
      return teller.gives(cards[state.rows[action.row].cards[action.slot]].paths[0])
    case 'attempt': {
      const no = action.row < 0 ? state.adversary!.card : state.rows[action.row].cards[action.slot]
      const chance = oddsOf(choosing, action)
      const found = chance === null ? [] : [colour.cyan(percent(chance.success))]
      return [...found, colour.dim(teller.gives(cards[no].paths[action.path]))].join(' · ')
    }
    case 'play':
      return colour.dim(text.whole(action.card))
    case 'bank':
      return hasLocked(ruleset, state.heroes[choosing.seat].banked)
        ? ''
        : colour.dim(teller.words.say('terminal/class/all-open'))
    case 'choose': {
      if (decision.kind !== 'choose') return ''
      const choice = decision.options[action.option]
      if (choice.kind === 'card') return colour.dim(text.whole(choice.card))
      if (choice.kind !== 'amount' || decision.step !== 'buyDark') return ''
      return colour.cyan(percent(rules.odds(state, choosing.seat, { dark: choice.amount }).success))
    }
    default:
      return ''
  }
}

/** What the card behind a question says, as far as it bears on the question. */
export function askedText({ state, decision, text }: Choosing): string {
  if (decision.kind !== 'choose' || decision.card < 0) return ''
  return decision.about === 'offer' ? text.power(decision.card, state.top!.power) : text.whole(decision.card)
}
