/** A table as a file: who plays, and the record of the game, from which everything else is played again. */
import type { GameRecord, Player } from '@runesaga/engine'
import type { RecordOfForm1 } from '@runesaga/engine/record'
import type { AnsweredCase } from '@runesaga/engine/scenario'
import type { OfCampaign } from '../campaign/campaign.ts'
import type { Plans } from '../lobby/new-table.ts'
import type { PromptPolicy } from '../protocol/prompt-policy.ts'
import type { GameSummary } from './summary.ts'

export const FORMAT = 2

export interface SavedTable {
  runesaga: 'table'
  format: typeof FORMAT
  id: string
  name: string
  players: Player[]
  asking: PromptPolicy[]
  record: AnyRecord
  /** of a fair game that isn't over: its seed or, where everybody at the table made that, the server's secret. Then it stands in its record */
  secret: string | null
  /** the records that the game went on from, oldest first, where it couldn't be played again as it was; each with its secret, if it is known */
  earlier?: EarlierRecord[]
  /** what its bots do first, at a table that was laid out */
  plans?: Plans
  /** of a puzzle: the cases that its player is answered */
  cases?: readonly AnsweredCase[]
  /** the campaign that its game belongs to, if any */
  campaign?: OfCampaign
  /** where the game stood; a file may do without, since the record tells it too */
  standing?: GameSummary
  /** when it was begun and last played at, as ISO dates */
  begun: string
  touched: string
}

export interface EarlierRecord {
  record: GameRecord
  secret: string | null
}

/** A table whose record has today's form, as every one that was opened. */
export type TableOfToday = SavedTable & { record: GameRecord }

/** Records of form 1 are listed as any other, and written anew when they are opened. */
export type AnyRecord = GameRecord | RecordOfForm1

export const isOfForm1 = (record: AnyRecord): record is RecordOfForm1 => record.runesaga === 1

/** The sets that a recorded game is played with: the edition's own unless others are named. */
export const recordedSets = (record: AnyRecord): string[] =>
  isOfForm1(record) ? (record.setup.sets ?? [record.setup.edition]) : record.sets.map(({ id }) => id)

/** The table as it may leave the device: nobody learns the seed of a game before its end. */
export function withoutSecret<T extends SavedTable>(saved: T): T {
  const { earlier } = saved
  const open = earlier?.map(({ record }) => ({ record, secret: null }))
  return { ...saved, secret: null, ...(open !== undefined && { earlier: open }) }
}

/** Why a file can't be opened: words make a sentence of it. */
export type BadSaveReason =
  | 'not-json'
  | 'not-a-table' // something else, or a part is missing
  | 'newer' // made by a later version of the game
  | 'not-playable' // its record breaks a rule, or names cards that aren't there
  | 'changed' // by today's cards or rules its game goes another way

export class BadSave extends Error {
  readonly reason: BadSaveReason
  constructor(reason: BadSaveReason, detail: string) {
    super(`the saved table can't be opened: ${detail}`)
    this.name = 'BadSave'
    this.reason = reason
  }
}
