/** What a thread of the benchmark does: one measure, or rounds of random play whenever it is asked. */
import { createRules } from '@runesaga/engine'
import { baseSet, ownSets } from '@runesaga/sets'
import type { Figure, How } from './figure.ts'
import { MEASURES } from './figures.ts'
import { gameInPlace, publicGame } from './games.ts'
import { perSecond, type Timing, warmUp } from './measure.ts'

export function measureAlone({ name, timing }: { name: string; timing: Timing }) {
  const rules = createRules(ownSets())
  return (): Figure[] => MEASURES[name](rules, timing)
}

/** Rounds of random two-player games, after warming up: actions a second. */
export function rounds({ how, timing }: { how: How; timing: Timing }) {
  const rules = createRules([baseSet()])
  const play = how === 'public' ? publicGame : gameInPlace
  const work = () => play(rules, 2)
  warmUp(work, timing)
  return (): number => perSecond(work, timing.round)
}
