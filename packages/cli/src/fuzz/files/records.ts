/** Records of games, as `play --record` writes them. */
import { BadRecord, BadSetup, type GameRecord, refusesUndo } from '@runesaga/engine'
import { recordIn } from '../../record-file.ts'
import { UsageError } from '../../usage.ts'
import type { Dice } from '../dice.ts'
import { playOn } from '../play-on.ts'
import type { FileKind, Ground } from './kind.ts'

const MOVES = 30

/** A game of some moves, some of them taken back. */
export function someRecord({ rules, tables }: Ground, dice: Dice, fair: boolean): GameRecord {
  const { setup } = dice.pick(tables)
  const seed = fair ? { fair: dice.below(1e9).toString(16).padStart(64, '0') } : { fast: dice.below(1e9) }
  const recorder = rules.record({ ...setup, seed })
  for (let move = dice.below(MOVES); move > 0; move--) {
    const seat = rules.seatToAct(recorder.state)
    if (seat < 0) break
    if (dice.oneIn(5) && refusesUndo(recorder.history, seat) === null) recorder.undo(seat)
    else recorder.act(seat, dice.pick(rules.legalActions(recorder.state, seat)))
  }
  return recorder.record
}

export const records: FileKind = {
  sample: (ground, dice) => someRecord(ground, dice, dice.oneIn(2)),
  tryOut({ rules }, text, dice) {
    try {
      const record = recordIn(text, 'fuzzed.json')
      rules.newGame(record.setup)
      rules.verify(record)
      playOn(rules, rules.replay(record), dice, MOVES)
      return true
    } catch (error) {
      if (error instanceof UsageError || error instanceof BadSetup || error instanceof BadRecord) return false
      throw error
    }
  },
}
