/** Parts of a card said alone: one of its powers, one of its options, one of its costs. They hold inline icons. */

import type { CardEntry, Cost, Effects, Power } from '@runesaga/engine/language'
import type { CompiledCost } from '@runesaga/engine/view'
import type { Words } from '../../words.ts'
import { capital } from '../text.ts'
import type { NameOf, OptionContext } from './grammar.ts'
import { countedPowers } from './powers.ts'

const unnamed: NameOf = () => undefined

/** The power with only this one of the costs that it can be paid with. */
const paidWith = (power: Power, cost: number | undefined): Power => {
  const pay = cost === undefined ? undefined : power.pay?.['one-of']?.[cost]
  return pay === undefined ? power : { ...power, pay }
}

/**
 * The sentence of one power, counted as the engine counts them; a Heritage's only one is its Twist of Fate. Who asks
 * about one power has it before them, so what must be reached for it goes without saying. Of several costs, `cost`
 * picks the one that is meant.
 */
export function powerText(
  entry: CardEntry,
  index: number,
  words: Words,
  nameOf: NameOf = unnamed,
  cost?: number,
): string {
  const grammar = words.grammar
  if (entry.kind === 'heritage' && index === 0) return grammar.twist(entry.card.twist).sentence
  const found = countedPowers(entry, words.language)[index]
  if (found === undefined) throw new Error(`${entry.id} has no power ${index}`)
  const { power, owned } = found
  return grammar.power(paidWith(power, cost), { owned, nameOf }).sentence
}

/** What an option of a `choose` does, told to the one who chooses: "Gain {xp 1}", without a full stop. */
export const optionText = (
  option: Effects,
  words: Words,
  { thatIsYou = false, nameOf = unnamed }: Partial<OptionContext> = {},
): string => capital(words.grammar.option(option, { thatIsYou, nameOf }))

/** What is paid, told to the one who pays: "Pay {xp 2}", without a full stop. */
export const costText = (cost: Cost, words: Words): string => capital(words.grammar.cost(cost))

/** A cost as cards write it, of what the engine made of it. */
export const writtenCost = (cost: CompiledCost): Cost => ({
  ...(cost.xp > 0 && { xp: cost.xp }),
  ...(cost.xpUpTo > 0 && { 'xp-up-to': cost.xpUpTo }),
  ...(cost.discard > 0 && { 'discard-feat': cost.discard }),
  ...(cost.sacrificeAlly && { 'sacrifice-ally': true }),
  ...(cost.sacrificeThis && { 'sacrifice-this': true }),
  ...(cost.adversaryXp > 0 && { 'adversary-xp': cost.adversaryXp }),
  ...(cost.skipMain && { 'skip-main-action': true }),
  ...(cost.corruption > 0 && { corruption: cost.corruption }),
})
