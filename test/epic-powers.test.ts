// Every power of every epic card acts in some game: each word of powers and Feats, standing modifiers, scoring terms, prices.

import { adept, randomBot } from '@runesaga/bots'
import { cardEntries, newGame, useSets } from '@runesaga/engine'
import { epicSet, ownSets } from '@runesaga/sets'
import { expect, test } from 'vitest'
import { playWatched } from './kit/watched-game.ts'
import { PowerWatch } from './power-watch.ts'

useSets(...ownSets())

/** Long enough for any machine; nothing is measured. */
const PATIENCE = 300_000

/** The novice tries what the adept wouldn't, the adept gets where the novice doesn't. */
const TABLES = [
  [adept, randomBot],
  [adept, adept],
  [randomBot, adept],
]
const QUESTS = epicSet().quests!.map(({ id }) => `epic/${id}`)
const ADVERSARIES = epicSet()['two-sided-adversaries']!.map(({ id }) => `epic/${id}`)

/** Rivals at three tables of each size, and a party against every Adversary, now and then a single hero. */
function playRound(watch: PowerWatch, round: number): void {
  for (const [i, bots] of TABLES.entries()) {
    for (const heroes of [2, 3, 4]) {
      const setup = { edition: 'epic', mode: 'competitive', heroes } as const
      playWatched(watch, setup, `rivals ${heroes} ${round} ${i}`, ...bots)
    }
  }
  for (const adversary of ADVERSARIES) {
    const heroes = 1 + (round % 4)
    const options = { adversary, quest: QUESTS[round % QUESTS.length] }
    const setup = { edition: 'epic', mode: heroes === 1 ? 'solo' : 'coop', heroes, options } as const
    // what only a novice pays for must be seen, too
    const mixed = TABLES[round % 8 < 4 ? 0 : 2]
    playWatched(watch, setup, `against ${adversary} ${round}`, ...mixed)
  }
}
/** Rounds are played until everything has been seen; more than this, and something is too rare. */
const MOST_ROUNDS = 80

test('each word, modifier, scoring term and price of the epic cards acts at least once', {
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
  watch.look(newGame({ edition: 'epic', mode: 'solo', heroes: 1, seed: { fast: 1 } }))
  expect(watch.missing()).toEqual([...watch.known].toSorted())
  const watched = new Set([...watch.known].map((deed) => deed.slice(0, deed.indexOf(':'))))
  const ids = cardEntries(epicSet()).map(({ card }) => card.id)
  expect(ids.filter((id) => !watched.has(id))).toEqual([])
})
