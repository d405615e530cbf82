/** Every Heritage, Origin, Class, Destiny and Trait of the epic set has a scenario, and that notices whatever changes in the card. */
import { epicSet } from '../../src/index.ts'
import { testDeck } from '../kit/card-scenarios.ts'

testDeck(epicSet(), 'heritages', 13)
testDeck(epicSet(), 'origins', 15, {
  // nobody begins Act I
  scout: ['powers[0].if: {"act":[2,3]} left out'],
})
testDeck(epicSet(), 'classes', 12, {
  // only attempts are helped by Feats on other heroes; alone, nobody else plays one
  bard: ['powers.4.if.any[1].in-attempt: true left out', 'powers.4.if.any[2].feat-by: "you" left out'],
  // without an attempt there is nothing to add to
  cleric: ['powers.6.if.in-attempt: true left out'],
  // nothing costs less than nothing
  warlock: ['powers.4.do.dark-price: -1 → -2'],
})
testDeck(epicSet(), 'destinies', 14)
testDeck(epicSet(), 'traits', 23)
