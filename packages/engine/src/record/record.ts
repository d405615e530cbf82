/** The record of a game: what it was dealt from, and every move with all that came of it, by name. docs/record.md describes it. */
import type * as z from 'zod/mini'
import type { NamedEvent } from '../deeds/events.ts'
import type { LaidOut, moveSchema, playerSchema, recordSchema } from './schema.ts'

/** The form of records that this version writes. */
export const FORM = 2

/** Rises whenever a game that was recorded before would go another way by the same cards. */
export const RULES_VERSION = 2

/** Characters of a name. */
export const LONGEST_NAME = 200

export type GameRecord = Omit<z.infer<typeof recordSchema>, 'seen'> & { seen: NamedEvent[][] }
export type Move = z.infer<typeof moveSchema>
/** Who sits in a seat. */
export type Player = z.infer<typeof playerSchema>

/** What is promised before the first cast: all that a game begins with, but for its chance. */
export type Dealt = Pick<GameRecord, 'rules' | 'setup' | 'sets' | 'cards' | 'players' | 'from'>

/** A position that a game can begin with: a scenario, laid out with the cards of its sets. */
export interface Layout extends LaidOut {
  setup: GameRecord['setup']
  sets: string[]
}

/** A record that can't be opened, or no longer played. */
export class BadRecord extends Error {
  override readonly name = 'BadRecord'
}
