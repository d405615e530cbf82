/** Records of games: opening and checking them. A door of its own, since a new game needs none of it. */
export { fromForm1, type RecordOfForm1 } from './record/migrations/form-1.ts'
export {
  type Each,
  goOnFrom,
  type Opened,
  openRecord,
  problemOf,
  recordFrom,
  replayRecord,
} from './record/open.ts'
export { BadRecord, FORM as RECORD_FORM, type Layout } from './record/record.ts'
export { parseRecord, recordJsonSchema } from './record/schema.ts'
export { type Told, toldIn } from './record/told.ts'
export { type Verification, verifyRecord } from './record/verify.ts'
