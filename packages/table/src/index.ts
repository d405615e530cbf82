/** One interface to a game in progress, and its local form. */

/** What a client shows and sends, without knowing the rules behind it. */
export { type Action, type CardSet, type GameEvent, type Seat, useSets, type View } from '@runesaga/engine'
export { ALWAYS, type Asking } from './asking.ts'
export { LocalTable, type NewTable } from './local.ts'
export { BadSave, type BadSaveReason, FORMAT, parseSaved, type SavedTable } from './saved.ts'
export type { About, Look, Player, Refusal, Table, Update } from './table.ts'
