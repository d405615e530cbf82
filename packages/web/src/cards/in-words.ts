/** All that a card says, as sentences: what it asks, what it gives, its rules. */
import type { CardFace, Reward } from '@runesaga/draw'
import { board, type Language } from '@runesaga/words'

const icon = ({ icon: name, n }: Reward): string => (n === null ? `{${name}}` : `{${name} ${n}}`)

/** Icons side by side, equal ones counted. */
function gives(rewards: readonly Reward[], language: Language): string {
  if (rewards.length === 0) return board(language, 'read/nothing')
  return rewards.map(icon).join(' ')
}

function asks({ difficulty, abilities, abilitiesChosen, language }: CardFace): string[] {
  if (difficulty === null) return []
  if (abilitiesChosen > 0)
    return [board(language, 'read/difficulty-chosen', { difficulty, n: abilitiesChosen })]
  const named = abilities.map((ability) => `{${ability}}`).join(' ')
  return [board(language, 'read/difficulty', { n: difficulty, abilities: named })]
}

function offers({ paths, rewards, points, title, language }: CardFace): string[] {
  if (paths.length > 1 || (paths.length === 1 && paths[0].name !== title))
    return paths.map(({ name: path, plusOne, rewards: list }) =>
      board(language, plusOne ? 'read/path-harder' : 'read/path', { path, gives: gives(list, language) }),
    )
  const own = rewards.length === 0 ? [] : [board(language, 'read/gives', { gives: gives(rewards, language) })]
  return points === null ? own : [...own, board(language, 'read/points', { gives: icon(points) })]
}

export const inWords = (face: CardFace, sentences: readonly string[]): string[] => [
  ...asks(face),
  ...offers(face),
  ...sentences,
]
