/** Every public fact about The Stormlight Archive that is certain or likely (docs/cards/epic-stormlight.md) is so in our cards. */
import { testEachFact } from '../kit/each-fact.ts'
import { STORMLIGHT } from './facts.ts'

testEachFact(STORMLIGHT, { certain: 185, likely: 11 })
