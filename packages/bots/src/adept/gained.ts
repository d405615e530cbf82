/** What the power of a Trait brings when the Trait is gained. */
import type { Condition, Effect, Effects } from '@runesaga/engine/language'
import { compileCondition, compileTimes } from '@runesaga/engine/search'
import { type Outlook, worth, worthOfFeat } from './outlook.ts'
import type { Position } from './position.ts'
import { AT, moved } from './tally.ts'

/** Of words that aren't weighed here, whatever they do. */
const SOMETHING = 1
/** Of a card of the rows that makes room for another, after the hero's own choice; of a card that is known before it comes. */
const A_LITTLE = 0.1
const ROW = 4
/** What a step towards a Class power is worth late in the game, when it opens one at once. */
const BANKED = 0.5
/** What is good for a rival is bad for the hero, if not as bad. */
const FOR_A_RIVAL = -0.5

interface Weighing {
  position: Position
  /** the Trait */
  no: number
  o: Outlook
  /** what levels of Corruption cost, from none to three */
  costs: readonly number[]
  /** what another hero's gain counts */
  others: number
}

export function worthOfGained(position: Position, o: Outlook, costs: readonly number[], no: number): number {
  const { game, seat, box, state } = position
  const card = box.cards[no]
  const { gainedTest, gainedMay, gainedPay, gainedBlock } = card.gaining!
  if (gainedBlock < 0 || (gainedTest !== null && !gainedTest(game, seat, seat, no))) return 0
  const others = state.heroes.length === 1 ? 0 : position.together ? 1 : FOR_A_RIVAL
  const weighing: Weighing = { position, no, o, costs, others }
  let value = 0
  for (const { word, p } of card.blocks[gainedBlock]) value += worthOfEffects(weighing, { [word]: p })
  if (gainedPay >= 0) {
    const cost = card.costs[gainedPay]
    value += costs[Math.min(3, cost.corruption)] - cost.xp * o.xp - cost.discard * leastFeat(o)
  }
  return gainedMay ? Math.max(0, value) : value
}

function worthOfEffects(weighing: Weighing, effects: Effects): number {
  let sum = 0
  for (const effect of Array.isArray(effects) ? effects : [effects]) {
    for (const word of Object.keys(effect) as (keyof Effect)[]) sum += worthOfWord(weighing, effect, word)
  }
  return sum
}

function worthOfWord(weighing: Weighing, effect: Effect, word: keyof Effect): number {
  const { o, costs, others } = weighing
  switch (word) {
    case 'xp':
      return Math.max(effect.xp!, -o.tally[AT.xp]) * o.xp
    case 'adversary-xp':
      return -effect['adversary-xp']! * o.token
    case 'bank':
      return effect.bank! * BANKED
    case 'corruption':
      return costs[Math.min(3, effect.corruption!)]
    case 'virtue':
      return worthOfVirtue(o, effect.virtue!)
    case 'draw': {
      const { hero = 0, antihero = 0, either = 0 } = effect.draw!
      const best = Math.max(worthOfFeat(o, 'hero'), worthOfFeat(o, 'antihero'))
      return hero * worthOfFeat(o, 'hero') + antihero * worthOfFeat(o, 'antihero') + either * best
    }
    case 'discard-feat':
      return -effect['discard-feat']! * leastFeat(o)
    case 'replace-card':
      return effect['replace-card']! * A_LITTLE
    case 'replace-row':
      return ROW * A_LITTLE
    case 'for':
      return others * worthOfEffects(weighing, effect.for!.do)
    case 'choose':
      return Math.max(...effect.choose!.map((one) => worthOfEffects(weighing, one)))
    case 'may': {
      const { pay, do: done } = effect.may!
      const cost = costs[Math.min(3, pay?.corruption ?? 0)] - (pay?.['discard-feat'] ?? 0) * leastFeat(o)
      return Math.max(0, worthOfEffects(weighing, done) + cost)
    }
    case 'look-at':
      return effect['look-at']!.n * A_LITTLE
    case 'check': {
      const { if: condition, do: done, else: otherwise = [] } = effect.check!
      return worthOfEffects(weighing, holds(weighing, condition) ? done : otherwise)
    }
    case 'for-each':
      return times(weighing, effect['for-each']!) * worthOfEffects(weighing, effect['for-each']!.do)
    case 'next-turn':
      return worthOfEffects(weighing, effect['next-turn']!)
    case 'successes':
      return effect.successes! * o.success
    case 'difficulty':
      return -effect.difficulty! * o.success
    default:
      return SOMETHING
  }
}

/** Would the condition of a part hold, as things stand? */
function holds({ position, no }: Weighing, condition: Condition): boolean {
  let test = TESTS.get(condition)
  if (test === undefined) TESTS.set(condition, (test = compileCondition(condition)))
  return test(position.game, position.seat, position.seat, no)
}
const TESTS = new WeakMap<Condition, ReturnType<typeof compileCondition>>()

/** How often a counted part would happen, as things stand. */
function times({ position }: Weighing, counted: NonNullable<Effect['for-each']>): number {
  let counter = COUNTERS.get(counted)
  if (counter === undefined) COUNTERS.set(counted, (counter = compileTimes(counted)))
  return counter(position.game, position.seat)
}
const COUNTERS = new WeakMap<object, ReturnType<typeof compileTimes>>()

const leastFeat = (o: Outlook): number => Math.min(worthOfFeat(o, 'hero'), worthOfFeat(o, 'antihero'))

function worthOfVirtue(o: Outlook, levels: number): number {
  const better = o.tally.slice()
  better[AT.level] = moved(better[AT.level], -levels)
  return worth(o, better) - o.now
}
