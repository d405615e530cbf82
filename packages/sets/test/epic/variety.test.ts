/** No two epic cards of a deck do the same, however differently it is written. */
import { epicSet } from '../../src/index.ts'
import { testVariety } from '../kit/each-deck.ts'

testVariety(epicSet())
