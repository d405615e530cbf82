/** What a card shows, in words: its icons and numbers, then its sentences. */
import type { Ability, Text } from '@runesaga/engine/language'
import { iconWords, type Language, rewardWords, type Words } from '@runesaga/words'
import type { CardData, Name } from './facts.ts'

/** In English where it was never translated. */
export const inWords = (said: Name | Text, language: Language): string =>
  (said as Partial<Record<Language, string | null>>)[language] ?? said.en

export const abilitiesText = (abilities: readonly Ability[], words: Words): string[] =>
  abilities.map((ability) => iconWords(ability, null, words))

/** What is printed as icons, in words, then the card's sentences. */
export function textOf(facts: CardData, words: Words): string {
  const colon = words.say('sheet/colon')
  const named = (name: Name, notes: readonly (string | number)[], gives: string) => {
    const noted = notes.length === 0 ? '' : ` (${notes.join(', ')})`
    return `${inWords(name, words.language)}${noted}${colon}${gives}`
  }
  const lines = [
    ...(facts.gives === null ? [] : [rewardWords(facts.gives, words)]),
    ...facts.paths.map(({ name, plusOne, gives }) =>
      named(name, plusOne ? ['+1'] : [], rewardWords(gives, words)),
    ),
    ...facts.sides.map(({ name, difficulty, abilities, reward, gives }) =>
      named(
        name,
        [difficulty, ...abilitiesText(abilities, words)],
        rewardWords(gives ?? { [reward!]: 1 }, words),
      ),
    ),
    facts.text[words.language],
  ]
  return lines.filter((line) => line !== '').join('\n')
}
