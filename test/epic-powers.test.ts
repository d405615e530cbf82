// Every power of every epic card acts in some game.

import { adept, randomBot } from '@runesaga/bots'
import { epicSet } from '@runesaga/sets'
import { testEachPower } from './kit/each-power.ts'
import { playWatched } from './kit/watched-game.ts'
import type { PowerWatch } from './power-watch.ts'

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

testEachPower({ edition: 'epic', set: epicSet(), playRound, mostRounds: 80 })
