/** Records of games, as `play --record` writes them. */
import {
  BadRecord,
  BadSetup,
  type GameRecord,
  legalActions,
  newGame,
  Recorder,
  refusesUndo,
  replay,
  seatToAct,
  useSets,
  verify,
} from '@runesaga/engine'
import { ownSets, sevenShards } from '@runesaga/sets'
import { recordIn } from '../../record-file.ts'
import { soakTableList } from '../../soak/tables.ts'
import { UsageError } from '../../usage.ts'
import type { Dice } from '../dice.ts'
import { playOn } from '../play-on.ts'
import type { FileKind } from './kind.ts'

const MOVES = 30

/** A game of some moves, some of them taken back. */
export function someRecord(dice: Dice, fair: boolean): GameRecord {
  const { setup } = dice.pick(soakTableList())
  const seed = fair ? { fair: dice.below(1e9).toString(16).padStart(64, '0') } : { fast: dice.below(1e9) }
  const recorder = new Recorder({ ...setup, seed })
  for (let move = dice.below(MOVES); move > 0; move--) {
    const seat = seatToAct(recorder.state)
    if (seat < 0) break
    if (dice.oneIn(5) && refusesUndo(recorder.history, seat) === null) recorder.undo(seat)
    else recorder.act(seat, dice.pick(legalActions(recorder.state, seat)))
  }
  return recorder.record
}

export const records: FileKind = {
  sample: (dice) => someRecord(dice, dice.oneIn(2)),
  tryOut(text, dice) {
    useSets(...ownSets(), sevenShards())
    try {
      const record = recordIn(text, 'fuzzed.json')
      newGame(record.setup)
      verify(record)
      playOn(replay(record), dice, MOVES)
      return true
    } catch (error) {
      if (error instanceof UsageError || error instanceof BadSetup || error instanceof BadRecord) return false
      throw error
    }
  },
}
