/** A game being recorded. */
import type { Action } from '../actions/action.ts'
import { apply } from '../actions/apply.ts'
import type { Box } from '../compile/box.ts'
import type { Boxes } from '../compile/boxes.ts'
import { cardList } from '../compile/card-list.ts'
import type { Deed } from '../deeds/deed.ts'
import { type NamedEvent, nameEvent } from '../deeds/events.ts'
import { deedOf } from '../deeds/of-action.ts'
import type { GameEvent } from '../events.ts'
import { type GameSetup, newGame } from '../new-game.ts'
import type { LaidOnTop } from '../on-top.ts'
import { plainSetup } from '../setup-form.ts'
import type { GameState, Seat } from '../state/types.ts'
import { type Past, undo } from '../undo.ts'
import { chainAfter, chainStart, promiseOf } from './chain.ts'
import { isAtRest, keepState } from './kept.ts'
import type { Made } from './made.ts'
import {
  type Dealt,
  FORM,
  type GameRecord,
  LONGEST_NAME,
  type Move,
  type Player,
  RULES_VERSION,
} from './record.ts'

type Seed = GameSetup['seed']

/** What somebody laid out for a game that is dealt: a scenario, by its name. */
export interface LaidDeal extends LaidOnTop {
  scenario: string
}

/** A new game, recorded from the start. */
export function recordNew(
  boxes: Boxes,
  wish: GameSetup,
  players: readonly Player[],
  laid?: LaidDeal,
): Recorder {
  const { seed: _, sets: __, cards: ___, ...setup } = plainSetup(wish)
  const state = newGame(boxes, wish, laid)
  const box = boxes.of(state.setup)
  const dealt = {
    rules: RULES_VERSION,
    setup,
    sets: state.setup.sets.slice(),
    cards: cardList(box.cards),
    players: players.map(plainPlayer),
    from:
      laid === undefined
        ? null
        : { scenario: laid.scenario, state: null, next: laid.next, arranged: laid.arranged },
  }
  return new Recorder(box, state, dealt, wish.seed)
}

/** What a record can hold of a player. */
const plainPlayer = (player: Player): Player => {
  const name = player.name.slice(0, LONGEST_NAME)
  return player.kind === 'person' ? { kind: 'person', name } : { kind: 'bot', name, bot: player.bot }
}

export class Recorder {
  readonly history: Past[] = []
  state: GameState
  /** the head of the chain: what has happened so far, as one number */
  chain: string
  /** what its chance follows from: nobody's to know before the end of a fair game */
  readonly seed: Seed
  /** what a fair game publishes before the first cast; null where nothing is promised */
  readonly promise: string | null
  private readonly box: Box
  private readonly made: Made | null
  private readonly dealt: Dealt
  private readonly moves: Move[] = []
  private readonly seen: NamedEvent[][] = []
  /** beside the history: how many moves were made before each of it */
  private readonly movesBefore: number[] = []

  /** `state` is the position that what was dealt begins with. */
  constructor(box: Box, state: GameState, dealt: Dealt, seed: Seed) {
    this.box = box
    this.state = state
    this.dealt = dealt
    this.seed = 'fair' in seed ? { fair: seed.fair } : { fast: seed.fast }
    this.made = ('fair' in seed && seed.made) || null
    this.promise = 'fair' in seed ? promiseOf(seed.fair, dealt) : null
    this.chain = chainStart(dealt, this.chance)
  }

  /** As it is now. A fair game's seed stands in it once the game is over. */
  get record(): GameRecord {
    const { moves, seen, chain, chance } = this
    return {
      runesaga: 'record',
      form: FORM,
      ...this.dealt,
      chance,
      moves: moves.slice(),
      seen: seen.slice(),
      chain,
      kept: this.kept,
    }
  }

  /** What nobody may know of a fair game before its end: its seed, or what the server gave to it; null if there is no such secret. */
  get secret(): string | null {
    return this.made === null ? this.fair : this.made.server
  }

  /** What came of the last move, by name. */
  get lastSeen(): readonly NamedEvent[] {
    return this.seen[this.seen.length - 1] ?? []
  }

  /**
   * `auto`: the table passes for the seat. `called`: what the deed was called when it was recorded, if cards have changed since. An illegal
   * action throws IllegalAction, and nothing has happened.
   */
  act(seat: Seat, action: Action, auto = false, called?: Deed): GameEvent[] {
    const before = this.state
    const { state, events } = apply(this.box, before, seat, action)
    const deed = called ?? deedOf(this.box, before, seat, action)
    this.history.push({ before, seat, events })
    this.movesBefore.push(this.moves.length)
    this.state = state
    this.note(auto && deed === 'pass' ? [seat, deed, 'auto'] : [seat, deed], events)
    return events
  }

  undo(seat: Seat): void {
    this.state = undo(this.history, this.state, seat)
    this.history.pop()
    this.movesBefore.pop()
    this.note([seat, 'undo'], [])
  }

  private note(move: Move, events: readonly GameEvent[]): void {
    const seen = events.map((event) => nameEvent(this.box, event))
    this.moves.push(move)
    this.seen.push(seen)
    this.chain = chainAfter(this.chain, move, seen)
  }

  private get chance(): GameRecord['chance'] {
    const { seed, promise, fair, made } = this
    if ('fast' in seed || promise === null) return seed as Extract<Seed, { fast: unknown }>
    const isOver = this.state.outcome !== null
    return {
      promise,
      seed: isOver ? fair : null,
      ...(made !== null && { made: { ...made, server: isOver ? made.server : null } }),
    }
  }

  private get fair(): string | null {
    return 'fair' in this.seed ? this.seed.fair.toLowerCase() : null
  }

  /** The last position at rest of what wasn't taken back. */
  private get kept(): GameRecord['kept'] {
    if (isAtRest(this.state)) return { move: this.moves.length, state: keepState(this.box, this.state) }
    const last = this.history.findLastIndex(({ before }) => isAtRest(before))
    if (last < 0) return null
    return { move: this.movesBefore[last], state: keepState(this.box, this.history[last].before) }
  }
}
