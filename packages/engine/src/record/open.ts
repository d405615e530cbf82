/** Opening a record: it is played again, and every move must show what it showed before. */
import { IllegalAction } from '../actions/reasons.ts'
import { BadSetup } from '../bad-setup.ts'
import { type Boxes, NO_OPTIONS } from '../compile/boxes.ts'
import { cardList, MissingCards } from '../compile/card-list.ts'
import { boxesOf, type Rules } from '../create-rules.ts'
import { actionOf } from '../deeds/to-action.ts'
import type { GameEvent } from '../events.ts'
import { checkSetup, type GameSetup, newGame, randomOf } from '../new-game.ts'
import type { GameState, TableSetup } from '../state/types.ts'
import { refusesUndo } from '../undo.ts'
import { canonical, isSame } from './chain.ts'
import { stateFrom } from './from-kept.ts'
import { madeSeed, problemsOfMade } from './made.ts'
import { BadRecord, type Dealt, type GameRecord, type Layout, type Player, RULES_VERSION } from './record.ts'
import { Recorder } from './recorder.ts'

type Seed = GameSetup['seed']

export type Opened =
  /** by the same rules and cards */
  | { verdict: 'same'; recorder: Recorder }
  /** rules or cards have changed since, but nothing that this game met; `sets` are those whose cards have */
  | { verdict: 'unaffected'; recorder: Recorder; sets: string[] }
  /** by today's rules and cards the game goes another way from this move on */
  | { verdict: 'changed'; move: number; why: string }
  /** it isn't what its own promise and rules say */
  | { verdict: 'tampered'; move: number; why: string }
  /** sets or cards that aren't there */
  | { verdict: 'missing'; what: readonly string[] }
  /** the seed of a fair game is needed to play it again, and is told at its end */
  | { verdict: 'secret' }

/** Called after every move with what came of it. */
export type Each = (state: GameState, events: GameEvent[], move: number) => void

/** `secret`: of a fair game that isn't over, as its recorder tells it. */
export function openRecord(
  rules: Rules,
  record: GameRecord,
  secret: string | null = null,
  each?: Each,
): Opened {
  const boxes = boxesOf(rules)
  const unknown = unknownSets(boxes, record)
  if (unknown.length > 0) return { verdict: 'missing', what: unknown }
  const sets = changedSets(boxes, record)
  const isOfToday = record.rules === RULES_VERSION && sets.length === 0
  const tampered = (move: number, why: string): Opened => ({ verdict: 'tampered', move, why })
  const differs = (move: number, why: string): Opened =>
    isOfToday ? tampered(move, why) : { verdict: 'changed', move, why }
  const [wrong] = wrongSeed(record, secret)
  if (wrong !== undefined) return tampered(0, wrong)
  const seed = seedOf(record, secret)
  if (seed === null)
    return record.kept?.state.outcome
      ? tampered(0, 'the game is over, but its seed is not told')
      : { verdict: 'secret' }
  let recorder: Recorder
  try {
    recorder = beginAgain(boxes, record, seed)
  } catch (error) {
    if (error instanceof MissingCards) return { verdict: 'missing', what: error.cards }
    if (error instanceof BadSetup || error instanceof BadRecord) return differs(0, error.message)
    throw error
  }
  if ('promise' in record.chance && recorder.promise !== record.chance.promise)
    return tampered(0, 'the promise is not that of this seed, setup, cards and players')
  for (let move = 0; move < record.moves.length; move++) {
    const problem = playAgain(boxes, recorder, record, move, each)
    if (problem !== null) return differs(move, problem)
  }
  const end = record.moves.length
  if (record.seen.length !== end) return tampered(end, 'it tells what came of moves that nobody made')
  if (recorder.chain !== record.chain) return tampered(end, 'the chain of its moves has another end')
  if (isOfToday && !isSame(recorder.record.kept, record.kept))
    return tampered(end, 'the position that it keeps is not that of its game')
  return isOfToday ? { verdict: 'same', recorder } : { verdict: 'unaffected', recorder, sets }
}

/** The state that a record ends in; one that can't be played again throws BadRecord. */
export function replayRecord(
  rules: Rules,
  record: GameRecord,
  secret: string | null = null,
  each?: Each,
): GameState {
  const opened = openRecord(rules, record, secret, each)
  if ('recorder' in opened) return opened.recorder.state
  throw new BadRecord(problemOf(opened))
}

/**
 * Goes on from the last position that a record keeps, with a new seed: a new record, which says where it comes from. For games that can't be
 * played again as they were. Where that can't be, it throws BadRecord.
 */
export function goOnFrom(rules: Rules, record: GameRecord, seed: Seed): Recorder {
  if (record.kept === null) throw new BadRecord('it keeps no position to go on from')
  const boxes = boxesOf(rules)
  const unknown = unknownSets(boxes, record)
  if (unknown.length > 0) throw new BadRecord(problemOf({ verdict: 'missing', what: unknown }))
  const ids = record.sets.map(({ id }) => id)
  const { setup, cards, players, chain, kept } = record
  const from = { chain, move: kept.move, state: kept.state }
  const dealt = { rules: RULES_VERSION, setup, sets: boxes.stamps(ids), cards, players, from }
  try {
    return beginAgain(boxes, dealt, seed)
  } catch (error) {
    if (error instanceof BadSetup) throw new BadRecord(error.message)
    throw error
  }
}

/** A game that somebody laid out. One that can't be throws BadRecord or BadSetup. */
export function recordFrom(
  rules: Rules,
  { setup, sets, ...from }: Layout,
  players: readonly Player[],
  seed: Seed,
): Recorder {
  const boxes = boxesOf(rules)
  const stamps = boxes.stamps(sets)
  const { cards } = boxes.of({ options: NO_OPTIONS, firstSeat: 0, ...setup, sets: stamps })
  const dealt = {
    rules: RULES_VERSION,
    setup,
    sets: stamps,
    cards: cardList(cards),
    players: players.slice(),
    from,
  }
  return beginAgain(boxes, dealt, seed)
}

/** In words, for whoever reads messages of errors; players get it in their language. */
export function problemOf(opened: Exclude<Opened, { recorder: Recorder }>): string {
  switch (opened.verdict) {
    case 'missing':
      return `these cards or sets are missing: ${opened.what.join(', ')}`
    case 'secret':
      return 'the game is not over, and its seed is not known'
    default:
      return `move ${opened.move + 1}: ${opened.why}`
  }
}

const unknownSets = (boxes: Boxes, { sets }: GameRecord): string[] =>
  sets.map(({ id }) => id).filter((id) => !boxes.sets.has(id))

/** The sets whose cards do something else than they did. */
export const changedSets = (boxes: Boxes, { sets }: Pick<GameRecord, 'sets'>): string[] =>
  sets.filter(({ id, hash }) => boxes.stamps([id])[0].hash !== hash).map(({ id }) => id)

function seedOf({ chance }: GameRecord, secret: string | null): Seed | null {
  if (!('promise' in chance)) return chance
  const { made } = chance
  if (made !== undefined) {
    const server = made.server ?? secret
    return server === null ? null : madeSeed({ ...made, server })
  }
  const seed = chance.seed ?? secret
  return seed === null ? null : { fair: seed }
}

/** What doesn't fit in how the seed was made, where a whole table made it. */
export function wrongSeed({ chance, setup }: GameRecord, secret: string | null = null): string[] {
  if (!('promise' in chance) || chance.made === undefined) return []
  const { seed, made } = chance
  const server = seed === null ? (made.server ?? secret) : made.server
  return problemsOfMade({ ...made, server }, seed, setup.heroes)
}

/** The game before its first move. Its promise covers what it was dealt from then, whatever the sets hold now. */
function beginAgain(boxes: Boxes, dealt: Dealt, seed: Seed): Recorder {
  const { rules, setup, sets, cards, players, from } = dealt
  const ids = sets.map(({ id }) => id)
  const wish = setupFrom(boxes, setup, ids, cards, seed)
  const state = from === null ? newGame(boxes, wish) : begunFrom(boxes, wish, from)
  return new Recorder(boxes.of(state.setup), state, { rules, setup, sets, cards, players, from }, seed)
}

/** The setup of a recorded game. Its list of cards counts where today's sets would give another. */
export function setupFrom(
  boxes: Boxes,
  setup: GameRecord['setup'],
  sets: string[],
  cards: readonly string[],
  seed: Seed,
): GameSetup {
  const { edition, mode, heroes, options = NO_OPTIONS } = setup
  const today = boxes.of({ edition, mode, heroes, options, sets: boxes.stamps(sets), firstSeat: 0 })
  const differ = !isSame(cardList(today.cards), cards)
  return { ...setup, sets, ...(differ && { cards }), seed }
}

/** How a game begins that wasn't dealt by chance alone. */
function begunFrom(boxes: Boxes, wish: GameSetup, from: NonNullable<Dealt['from']>): GameState {
  const { state, ...laid } = 'chain' in from ? { ...from, next: {}, arranged: null } : from
  if (state === null) return newGame(boxes, wish, laid)
  checkSetup(boxes, wish)
  const { edition, mode, heroes, sets, options = NO_OPTIONS, cards, seed } = wish
  const setup: TableSetup = {
    edition,
    mode,
    heroes,
    sets: boxes.stamps(sets!),
    firstSeat: state.firstSeat,
    options,
    ...(cards !== undefined && { cards }),
  }
  return stateFrom(boxes.of(setup), setup, state, randomOf(seed, laid.arranged), laid.next)
}

/** Makes a move again; what is wrong with it, or null. */
function playAgain(
  boxes: Boxes,
  recorder: Recorder,
  { moves, seen }: GameRecord,
  at: number,
  each: Each | undefined,
): string | null {
  const [seat, deed, auto] = moves[at]
  let events: GameEvent[] = []
  if (deed === 'undo') {
    const refusal = refusesUndo(recorder.history, seat)
    if (refusal !== null) return `it can't be taken back: ${refusal}`
    recorder.undo(seat)
  } else {
    try {
      const { state } = recorder
      events = recorder.act(seat, actionOf(boxes.of(state.setup), state, seat, deed), auto === 'auto', deed)
    } catch (error) {
      if (!(error instanceof IllegalAction)) throw error
      return `seat ${seat} can't do ${JSON.stringify(deed)}: ${error.reason}`
    }
  }
  if (!isSame(recorder.lastSeen, seen[at]))
    return `it should have shown ${canonical(recorder.lastSeen)}, not ${canonical(seen[at])}`
  each?.(recorder.state, events, at)
  return null
}
