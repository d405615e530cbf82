// Every power of every base card acts in some game: each word of powers and Feats, standing modifiers, scoring terms, prices.

import { adept, randomBot } from '@runesaga/bots'
import { cardEntries, newGame, useSets } from '@runesaga/engine'
import { baseSet, ownSets } from '@runesaga/sets'
import { expect, test } from 'vitest'
import { dawdler, playWatched, upTo } from './kit/watched-game.ts'
import { PowerWatch } from './power-watch.ts'

useSets(...ownSets())

/** Long enough for any machine; nothing is measured. */
const PATIENCE = 300_000

test('each word, modifier, scoring term and price of the base cards acts at least once', {
  timeout: PATIENCE,
}, () => {
  const watch = new PowerWatch()
  // the novice tries what the adept wouldn't, the adept gets where the novice doesn't
  for (const i of upTo(120)) {
    for (const heroes of [2, 3, 4]) {
      const bots = i % 2 === 0 ? [adept, randomBot] : [randomBot, adept]
      playWatched(watch, { edition: 'base', mode: 'competitive', heroes }, `rivals ${heroes} ${i}`, ...bots)
    }
  }
  for (const { id } of baseSet().adversaries!) {
    const options = { adversary: `base/${id}` }
    for (const i of upTo(8)) {
      playWatched(
        watch,
        { edition: 'base', mode: 'solo', heroes: 1, options },
        `alone against ${id} ${i}`,
        adept,
      )
      const heroes = 2 + (i % 3)
      playWatched(
        watch,
        { edition: 'base', mode: 'coop', heroes, options },
        `party against ${id} ${i}`,
        adept,
        i < 4 ? adept : randomBot,
      )
    }
    playWatched(
      watch,
      { edition: 'base', mode: 'coop', heroes: 2, options },
      `dawdling before ${id}`,
      adept,
      dawdler,
    )
  }
  expect(watch.missing()).toEqual([])
})

test('every card has something to watch, and before the first game none of it has happened', () => {
  const watch = new PowerWatch()
  watch.look(newGame({ edition: 'base', mode: 'solo', heroes: 1, seed: { fast: 1 } }))
  expect(watch.missing()).toEqual([...watch.known].toSorted())
  const watched = new Set([...watch.known].map((deed) => deed.slice(0, deed.indexOf(':'))))
  const ids = cardEntries(baseSet()).map(({ card }) => card.id)
  expect(ids.filter((id) => !watched.has(id))).toEqual(['victory'])
})
