/** Every public fact about Epic Origins that is certain or likely (docs/cards/epic-stormlight.md) is so in our cards. */
import { testEachFact } from '../kit/each-fact.ts'
import { EPIC } from './facts.ts'

testEachFact(EPIC, { certain: 155, likely: 9 })
