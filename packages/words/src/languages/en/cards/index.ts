/** English for cards, and for choosing Character cards: up to the first decision of a game. */

import { card } from '../messages/card.ts'
import { opening } from '../messages/opening.ts'
import { places } from '../messages/places.ts'
import { terms } from '../terms.ts'
import { grammar } from './lines.ts'

export const cards = { messages: { ...card, ...opening, ...places }, terms, grammar }
