/** What decisions are told with: the names, and the places of the table that choices point at. */
import {
  AT,
  type CardNo,
  type Decision,
  type Effect,
  type Effects,
  type GameState,
  NOBODY,
  type PlainBox,
  type Seat,
} from '@runesaga/engine'
import type { Words } from '../../words.ts'
import type { Names } from '../names.ts'

/** What cards say about their own parts: see card-words.ts. */
export interface CardWords {
  /** one of the things that a card lets its hero choose between; `thatIsYou`: who chooses is the card's "that hero" */
  option?(card: CardNo, option: Effects, thatIsYou: boolean, words: Words): string
  /** without an index, nothing is paid */
  cost?(card: CardNo, cost: number, words: Words): string | undefined
  /** for one of its costs */
  power?(card: CardNo, power: number, cost: number, words: Words): string
}

/** An effect that waits for a choice. */
export interface Asking {
  word: keyof Effect
  /** what may be chosen, where the card itself says it */
  options: readonly Effects[]
  /** is the one who chooses the hero that the card calls "that hero"? */
  thatIsYou: boolean
}

export interface DecisionContext extends Names {
  /** the card in a slot; row -1 is the Adversary that lies apart */
  cardAt(row: number, slot: number): CardNo
  /** a rune of the cast on the table and its face */
  stoneAt(position: number): { stone: number; face: number }
  turn: { seat: Seat; main: number; mustFace: boolean }
  asking: Asking | null
  /** the Feat that takes effect next, if any waits, and who played it */
  waiting?: { card: CardNo; by: Seat }
  cardWords: CardWords
}

/** A state or a view. */
type Table = Pick<GameState, 'rows' | 'attempt' | 'adversary' | 'turn' | 'top'> & {
  stack?: readonly { card: CardNo; by: Seat }[]
}

function effectAsking({ top }: Table, { cards }: PlainBox): Asking | null {
  if (top?.place !== AT.effect.choose) return null
  const { word, p } = cards[top.card].blocks[top.block][top.op - 1]
  // without a hero of its own, an effect asks the hero of the event
  const thatIsYou = top.seat === NOBODY || top.seat === top.that
  return { word, options: word === 'choose' ? (p as Effects[]) : [], thatIsYou }
}

function waitingIn({ stack = [], top }: Table): Pick<DecisionContext, 'waiting'> {
  // what lies further down is another window's
  const below = top?.place === AT.window.ask ? top.detail : 0
  return stack.length > below ? { waiting: stack[stack.length - 1] } : {}
}

export const contextOf = (
  table: Table,
  box: PlainBox,
  names: Names,
  cardWords: CardWords = {},
): DecisionContext => ({
  ...names,
  ...waitingIn(table),
  cardAt: (row, slot) => (row < 0 ? table.adversary!.card : table.rows[row].cards[slot]),
  stoneAt: (position) => ({
    stone: table.attempt!.stones[position],
    face: table.attempt!.faces[position],
  }),
  turn: table.turn,
  asking: effectAsking(table, box),
  cardWords,
})

export type Question = Extract<Decision, { kind: 'choose' }>
