/** Legal actions as lines to choose from. */
import {
  type Action,
  type Choice,
  type Decision,
  type GameState,
  type Odds,
  odds,
  type Seat,
} from '@runesaga/engine'
import { colour, percent } from '../colour.ts'
import type { CardText } from './card-text.ts'
import type { Teller } from './teller.ts'

export interface Scene {
  state: GameState
  seat: Seat
  decision: Decision
  teller: Teller
  text: CardText
}

/** The exact odds of an attempt that could be declared; null where it can't be known now. */
export function oddsOf(scene: Scene, action: Action, dark = 0): Odds | null {
  if (action.type !== 'attempt') return null
  const { type: _, ...target } = action
  try {
    return odds(scene.state, scene.seat, { target, dark })
  } catch {
    return null
  }
}

export function actionText(scene: Scene, action: Action): string {
  const { state, teller, text } = scene
  const { box } = teller
  const inRow = (row: number, slot: number) => state.rows[row].cards[slot]
  switch (action.type) {
    case 'keep': {
      const { origin, motivation, destiny } = action
      return `keep ${[origin, motivation, destiny].map((card) => teller.card(card)).join(', ')}`
    }
    case 'gain': {
      const card = inRow(action.row, action.slot)
      return `gain ${colour.bold(teller.card(card))}: ${teller.gives(box.cards[card].paths[0])}`
    }
    case 'attempt':
      return attemptText(scene, action)
    case 'journey':
      return `Journey past ${teller.card(inRow(action.row, action.slot))}`
    case 'replace':
      return `replace ${teller.card(inRow(action.row, action.slot))}, free`
    case 'use': {
      const card = box.cards[action.card]
      return `use ${colour.bold(teller.card(action.card))} ${colour.dim(text.power(card, action.power))}`
    }
    case 'play': {
      const on = action.on === scene.seat ? '' : ` on ${teller.hero(action.on)}`
      const does = colour.dim(text.feat(box.cards[action.card]))
      return `play ${colour.bold(teller.card(action.card))}${on} ${does}`
    }
    case 'bank':
      return 'put one Experience on the Class'
    case 'choose':
      return scene.decision.kind === 'choose' ? choiceText(scene, scene.decision, action.option) : 'choose'
    case 'pass':
      break
  }
  return scene.decision.kind === 'menu' ? 'end the turn' : 'nothing more'
}

function attemptText(scene: Scene, action: Extract<Action, { type: 'attempt' }>): string {
  const { state, teller } = scene
  const no = action.row < 0 ? state.adversary!.card : state.rows[action.row].cards[action.slot]
  const card = teller.box.cards[no]
  const path = card.paths[action.path]
  const chance = oddsOf(scene, action)
  const found = chance === null ? '' : ` ${colour.cyan(percent(chance.success))}`
  const chosen = action.abilities === undefined ? '' : ` with ${teller.abilities(action.abilities)}`
  const way = card.paths.length > 1 && path.name.en !== card.name.en ? `, ${path.name.en}` : ''
  return `attempt ${colour.bold(card.name.en)}${way}${chosen}:${found} ${colour.dim(teller.gives(path))}`
}

function choiceText(scene: Scene, question: Extract<Decision, { kind: 'choose' }>, at: number): string {
  const { state, teller, text } = scene
  const choice: Choice = question.options[at]
  switch (choice.kind) {
    case 'seat':
      return teller.hero(choice.seat)
    case 'card':
      return teller.card(choice.card)
    case 'stone': {
      const { stones, faces } = state.attempt!
      return teller.stone(stones[choice.position], faces[choice.position])
    }
    case 'ability':
      return `${teller.abilities([choice.ability])}${choice.seat === undefined ? '' : ` of ${teller.hero(choice.seat)}`}`
    case 'slot':
      return teller.card(state.rows[choice.row].cards[choice.slot])
    case 'row':
      return `row ${choice.row + 1}`
    case 'deck':
      return choice.deck === 'hero' ? 'draw a Hero card' : 'draw an Antihero card'
    case 'amount':
      return question.step === 'buyDark' ? darkText(scene, choice.amount) : `${choice.amount} Experience`
    case 'option':
      return question.card >= 0
        ? text.option(teller.box.cards[question.card], choice.option)
        : `${choice.option + 1}`
    case 'pay':
      return 'yes, and pay what it costs'
    default:
      return choice.kind
  }
}

/** Dark runes for the attempt in progress, with the chance that so many give. */
function darkText(scene: Scene, dark: number): string {
  const runes = dark === 0 ? 'no Dark rune' : dark === 1 ? 'one Dark rune' : `${dark} Dark runes`
  return `${runes}: ${colour.cyan(percent(odds(scene.state, scene.seat, { dark }).success))}`
}
