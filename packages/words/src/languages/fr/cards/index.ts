/** French for cards, and for what a newcomer is told: up to the first decision of a game. */
import type { Parts } from '../../../language.ts'
import { aim } from '../messages/aim.ts'
import { card } from '../messages/card.ts'
import { places } from '../messages/places.ts'
import { terms } from '../terms.ts'
import { grammar } from './lines.ts'

export const cards = { messages: { ...aim, ...card, ...places }, terms, grammar } satisfies Parts['cards']
