/** What a thread of the benchmark does: one measure, or rounds of random play whenever it is asked. */
import { useSets } from '@runesaga/engine'
import { baseSet } from '@runesaga/sets'
import type { Figure, How } from './figure.ts'
import { MEASURES } from './figures.ts'
import { gameInPlace, publicGame } from './games.ts'
import { perSecond, type Timing, warmUp } from './measure.ts'

export function measureAlone({ name, timing }: { name: string; timing: Timing }) {
  useSets(baseSet())
  return (): Figure[] => MEASURES[name](timing)
}

/** Rounds of random two-player games, after warming up: actions a second. */
export function rounds({ how, timing }: { how: How; timing: Timing }) {
  useSets(baseSet())
  const play = how === 'public' ? publicGame : gameInPlace
  const work = () => play(2)
  warmUp(work, timing)
  return (): number => perSecond(work, timing.round)
}
