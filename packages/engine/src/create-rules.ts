/** The rules of a table as a value: the cards of some sets, compiled, and everything that can be asked and done with them. */
import type { Action } from './actions/action.ts'
import { apply } from './actions/apply.ts'
import { changesNothing, type Decision, legalActions, pending, seatToAct, whyNot } from './actions/legal.ts'
import type { Reason } from './actions/reasons.ts'
import { type Odds, odds, type Plan } from './ahead/odds.ts'
import type { Box } from './compile/box.ts'
import { Boxes } from './compile/boxes.ts'
import type { Deed } from './deeds/deed.ts'
import { deedOf } from './deeds/of-action.ts'
import type { GameEvent } from './events.ts'
import type { CardSet } from './language/cards.ts'
import { type GameSetup, newGame } from './new-game.ts'
import type { Player } from './record/record.ts'
import { type LaidDeal, type Recorder, recordNew } from './record/recorder.ts'
import { type ScoreSheet, scoreSheet } from './score/sheet.ts'
import { plannedTable, type SetupProblem, setupProblems } from './setup-problems.ts'
import type { GameState, Seat, SetStamp, TableSetup } from './state/types.ts'
import { type Knowledge, knowledgeOf } from './view/knowledge.ts'
import type { Viewer } from './view/visibility.ts'

/** Functions that know their cards. They can be taken out of it: `const { newGame, apply } = createRules(sets)`. */
export interface Rules {
  /** the sets in it, by name and by what their cards do */
  readonly sets: readonly SetStamp[]
  /** what keeps a table from being laid; empty if it can be played */
  readonly problems: (setup: Omit<GameSetup, 'seed'>) => SetupProblem[]
  /** a game, dealt; a setup that can't be played throws BadSetup */
  readonly newGame: (setup: GameSetup) => GameState
  /** what the game waits for, and from whom */
  readonly pending: (state: GameState) => Decision[]
  /** the seat that the game waits for, or NOBODY */
  readonly seatToAct: (state: GameState) => Seat
  readonly legalActions: (state: GameState, seat: Seat) => readonly Action[]
  readonly whyNot: (state: GameState, seat: Seat, action: Action) => Reason | null
  /** would this change nothing? Only a Feat may be played all the same */
  readonly changesNothing: (state: GameState, seat: Seat, action: Action) => boolean
  /** the next state and what happened; an illegal action throws IllegalAction */
  readonly apply: (state: GameState, seat: Seat, action: Action) => { state: GameState; events: GameEvent[] }
  /** an action by name, as records and messages have it; one that means nothing here throws IllegalAction */
  readonly deedOf: (state: GameState, seat: Seat, action: Action) => Deed
  readonly knowledgeOf: (state: GameState, viewer: Viewer) => Knowledge
  readonly scoreSheet: (state: GameState, seat: Seat) => ScoreSheet
  /** exact odds of an attempt as planned */
  readonly odds: (state: GameState, seat: Seat, plan: Plan) => Odds
  /** a new game that is recorded from the start; `engine/record` opens and checks records */
  readonly record: (setup: GameSetup, players?: readonly Player[], laid?: LaidDeal) => Recorder
}

/** Two sets of one name throw BadSets. */
export function createRules(sets: readonly CardSet[]): Rules {
  const boxes = new Boxes(sets)
  const of = ({ setup }: { setup: TableSetup }): Box => boxes.of(setup)
  const rules: Rules = Object.freeze({
    get sets() {
      return boxes.stamps([...boxes.sets.keys()])
    },
    problems: (setup) => setupProblems(boxes, setup),
    newGame: (setup) => newGame(boxes, setup),
    pending: (state) => pending(of(state), state),
    seatToAct: (state) => seatToAct(of(state), state),
    legalActions: (state, seat) => legalActions(of(state), state, seat),
    whyNot: (state, seat, action) => whyNot(of(state), state, seat, action),
    changesNothing: (state, seat, action) => changesNothing(of(state), state, seat, action),
    apply: (state, seat, action) => apply(of(state), state, seat, action),
    deedOf: (state, seat, action) => deedOf(of(state), state, seat, action),
    knowledgeOf: (state, viewer) => knowledgeOf(of(state), state, viewer),
    scoreSheet: (state, seat) => scoreSheet(of(state), state, seat),
    odds: (state, seat, plan) => odds(of(state), state, seat, plan),
    record: (setup, players = [], laid) => recordNew(boxes, setup, players, laid),
  } satisfies Rules)
  known.set(rules, boxes)
  return rules
}

/** The same rules with more sets. */
export const withSets = (rules: Rules, more: readonly CardSet[]): Rules =>
  createRules([...boxesOf(rules).sets.values(), ...more])

const known = new WeakMap<Rules, Boxes>()

/** For the engine's own parts: what rules are made of. */
export const boxesOf = (rules: Rules): Boxes => known.get(rules)!

/** Their card sets of these names, as they were given. */
export const setsIn = (rules: Rules, names: readonly string[]): CardSet[] =>
  names.flatMap((name) => boxesOf(rules).sets.get(name) ?? [])

/** The box of a table under these rules: for whoever works with compiled cards, in the same process. */
export const boxOf = (rules: Rules, setup: TableSetup): Box => boxesOf(rules).of(setup)

/** The same for a table that isn't laid yet. */
export function boxFor(rules: Rules, setup: Omit<GameSetup, 'seed'>): Box {
  const boxes = boxesOf(rules)
  return boxes.of(plannedTable(boxes, setup))
}
