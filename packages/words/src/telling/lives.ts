/** Sentences at the end of a game that need more than a message: whose life it is, who is remembered. */
import type { Outcome, Seat } from '@runesaga/engine'
import type { Words } from '../words.ts'
import type { Names } from './names.ts'
import { listed } from './text.ts'

/** "The life of Ysolde", "La vie d’Ysolde", "Your life" */
export function lifeTitle(seat: Seat, names: Names, words: Words): string {
  return words.say('end/life', { person: seat === names.you ? 'you' : 'hero', who: names.heroName(seat) })
}

/** The headline of a game: who is remembered, or how it went against the Adversary named `foe`. */
export function headline(outcome: Outcome, foe: string | null, names: Names, words: Words): string {
  if (outcome.party !== null && foe !== null) {
    return words.say(`end/${outcome.party}`, { foe })
  }
  const { winners } = outcome
  const yours = names.you !== undefined && winners.includes(names.you)
  const others = winners.filter((seat) => seat !== names.you).map((seat) => names.heroName(seat))
  return words.say(winners.length > 1 ? 'end/remembered/shared' : 'end/remembered', {
    person: yours ? 'you' : 'hero',
    who: listed(others, words),
  })
}
