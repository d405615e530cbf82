/** Where the base cards come from: docs/cards/base-sources.md, and the mark that each card bears. */
import { cardEntries } from '@runesaga/engine'
import { expect, test } from 'vitest'
import { baseSet } from '../../src/index.ts'
import { sourceOf, sourcesPage } from './sources.ts'

test('the page of sources is up to date', async () => {
  await expect(sourcesPage()).toMatchFileSnapshot('../../../../docs/cards/base-sources.md')
})

test('every card is marked by where its numbers and effects come from, not its name', () => {
  const entries = cardEntries(baseSet())
  const marks = entries.map(({ card }) => `${card.id}: ${card.source}`)
  expect(marks).toEqual(entries.map((entry) => `${entry.card.id}: ${sourceOf(entry)}`))
})
