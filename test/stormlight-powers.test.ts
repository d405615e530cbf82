// Every power of every stormlight card acts in some game.

import { adept, randomBot } from '@runesaga/bots'
import { stormlightSet } from '@runesaga/sets'
import { testEachPower } from './kit/each-power.ts'
import { dawdler, playWatched } from './kit/watched-game.ts'
import type { PowerWatch } from './power-watch.ts'

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

testEachPower({ edition: 'stormlight', set: stormlightSet(), playRound, mostRounds: 60 })
