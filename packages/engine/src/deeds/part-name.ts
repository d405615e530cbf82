/**
 * Powers, costs and options of a card have no names of their own: they are named by position and word, `1:failed`, `2:draw`. So a part is
 * found again after another was put before it, and isn't taken for one that came in its place.
 */
import type { CompiledCard, CompiledCost, CompiledPower } from '../compile/compiled.ts'
import type { Cost, Effects } from '../language/grammar.ts'

/** The words of all parts, in order, and which of them is meant. */
export const partName = (words: readonly string[], at: number): string => `${at + 1}:${words[at]}`

/** Where the part lies that has this name: position and word fit, or else it is the only one of that word. -1 if it isn't there. */
export function partAt(words: readonly string[], name: string): number {
  const exact = words.findIndex((_, at) => partName(words, at) === name)
  if (exact >= 0) return exact
  const word = name.slice(name.indexOf(':') + 1)
  const first = words.indexOf(word)
  return first === words.lastIndexOf(word) ? first : -1
}

/** Of each power its first trigger. Powers that always hold aren't counted: nobody uses them. */
export const powerWords = (card: CompiledCard): string[] => card.powers.map(({ when }) => when)

/** Of each list of effects its first word: for effects that wait for their moment. */
export const blockWords = ({ blocks }: CompiledCard): string[] => blocks.map((ops) => ops[0]?.word ?? NOTHING)

/** Of each cost of a power the first thing paid. */
export const costWords = (card: CompiledCard, power: CompiledPower): string[] =>
  power.costs.map((cost) => costWord(card.costs[cost]))

function costWord(cost: CompiledCost): string {
  const paid = PAID.find(([field]) => Number(cost[field]) > 0)
  return paid === undefined ? NOTHING : paid[1]
}
const WORD_OF: Record<keyof CompiledCost, Exclude<keyof Cost, 'one-of'>> = {
  xp: 'xp',
  xpUpTo: 'xp-up-to',
  discard: 'discard-feat',
  corruption: 'corruption',
  sacrificeAlly: 'sacrifice-ally',
  sacrificeThis: 'sacrifice-this',
  adversaryXp: 'adversary-xp',
  skipMain: 'skip-main-action',
}
const PAID = Object.entries(WORD_OF) as [keyof CompiledCost, string][]

/** Of each option its first effect word. */
export const optionWords = (options: readonly Effects[]): string[] =>
  options.map((effects) => [effects].flat().flatMap(Object.keys)[0] ?? NOTHING)

/** The word of a part that does or costs nothing. */
const NOTHING = 'nothing'
