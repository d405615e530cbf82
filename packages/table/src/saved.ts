/** A table as a file: who plays, and the record of the game, from which everything else is played again. */
import type { GameRecord } from '@runesaga/engine'
import type { Asking } from './asking.ts'
import type { OfCampaign } from './campaign.ts'
import type { Standing } from './standing.ts'
import type { Player } from './table.ts'

export const FORMAT = 1

export interface SavedTable {
  runesaga: 'table'
  format: typeof FORMAT
  id: string
  name: string
  players: Player[]
  asking: Asking[]
  record: GameRecord
  /** the campaign that its game belongs to, if any */
  campaign?: OfCampaign
  /** where the game stood; a file may do without, since the record tells it too */
  standing?: Standing
  /** when it was begun and last played at, as ISO dates */
  begun: string
  touched: string
}

/** Why a file can't be opened: words make a sentence of it. */
export type BadSaveReason =
  | 'not-json'
  | 'not-a-table' // something else, or a part is missing
  | 'newer' // made by a later version of the game
  | 'not-playable' // its record breaks a rule, or names cards that aren't there

export class BadSave extends Error {
  readonly reason: BadSaveReason
  constructor(reason: BadSaveReason, detail: string) {
    super(`the saved table can't be opened: ${detail}`)
    this.name = 'BadSave'
    this.reason = reason
  }
}
