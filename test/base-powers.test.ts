// Every power of every base card acts in some game.

import { adept, randomBot } from '@runesaga/bots'
import { baseSet } from '@runesaga/sets'
import { testEachPower } from './kit/each-power.ts'
import { dawdler, playWatched } from './kit/watched-game.ts'
import type { PowerWatch } from './power-watch.ts'

/** In the first rounds, every Adversary is faced alone and together, and a party dawdles once before each. */
const WITH_ADVERSARIES = 8

/** The novice tries what the adept wouldn't, the adept gets where the novice doesn't. */
function playRound(watch: PowerWatch, round: number): void {
  for (const heroes of [2, 3, 4]) {
    const bots = round % 2 === 0 ? [adept, randomBot] : [randomBot, adept]
    const rivals = { edition: 'base', mode: 'competitive', heroes } as const
    playWatched(watch, rivals, `rivals ${heroes} ${round}`, ...bots)
  }
  if (round < WITH_ADVERSARIES) for (const { id } of baseSet().adversaries!) playAgainst(watch, id, round)
}

function playAgainst(watch: PowerWatch, id: string, round: number): void {
  const options = { adversary: `base/${id}` }
  const alone = { edition: 'base', mode: 'solo', heroes: 1, options } as const
  const party = (heroes: number) => ({ edition: 'base', mode: 'coop', heroes, options }) as const
  playWatched(watch, alone, `alone against ${id} ${round}`, adept)
  const other = round < WITH_ADVERSARIES / 2 ? adept : randomBot
  playWatched(watch, party(2 + (round % 3)), `party against ${id} ${round}`, adept, other)
  if (round === 0) playWatched(watch, party(2), `dawdling before ${id}`, adept, dawdler)
}

testEachPower({ edition: 'base', set: baseSet(), playRound, mostRounds: 120, idle: ['victory'] })
