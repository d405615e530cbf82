/** Choices and actions as labels: what a hero can pick, without a stop at the end. */
import { ABILITIES, type Action, type Choice, type Decision, ICONS } from '@runesaga/engine'
import type { Words } from '../../words.ts'
import { heroWords } from '../names.ts'
import { faceWords, runeName } from '../runes.ts'
import { capital, icon, listed, small } from '../text.ts'
import type { DecisionContext } from './context.ts'

const ROWS = ['I', 'II', 'III']

/** One of the things that a question offers. The question tells what an amount is of, and whose option it is. */
export function choiceWords(
  choice: Choice,
  decision: Decision,
  context: DecisionContext,
  words: Words,
): string {
  const card = decision.kind === 'choose' ? decision.card : -1
  switch (choice.kind) {
    case 'seat':
      return capital(heroWords(choice.seat, context, words))
    case 'card':
      return context.cardName(choice.card, words.language)
    case 'stone': {
      const { stone, face } = context.stoneAt(choice.position)
      const shown = faceWords(stone, face, words)
      return capital(words.say('answer/stone', { rune: runeName(stone, words), shown }))
    }
    case 'ability': {
      const ability = icon(ICONS[choice.ability])
      if (choice.seat === undefined) return ability
      const person = choice.seat === context.you ? 'you' : 'hero'
      return words.say('answer/ability/of', { ability, person, who: context.heroName(choice.seat) })
    }
    case 'slot':
      return context.cardName(context.cardAt(choice.row, choice.slot), words.language)
    case 'row':
      return words.say('answer/row', { row: ROWS[choice.row] })
    case 'deck':
      return words.say(`answer/deck/${choice.deck}`, { [choice.deck]: icon(choice.deck) })
    case 'amount':
      if (decision.kind !== 'choose' || decision.step !== 'buyDark') return icon('xp', choice.amount)
      return choice.amount === 0 ? words.say('answer/dark/none') : icon('dark-rune', choice.amount)
    case 'option': {
      const { options = [], thatIsYou = false } = context.asking ?? {}
      const option = options[choice.option]
      const text =
        option === undefined ? undefined : context.cardWords.option?.(card, option, thatIsYou, words)
      return text ?? words.say('answer/option', { number: choice.option + 1 })
    }
    case 'pay': {
      const cost = card >= 0 ? context.cardWords.cost?.(card, choice.cost, words) : undefined
      return cost === undefined
        ? words.say('answer/pay')
        : words.say('answer/pay/cost', { cost: small(cost) })
    }
    default:
      return words.say(`answer/${choice.kind}`)
  }
}

function attemptWords(
  action: Extract<Action, { type: 'attempt' }>,
  context: DecisionContext,
  words: Words,
): string {
  const no = context.cardAt(action.row, action.slot)
  const card = context.sideName?.(no, action.path, words.language) ?? context.cardName(no, words.language)
  if (action.row >= 0 && !context.isAdversary?.(no)) {
    const path = context.pathName(no, action.path, words.language)
    return path === card
      ? words.say('answer/attempt', { card })
      : words.say('answer/attempt/path', { card, path })
  }
  if (action.abilities === undefined) return words.say('answer/attempt/adversary', { card })
  const abilities = listed(
    action.abilities.map((ability) => icon(ABILITIES[ability])),
    words,
  )
  return words.say('answer/attempt/abilities', { card, abilities })
}

/** An action that a seat may take, as a label. */
export function actionWords(
  action: Action,
  decision: Decision,
  context: DecisionContext,
  words: Words,
): string {
  const name = (card: number) => context.cardName(card, words.language)
  switch (action.type) {
    case 'keep': {
      const cards = [action.origin, action.motivation, action.destiny].map(name)
      return words.say('answer/keep', { cards: listed(cards, words) })
    }
    case 'gain':
    case 'journey':
    case 'replace':
      return words.say(`answer/${action.type}`, { card: name(context.cardAt(action.row, action.slot)) })
    case 'attempt':
      return attemptWords(action, context, words)
    case 'use': {
      const card = name(action.card)
      const text = context.cardWords.power?.(action.card, action.power, action.cost, words)
      return text === undefined
        ? words.say('answer/use', { card })
        : words.say('answer/use/text', { card, text })
    }
    case 'play': {
      const card = name(action.card)
      // who steps in plays while another hero is waited for
      const own = context.you === undefined || decision.seat === context.you
      if (own && action.on === decision.seat) return words.say('answer/play', { card })
      return action.on === context.you
        ? words.say('answer/play/yourself', { card })
        : words.say('answer/play/on', { card, on: context.heroName(action.on) })
    }
    case 'bank':
      return words.say('answer/bank', { xp: icon('xp', 1) })
    case 'choose': {
      const choice = decision.kind === 'choose' ? decision.options[action.option] : undefined
      if (choice === undefined) throw new Error(`nothing to choose: option ${action.option}`)
      return choiceWords(choice, decision, context, words)
    }
    case 'pass':
      return words.say(decision.kind === 'menu' ? 'answer/pass/menu' : 'answer/pass/window')
  }
}
