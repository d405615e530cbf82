/** A kind of file that may come from anywhere. */
import type { Dice } from '../dice.ts'

export interface FileKind {
  /** the data of a sound file */
  sample(dice: Dice): unknown
  /**
   * Opens the text as a client does, and goes on with what was opened. Refuses it in the documented way by giving false; throws
   * whatever isn't documented.
   */
  tryOut(text: string, dice: Dice): boolean | Promise<boolean>
}
