/** Every Origin, Motivation, Destiny and Trait of the stormlight set has a scenario, and that notices whatever changes in the card. */
import { stormlightSet } from '../../src/index.ts'
import { testDeck } from '../kit/card-scenarios.ts'

testDeck(stormlightSet(), 'origins', 12)
testDeck(stormlightSet(), 'motivations', 10)
testDeck(stormlightSet(), 'destinies', 12, {
  // a Feat waits for answers in one window, whoever played it: the conditions tell whose it is
  truthwatcher: [
    'powers[0].when[0]: "feat-played" left out',
    'powers[0].when[1]: "adversary-feat" left out',
    'powers[0].who: "any-hero" left out',
  ],
})
testDeck(stormlightSet(), 'traits', 18)
