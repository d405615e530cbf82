/** Scenarios for unit tests: the same format, played step by step. */
import type { Action } from '../actions/action.ts'
import type { Reason } from '../actions/reasons.ts'
import type { Rules } from '../create-rules.ts'
import type { StoneFace } from '../deeds/names.ts'
import type { GameEvent } from '../events.ts'
import { explain } from '../language/explain.ts'
import type { Ability, Edition } from '../language/names.ts'
import type { Schema } from '../language/schema.ts'
import type { GameState, Seat } from '../state/types.ts'
import { checkExpectation, differenceText } from './check.ts'
import { legalTexts } from './describe.ts'
import { type Expectation, expectation } from './expectation.ts'
import {
  type AttemptFacts,
  adversaryFacts,
  attemptFacts,
  deckFacts,
  type HeroFacts,
  heroFacts,
  type PoolFacts,
  poolFacts,
  rowFacts,
} from './facts.ts'
import { named } from './names.ts'
import { Player, Refused } from './play.ts'
import { position } from './position.ts'
import { problemText } from './problem.ts'
import { readScenario, tellings } from './run.ts'
import { type Scenario, scenario as schema } from './schema.ts'
import { type Answer, type Deed, deed as deedSchema } from './steps.ts'
import { openTable } from './table.ts'

/** A position, in the words of a scenario. */
export type Position = Omit<
  Scenario,
  'scenario' | 'title' | 'notes' | 'edition' | 'cases' | 'steps' | 'expect' | 'stop'
>

/**
 * A game at this position. Unless sets are named, the edition's own cards are in play if they are loaded; otherwise those
 * of the scenario with plain ones around them.
 */
export function scenario(rules: Rules, edition: Edition, position: Position = {}): ScenarioGame {
  return new ScenarioGame(rules, edition, position)
}

export class ScenarioGame {
  /** those of its table, with the cards that the scenario brought along */
  readonly rules: Rules
  private readonly player: Player
  private steps = 0

  constructor(rules: Rules, edition: Edition, told: Position) {
    const sets = told.sets ?? (rules.sets.some(({ id }) => id === edition) ? [edition] : [])
    const data = { scenario: 'test', title: 'test', edition, ...told, sets }
    const read = readScenario(data)
    const problems = [...read.problems]
    const fail = () => {
      if (problems.length > 0) throw new Error(problems.map(problemText).join('\n'))
    }
    fail()
    const [{ telling }] = tellings(data)
    const table = openTable(rules, telling)
    this.rules = table.rules
    const words = named(schema, telling, table.names, problems)
    fail()
    this.player = new Player(position(words, table), table.names, words.casts ?? [])
  }

  get state(): GameState {
    return this.player.state
  }
  get events(): GameEvent[] {
    return this.player.events
  }

  /** Any deed in the words of a step. */
  do(deed: Deed): this {
    this.player.do(this.named(deed), `step ${++this.steps}`)
    return this
  }
  attempt(card: string, path?: 'top' | 'bottom', abilities?: Ability[]): this {
    return this.do({ attempt: { card, path, abilities } })
  }
  gain(card: string): this {
    return this.do({ gain: card })
  }
  journey(card: string): this {
    return this.do({ journey: card })
  }
  replace(card: string): this {
    return this.do({ replace: card })
  }
  play(card: string, { by, on }: { by?: SeatNo; on?: SeatNo } = {}): this {
    return this.do({ play: card, seat: by, on })
  }
  use(card: string, { by, power, pay }: { by?: SeatNo; power?: number; pay?: number } = {}): this {
    return this.do({ use: card, seat: by, power, pay })
  }
  dark(runes: number): this {
    return this.do({ dark: runes })
  }
  bank(xp = 1): this {
    return this.do({ bank: xp })
  }
  choose(...answers: Answer[]): this {
    return this.do({ choose: answers })
  }
  keep(cards: Deed['keep'] = 'first', seat?: SeatNo): this {
    return this.do({ keep: cards, seat })
  }
  endTurn(seat?: SeatNo): this {
    return this.do({ 'end-turn': true, seat })
  }
  pass(seat?: SeatNo): this {
    return this.do({ pass: true, seat })
  }

  /** Goes on until stones are cast, and these are their faces; a single number is what they add up to. */
  cast(...faces: (StoneFace | number)[]): this {
    const [only] = faces
    const cast = faces.length === 1 && typeof only === 'number' ? only : faces
    this.player.cast(cast, `step ${++this.steps}`)
    return this
  }
  /** Passes windows and declines offers until the menu or a question. */
  goOn(): this {
    this.player.goOn(`step ${++this.steps}`)
    return this
  }
  /** The same to the menu or the end of the game: a question that is still open is an error. */
  finish(): this {
    this.player.finish('the end')
    return this
  }

  /** Why the game refuses this; throws if it doesn't. The game is left as it was. */
  refused(act: (game: this) => unknown): Reason {
    const back = this.player.save()
    try {
      act(this)
    } catch (error) {
      if (error instanceof Refused) return error.reason
      throw error
    } finally {
      back()
    }
    throw new Error('the game allows that')
  }

  /** May this Feat be played now, and would it change nothing? */
  idle(card: string, { by, on }: { by?: SeatNo; on?: SeatNo } = {}): boolean {
    const found = this.player.idleness(this.named({ play: card, seat: by, on }), 'idle')
    if (found !== 'idle' && found !== 'it changes something')
      throw new Error(`the game refuses that: ${found}`)
    return found === 'idle'
  }

  /** Compares as the `expect` of a scenario does; throws with everything that differs. */
  check(expected: Expectation): this {
    const parsed = expectation.safeParse(expected)
    if (!parsed.success) {
      throw new Error(explain(parsed.error.issues, expectation, expected).map(problemText).join('\n'))
    }
    const found = checkExpectation(this.named(expected, expectation), this.player, '')
    if (found.length > 0) throw new Error(found.map(differenceText).join('\n'))
    return this
  }

  hero(seat: Seat = 0): HeroFacts {
    return heroFacts(this.state, seat, this.player.names)
  }
  adversary() {
    return adversaryFacts(this.state, this.player.names)
  }
  rows() {
    return rowFacts(this.state, this.player.names)
  }
  decks() {
    return deckFacts(this.state, this.player.names)
  }
  pool(): PoolFacts {
    return poolFacts(this.lastAttempt().stones)
  }
  difficulty(): number | undefined {
    return this.lastAttempt().difficulty
  }
  /** successes of the stones alone */
  runes(): number | undefined {
    return this.lastAttempt().runes
  }
  total(): number | undefined {
    return this.lastAttempt().total
  }
  margin(): number | undefined {
    return this.lastAttempt().margin
  }
  outcome(): AttemptFacts['outcome'] {
    return this.lastAttempt().outcome
  }
  /** What a seat may do now, in words: `attempt street-fight top`, `play dark-deal on 1`, `end-turn`. */
  legal(seat: Seat = this.rules.seatToAct(this.state)): string[] {
    return legalTexts(this.state, seat, this.player.names)
  }
  actions(seat: Seat = this.rules.seatToAct(this.state)): readonly Action[] {
    return this.rules.legalActions(this.state, seat)
  }

  private lastAttempt(): AttemptFacts {
    const facts = attemptFacts(this.state, this.events, this.player.names)
    if (facts === null) throw new Error('nothing was attempted yet')
    return facts
  }

  private named<T>(words: T, node: Schema = deedSchema): T {
    const problems: Parameters<typeof named>[3] = []
    const told = named(node, words, this.player.names, problems)
    if (problems.length > 0) throw new Error(problems.map(problemText).join('\n'))
    return told
  }
}

type SeatNo = 0 | 1 | 2 | 3
