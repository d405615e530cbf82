/** Emblems of the cards, fetched with their sets. */
import type { Emblems } from '@runesaga/draw'

const FETCH: Record<string, () => Promise<{ default: Emblems }>> = {
  base: () => import('virtual:emblems/base'),
  epic: () => import('virtual:emblems/epic'),
  stormlight: () => import('virtual:emblems/stormlight'),
  'seven-shards': () => import('virtual:emblems/seven-shards'),
}

export async function fetchEmblems(sets: readonly string[]): Promise<Emblems> {
  const all = await Promise.all(
    sets.filter((name) => Object.hasOwn(FETCH, name)).map((name) => FETCH[name]()),
  )
  return Object.assign({}, ...all.map((module) => module.default)) as Emblems
}
