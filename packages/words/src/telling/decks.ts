/** Decks in words. */
import type { DeckName } from '@runesaga/engine/view'
import type { Words } from '../words.ts'

export const deckName = (deck: DeckName, { say }: Words): string => say(`deck/${deck}`)
