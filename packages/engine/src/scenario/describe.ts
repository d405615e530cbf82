/** Actions, questions and events in the words of a scenario. */
import type { Action } from '../actions/action.ts'
import { type Decision, legalActions, pending } from '../actions/legal.ts'
import type { GameEvent } from '../events.ts'
import { ABILITIES, ICONS } from '../language/names.ts'
import type { CardNo, GameState, Seat } from '../state/types.ts'
import type { Choice } from '../words/op.ts'
import type { Names } from './names.ts'

/** Is this the question how many Dark runes to buy? */
export const asksForDark = (d: Decision): boolean =>
  d.kind === 'choose' && d.about === 'attempt' && d.step === 'buyDark'

function choiceText(choice: Choice, state: GameState, names: Names, decision: Decision): string {
  switch (choice.kind) {
    case 'seat':
      return `seat ${choice.seat}`
    case 'card':
      return `card ${names.name(choice.card)}`
    case 'stone':
      return `stone ${choice.position}`
    case 'ability': {
      const of = choice.seat === undefined ? '' : ` of seat ${choice.seat}`
      return `ability ${ICONS[choice.ability]}${of}`
    }
    case 'slot':
      return `card ${names.name(state.rows[choice.row].cards[choice.slot])}`
    case 'row':
      return `row ${choice.row + 1}`
    case 'deck':
      return `deck ${choice.deck}`
    case 'amount':
      return `${asksForDark(decision) ? 'dark' : 'amount'} ${choice.amount}`
    case 'option':
      return `option ${choice.option}`
    case 'pay': {
      const many = decision.kind === 'choose' && decision.options.filter((o) => o.kind === 'pay').length > 1
      const card = decision.kind === 'choose' ? names.name(decision.card) : ''
      return `use ${card}${many ? ` pay ${choice.cost}` : ''}`
    }
    default:
      return choice.kind
  }
}

const pathText = (names: Names, no: CardNo, path: number): string =>
  names.box.cards[no].kind === 'challenge' ? (path === 0 ? ' top' : ' bottom') : ''

/** `attempt street-fight top`, `play dark-deal on 1`, `deck antihero` */
export function actionText(action: Action, state: GameState, names: Names, decision: Decision): string {
  const at = (row: number, slot: number) => (row < 0 ? state.adversary!.card : state.rows[row].cards[slot])
  switch (action.type) {
    case 'keep':
      return `keep ${[action.origin, action.motivation, action.destiny].map(names.name).join(' ')}`
    case 'attempt': {
      const no = at(action.row, action.slot)
      const chosen = (action.abilities ?? []).map((i) => ` ${ABILITIES[i]}`).join('')
      return `attempt ${names.name(no)}${pathText(names, no, action.path)}${chosen}`
    }
    case 'gain':
    case 'journey':
    case 'replace':
      return `${action.type} ${names.name(at(action.row, action.slot))}`
    case 'play':
      return `play ${names.name(action.card)}${action.on === decision.seat ? '' : ` on ${action.on}`}`
    case 'use': {
      const { powers } = names.box.cards[action.card]
      const which = powers.length > 1 ? ` power ${action.power}` : ''
      const cost =
        powers[action.power].costs.length > 1 ? ` pay ${powers[action.power].costs.indexOf(action.cost)}` : ''
      return `use ${names.name(action.card)}${which}${cost}`
    }
    case 'choose':
      return decision.kind === 'choose'
        ? choiceText(decision.options[action.option], state, names, decision)
        : 'choose'
    case 'pass':
      return decision.kind === 'menu' ? 'end-turn' : 'pass'
    case 'bank':
      return 'bank'
  }
}

/** What a seat may do now, in words; while the game waits for somebody else, with which Feats it may step in. */
export function legalTexts(state: GameState, seat: Seat, names: Names): string[] {
  const open = pending(names.box, state)
  const decision = open.find((d) => d.seat === seat) ?? open[0]
  if (decision === undefined) return []
  return legalActions(names.box, state, seat).map((action) => actionText(action, state, names, decision))
}

/** `seat 1 is asked, for booby-trap: card inner-strength or card dark-deal` */
export function decisionText(decision: Decision | undefined, state: GameState, names: Names): string {
  if (decision === undefined) return 'the game is over'
  const options = legalTexts(state, decision.seat, names).join(', ')
  const card = decision.kind === 'choose' && decision.card >= 0 ? `, for ${names.name(decision.card)}` : ''
  switch (decision.kind) {
    case 'keep':
      return `seat ${decision.seat} chooses Character cards`
    case 'menu':
      return `seat ${decision.seat} is in the menu: ${options}`
    case 'window':
      return `seat ${decision.seat} is asked in the window ${decision.window}: ${options}`
    case 'choose':
      return `seat ${decision.seat} is asked (${decision.about}${card}): ${options}`
  }
}

const CARD_FIELDS = new Set(['card', 'by', 'cards', 'quests', 'heritage', 'origin', 'motivation'])

/** An event with names of cards instead of their numbers. */
export function eventWords(event: GameEvent, names: Names): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(event).map(([key, value]: [string, unknown]) => {
      if (!CARD_FIELDS.has(key)) return [key, value]
      return [
        key,
        Array.isArray(value) ? value.map((no: CardNo) => names.name(no)) : names.name(value as CardNo),
      ]
    }),
  )
}
