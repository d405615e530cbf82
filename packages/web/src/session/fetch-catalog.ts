/** The cards of a table as they are drawn and said, fetched while its worker starts. */
import type { About } from '@runesaga/table'
import { CardCatalog } from '../cards/catalog.ts'
import { fetchEmblems } from '../cards/emblems.ts'
import { needWords } from '../ui/language.ts'
import { fetchSets } from '../worker/sets.ts'

export async function fetchCatalog(sets: readonly string[]): Promise<(about: About) => CardCatalog> {
  const [cards, emblems] = await Promise.all([fetchSets(sets), fetchEmblems(sets), needWords('cards')])
  return ({ cards: facts, players }) => new CardCatalog(cards, emblems, facts, players)
}
