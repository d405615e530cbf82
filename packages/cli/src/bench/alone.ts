/** One measure of the benchmark, for a thread of its own. */
import { useSets } from '@runesaga/engine'
import { baseSet } from '@runesaga/sets'
import type { Figure } from './figure.ts'
import { MEASURES } from './figures.ts'
import type { Timing } from './measure.ts'

export function measureAlone({ name, timing }: { name: string; timing: Timing }) {
  useSets(baseSet())
  return (): Figure[] => MEASURES[name](timing)
}
