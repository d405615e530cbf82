/** The rules with all of our sets, and their functions: what most tests play with. */
import {
  type Action,
  createRules,
  type GameEvent,
  type GameRecord,
  type GameState,
  type Knowledge,
  type RandomState,
  type Rules,
  type Seat,
} from '@runesaga/engine'
import * as hosting from '@runesaga/engine/host'
import type { Edition } from '@runesaga/engine/language'
import * as records from '@runesaga/engine/record'
import * as scenarios from '@runesaga/engine/scenario'
import * as search from '@runesaga/engine/search'
import type { Deed } from '@runesaga/engine/view'
import { ownSets, sevenShards } from '../../src/index.ts'

export const rules = createRules([...ownSets(), sevenShards()])

export const {
  newGame,
  pending,
  seatToAct,
  legalActions,
  whyNot,
  apply,
  deedOf,
  knowledgeOf,
  scoreSheet,
  odds,
  record,
} = rules

export const actionOf = (state: GameState, seat: Seat, deed: Deed) =>
  hosting.actionOf(boxOf(state.setup), state, seat, deed)
export const replay = (record: GameRecord, each?: records.Each) =>
  records.replayRecord(rules, record, null, each)
export const verify = (record: unknown, head?: string) => records.verifyRecord(rules, record, head)

/** A game with cards of its own has rules of its own: `game.rules`. */
export const scenario = (edition: Edition, position?: scenarios.Position) =>
  scenarios.scenario(rules, edition, position)
export const runScenario = (data: unknown) => scenarios.runScenario(rules, data)

export const boxOf = (setup: search.TableSetup) => search.boxOf(rules, setup)
/** `by`: a game with cards of its own has rules of its own. */
export const checkInvariants = (state: GameState, by: Rules = rules) =>
  search.checkInvariants(search.boxOf(by, state.setup), state)
export const imagine = (known: Knowledge, random: RandomState) =>
  search.imagine(boxOf(known.setup), known, random)
export const advance = (state: GameState, seat: Seat, action: Action, events?: GameEvent[]) =>
  search.advance(boxOf(state.setup), state, seat, action, events)
