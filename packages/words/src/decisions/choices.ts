/** Choices and actions as labels: what a hero can pick, without a stop at the end. */
import { ABILITIES, type Action, type Choice, type Decision, ICONS } from '@runesaga/engine'
import { byPerson, capital, icon, listed, small } from '../grammar.ts'
import type { Language } from '../language.ts'
import { catalogue } from '../messages.ts'
import { heroWords } from '../names.ts'
import { faceWords, runeName } from '../runes.ts'
import type { Scene } from './scene.ts'

export const labels = catalogue({
  en: {
    'ability/of': byPerson('{$ability}, as you have it', '{$ability}, as {$who} has it'),
    stone: '{$rune}: {$shown}',
    row: 'Row {$row}',
    'deck/hero': 'Draw a {$hero}',
    'deck/antihero': 'Draw an {$antihero}',
    'dark/none': 'No Dark rune',
    option: 'Choice {$number}',
    pay: 'Yes, use it',
    'pay/cost': 'Yes: {$cost}',
    yes: 'Yes',
    no: 'No',
    done: 'Nothing more',
    keep: 'Keep {$cards}',
    gain: 'Gain {$card}',
    attempt: 'Attempt {$card}',
    'attempt/path': 'Attempt {$card}: {$path}',
    'attempt/adversary': 'Face {$card}',
    'attempt/abilities': 'Face {$card} with {$abilities}',
    journey: 'Journey past {$card}',
    replace: 'Replace {$card} for free',
    use: 'Use {$card}',
    'use/text': 'Use {$card}: {$text}',
    play: 'Play {$card}',
    'play/on': 'Play {$card} on {$on}',
    'play/yourself': 'Play {$card} on yourself',
    bank: 'Place {$xp} on your Class',
    'pass/menu': 'End the turn',
    'pass/window': 'Pass',
  },
  fr: {
    'ability/of': byPerson('{$ability}, comme vous en avez', '{$ability}, comme en a {$who}'),
    stone: '{$rune} : {$shown}',
    row: 'Rangée {$row}',
    'deck/hero': 'Piocher une {$hero}',
    'deck/antihero': 'Piocher une {$antihero}',
    'dark/none': 'Aucune Rune Sombre',
    option: 'Choix {$number}',
    pay: 'Oui, l’utiliser',
    'pay/cost': 'Oui : {$cost}',
    yes: 'Oui',
    no: 'Non',
    done: 'Rien de plus',
    keep: 'Garder {$cards}',
    gain: 'Gagner {$card}',
    attempt: 'Tenter {$card}',
    'attempt/path': 'Tenter {$card} : {$path}',
    'attempt/adversary': 'Affronter {$card}',
    'attempt/abilities': 'Affronter {$card} avec {$abilities}',
    journey: 'Explorer en défaussant {$card}',
    replace: 'Remplacer {$card} gratuitement',
    use: 'Utiliser {$card}',
    'use/text': 'Utiliser {$card} : {$text}',
    play: 'Jouer {$card}',
    'play/on': 'Jouer {$card} sur {$on}',
    'play/yourself': 'Jouer {$card} sur vous-même',
    bank: 'Placer {$xp} sur votre Classe',
    'pass/menu': 'Terminer le tour',
    'pass/window': 'Passer',
  },
})

const ROWS = ['I', 'II', 'III']

/** One of the things that a question offers. The question tells what an amount is of, and whose option it is. */
export function choiceWords(choice: Choice, decision: Decision, scene: Scene, language: Language): string {
  const card = decision.kind === 'choose' ? decision.card : -1
  switch (choice.kind) {
    case 'seat':
      return capital(heroWords(choice.seat, scene, language))
    case 'card':
      return scene.cardName(choice.card, language)
    case 'stone': {
      const { stone, face } = scene.stoneAt(choice.position)
      const shown = faceWords(stone, face, language)
      return capital(labels(language, 'stone', { rune: runeName(stone, language), shown }))
    }
    case 'ability': {
      const ability = icon(ICONS[choice.ability])
      if (choice.seat === undefined) return ability
      const person = choice.seat === scene.you ? 'you' : 'hero'
      return labels(language, 'ability/of', { ability, person, who: scene.heroName(choice.seat) })
    }
    case 'slot':
      return scene.cardName(scene.cardAt(choice.row, choice.slot), language)
    case 'row':
      return labels(language, 'row', { row: ROWS[choice.row] })
    case 'deck':
      return labels(language, `deck/${choice.deck}`, { [choice.deck]: icon(choice.deck) })
    case 'amount':
      if (decision.kind !== 'choose' || decision.step !== 'buyDark') return icon('xp', choice.amount)
      return choice.amount === 0 ? labels(language, 'dark/none') : icon('dark-rune', choice.amount)
    case 'option': {
      const { options = [], thatIsYou = false } = scene.asking ?? {}
      const option = options[choice.option]
      const text =
        option === undefined ? undefined : scene.cardWords.option?.(card, option, thatIsYou, language)
      return text ?? labels(language, 'option', { number: choice.option + 1 })
    }
    case 'pay': {
      const cost = card >= 0 ? scene.cardWords.cost?.(card, choice.cost, language) : undefined
      return cost === undefined
        ? labels(language, 'pay')
        : labels(language, 'pay/cost', { cost: small(cost) })
    }
    default:
      return labels(language, choice.kind)
  }
}

function attemptWords(
  action: Extract<Action, { type: 'attempt' }>,
  scene: Scene,
  language: Language,
): string {
  const no = scene.cardAt(action.row, action.slot)
  const card = scene.sideName?.(no, action.path, language) ?? scene.cardName(no, language)
  if (action.row >= 0 && !scene.isAdversary?.(no)) {
    const path = scene.pathName(no, action.path, language)
    return path === card
      ? labels(language, 'attempt', { card })
      : labels(language, 'attempt/path', { card, path })
  }
  if (action.abilities === undefined) return labels(language, 'attempt/adversary', { card })
  const abilities = listed(
    action.abilities.map((ability) => icon(ABILITIES[ability])),
    language,
  )
  return labels(language, 'attempt/abilities', { card, abilities })
}

/** An action that a seat may take, as a label. */
export function actionWords(action: Action, decision: Decision, scene: Scene, language: Language): string {
  const name = (card: number) => scene.cardName(card, language)
  switch (action.type) {
    case 'keep': {
      const cards = [action.origin, action.motivation, action.destiny].map(name)
      return labels(language, 'keep', { cards: listed(cards, language) })
    }
    case 'gain':
    case 'journey':
    case 'replace':
      return labels(language, action.type, { card: name(scene.cardAt(action.row, action.slot)) })
    case 'attempt':
      return attemptWords(action, scene, language)
    case 'use': {
      const card = name(action.card)
      const text = scene.cardWords.power?.(action.card, action.power, action.cost, language)
      return text === undefined
        ? labels(language, 'use', { card })
        : labels(language, 'use/text', { card, text })
    }
    case 'play': {
      const card = name(action.card)
      // who steps in plays while another hero is waited for
      const own = scene.you === undefined || decision.seat === scene.you
      if (own && action.on === decision.seat) return labels(language, 'play', { card })
      return action.on === scene.you
        ? labels(language, 'play/yourself', { card })
        : labels(language, 'play/on', { card, on: scene.heroName(action.on) })
    }
    case 'bank':
      return labels(language, 'bank', { xp: icon('xp', 1) })
    case 'choose': {
      const choice = decision.kind === 'choose' ? decision.options[action.option] : undefined
      if (choice === undefined) throw new Error(`nothing to choose: option ${action.option}`)
      return choiceWords(choice, decision, scene, language)
    }
    case 'pass':
      return labels(language, decision.kind === 'menu' ? 'pass/menu' : 'pass/window')
  }
}
