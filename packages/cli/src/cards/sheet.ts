/** A set as a table for the terminal, deck by deck. */
import type { CardEntry, CardSet } from '@runesaga/engine/language'
import { sheetCount, type Words } from '@runesaga/words'
import { colour } from '../colour.ts'
import { deckTitle } from './decks.ts'
import type { CardData } from './facts.ts'
import { abilitiesText, inWords, textOf } from './in-words.ts'
import { type Column, columns } from './layout.ts'

export interface Shown {
  entry: CardEntry
  facts: CardData
}

const number = (n: number | null): string => (n === null ? '' : String(n))

function columnsOf(facts: readonly CardData[], words: Words): Column[] {
  const column = (title: string, cell: (card: CardData) => string): Column => ({
    title,
    cells: facts.map(cell),
  })
  const several = facts.some(({ copies }) => copies > 1)
  return [
    {
      ...column(
        words.say('sheet/card'),
        ({ id, name }) => `${inWords(name, words.language)}\n${id.slice(id.indexOf('/') + 1)}`,
      ),
      style: (line, isLast) => (isLast ? colour.dim(line) : colour.bold(line)),
    },
    column(words.say('sheet/act'), ({ act }) => number(act)),
    column(words.say('sheet/difficulty'), ({ difficulty }) => number(difficulty)),
    column(words.say('sheet/abilities'), ({ abilities }) => abilitiesText(abilities, words).join('\n')),
    column(words.say('sheet/copies'), ({ copies }) => (several ? String(copies) : '')),
    column(words.say('sheet/text'), (card) => textOf(card, words)),
  ]
}

const copiesOf = (cards: readonly Shown[]): number => cards.reduce((sum, { facts }) => sum + facts.copies, 0)

function deckText(title: string, cards: readonly Shown[], words: Words, width: number): string {
  const facts = cards.map((card) => card.facts)
  const table = columns(columnsOf(facts, words), width)
  return [colour.bold(`${title} (${copiesOf(cards)})`), '', ...table].join('\n')
}

/** The table of these cards, which stand deck by deck. */
export function sheetText(set: CardSet, shown: readonly Shown[], words: Words, width: number): string {
  const decks = new Map<string, Shown[]>()
  for (const card of shown) {
    const title = deckTitle(card.entry, words)
    decks.set(title, [...(decks.get(title) ?? []), card])
  }
  const found =
    shown.length === 0 ? words.say('sheet/nothing') : sheetCount(copiesOf(shown), shown.length, words)
  const title = colour.bold(`${inWords(set.name, words.language)} · ${found}`)
  return [title, ...[...decks].map(([name, cards]) => deckText(name, cards, words, width))].join('\n\n')
}
