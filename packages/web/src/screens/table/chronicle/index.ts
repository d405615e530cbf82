/** The chronicle: as it is read, as it is announced, and its newest entry. */
export { useAnnouncedChronicle } from './announced.ts'
export { Chronicle, ChronicleButton } from './chronicle.tsx'
export { newestEntry } from './entries.ts'
