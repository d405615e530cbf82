// Figures of several runs, and how they are shown beside their bars.

export const share = (sorted, part) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))]

export const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]

/** The run whose p99 is the median. */
export const medianRun = (runs) => {
  const p99 = median(runs.map((run) => run.p99))
  return runs.find((run) => run.p99 === p99)
}

const f = (value, digits = 1) => value.toFixed(digits)

export function lineOf(name, run) {
  const refused = Object.entries(run.refused).map(([why, times]) => `${why} ${times}`)
  return [
    `${name}: ${run.rate} a second`,
    `p50 ${f(run.p50)}, p99 ${f(run.p99)}, max ${f(run.max)} ms`,
    `cores ${run.cpu.map((cpu) => f(cpu, 2)).join(' + ')}, clients ${f(run.clientCpu, 2)}`,
    `${f(run.rss, 0)} MB`,
    `${f(run.bytes / 1000, 2)} kB an update`,
    `${run.begun} games begun`,
    refused.length === 0 ? 'nothing refused' : `refused: ${refused.join(', ')}`,
    `load ${f(run.load)}`,
  ].join(' | ')
}

/** `bars`: what is measured, the figure, its most, its unit. */
export function shownBars(bars) {
  return bars.map(([what, figure, most, unit]) => {
    const verdict = figure <= most ? 'clears' : 'MISSES'
    return `${verdict}  ${what.padEnd(58)} ${f(figure)} of at most ${most} ${unit}`
  })
}
