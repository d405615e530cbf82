/** Saved games played again, whatever form their records have. Apart from the host, since a new game needs none of it. */
import {
  BadSetup,
  type GameRecord,
  type GameState,
  type Recorder,
  type Rules,
  type Seat,
} from '@runesaga/engine'
import { type Made, problemsOfMade } from '@runesaga/engine/fair'
import {
  BadRecord,
  fromForm1,
  goOnFrom,
  type Opened,
  openRecord,
  parseRecord,
  problemOf,
  type RecordOfForm1,
  toldIn,
  verifyRecord,
} from '@runesaga/engine/record'
import { strangerAmong } from '../lobby/players.ts'
import type { TableNews } from '../protocol/table-news.ts'
import type { Verification } from '../protocol/verification.ts'
import { BadSave, type EarlierRecord, isOfForm1, type SavedTable } from '../saved/saved-table.ts'
import { fairSeed } from '../saved/seed.ts'
import { passesFor } from './asking/asked.ts'
import { judge } from './asking/judge.ts'
import { type Happened, HostedGame, type Replayed } from './game.ts'

/** A game as it stood, and what it came with. */
export interface Reopened {
  game: HostedGame
  /** the records that it went on from, oldest first */
  earlier: EarlierRecord[]
  /** what whoever opens it is told, if anything */
  news: TableNews | null
}

/** Told of every move that is played again. */
type Heard = (() => unknown) | undefined

/**
 * The game of a table as it stood. One that can't be played any more throws BadSave; with `goOn`, one whose cards have changed goes on from
 * its last rest instead.
 */
export function reopened(rules: Rules, saved: SavedTable, heard?: Heard, goOn = false): Reopened {
  const stranger = strangerAmong(saved.players)
  if (stranger !== undefined) throw new BadSave('not-playable', stranger)
  const { record, secret, players } = saved
  if (isOfForm1(record)) return renewed(rules, { ...saved, record }, heard)
  const whole = parsed(record)
  if (JSON.stringify(whole.players) !== JSON.stringify(players))
    throw new BadSave('not-playable', 'others sit at the table than its record says')
  const earlier = (saved.earlier ?? []).map((one) => ({ ...one, record: parsed(one.record) }))
  const own: Replayed[] = []
  const opened = openRecord(rules, whole, secret, (_, events, at) => {
    const [seat, deed, auto] = whole.moves[at]
    own.push({ seat, events, undone: deed === 'undo', automatic: auto === 'auto' })
    heard?.()
  })
  if (opened.verdict === 'secret' || (goOn && opened.verdict === 'changed'))
    return wentOn(rules, whole, secret, earlier, heard)
  const recorder = recorderOf(opened)
  const before = toldBefore(rules, recorder.state, earlier, whole)
  const news = opened.verdict === 'unaffected' ? { news: opened.verdict, sets: opened.sets } : null
  return { game: new HostedGame(rules, recorder, before, own), earlier, news }
}

/**
 * The game from its last rest on, with a new seed: for one that can't be played again as it was. Where nobody had come to rest yet, it is
 * dealt anew.
 */
function wentOn(
  rules: Rules,
  record: GameRecord,
  secret: string | null,
  before: readonly EarlierRecord[],
  heard: Heard,
): Reopened {
  const { setup, sets, players, kept } = record
  const seed = { fair: fairSeed() }
  const earlier = [...before, { record, secret }]
  const news = { news: 'went-on' } as const
  const recorder = orBadSave(() =>
    kept === null
      ? rules.record({ ...setup, sets: sets.map(({ id }) => id), seed }, players)
      : goOnFrom(rules, record, seed),
  )
  const told = toldBefore(rules, recorder.state, earlier, recorder.record)
  heard?.()
  return { game: new HostedGame(rules, recorder, told), earlier, news }
}

export { recordFrom } from '@runesaga/engine/record'

/** A seed that a table made together begins a game only if its end will prove it; else it throws BadSetup. */
export function checkMade({ fair, made }: { fair: string; made?: Made }, heroes: number): void {
  const [problem] = made === undefined ? [] : problemsOfMade(made, fair, heroes)
  if (problem !== undefined) throw new BadSetup(problem)
}

export function verified(rules: Rules, record: GameRecord): Verification {
  const { chance, chain } = record
  const { promise = null, seed = null } = 'promise' in chance ? chance : {}
  return { ...verifyRecord(rules, record), promise, seed, chain }
}

/** How a table stands; null if its game can't be played again, as after a change of cards. Without its seed it stands at its last rest. */
export function lastState(rules: Rules, saved: SavedTable): GameState | null {
  try {
    return reopened(rules, saved).game.state
  } catch (error) {
    if (error instanceof BadSave) return null
    throw error
  }
}

/** A game of form 1, recorded anew. */
function renewed(rules: Rules, saved: SavedTable & { record: RecordOfForm1 }, heard: Heard): Reopened {
  const { record, players, asking } = saved
  const nobody = new Map<Seat, number>()
  const isAuto = (state: GameState, seat: Seat) =>
    passesFor({ rules, state, players, asking, made: [], content: nobody, judge }, seat)
  const { record: anew, secret } = orBadSave(() => fromForm1(rules, record, players, isAuto))
  return reopened(rules, { ...saved, players: anew.players, record: anew, secret }, heard)
}

/** What happened in the records before one, each up to where the next goes on; those that don't lead there tell nothing. */
function toldBefore(
  rules: Rules,
  state: GameState,
  earlier: readonly EarlierRecord[],
  last: GameRecord,
): Happened[] {
  const records = [...earlier.map(({ record }) => record), last]
  return earlier.flatMap(({ record }, i) => {
    const { from } = records[i + 1]
    if (from === null || !('chain' in from) || from.chain !== record.chain) return []
    return toldIn(rules, state, record, from.move)
  })
}

function parsed(record: unknown): GameRecord {
  return orBadSave(() => parseRecord(record))
}

function orBadSave<T>(reading: () => T): T {
  try {
    return reading()
  } catch (error) {
    if (error instanceof BadRecord || (error instanceof Error && error.name === 'BadSetup'))
      throw new BadSave('not-playable', error.message)
    throw error
  }
}

function recorderOf(opened: Exclude<Opened, { verdict: 'secret' }>): Recorder {
  if ('recorder' in opened) return opened.recorder
  throw new BadSave(opened.verdict === 'changed' ? 'changed' : 'not-playable', problemOf(opened))
}
