// Every power of every stormlight card acts in some game: each word of powers and Feats, standing modifiers, scoring terms, prices.

import { adept, randomBot } from '@runesaga/bots'
import { cardEntries, newGame, useSets } from '@runesaga/engine'
import { ownSets, stormlightSet } from '@runesaga/sets'
import { expect, test } from 'vitest'
import { dawdler, playWatched } from './kit/watched-game.ts'
import { PowerWatch } from './power-watch.ts'

useSets(...ownSets())

/** Long enough for any machine; nothing is measured. */
const PATIENCE = 300_000

/** The novice tries what the adept wouldn't, the adept gets where the novice doesn't, and the dawdler feeds Odium. */
const TABLES = [
  [adept, randomBot],
  [adept, adept],
  [randomBot, adept],
  [dawdler, adept],
]
const QUESTS = stormlightSet().quests ?? []

/** Rivals at tables of each size, and a party under every Quest, alone where that can be. */
function playRound(watch: PowerWatch, round: number): void {
  for (const [i, bots] of TABLES.entries()) {
    const heroes = 2 + ((round + i) % 3)
    const rivals = { edition: 'stormlight', mode: 'competitive', heroes } as const
    playWatched(watch, rivals, `rivals ${heroes} ${round} ${i}`, ...bots)
  }
  for (const [i, { id, 'not-in': notIn = [] }] of QUESTS.entries()) {
    const heroes = 2 + ((round + i) % 3)
    const options = { quest: `stormlight/${id}` }
    const bots = TABLES[(round + i) % TABLES.length]
    const party = { edition: 'stormlight', mode: 'coop', heroes, options } as const
    playWatched(watch, party, `under ${id} ${round}`, ...bots)
    if (notIn.includes('solo')) continue
    const alone = { edition: 'stormlight', mode: 'solo', heroes: 1, options } as const
    playWatched(watch, alone, `alone under ${id} ${round}`, bots[0])
  }
}
/** Rounds are played until everything has been seen; more than this, and something is too rare. */
const MOST_ROUNDS = 60

test('each word, modifier, scoring term and price of the stormlight cards acts at least once', {
  timeout: PATIENCE,
}, () => {
  const watch = new PowerWatch()
  for (let round = 0; round < MOST_ROUNDS; round++) {
    playRound(watch, round)
    if (watch.missing().length === 0) break
  }
  expect(watch.missing()).toEqual([])
})

test('every card has something to watch, and before the first game none of it has happened', () => {
  const watch = new PowerWatch()
  watch.look(newGame({ edition: 'stormlight', mode: 'solo', heroes: 1, seed: { fast: 1 } }))
  expect(watch.missing()).toEqual([...watch.known].toSorted())
  const watched = new Set([...watch.known].map((deed) => deed.slice(0, deed.indexOf(':'))))
  const ids = cardEntries(stormlightSet()).map(({ card }) => card.id)
  expect(ids.filter((id) => !watched.has(id))).toEqual([])
})
