/** What a card shows, in words: its icons and numbers, then its sentences. */
import type { Ability, Text } from '@runesaga/engine'
import { iconWords, type Language, rewardWords, SHEET_WORDS } from '@runesaga/words'
import type { CardFacts, Name } from './facts.ts'

/** In English where there is no French. */
export const inWords = (said: Name | Text, language: Language): string => said[language] ?? said.en

export const abilitiesText = (abilities: readonly Ability[], language: Language): string[] =>
  abilities.map((ability) => iconWords(ability, null, language))

/** What is printed as icons, in words, then the card's sentences. */
export function textOf(facts: CardFacts, language: Language): string {
  const { colon } = SHEET_WORDS[language]
  const named = (name: Name, notes: readonly (string | number)[], gives: string) => {
    const noted = notes.length === 0 ? '' : ` (${notes.join(', ')})`
    return `${inWords(name, language)}${noted}${colon}${gives}`
  }
  const lines = [
    ...(facts.gives === null ? [] : [rewardWords(facts.gives, language)]),
    ...facts.paths.map(({ name, plusOne, gives }) =>
      named(name, plusOne ? ['+1'] : [], rewardWords(gives, language)),
    ),
    ...facts.sides.map(({ name, difficulty, abilities, reward, gives }) =>
      named(
        name,
        [difficulty, ...abilitiesText(abilities, language)],
        rewardWords(gives ?? { [reward!]: 1 }, language),
      ),
    ),
    facts.text[language],
  ]
  return lines.filter((line) => line !== '').join('\n')
}
