/**
 * A game being advanced: the state, the box it is played with, and the doors through which it is written.
 * A door copies its part at the first write, unless the part is ours already. So `apply` leaves its input
 * untouched, `advance` copies nothing, and both run the same code.
 */
import type { Box } from '../compile/box.ts'
import type { GameEvent } from '../events.ts'
import { copyRandom, type RandomState } from '../random/random.ts'
import {
  copyAdversary,
  copyAttempt,
  copyDeck,
  copyDecks,
  copyFrame,
  copyHero,
  copyHeroes,
  copyRoot,
  copyRow,
  copyRows,
  copyTurn,
} from './copy.ts'
import { AT, type Proc, procOf } from './places.ts'
import type {
  Adversary,
  Attempt,
  CardNo,
  Deck,
  Frame,
  GameState,
  Hero,
  Played,
  Row,
  Seat,
  Turn,
} from './types.ts'

const HEROES = 1 // bits 1…4: the heroes themselves
const ROWS = 1 << 5 // bits 6…8
const DECKS = 1 << 9 // bits 10…15
const TURN = 1 << 16
const ADVERSARY = 1 << 17
const ATTEMPT = 1 << 18
const STACK = 1 << 20
const RANDOM = 1 << 21
const OUT = 1 << 22
const USED_TURN = 1 << 23
const USED_EVER = 1 << 24
const WATCHERS = 1 << 25
const DISCARDS = 1 << 26 // bits 26…31
const ALL = -1
/** More frames than there ever are. */
const ALL_FRAMES = 1 << 29

/** What a step tells the engine: go on with the top frame, or wait for a decision. Asked after every step: two booleans, not two names. */
export const GO = true
export const WAIT = false
export type Progress = typeof GO | typeof WAIT

/** Its fields are only declared, not defined one by one before the constructor runs: two games are made for every action. */
export class Game {
  declare state: GameState
  declare readonly box: Box
  declare events: GameEvent[] | null
  /** the event being looked at by conditions, and its detail (see events in compile/events.ts) */
  declare event: number
  declare detail: number
  /** steps taken so far: effects that set each other off without end are found out */
  declare steps: number
  declare private mine: number
  /** how many frames from the top are ours: those below them still belong to the input */
  declare private ours: number

  private constructor(state: GameState, box: Box, mine: number, ours: number, events: GameEvent[] | null) {
    this.state = state
    this.box = box
    this.events = events
    this.event = 0
    this.detail = -1
    this.steps = 0
    this.mine = mine
    this.ours = ours
  }

  /** A game that copies what it writes. */
  static on(state: GameState, box: Box): Game {
    return new Game(copyRoot(state), box, 0, 0, [])
  }

  /** A game that owns its state and writes it in place. */
  static owning(state: GameState, box: Box, events: GameEvent[] | null): Game {
    return new Game(state, box, ALL, ALL_FRAMES, events)
  }

  /** Reading only: nothing of it may be written. */
  static reading(state: GameState, box: Box): Game {
    return new Game(state, box, 0, 0, null)
  }

  emit(event: GameEvent): void {
    if (this.events !== null) this.events.push(event)
  }

  hero(seat: Seat): Hero {
    const bit = HEROES << (seat + 1)
    if ((this.mine & bit) !== 0) return this.state.heroes[seat]
    if ((this.mine & HEROES) === 0) this.state.heroes = copyHeroes(this.state.heroes)
    this.mine |= bit | HEROES
    return (this.state.heroes[seat] = copyHero(this.state.heroes[seat]))
  }

  row(row: number): Row {
    const bit = ROWS << (row + 1)
    if ((this.mine & bit) !== 0) return this.state.rows[row]
    if ((this.mine & ROWS) === 0) this.state.rows = copyRows(this.state.rows)
    this.mine |= bit | ROWS
    return (this.state.rows[row] = copyRow(this.state.rows[row]))
  }

  deck(deck: number): Deck {
    const bit = DECKS << (deck + 1)
    if ((this.mine & bit) !== 0) return this.state.decks[deck]
    if ((this.mine & DECKS) === 0) this.state.decks = copyDecks(this.state.decks)
    this.mine |= bit | DECKS
    return (this.state.decks[deck] = copyDeck(this.state.decks[deck]))
  }

  /** The discards of a deck, to write: copied apart from it, since whoever draws leaves them alone. */
  discards(deck: number): CardNo[] {
    const d = this.deck(deck)
    const bit = DISCARDS << deck
    if ((this.mine & bit) !== 0) return d.discard
    this.mine |= bit
    return (d.discard = d.discard.slice())
  }

  turn(): Turn {
    if ((this.mine & TURN) !== 0) return this.state.turn
    this.mine |= TURN
    return (this.state.turn = copyTurn(this.state.turn))
  }

  newTurn(turn: Turn): void {
    this.mine |= TURN
    this.state.turn = turn
  }

  adversary(): Adversary {
    if ((this.mine & ADVERSARY) !== 0) return this.state.adversary!
    this.mine |= ADVERSARY
    return (this.state.adversary = copyAdversary(this.state.adversary!))
  }

  attempt(): Attempt {
    if ((this.mine & ATTEMPT) !== 0) return this.state.attempt!
    this.mine |= ATTEMPT
    return (this.state.attempt = copyAttempt(this.state.attempt!))
  }

  newAttempt(attempt: Attempt | null): void {
    this.mine |= ATTEMPT
    this.state.attempt = attempt
  }

  /** The top frame, to write. */
  top(): Frame {
    if (this.ours > 0) return this.state.top!
    this.ours = 1
    return (this.state.top = copyFrame(this.state.top!))
  }

  /** A frame to write that may lie below others: those that belong to the input are copied down to it. */
  frame(wanted: Frame): Frame {
    let f = this.state.top!
    let mine = this.top()
    for (let depth = 1; f !== wanted; depth++) {
      f = mine.below!
      if (depth >= this.ours) {
        mine.below = copyFrame(f)
        this.ours = depth + 1
      }
      mine = mine.below!
    }
    return mine
  }

  stack(): Played[] {
    if ((this.mine & STACK) !== 0) return this.state.stack
    this.mine |= STACK
    return (this.state.stack = this.state.stack.slice())
  }

  random(): RandomState {
    if ((this.mine & RANDOM) !== 0) return this.state.random
    this.mine |= RANDOM
    return (this.state.random = copyRandom(this.state.random))
  }

  out(): number[] {
    if ((this.mine & OUT) !== 0) return this.state.out
    this.mine |= OUT
    return (this.state.out = this.state.out.slice())
  }

  watchers(): number[] {
    if ((this.mine & WATCHERS) !== 0) return this.state.watchers
    this.mine |= WATCHERS
    return (this.state.watchers = this.state.watchers.slice())
  }

  usedThisTurn(): number[] {
    if ((this.mine & USED_TURN) !== 0) return this.state.usedThisTurn
    this.mine |= USED_TURN
    return (this.state.usedThisTurn = this.state.usedThisTurn.slice())
  }

  forgetTurn(): void {
    this.mine |= USED_TURN
    this.state.usedThisTurn = []
  }

  usedEver(): number[] {
    if ((this.mine & USED_EVER) !== 0) return this.state.usedEver
    this.mine |= USED_EVER
    return (this.state.usedEver = this.state.usedEver.slice())
  }

  push(frame: Frame): void {
    frame.below = this.state.top
    this.state.top = frame
    this.ours++
  }

  pop(): void {
    this.state.top = this.state.top!.below
    if (this.ours > 0) this.ours--
  }
}

/** All frames, the lowest first. */
export function framesOf({ top }: Pick<GameState, 'top'>): Frame[] {
  const frames: Frame[] = []
  for (let f = top; f !== null; f = f.below) frames.push(f)
  return frames.reverse()
}

/** The frame of a procedure, the topmost if there are several. */
export function frameOf({ top }: Pick<GameState, 'top'>, proc: Proc): Frame | null {
  for (let f = top; f !== null; f = f.below) if (procOf(f) === proc) return f
  return null
}

/** Does this frame hold a card that lies nowhere else: a Feat taking effect, an Ally looking for its place? */
export const holdsCard = (f: Frame): boolean => procOf(f) === 'feat' || procOf(f) === 'refill'

/** A frame with every field, so that all frames have one shape. Its further locals are set by the caller. */
export function frame(place: number, seat: Seat): Frame {
  return {
    place,
    seat,
    owner: seat,
    that: seat,
    card: -1,
    power: -1,
    block: -1,
    op: 0,
    event: -1,
    detail: -1,
    n: 0,
    m: 0,
    paid: 0,
    other: -1,
    below: null,
  }
}

/** Effects of a card, about to run: `owner` played or owns it, `seat` is struck, `that` is the hero of the event. */
export function effectFrame(seat: Seat, owner: Seat, that: Seat, card: number, block: number): Frame {
  const f = frame(AT.effect.run, seat)
  f.owner = owner
  f.that = that
  f.card = card
  f.block = block
  return f
}

/** A procedure about a card, and about a place or a number. */
export function cardFrame(place: number, seat: Seat, card: number, n = 0, m = 0): Frame {
  const f = frame(place, seat)
  f.card = card
  f.n = n
  f.m = m
  return f
}
