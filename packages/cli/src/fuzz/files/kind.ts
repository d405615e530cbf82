/** A kind of file that may come from anywhere. */
import type { Rules } from '@runesaga/engine'
import type { SoakTable } from '../../soak/tables.ts'
import type { Dice } from '../dice.ts'

/** What files are made and tried out with. */
export interface Ground {
  /** with all our cards */
  rules: Rules
  /** every kind of table that they lay */
  tables: readonly SoakTable[]
}

export interface FileKind {
  /** the data of a sound file, or a promise of it */
  sample(ground: Ground, dice: Dice): unknown
  /**
   * Opens the text as a client does, and goes on with what was opened. Refuses it in the documented way by giving false; throws
   * whatever isn't documented.
   */
  tryOut(ground: Ground, text: string, dice: Dice): boolean | Promise<boolean>
}
