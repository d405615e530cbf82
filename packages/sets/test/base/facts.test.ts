/** Every public fact about the base game that is certain or likely (docs/cards/base.md) is so in our cards. */
import { testEachFact } from '../kit/each-fact.ts'
import { BASE } from './facts.ts'

testEachFact(BASE, { certain: 367, likely: 264 })
