/** Whole fair games with their records, as published when they are over; with a few undos and passes of the table. */
import { type GameRecord, type GameSetup, type Recorder, refusesUndo } from '@runesaga/engine'
import { Dice } from './dice.ts'
import { chooseAction, nextSeat } from './players.ts'
import { legalActions, record } from './rules.ts'
import { fairSeed, setupOf, TABLES, type Table } from './tables.ts'
import { saveAndLoad } from './values.ts'

/** `until`: stops there; else the game is played to its end. */
export function fairGame(
  i: number,
  table: Table = TABLES[i % TABLES.length],
  until: (recorder: Recorder) => boolean = () => false,
  seed: GameSetup['seed'] = { fair: fairSeed(`record ${i}`) },
): Recorder {
  const dice = new Dice(`record ${i}`)
  const setup = setupOf(table, seed)
  const players = Array.from({ length: setup.heroes }, (_, seat) =>
    seat === 0
      ? ({ kind: 'person', name: 'Ysolde' } as const)
      : ({ kind: 'bot', name: `Bot ${seat}`, bot: 'random' } as const),
  )
  const recorder = record(setup, players)
  for (let seat = nextSeat(recorder.state, dice); seat !== undefined; seat = nextSeat(recorder.state, dice)) {
    if (until(recorder)) break
    const action = chooseAction(legalActions(recorder.state, seat), 'keen', dice)
    recorder.act(seat, action, dice.oneIn(2))
    if (dice.oneIn(10) && refusesUndo(recorder.history, seat) === null) recorder.undo(seat)
  }
  return recorder
}

export const fairRecord = (i: number): GameRecord => saveAndLoad(fairGame(i).record)
