/** Deeds and answers as labels: what a hero can pick, without a stop at the end. */
import type { Answer, CardRef, Deed, Waiting } from '@runesaga/engine/view'
import type { Words } from '../../words.ts'
import { heroWords } from '../names.ts'
import { faceWords, runeName } from '../runes.ts'
import { capital, counted, icon, listed, small } from '../text.ts'
import { positionOf } from './card-words.ts'
import type { DecisionContext } from './context.ts'

const ROWS = ['I', 'II', 'III']

/** One of the things that a question offers. The question tells what an amount is of, and whose option it is. */
export function answerWords(answer: Answer, context: DecisionContext, words: Words): string {
  const question = context.view.you?.question ?? null
  if (typeof answer === 'string') {
    // a power that costs nothing
    return words.say(answer === 'yes' && question?.name === 'power' ? 'answer/pay' : `answer/${answer}`)
  }
  if ('seat' in answer && !('ability' in answer)) return capital(heroWords(answer.seat, context, words))
  if ('card' in answer) return context.cardName(answer.card, words.language)
  if ('place' in answer) return context.cardName(answer.place, words.language)
  if ('stone' in answer) return stoneWords(answer.stone, context, words)
  if ('ability' in answer) return abilityWords(answer, context, words)
  if ('row' in answer) return words.say('answer/row', { row: ROWS[answer.row - 1] })
  if ('deck' in answer) return words.say(`answer/deck/${answer.deck}`)
  if ('amount' in answer)
    return question?.name === 'dark' ? darkWords(answer.amount, context, words) : icon('xp', answer.amount)
  if ('option' in answer) return optionWords(answer.option, context, words)
  return payWords(answer.pay, context, words)
}

function stoneWords(name: string, { view }: DecisionContext, words: Words): string {
  const stone = view.attempt?.stones.find((one) => one.name === name)
  if (stone === undefined) throw new Error(`no rune "${name}" lies there`)
  const rune = runeName(stone.kind, words)
  return capital(
    stone.face === null ? rune : words.say('answer/stone', { rune, shown: faceWords(stone.face, words) }),
  )
}

function abilityWords(
  { ability, seat }: Extract<Answer, { ability: unknown }>,
  context: DecisionContext,
  words: Words,
): string {
  if (seat === undefined) return icon(ability)
  const person = seat === context.you ? 'you' : 'hero'
  return words.say('answer/ability/of', { ability: icon(ability), person, who: context.heroName(seat) })
}

/** Before a re-attempt those that were bought lie there already. */
function darkWords(n: number, { view }: DecisionContext, words: Words): string {
  const more = view.attempt?.stones.some(({ kind }) => kind === 'dark') === true
  if (n === 0) return words.say(more ? 'answer/dark/no-more' : 'answer/dark/none')
  return more ? words.say('answer/dark/more', { n }) : counted(words.terms.icons['dark-rune'], n, words)
}

function optionWords(name: string, { view, cardWords }: DecisionContext, words: Words): string {
  const question = view.you?.question
  const at = positionOf(name)
  const option = question?.options[at]
  if (question?.card != null && option !== undefined && cardWords.option !== undefined)
    return cardWords.option(question.card, option, question.thatIsYou, words)
  return words.say('answer/option', { number: at + 1 })
}

function payWords(pay: string, { view, cardWords }: DecisionContext, words: Words): string {
  const question = view.you?.question
  if (question?.card == null || question.power === null || cardWords.cost === undefined)
    return words.say('answer/pay')
  const cost = cardWords.cost(question.card, question.power, pay, words)
  return words.say('answer/pay/cost', { cost: small(cost) })
}

/** A deed that a seat may do, as a label; `waiting` is what the game waits for meanwhile. */
export function deedWords(
  deed: Deed,
  waiting: Waiting | undefined,
  context: DecisionContext,
  words: Words,
): string {
  const name = (card: CardRef) => context.cardName(card, words.language)
  if (deed === 'bank') return words.say('answer/bank', { xp: icon('xp', 1) })
  if (deed === 'end-turn') return words.say('answer/pass/menu')
  if (deed === 'pass') return words.say('answer/pass/window')
  if ('keep' in deed) {
    const { origin, motivation, destiny } = deed.keep
    return words.say('answer/keep', { cards: listed([origin, motivation, destiny].map(name), words) })
  }
  if ('gain' in deed) return words.say('answer/gain', { card: name(deed.gain) })
  if ('journey' in deed) return words.say('answer/journey', { card: name(deed.journey) })
  if ('replace' in deed) return words.say('answer/replace', { card: name(deed.replace) })
  if ('attempt' in deed) return attemptWords(deed.attempt, context, words)
  if ('use' in deed) {
    const { card, power, pay } = deed.use
    const text = context.cardWords.power?.(card, power, pay, words)
    return text === undefined
      ? words.say('answer/use', { card: name(card) })
      : words.say('answer/use/text', { card: name(card), text })
  }
  if ('play' in deed) return playWords(deed.play, waiting, context, words)
  if ('dark' in deed) return darkWords(deed.dark, context, words)
  return answerWords(deed.choose, context, words)
}

type Attempt = Extract<Deed, { attempt: unknown }>['attempt']

function attemptWords(
  { card: ref, path, abilities }: Attempt,
  context: DecisionContext,
  words: Words,
): string {
  const { language } = words
  const card = context.sideName?.(ref, path, language) ?? context.cardName(ref, language)
  if (path === 'top' || path === 'bottom') {
    const taken = context.pathName(ref, path, language)
    return taken === card
      ? words.say('answer/attempt', { card })
      : words.say('answer/attempt/path', { card, path: taken })
  }
  // sides are an Adversary's
  if (abilities === undefined) return words.say('answer/attempt/adversary', { card })
  const used = abilities.map((ability) => icon(ability))
  return words.say('answer/attempt/abilities', { card, abilities: listed(used, words) })
}

type Play = Extract<Deed, { play: unknown }>['play']

function playWords(
  { card: ref, on }: Play,
  waiting: Waiting | undefined,
  context: DecisionContext,
  words: Words,
): string {
  const card = context.cardName(ref, words.language)
  // who steps in plays while another hero is waited for
  const own = context.you === undefined || waiting?.seat === context.you
  if (own && on === waiting?.seat) return words.say('answer/play', { card })
  return on === context.you
    ? words.say('answer/play/yourself', { card })
    : words.say('answer/play/on', { card, on: context.heroName(on) })
}
