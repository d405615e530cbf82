/** All that a card says, as sentences: what it asks, what it gives, its rules. */

import type { CardFace, Reward } from '@runesaga/draw'
import type { Words } from '@runesaga/words'

const icon = ({ icon: name, n }: Reward): string => (n === null ? `{${name}}` : `{${name} ${n}}`)

/** Icons side by side, equal ones counted. */
export function givesWords(rewards: readonly Reward[], words: Words): string {
  if (rewards.length === 0) return words.say('table/read/nothing')
  return rewards.map(icon).join(' ')
}

function asks({ difficulty, abilities, abilitiesChosen, words }: CardFace): string[] {
  if (difficulty === null) return []
  if (abilitiesChosen > 0)
    return [words.say('table/read/difficulty-chosen', { difficulty, n: abilitiesChosen })]
  const named = abilities.map((ability) => `{${ability}}`).join(' ')
  return [words.say('table/read/difficulty', { n: difficulty, abilities: named })]
}

function offers({ paths, rewards, points, title, words }: CardFace): string[] {
  if (paths.length > 1 || (paths.length === 1 && paths[0].name !== title))
    return paths.map(({ name: path, plusOne, rewards: list }) =>
      words.say(plusOne ? 'table/read/path-harder' : 'table/read/path', {
        path,
        gives: givesWords(list, words),
      }),
    )
  const own =
    rewards.length === 0 ? [] : [words.say('table/read/gives', { gives: givesWords(rewards, words) })]
  return points === null ? own : [...own, words.say('table/read/points', { gives: icon(points) })]
}

export const inWords = (face: CardFace, sentences: readonly string[]): string[] => [
  ...asks(face),
  ...offers(face),
  ...sentences,
]
