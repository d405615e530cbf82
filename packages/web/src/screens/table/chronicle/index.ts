/** The chronicle: as it is read, as it is announced, its newest entry, and its turns. */
export { useAnnouncedChronicle } from './announced.ts'
export { CardsOf, Chronicle, ChronicleButton } from './chronicle.tsx'
export { newestEntry, type Told, type Turn, turnsOf } from './entries.ts'
export { cardOf, sentenceOf } from './sentence.ts'
export { Steps } from './turn.tsx'
