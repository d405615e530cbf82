/** Card sets, fetched when a table needs them. */

import FETCH from 'virtual:sets'
import { BadSave, type CardSet } from '@runesaga/table'

/** Throws BadSave if there is no such set, as a file from elsewhere may have it. */
export const fetchSets = (names: readonly string[]): Promise<CardSet[]> =>
  Promise.all(
    names.map(async (name) => {
      if (!Object.hasOwn(FETCH, name)) throw new BadSave('not-playable', `there is no card set "${name}"`)
      return (await FETCH[name]()).default
    }),
  )

/** The sets that a game is played with: the edition's own unless others are named. */
export const setsOf = ({ sets, edition }: { sets?: string[]; edition: string }): string[] => sets ?? [edition]
