/** Answers to questions by rule: quick, and good enough where trying out would cost too much or show too little. */
import type { CardNo, Choice, Decision } from '@runesaga/engine'
import { chanceNow, darkRunes, stageOf } from './attempts.ts'
import type { Look } from './look.ts'
import { attemptsIn } from './menu.ts'
import { type Outlook, worthOfAlly, worthOfFeat } from './outlook.ts'

export type Question = Extract<Decision, { kind: 'choose' }>

/** The index of the answer, or -1 where only trying out helps. */
export function byRule(look: Look, o: Outlook, question: Question): number {
  const { options, about, step } = question
  if (options.length === 1) return 0
  if (about === 'attempt') return step === 'buyDark' ? darkRunes(look, o, options.length - 1).dark : 0
  switch (options[0].kind) {
    case 'deck':
      return about === 'twist' && step === 'heritage' ? -1 : deck(o, options)
    case 'stone':
      return stone(look, options)
    case 'slot':
      return about === 'refill' ? placeForAlly(look, o, options) : cardToReplace(look, o, options)
    case 'row':
      return options.length - 1
    case 'card':
      return card(look, o, options, question)
    default:
      return -1
  }
}

const best = <T>(list: readonly T[], value: (item: T) => number): number => {
  let at = 0
  let most = Number.NEGATIVE_INFINITY
  for (let i = 0; i < list.length; i++) {
    const v = value(list[i])
    if (v <= most) continue
    most = v
    at = i
  }
  return at
}

/** The kind that may be played, and of which there are fewer. */
const deck = (o: Outlook, options: readonly Choice[]): number =>
  best(options, (choice) => (choice.kind === 'deck' ? worthOfFeat(o, choice.deck) : -1))

const SPECIAL = 20
const DARK = 2
const successes = (stone: number, face: number): number =>
  stone >= SPECIAL ? 2 * face : stone >= DARK ? 1 + face : face

/** Stones to turn or cast again: what lies badly for a friend, what lies well for a rival. */
function stone(look: Look, options: readonly Choice[]): number {
  const a = look.state.attempt!
  const friend = a.seat === look.seat || look.together
  const enough = friend && chanceNow(look, stageOf(look)) === 1
  return best(options, (choice) => {
    if (choice.kind !== 'stone') return 0
    const { position } = choice
    const stone = a.stones[position]
    const face = a.faces[position]
    const change = successes(stone, 1 - face) - successes(stone, face)
    if (!friend) return -change
    // a moon turned down spares Corruption, where the success can be spared
    const spared = stone === DARK ? (face === 1 ? 0.6 : -0.6) : 0
    return enough ? (stone === DARK && face === 1 ? -0.1 : change > 0 ? -0.05 : change) : change + spared
  })
}

/** On the Challenge that suits this hero best. */
function placeForAlly(look: Look, o: Outlook, options: readonly Choice[]): number {
  const found = attemptsIn(look, o)
  return best(options, (choice) => {
    if (choice.kind !== 'slot') return 0
    const here = found.filter(({ target }) => target.row === choice.row && target.slot === choice.slot)
    return here.length === 0 ? -100 : Math.max(...here.map(({ value }) => value))
  })
}

/** The card that suits this hero least, unless nothing is bad. */
function cardToReplace(look: Look, o: Outlook, options: readonly Choice[]): number {
  const found = attemptsIn(look, o)
  return best(options, (choice) => {
    if (choice.kind !== 'slot') return -1
    const here = found.filter(({ target }) => target.row === choice.row && target.slot === choice.slot)
    return here.length === 0 ? 0 : -Math.max(...here.map(({ value }) => value))
  })
}

/** A card given up should be the least, a card got the best. */
function card(look: Look, o: Outlook, options: readonly Choice[], question: Question): number {
  const mine = look.me
  const worthOf = (no: CardNo): number => {
    const def = look.box.cards[no]
    if (def.feat !== null) return worthOfFeat(o, def.feat.kind) + 0.01 * (def.feat.triumph + def.feat.tragedy)
    return def.kind === 'ally' ? worthOfAlly(o, def.paths[0]) : 0
  }
  const no = options[0].kind === 'card' ? options[0].card : -1
  if (mine.hand.includes(no) || mine.allies.includes(no)) {
    return best(options, (choice) => (choice.kind === 'card' ? -worthOf(choice.card) : -100))
  }
  if (mine.played.includes(no) || mine.lost.includes(no)) {
    return best(options, (choice) => (choice.kind === 'card' ? worthOf(choice.card) : -100))
  }
  // cards looked at: leave them as they lie
  const done = options.findIndex((choice) => choice.kind === 'done')
  return question.about === 'twist' || done < 0 ? -1 : done
}
