/** Rates and means with the 95 % confidence intervals that belong to them. */

/** A figure and the interval in which the true one lies, 19 times out of 20. */
export interface Estimate {
  value: number
  low: number
  high: number
}

const Z = 1.96

/** Six digits are more than any of these figures is good for, and read the same everywhere. */
export const rounded = (n: number): number => Math.round(n * 1e6) / 1e6
const estimate = (value: number, low: number, high: number): Estimate => ({
  value: rounded(value),
  low: rounded(low),
  high: rounded(high),
})

/** `n` of `of`, with Wilson's interval, which also holds near 0 and 1; null where there was nothing. */
export function rate(n: number, of: number): Estimate | null {
  if (of === 0) return null
  const p = n / of
  const z2 = (Z * Z) / of
  const middle = (p + z2 / 2) / (1 + z2)
  const half = (Z / (1 + z2)) * Math.sqrt((p * (1 - p)) / of + z2 / (4 * of))
  return estimate(p, Math.max(0, middle - half), Math.min(1, middle + half))
}

/** How many, their sum, and the sum of their squares. */
export interface Moments {
  n: number
  sum: number
  squares: number
}

export function momentsOf(histogram: Record<string, number>): Moments {
  const m: Moments = { n: 0, sum: 0, squares: 0 }
  for (const [value, n] of Object.entries(histogram)) {
    m.n += n
    m.sum += n * Number(value)
    m.squares += n * Number(value) ** 2
  }
  return m
}

export const minus = (a: Moments, b: Moments): Moments => ({
  n: a.n - b.n,
  sum: a.sum - b.sum,
  squares: a.squares - b.squares,
})

const meanOf = ({ n, sum }: Moments): number => sum / n
/** The variance of the mean. */
const spreadOf = ({ n, sum, squares }: Moments): number => (squares - (sum * sum) / n) / (n - 1) / n

export interface Impact {
  with: Estimate
  without: Estimate
  effect: Estimate
}

/**
 * Average scores with and without something, compared table by table: with more heroes at the table scores are different, and so are
 * the chances to get hold of a card. Each kind of table weighs as much as it has heroes with it.
 */
export function impact(strata: readonly { with: Moments; without: Moments }[]): Impact | null {
  const used = strata.filter((stratum) => stratum.with.n > 1 && stratum.without.n > 1)
  const all = used.reduce((sum, stratum) => sum + stratum.with.n, 0)
  if (all === 0) return null
  const mean = { with: 0, without: 0 }
  const variance = { with: 0, without: 0 }
  for (const stratum of used) {
    const weight = stratum.with.n / all
    for (const side of ['with', 'without'] as const) {
      mean[side] += weight * meanOf(stratum[side])
      variance[side] += weight * weight * spreadOf(stratum[side])
    }
  }
  const around = (value: number, of: number): Estimate =>
    estimate(value, value - Z * Math.sqrt(of), value + Z * Math.sqrt(of))
  return {
    with: around(mean.with, variance.with),
    without: around(mean.without, variance.without),
    effect: around(mean.with - mean.without, variance.with + variance.without),
  }
}

export interface Spread {
  mean: number
  p10: number
  p50: number
  p90: number
}

export function spread(histogram: Record<string, number>): Spread | null {
  const { n, sum } = momentsOf(histogram)
  if (n === 0) return null
  const values = Object.keys(histogram)
    .map(Number)
    .sort((a, b) => a - b)
  const at = (part: number): number => {
    let seen = 0
    return values.find((value) => (seen += histogram[value]) >= part * n)!
  }
  return { mean: rounded(sum / n), p10: at(0.1), p50: at(0.5), p90: at(0.9) }
}
