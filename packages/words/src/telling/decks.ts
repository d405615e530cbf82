/** Decks by their number, in words. */
import type { Words } from '../words.ts'

const DECKS = ['act-1', 'act-2', 'act-3', 'hero', 'antihero', 'adversary'] as const

export const deckName = (deck: number, { say }: Words): string => say(`deck/${DECKS[deck]}`)
