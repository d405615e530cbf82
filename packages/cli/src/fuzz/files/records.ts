/** Records of games, as `play --record` writes them. */
import { BadSetup, type GameSetup, type Player, type Recorder, refusesUndo } from '@runesaga/engine'
import { madeSeed, promiseOfShare } from '@runesaga/engine/fair'
import { BadRecord, fromForm1, goOnFrom, replayRecord, verifyRecord } from '@runesaga/engine/record'
import { recordIn } from '../../record-file.ts'
import { UsageError } from '../../usage.ts'
import type { Dice } from '../dice.ts'
import { playOn } from '../play-on.ts'
import type { FileKind, Ground } from './kind.ts'

const MOVES = 30
/** the secret of all fair games: the record of one that isn't over doesn't tell it */
const SECRET = '5eed'.padStart(64, '0')

type SeatAt = (seat: number) => Player

/** One in three was made by everybody at the table; somebody gave no share. */
function someFairSeed(heroes: number, dice: Dice): GameSetup['seed'] {
  if (!dice.oneIn(3)) return { fair: SECRET }
  const shares = Array.from({ length: heroes }, (_, seat) => (seat === 1 ? null : SECRET))
  const hashes = shares.map((share, seat) => share && promiseOfShare('fuzzed', seat, share))
  return madeSeed({ table: 'fuzzed', hashes, shares, server: SECRET })
}

/** A game of some moves, some of them taken back. */
export function someGame({ rules, tables }: Ground, dice: Dice, seatAt: SeatAt, fair = true): Recorder {
  const { setup } = dice.pick(tables)
  const seed = fair ? someFairSeed(setup.heroes, dice) : { fast: dice.below(1e9) }
  const recorder = rules.record(
    { ...setup, seed },
    Array.from({ length: setup.heroes }, (_, seat) => seatAt(seat)),
  )
  for (let move = dice.below(MOVES); move > 0; move--) {
    const seat = rules.seatToAct(recorder.state)
    if (seat < 0) break
    if (dice.oneIn(5) && refusesUndo(recorder.history, seat) === null) recorder.undo(seat)
    else recorder.act(seat, dice.pick(rules.legalActions(recorder.state, seat)))
  }
  return recorder
}

export const records: FileKind = {
  sample: (ground, dice) =>
    someGame(ground, dice, (seat) => ({ kind: 'person', name: `hero ${seat}` }), dice.oneIn(2)).record,
  tryOut({ rules }, text, dice) {
    try {
      const record = recordIn(text, 'fuzzed.json')
      if (record.runesaga === 1) {
        playOn(rules, fromForm1(rules, record, [], () => false).state, dice, MOVES)
        return true
      }
      verifyRecord(rules, record)
      if (dice.oneIn(2)) playOn(rules, goOnFrom(rules, record, { fast: 1 }).state, dice, MOVES)
      else playOn(rules, replayRecord(rules, record, SECRET), dice, MOVES)
      return true
    } catch (error) {
      if (error instanceof UsageError || error instanceof BadSetup || error instanceof BadRecord) return false
      throw error
    }
  },
}
