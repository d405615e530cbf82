/** The rules with all our cards, as most tests want them: the functions of the engine, bound to them. */
import {
  createRules,
  type GameRecord,
  type GameState,
  type Knowledge,
  type RandomState,
} from '@runesaga/engine'
import type { Edition } from '@runesaga/engine/language'
import { replayRecord, verifyRecord } from '@runesaga/engine/record'
import {
  type Position,
  runScenario as runScenarioBy,
  type ScenarioGame,
  scenario as scenarioBy,
} from '@runesaga/engine/scenario'
import type { TableSetup } from '@runesaga/engine/search'
import {
  type Box,
  boxOf as boxBy,
  checkInvariants as checkInvariantsIn,
  imagine as imagineIn,
} from '@runesaga/engine/search'
import { ownSets, sevenShards } from '@runesaga/sets'

export const rules = createRules([...ownSets(), sevenShards()])

export const { apply, legalActions, newGame, odds, pending, record, scoreSheet, seatToAct, knowledgeOf } =
  rules

export const replay = (record: GameRecord): GameState => replayRecord(rules, record)
export const verify = (record: GameRecord) => verifyRecord(rules, record)

export const boxOf = (setup: TableSetup): Box => boxBy(rules, setup)

export const checkInvariants = (state: GameState) => checkInvariantsIn(boxOf(state.setup), state)

export const imagine = (known: Knowledge, random: RandomState) => imagineIn(boxOf(known.setup), known, random)

/** Cards of its own give it rules of its own: `game.rules`. */
export const scenario = (edition: Edition, position?: Position): ScenarioGame =>
  scenarioBy(rules, edition, position)

export const runScenario = (data: unknown) => runScenarioBy(rules, data)
