/** What happens in a game, as data: one union, from which the chronicle, the saga and the client's motion are made. */
import type { FeatKind } from './language/names.ts'
import type { CardNo, OutcomeReason, Seat } from './state/types.ts'

export type GameEvent =
  // setting up
  | { type: 'kept'; seat: Seat; cards: CardNo[] }
  | { type: 'characters-shown'; seat: Seat; heritage: CardNo; origin: CardNo; motivation: CardNo }
  // turns
  /** `act`: the Act that the hero begins with this turn, if any */
  | { type: 'turn-began'; seat: Seat; number: number; act?: number }
  | { type: 'turn-ended'; seat: Seat }
  | { type: 'row-opened'; row: number; cards: CardNo[] }
  | { type: 'card-laid'; row: number; slot: number; card: CardNo }
  | { type: 'act-completed'; seat: Seat; act: number }
  | { type: 'destiny-revealed'; seat: Seat; card: CardNo }
  | { type: 'pledged'; seat: Seat; xp: number }
  | { type: 'end-announced'; seat: Seat }
  // cards
  | { type: 'journeyed'; seat: Seat; row: number; slot: number; card: CardNo; paid: number }
  | { type: 'card-replaced'; seat: Seat; row: number; slot: number; card: CardNo }
  | { type: 'trait-gained'; seat: Seat; row: number; slot: number; card: CardNo }
  /** drawn for a slot: it is placed or discarded next */
  | { type: 'ally-revealed'; seat: Seat; row: number; slot: number; card: CardNo }
  | { type: 'ally-placed'; seat: Seat; row: number; slot: number; card: CardNo }
  | { type: 'ally-discarded'; card: CardNo }
  | { type: 'ally-gained'; seat: Seat; card: CardNo }
  | { type: 'ally-sacrificed'; seat: Seat; card: CardNo }
  | { type: 'ally-restored'; seat: Seat; card: CardNo }
  | { type: 'feat-drawn'; seat: Seat; kind: FeatKind; card: CardNo }
  | { type: 'feat-discarded'; seat: Seat; card: CardNo }
  | { type: 'feat-returned'; seat: Seat; card: CardNo }
  | { type: 'feat-played'; seat: Seat; on: Seat; card: CardNo }
  | { type: 'feat-took-effect'; seat: Seat; card: CardNo; effect: boolean }
  | { type: 'feat-cancelled'; card: CardNo; by: CardNo }
  | { type: 'adversary-card'; card: CardNo; applies: boolean }
  /** the hero whom a card of the Adversary's deck strikes, where it might have been another */
  | { type: 'adversary-aimed'; seat: Seat; card: CardNo }
  | { type: 'power-used'; seat: Seat; card: CardNo; power: number }
  | { type: 'cards-seen'; seat: Seat; cards: CardNo[] }
  | { type: 'deck-reshuffled'; deck: number }
  | { type: 'put-under'; seat: Seat; deck: number; card: CardNo }
  // tokens
  | { type: 'xp'; seat: Seat; amount: number; by: CardNo }
  | { type: 'banked'; seat: Seat; amount: number; total: number }
  | { type: 'level'; seat: Seat; from: number; to: number; by: CardNo }
  /** Corruption that a protection kept off */
  | { type: 'corruption-spared'; seat: Seat; levels: number }
  | { type: 'adversary-xp'; amount: number; total: number; by: CardNo }
  | { type: 'icon-lent'; seat: Seat; icon: number; amount: number; until: 'attempt' | 'turn'; by: CardNo }
  // attempts
  | {
      type: 'attempt-declared'
      seat: Seat
      card: CardNo
      row: number
      slot: number
      path: number
      abilities: readonly number[]
    }
  | { type: 'dark-bought'; seat: Seat; runes: number; paid: number }
  | { type: 'runes-added'; seat: Seat; stones: number[]; by: CardNo }
  | {
      type: 'cast'
      seat: Seat
      stones: readonly number[]
      faces: readonly number[]
      again: boolean
      /** only of casts that were arranged */
      arranged?: true
    }
  | { type: 'stones-cast'; seat: Seat; stones: number[]; faces: number[]; positions: number[] }
  | { type: 'rune-turned'; seat: Seat; stone: number; position: number; face: number }
  | { type: 'successes'; amount: number; by: CardNo }
  | { type: 'difficulty'; amount: number; by: CardNo }
  | { type: 'path-switched'; path: number; by: CardNo }
  | { type: 'ability-replaced'; from: number; to: number; by: CardNo }
  | { type: 'twist'; seat: Seat }
  | { type: 'weighed'; seat: Seat; total: number; difficulty: number }
  | { type: 'overcame'; seat: Seat; card: CardNo; path: number; margin: number }
  | { type: 'failed'; seat: Seat; card: CardNo; path: number; margin: number }
  | { type: 'challenge-discarded'; row: number; slot: number; card: CardNo }
  | { type: 'tucked'; seat: Seat; card: CardNo; path: number; column: number }
  | { type: 'adversary-flipped' }
  | { type: 'adversary-defeated'; seat: Seat }
  // the end
  | { type: 'destinies-revealed'; cards: CardNo[] }
  | {
      type: 'game-over'
      winners: Seat[]
      party: 'won' | 'lost' | null
      loyalists: boolean
      why: OutcomeReason
    }

export type EventType = GameEvent['type']
