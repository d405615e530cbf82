/** What the power of a Trait brings when the Trait is gained. */
import type { Effect, Effects } from '@runesaga/engine'
import type { Look } from './look.ts'
import { type Outlook, worth, worthOfFeat } from './outlook.ts'
import { AT, moved } from './tally.ts'

/** Of words that aren't weighed here, whatever they do. */
const SOMETHING = 1
/** What a step towards a Class power is worth late in the game, when it opens one at once. */
const BANKED = 0.5

export function worthOfGained(look: Look, o: Outlook, costs: readonly number[], no: number): number {
  const { game, seat, box } = look
  const card = box.cards[no]
  const { gainedTest, gainedMay, gainedPay, gainedBlock } = card.gaining!
  if (gainedBlock < 0 || (gainedTest !== null && !gainedTest(game, seat, seat, no))) return 0
  let value = 0
  for (const { word, p } of card.blocks[gainedBlock]) value += worthOfEffects(o, costs, { [word]: p })
  if (gainedPay >= 0) {
    const cost = card.costs[gainedPay]
    value += costs[Math.min(3, cost.corruption)] - cost.xp * o.xp
    value -= cost.discard * Math.min(worthOfFeat(o, 'hero'), worthOfFeat(o, 'antihero'))
  }
  return gainedMay ? Math.max(0, value) : value
}

function worthOfEffects(o: Outlook, costs: readonly number[], effects: Effects): number {
  let sum = 0
  for (const effect of Array.isArray(effects) ? effects : [effects]) {
    for (const word of Object.keys(effect) as (keyof Effect)[]) sum += worthOfWord(o, costs, effect, word)
  }
  return sum
}

function worthOfWord(o: Outlook, costs: readonly number[], effect: Effect, word: keyof Effect): number {
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
    case 'choose':
      return Math.max(...effect.choose!.map((one) => worthOfEffects(o, costs, one)))
    case 'may':
      return Math.max(0, worthOfEffects(o, costs, effect.may!.do) - SOMETHING)
    default:
      return SOMETHING
  }
}

function worthOfVirtue(o: Outlook, levels: number): number {
  const better = o.tally.slice()
  better[AT.level] = moved(better[AT.level], -levels)
  return worth(o, better) - o.now
}
