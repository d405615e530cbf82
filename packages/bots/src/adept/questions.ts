/** Answers to questions by rule: quick, and good enough where trying out would cost too much or show too little. */
import type { CardNo, Decision } from '@runesaga/engine'
import type { Choice } from '@runesaga/engine/search'
import { difficultyOf, stageOf, totalOf } from '@runesaga/engine/search'
import { sidesWithIt } from './adversary.ts'
import { chanceNow, darkRunes } from './attempts.ts'
import { attemptsIn } from './menu.ts'
import { type Outlook, worthOfAlly, worthOfFeat } from './outlook.ts'
import { isFriend, type Position } from './position.ts'

export type Question = Extract<Decision, { kind: 'choose' }>

/** The index of the answer, or -1 where only trying out helps. */
export function byRule(position: Position, outlook: () => Outlook, question: Question): number {
  const { options, about, step } = question
  if (options.length === 1) return 0
  if (isPledge(position, question)) return sidesWithIt(position.state, position.seat) ? 0 : 1
  if (about === 'attempt') return step === 'buyDark' ? darkRunes(position, outlook(), options.length - 1) : 0
  switch (options[0].kind) {
    case 'deck':
      return step === 'heritage' ? -1 : deck(position, options)
    case 'stone':
      return stone(position, options)
    case 'slot':
      return about === 'refill'
        ? placeForAlly(position, outlook(), options)
        : cardToReplace(position, outlook(), options)
    case 'row':
      return options.length - 1
    case 'card':
      return card(position, outlook(), options)
    default:
      return -1
  }
}

/** Is this whether to side with the Adversary? Yes is the first answer. */
const isPledge = ({ box }: Position, { options, card }: Question): boolean =>
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
function deck(position: Position, options: readonly Choice[]): number {
  const { feats } = position.box.ruleset.track[position.me.level]
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
function stone(position: Position, options: readonly Choice[]): number {
  const a = position.state.attempt!
  const friend = isFriend(position, a.seat)
  const enough = friend && chanceNow(position, stageOf(position.state)) === 1
  const spare = enough && a.forced === '' ? totalOf(position.game) - difficultyOf(position.game) : MANY
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
function worthOfPlaces(position: Position, o: Outlook): (choice: Choice) => number {
  const found = attemptsIn(position, o)
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
const placeForAlly = (position: Position, o: Outlook, options: readonly Choice[]): number =>
  best(options, worthOfPlaces(position, o))

/** The card that suits this hero least, unless all are good. */
function cardToReplace(position: Position, o: Outlook, options: readonly Choice[]): number {
  const worth = worthOfPlaces(position, o)
  return best(options, (choice) => (choice.kind === 'slot' ? -Math.max(0, worth(choice)) : -GOOD))
}
/** What a card is worth that nobody would give up. */
const GOOD = 1

/** A card given up should be the least, a card got the best; cards looked at stay as they lie. */
function card(position: Position, o: Outlook, options: readonly Choice[]): number {
  const { me, box } = position
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
