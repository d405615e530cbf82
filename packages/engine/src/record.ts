/** Records of games: opening and checking them, and deeds that come from elsewhere. A door of its own, since a new game needs none of it. */
export { actionOf } from './deeds/to-action.ts'
export { fromForm1, type RecordOfForm1 } from './record/migrations/form-1.ts'
export { type Each, goOnFrom, type Opened, openRecord, problemOf, replayRecord } from './record/open.ts'
export { BadRecord } from './record/record.ts'
export { parseRecord, recordJsonSchema } from './record/schema.ts'
export { type Told, toldIn } from './record/told.ts'
export { type Verification, verifyRecord } from './record/verify.ts'
