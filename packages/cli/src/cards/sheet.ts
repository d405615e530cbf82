/** A set as a table for the terminal, deck by deck. */
import type { CardEntry, CardSet } from '@runesaga/engine'
import { type Language, SHEET_WORDS, sheetCount } from '@runesaga/words'
import { colour } from '../colour.ts'
import { deckTitle } from './decks.ts'
import type { CardFacts } from './facts.ts'
import { abilitiesText, inWords, textOf } from './in-words.ts'
import { type Column, columns } from './layout.ts'

export interface Shown {
  entry: CardEntry
  facts: CardFacts
}

const number = (n: number | null): string => (n === null ? '' : String(n))

function columnsOf(facts: readonly CardFacts[], language: Language): Column[] {
  const words = SHEET_WORDS[language]
  const column = (title: string, cell: (card: CardFacts) => string): Column => ({
    title,
    cells: facts.map(cell),
  })
  const several = facts.some(({ copies }) => copies > 1)
  return [
    {
      ...column(words.card, ({ id, name }) => `${inWords(name, language)}\n${id.slice(id.indexOf('/') + 1)}`),
      style: (line, isLast) => (isLast ? colour.dim(line) : colour.bold(line)),
    },
    column(words.act, ({ act }) => number(act)),
    column(words.difficulty, ({ difficulty }) => number(difficulty)),
    column(words.abilities, ({ abilities }) => abilitiesText(abilities, language).join('\n')),
    column(words.copies, ({ copies }) => (several ? String(copies) : '')),
    column(words.text, (card) => textOf(card, language)),
  ]
}

const copiesOf = (cards: readonly Shown[]): number => cards.reduce((sum, { facts }) => sum + facts.copies, 0)

function deckText(title: string, cards: readonly Shown[], language: Language, width: number): string {
  const facts = cards.map((card) => card.facts)
  const table = columns(columnsOf(facts, language), width)
  return [colour.bold(`${title} (${copiesOf(cards)})`), '', ...table].join('\n')
}

/** The table of these cards, which stand deck by deck. */
export function sheetText(set: CardSet, shown: readonly Shown[], language: Language, width: number): string {
  const decks = new Map<string, Shown[]>()
  for (const card of shown) {
    const title = deckTitle(card.entry, language)
    decks.set(title, [...(decks.get(title) ?? []), card])
  }
  const found =
    shown.length === 0 ? SHEET_WORDS[language].nothing : sheetCount(copiesOf(shown), shown.length, language)
  const title = colour.bold(`${inWords(set.name, language)} · ${found}`)
  return [title, ...[...decks].map(([name, cards]) => deckText(name, cards, language, width))].join('\n\n')
}
