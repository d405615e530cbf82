/** No two stormlight cards of a deck do the same, however differently it is written. */
import { stormlightSet } from '../../src/index.ts'
import { testVariety } from '../kit/each-deck.ts'

testVariety(stormlightSet())
