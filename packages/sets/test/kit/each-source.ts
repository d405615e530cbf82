/** Where the cards of a set come from: its page in docs/cards, and the mark that each card bears. */
import { cardEntries } from '@runesaga/engine/language'
import { expect, test } from 'vitest'
import type { Book } from './facts.ts'
import { type Around, sourceOf, sourcesPage } from './sources.ts'

const docs = new URL('../../../../docs/cards', import.meta.url).pathname

export function testSources(book: Book, around: Around): void {
  test('the page of sources is up to date', async () => {
    await expect(sourcesPage(book, around)).toMatchFileSnapshot(`${docs}/${book.set.set}-sources.md`)
  })

  test('every card is marked by where its numbers and effects come from, not its name', () => {
    const entries = cardEntries(book.set)
    const marks = entries.map(({ card }) => `${card.id}: ${card.source}`)
    expect(marks).toEqual(entries.map((entry) => `${entry.card.id}: ${sourceOf(book, entry)}`))
  })
}
