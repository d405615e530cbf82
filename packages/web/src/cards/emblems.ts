/** Emblems of the cards, fetched with their sets. */

import FETCH from 'virtual:emblems'
import type { Emblems } from '@runesaga/draw'

export async function fetchEmblems(sets: readonly string[]): Promise<Emblems> {
  const all = await Promise.all(
    sets.filter((name) => Object.hasOwn(FETCH, name)).map((name) => FETCH[name]()),
  )
  return Object.assign({}, ...all.map((module) => module.default)) as Emblems
}
