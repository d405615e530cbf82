/** All that a card says, as sentences: what it asks, what it gives, its rules. */

import type { CardFace, Reward } from '@runesaga/draw'
import type { CardRef } from '@runesaga/table'
import { listed, plain, type Words } from '@runesaga/words'
import type { CardFaces } from './faces.ts'

const icon = ({ icon: name, n }: Reward): string => (n === null ? `{${name}}` : `{${name} ${n}}`)

/** "{strength 2} and {triumph 1}": each icon once, with its number. */
export function givesWords(rewards: readonly Reward[], words: Words): string {
  if (rewards.length === 0) return words.say('table/read/nothing')
  const count = (name: Reward['icon']) => rewards.filter((reward) => reward.icon === name).length
  const each = rewards.filter(({ icon: name }, i) => rewards.findIndex((one) => one.icon === name) === i)
  const said = each.map((reward) =>
    icon({ ...reward, n: reward.n ?? (count(reward.icon) > 1 ? count(reward.icon) : null) }),
  )
  return listed(said, words)
}

function asks({ difficulty, abilities, abilitiesChosen, words }: CardFace): string[] {
  if (difficulty === null) return []
  if (abilitiesChosen > 0)
    return [words.say('table/read/difficulty-chosen', { difficulty, n: abilitiesChosen })]
  const named = listed(
    abilities.map((ability) => `{${ability}}`),
    words,
  )
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

/** What a card asks and gives, and its rules, as running words after its name; without a stop at the end. */
export function aboutCard(faces: CardFaces, card: CardRef, words: Words): string {
  const said = inWords(faces.face(card, words), faces.sentences(card, words)).join(' ')
  return plain(said, words).replace(/\.$/, '')
}

export const inWords = (face: CardFace, sentences: readonly string[]): string[] => [
  ...asks(face),
  ...offers(face),
  ...sentences,
]
