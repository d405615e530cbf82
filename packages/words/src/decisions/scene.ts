/** What decisions are told with: the names, and the places of the table that choices point at. */
import { boxOf, type CardNo, type Decision, type Effect, type GameState, type Seat } from '@runesaga/engine'
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
  /** the effect word that waits for a choice, if one does */
  asking: keyof Effect | null
  cardWords: CardWords
}

/** A state or a view. */
type Table = Pick<GameState, 'setup' | 'rows' | 'attempt' | 'adversary' | 'turn' | 'frames'>

function wordAsking({ setup, frames }: Table): keyof Effect | null {
  const top = frames[frames.length - 1]
  if (top?.proc !== 'effect' || top.step !== 'choose') return null
  return boxOf(setup).cards[top.card].blocks[top.block][top.op - 1].word
}

export const sceneOf = (table: Table, names: Names, cardWords: CardWords = {}): Scene => ({
  ...names,
  cardAt: (row, slot) => (row < 0 ? table.adversary!.card : table.rows[row].cards[slot]),
  stoneAt: (position) => ({
    stone: table.attempt!.stones[position],
    face: table.attempt!.faces[position],
  }),
  turn: table.turn,
  asking: wordAsking(table),
  cardWords,
})

export type Question = Extract<Decision, { kind: 'choose' }>
