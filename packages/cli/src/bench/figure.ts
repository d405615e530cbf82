/** One figure of the benchmark, and the bar it has to clear. */
import type { Rules } from '@runesaga/engine'
import type { Timing } from './measure.ts'

export interface Figure {
  name: string
  /** the path through the code that was measured */
  path: string
  value: number
  unit: string
  /** what it has to reach, or to stay under; null: only for the record */
  bar: number | null
  better: 'more' | 'less'
}

/** The rules have the cards of all editions. */
export type Measure = (rules: Rules, timing: Timing) => Figure[]

export const more = (
  name: string,
  path: string,
  value: number,
  unit: string,
  bar: number | null,
): Figure => ({
  name,
  path,
  value,
  unit,
  bar,
  better: 'more',
})

export const less = (...figure: Parameters<typeof more>): Figure => ({ ...more(...figure), better: 'less' })

/** The two paths along which random games are played. */
export type How = 'public' | 'in place'
export const PATHS: Record<How, string> = {
  public: 'legalActions + apply, checked, with events',
  'in place': 'legalActions + advance',
}
