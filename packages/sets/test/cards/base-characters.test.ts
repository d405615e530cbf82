/** Every Origin, Motivation, Destiny and Trait of the base set has a scenario, and that notices whatever changes in the card. */
import { baseSet } from '../../src/index.ts'
import { testDeck } from '../kit/card-scenarios.ts'

testDeck(baseSet(), 'origins', 15)
testDeck(baseSet(), 'motivations', 15, {
  // said twice: cancel-feat: antihero
  'sworn-protector': ['powers[0].if.feat-is: "antihero" left out'],
})
testDeck(baseSet(), 'destinies', 15)
testDeck(baseSet(), 'traits', 20)
