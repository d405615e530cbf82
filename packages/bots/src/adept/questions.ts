/** Answers to questions by rule: quick, and good enough where trying out would cost too much or show too little. */
import type { CardNo, Choice, Decision } from '@runesaga/engine'
import { difficultyOf, totalOf } from '@runesaga/engine/search'
import { sidesWithIt } from './adversary.ts'
import { chanceNow, darkRunes, stageOf } from './attempts.ts'
import { isFriend, type Look } from './look.ts'
import { attemptsIn } from './menu.ts'
import { type Outlook, worthOfAlly, worthOfFeat } from './outlook.ts'

export type Question = Extract<Decision, { kind: 'choose' }>

/** The index of the answer, or -1 where only trying out helps. */
export function byRule(look: Look, outlook: () => Outlook, question: Question): number {
  const { options, about, step } = question
  if (options.length === 1) return 0
  if (isPledge(look, question)) return sidesWithIt(look.state, look.seat) ? 0 : 1
  if (about === 'attempt') return step === 'buyDark' ? darkRunes(look, outlook(), options.length - 1) : 0
  switch (options[0].kind) {
    case 'deck':
      return step === 'heritage' ? -1 : deck(look, options)
    case 'stone':
      return stone(look, options)
    case 'slot':
      return about === 'refill'
        ? placeForAlly(look, outlook(), options)
        : cardToReplace(look, outlook(), options)
    case 'row':
      return options.length - 1
    case 'card':
      return card(look, outlook(), options)
    default:
      return -1
  }
}

/** Is this whether to side with the Adversary? Yes is the first answer. */
const isPledge = ({ box }: Look, { options, card }: Question): boolean =>
  options[0].kind === 'pay' && box.cards[card].blocks.some((ops) => ops.some(({ word }) => word === 'pledge'))

function best<T>(list: readonly T[], value: (item: T) => number): number {
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

/** A kind that may be played. */
function deck(look: Look, options: readonly Choice[]): number {
  const { feats } = look.box.ruleset.track[look.me.level]
  return best(options, (choice) => (choice.kind === 'deck' && feats.includes(choice.deck) ? 1 : 0))
}

const SPECIAL = 20
const DARK = 2
const successes = (stone: number, face: number): number =>
  stone >= SPECIAL ? 2 * face : stone >= DARK ? 1 + face : face
const MANY = 9
/** What a level of Corruption is worth in successes, where one is as good as the other. */
const MOON = 0.6

/** Stones to turn or cast again: what lies badly for a friend, what lies well for a rival. */
function stone(look: Look, options: readonly Choice[]): number {
  const a = look.state.attempt!
  const friend = isFriend(look, a.seat)
  const enough = friend && chanceNow(look, stageOf(look)) === 1
  const spare = enough && a.forced === '' ? totalOf(look.game) - difficultyOf(look.game) : MANY
  return best(options, (choice) => {
    // enough is enough
    if (choice.kind !== 'stone') return 0
    const stone = a.stones[choice.position]
    const face = a.faces[choice.position]
    const change = successes(stone, 1 - face) - successes(stone, face)
    if (!friend) return -change
    const moon = stone === DARK ? (face === 1 ? MOON : -MOON) : 0
    return enough ? moon - (spare + change < 0 ? MANY : 0.1) : change + moon
  })
}

/** The worth of the best attempt at each place; nothing can be attempted where there is none. */
function worthOfPlaces(look: Look, o: Outlook): (choice: Choice) => number {
  const found = attemptsIn(look, o)
  return (choice) => {
    let most = Number.NEGATIVE_INFINITY
    for (const { target, value } of found) {
      if (choice.kind === 'slot' && target.row === choice.row && target.slot === choice.slot) {
        most = Math.max(most, value)
      }
    }
    return most
  }
}

/** On the Challenge that suits this hero best. */
const placeForAlly = (look: Look, o: Outlook, options: readonly Choice[]): number =>
  best(options, worthOfPlaces(look, o))

/** The card that suits this hero least, unless all are good. */
function cardToReplace(look: Look, o: Outlook, options: readonly Choice[]): number {
  const worth = worthOfPlaces(look, o)
  return best(options, (choice) => (choice.kind === 'slot' ? -Math.max(0, worth(choice)) : -GOOD))
}
/** What a card is worth that nobody would give up. */
const GOOD = 1

/** A card given up should be the least, a card got the best; cards looked at stay as they lie. */
function card(look: Look, o: Outlook, options: readonly Choice[]): number {
  const { me, box } = look
  const worthOf = (no: CardNo): number => {
    const { feat, kind, paths } = box.cards[no]
    if (feat !== null) return worthOfFeat(o, feat.kind) + 0.01 * (feat.triumph + feat.tragedy)
    return kind === 'ally' ? worthOfAlly(o, paths[0]) : 0
  }
  const no = options[0].kind === 'card' ? options[0].card : -1
  const mine = me.hand.includes(no) || me.allies.includes(no)
  if (mine || me.played.includes(no) || me.lost.includes(no)) {
    const sign = mine ? -1 : 1
    return best(options, (choice) => (choice.kind === 'card' ? sign * worthOf(choice.card) : -100))
  }
  return options.findIndex((choice) => choice.kind === 'done')
}
