/** Sentences at the end of a game that need more than a message: whose life it is, who is remembered. */
import type { Outcome, Seat } from '@runesaga/engine'
import { listed } from '../grammar.ts'
import type { Language } from '../language.ts'
import type { Names } from '../names.ts'
import { ending } from './ending.ts'

/** "The life of Ysolde", "La vie d’Ysolde", "Your life" */
export function lifeTitle(seat: Seat, names: Names, language: Language): string {
  return ending(language, 'life', { person: seat === names.you ? 'you' : 'hero', who: names.heroName(seat) })
}

/** The headline of a game: who is remembered, or how it went against the Adversary named `foe`. */
export function headline(outcome: Outcome, foe: string | null, names: Names, language: Language): string {
  if (outcome.party !== null && foe !== null) {
    return ending(language, outcome.party, { foe })
  }
  const { winners } = outcome
  const yours = names.you !== undefined && winners.includes(names.you)
  const others = winners.filter((seat) => seat !== names.you).map((seat) => names.heroName(seat))
  return ending(language, winners.length > 1 ? 'remembered/shared' : 'remembered', {
    person: yours ? 'you' : 'hero',
    who: listed(others, language),
  })
}
