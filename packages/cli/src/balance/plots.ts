/** Plots as inline SVG. They take their colours from the page, so that they print on white and glow on dark. */
import type { Estimate } from './statistics.ts'

export interface Dot {
  /** what stands at its left; dots of one label share a line */
  label: string
  estimate: Estimate
  ok: boolean
  /** which of several series, from 0: its shape and colour */
  series?: number
}

export interface Axis {
  from: number
  to: number
  step: number
  say: (n: number) => string
  /** the bar: what lies between is as it should be */
  band?: { least: number; most: number }
  /** a line to compare with */
  line?: number
}

const WIDTH = 760
const LEFT = 190
const RIGHT = 24
const TOP = 8
const BOTTOM = 34
const LINE = 18

export const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

const svg = (height: number, title: string, body: readonly string[]): string =>
  `<div class="wide"><svg viewBox="0 0 ${WIDTH} ${height}" role="img" aria-label="${escaped(title)}">${body.join('')}</svg></div>`

const fixed = (n: number): string => n.toFixed(1)

/** Estimates as dots with their intervals, one line each: a forest plot. */
export function dots(title: string, all: readonly Dot[], axis: Axis): string {
  const labels = [...new Set(all.map(({ label }) => label))]
  const several = all.some(({ series = 0 }) => series > 0)
  const line = several ? LINE * 1.8 : LINE
  const bottom = TOP + labels.length * line
  const x = (n: number): number =>
    LEFT +
    ((WIDTH - LEFT - RIGHT) * (Math.min(axis.to, Math.max(axis.from, n)) - axis.from)) / (axis.to - axis.from)
  const body = scale(axis, x, bottom)
  labels.forEach((label, i) => {
    const y = TOP + (i + 0.5) * line
    body.push(`<text class="label" x="${LEFT - 10}" y="${fixed(y + 4)}">${escaped(label)}</text>`)
    const here = all.filter((dot) => dot.label === label)
    here.forEach((dot, k) => {
      const offset = several ? (k - (here.length - 1) / 2) * 6.5 : 0
      body.push(oneDot(dot, y + offset, x, axis))
    })
  })
  return svg(bottom + BOTTOM, title, body)
}

function oneDot(
  { label, estimate, ok, series = 0 }: Dot,
  y: number,
  x: (n: number) => number,
  axis: Axis,
): string {
  const { value, low, high } = estimate
  const at = fixed(y)
  const tip = `${label}: ${axis.say(value)} (${axis.say(low)} to ${axis.say(high)})${ok ? '' : ', outside the bar'}`
  // what is outside is a diamond as well as red: nothing is told by colour alone
  const shape = ok
    ? `<circle cx="${fixed(x(value))}" cy="${at}" r="3.4"/>`
    : `<path d="M${fixed(x(value))} ${fixed(y - 5.5)}l5.5 5.5-5.5 5.5-5.5-5.5z"/>`
  const interval = `<line x1="${fixed(x(low))}" x2="${fixed(x(high))}" y1="${at}" y2="${at}"/>`
  return `<g class="dot s${series}${ok ? '' : ' out'}"><title>${escaped(tip)}</title>${interval}${shape}</g>`
}

function scale(axis: Axis, x: (n: number) => number, bottom: number): string[] {
  const { band, line, from, to, step } = axis
  const body: string[] = []
  if (band !== undefined) {
    const at = x(band.least)
    const width = x(band.most) - at
    body.push(
      `<rect class="band" x="${fixed(at)}" y="${TOP}" width="${fixed(width)}" height="${bottom - TOP}"/>`,
    )
  }
  for (let n = from; n <= to + step / 1000; n += step) {
    const at = fixed(x(n))
    body.push(`<line class="grid" x1="${at}" x2="${at}" y1="${TOP}" y2="${bottom}"/>`)
    body.push(`<text class="tick" x="${at}" y="${bottom + 18}">${escaped(axis.say(n))}</text>`)
  }
  if (line !== undefined) {
    const at = fixed(x(line))
    body.push(`<line class="zero" x1="${at}" x2="${at}" y1="${TOP}" y2="${bottom}"/>`)
  }
  return body
}

const BARS_HIGH = 180

/** How often each number came, as columns. */
export function histogram(
  title: string,
  counts: Record<string, number>,
  axis: Pick<Axis, 'step' | 'band' | 'line'>,
): string {
  const values = Object.keys(counts).map(Number)
  const from = Math.floor(Math.min(...values) / axis.step) * axis.step
  const to = Math.ceil((Math.max(...values) + 1) / axis.step) * axis.step
  const left = 20
  const wide = (WIDTH - left - RIGHT) / (to - from)
  const x = (n: number): number => left + (n - from) * wide
  const most = Math.max(...Object.values(counts))
  const bottom = TOP + BARS_HIGH
  const body = scale({ ...axis, from, to, say: String }, x, bottom)
  for (const value of values) {
    const high = (BARS_HIGH * counts[value]) / most
    const shape = `x="${fixed(x(value) + 0.5)}" y="${fixed(bottom - high)}" width="${fixed(wide - 1)}" height="${fixed(high)}"`
    body.push(`<rect class="column" ${shape}><title>${value}: ${counts[value]}</title></rect>`)
  }
  return svg(bottom + BOTTOM, title, body)
}
