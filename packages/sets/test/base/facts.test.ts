/** Every public fact about the base game that is certain or likely (docs/cards/base.md) is so in our cards. */
import { testEachFact } from '../kit/each-fact.ts'
import { BASE } from './facts.ts'

testEachFact(BASE, { certain: 368, likely: 264 })
