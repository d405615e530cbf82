/** Has this device had a way to a table online? Whoever hasn't needn't fetch the list of them. */
import { oneOf, remembered } from './remembered.ts'

export const ONLINE = 'runesaga online'

export const wasOnline = (): boolean | undefined =>
  remembered<{ was: boolean }>(ONLINE, { was: oneOf(true) }).was
