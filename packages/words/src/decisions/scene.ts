/** What decisions are told with: the names, and the places of the table that choices point at. */
import type { CardNo, Decision, GameState, Seat } from '@runesaga/engine'
import type { Language } from '../language.ts'
import type { Names } from '../names.ts'

/** What cards say about their own parts; whoever draws cards knows. */
export interface CardWords {
  /** one of the things that a card lets its hero choose between */
  option?(card: CardNo, option: number, language: Language): string
  cost?(card: CardNo, cost: number, language: Language): string
  power?(card: CardNo, power: number, language: Language): string
}

export interface Scene extends Names {
  /** the card in a slot; row -1 is the Adversary that lies apart */
  cardAt(row: number, slot: number): CardNo
  /** a rune of the cast on the table and its face */
  stoneAt(position: number): { stone: number; face: number }
  turn: { seat: Seat; main: number; mustFace: boolean }
  cardWords: CardWords
}

/** A state or a view. */
type Table = Pick<GameState, 'rows' | 'attempt' | 'adversary' | 'turn'>

export const sceneOf = (table: Table, names: Names, cardWords: CardWords = {}): Scene => ({
  ...names,
  cardAt: (row, slot) => (row < 0 ? table.adversary!.card : table.rows[row].cards[slot]),
  stoneAt: (position) => ({
    stone: table.attempt!.stones[position],
    face: table.attempt!.faces[position],
  }),
  turn: table.turn,
  cardWords,
})

export type Question = Extract<Decision, { kind: 'choose' }>
