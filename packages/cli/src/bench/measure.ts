/** Measuring: warm up, then several rounds, and the median of them. */
export interface Timing {
  /** seconds of warming up, of a round, and how many rounds */
  warmUp: number
  round: number
  rounds: number
}

/** Does something for at least so long; gives how much was done a second. `work` gives how much it did in one go. */
export function perSecond(work: () => number, seconds: number): number {
  const begun = performance.now()
  let done = 0
  let elapsed = 0
  while (elapsed < seconds * 1000) {
    done += work()
    elapsed = performance.now() - begun
  }
  return (done / elapsed) * 1000
}

export function warmUp(work: () => number, timing: Timing): void {
  perSecond(work, timing.warmUp)
}

export function rate(work: () => number, timing: Timing): number {
  const { round, rounds } = timing
  warmUp(work, timing)
  return median(Array.from({ length: rounds }, () => perSecond(work, round)))
}

/** The same for several kinds of work, a round of each in turn: their rates, round by round. */
export function ratesInTurn(works: readonly (() => number)[], timing: Timing): number[][] {
  for (const work of works) warmUp(work, timing)
  const rates: number[][] = works.map(() => [])
  for (let i = 0; i < timing.rounds; i++) {
    works.forEach((work, which) => {
      rates[which].push(perSecond(work, timing.round))
    })
  }
  return rates
}

export const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]

export function percentile(sorted: Float64Array, part: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))]
}
