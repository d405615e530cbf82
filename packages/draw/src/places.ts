/** Places: the land of a picture, far ridges first. */
import type { Canvas } from './canvas.ts'
import { mix } from './colour.ts'
import { cave, hall } from './interiors.ts'
import { f, heightAt, type Point, PROPS, type PropName, ridge, swell, under } from './paths.ts'

interface Crowd {
  /** the ridge that it stands on, 0 the farthest of four */
  on: number
  what: PropName
  n: number
  /** height as a share of the picture's */
  size: number
  /** from and to, as shares of the width */
  span?: readonly [number, number]
  /** stands there in so many pictures of ten; in all, if left out */
  often?: number
}

interface Land {
  shape: 'ridge' | 'swell'
  /** height of the skyline's ups and downs, as a share of the picture's */
  amplitude: number
  roughness: number
  /** how far the two farthest ridges rise above the horizon */
  lift?: number
  crowds: readonly Crowd[]
  grass: boolean
}

const rolling = { shape: 'ridge', amplitude: 0.16, roughness: 0.46, grass: true } as const

const LANDS = {
  hills: { ...rolling, crowds: [{ on: 2, what: 'tree', n: 4, size: 0.2 }] },
  fields: {
    shape: 'swell',
    amplitude: 0.05,
    roughness: 0,
    grass: true,
    crowds: [
      { on: 1, what: 'mill', n: 1, size: 0.3, span: [0.04, 0.3], often: 4 },
      { on: 1, what: 'tree', n: 3, size: 0.12, span: [0.62, 1] },
      { on: 2, what: 'tree', n: 1, size: 0.34, span: [0, 0.2], often: 5 },
      { on: 2, what: 'roof', n: 2, size: 0.11, span: [0.72, 0.96] },
    ],
  },
  peaks: {
    shape: 'ridge',
    amplitude: 0.34,
    roughness: 0.52,
    lift: 0.13,
    grass: true,
    crowds: [{ on: 2, what: 'pine', n: 9, size: 0.11 }],
  },
  pines: {
    ...rolling,
    crowds: [
      { on: 1, what: 'pine', n: 15, size: 0.18 },
      { on: 2, what: 'pine', n: 10, size: 0.3 },
    ],
  },
  trees: {
    ...rolling,
    crowds: [
      { on: 1, what: 'tree', n: 9, size: 0.24 },
      { on: 2, what: 'tree', n: 3, size: 0.42, span: [-0.04, 0.3] },
      { on: 2, what: 'tree', n: 3, size: 0.4, span: [0.72, 1.04] },
    ],
  },
  roofs: {
    ...rolling,
    grass: false,
    crowds: [
      { on: 1, what: 'roof', n: 11, size: 0.13 },
      { on: 1, what: 'tower', n: 1, size: 0.24, span: [0.08, 0.24] },
      { on: 2, what: 'roof', n: 8, size: 0.2 },
    ],
  },
  towers: {
    ...rolling,
    crowds: [
      { on: 1, what: 'tower', n: 4, size: 0.2, span: [0.04, 0.34] },
      { on: 1, what: 'tower', n: 4, size: 0.22, span: [0.66, 0.97] },
    ],
  },
  columns: { ...rolling, crowds: [{ on: 2, what: 'column', n: 9, size: 0.36 }] },
  tents: {
    ...rolling,
    crowds: [
      { on: 1, what: 'tent', n: 7, size: 0.12 },
      { on: 2, what: 'tent', n: 2, size: 0.24, span: [0, 0.34] },
      { on: 2, what: 'tent', n: 2, size: 0.22, span: [0.7, 1] },
    ],
  },
  stones: {
    ...rolling,
    crowds: [
      { on: 1, what: 'menhir', n: 6, size: 0.16, span: [0.1, 0.9] },
      { on: 2, what: 'menhir', n: 3, size: 0.4, span: [0, 0.3] },
      { on: 2, what: 'menhir', n: 3, size: 0.4, span: [0.7, 1] },
    ],
  },
  graves: {
    ...rolling,
    crowds: [
      { on: 1, what: 'bareTree', n: 2, size: 0.5, span: [-0.02, 0.28] },
      { on: 1, what: 'bareTree', n: 1, size: 0.46, span: [0.8, 1] },
      { on: 2, what: 'grave', n: 9, size: 0.15 },
    ],
  },
  dunes: {
    shape: 'swell',
    amplitude: 0.1,
    roughness: 0,
    grass: false,
    crowds: [{ on: 0, what: 'menhir', n: 2, size: 0.12, span: [0.7, 0.95] }],
  },
} as const satisfies Record<string, Land>

function crowd(
  { chance, w, h }: Canvas,
  points: readonly Point[],
  { what, n, size, span = [0, 1], often = 10 }: Crowd,
): string {
  let d = ''
  if (chance() * 10 > often) return d
  for (let i = 0; i < n; i++) {
    const x = w * (span[0] + ((i + 0.15 + chance() * 0.7) / n) * (span[1] - span[0]))
    d += PROPS[what](x, heightAt(points, x) + 3, h * size * chance.between(0.65, 1.25), chance)
  }
  return d
}

function grass({ chance, w, mood }: Canvas, points: readonly Point[]): string {
  let d = ''
  for (let i = 0; i < 34; i++) {
    const x = chance() * w
    const high = chance.between(4, 13)
    d += `M${f(x - 1)} ${f(heightAt(points, x) + 2)}q${f((chance() - 0.5) * 5)} ${f(-high * 0.6)} ${f((chance() - 0.5) * 7)} ${f(-high)}q0 ${f(high * 0.5)} 2 ${f(high)}Z`
  }
  return `<path d="${d}" fill="${mood.near}"/>`
}

function land(canvas: Canvas, { shape, amplitude, roughness, lift = 0, crowds, grass: grows }: Land): string {
  const { w, h, mood, chance, horizon } = canvas
  let out = ''
  let last: readonly Point[] = []
  for (let i = 0; i < 4; i++) {
    const t = i / 3
    const y = horizon + (h - horizon) * (0.02 + t * 0.72) - (i < 2 ? h * lift : 0)
    const high = h * amplitude * (1 - t * 0.55)
    const points = shape === 'ridge' ? ridge(chance, w, y, high, roughness) : swell(chance, w, y, high)
    const colour = mix(mood.haze, mood.near, t ** 0.8)
    const standing = crowds
      .filter(({ on }) => on === i)
      .map((each) => crowd(canvas, points, each))
      .join('')
    const area = under(points, h)
    if (standing !== '') out += `<path d="${standing}" fill="${colour}"/>`
    out += `<path d="${area}" fill="${colour}" stroke="${mood.orb}" stroke-opacity="${f(0.3 - t * 0.2)}" stroke-width=".8"/>`
    if (lift > 0 && i < 2) out += snowCaps(points, mix(mood.orb, mood.haze, 0.25))
    if (shape === 'swell' && i > 0) out += furrows(canvas, points, t)
    out += `<rect y="${f(horizon + (h - horizon) * t * 0.7)}" width="${w}" height="${f(h * 0.12)}" fill="${mood.sky[3]}" opacity="${f(0.1 * (1 - t))}"/>`
    last = points
  }
  return grows ? out + grass(canvas, last) : out
}

/** Snow on what stands highest. */
function snowCaps(points: readonly Point[], colour: string): string {
  const line =
    Math.min(...points.map(([, y]) => y)) * 0.4 +
    (points.reduce((sum, [, y]) => sum + y, 0) / points.length) * 0.6
  let d = ''
  for (let i = 1; i < points.length - 1; i++) {
    const [x, y] = points[i]
    if (y > line || y > points[i - 1][1] || y > points[i + 1][1]) continue
    const [lx, ly] = points[i - 1]
    const [rx, ry] = points[i + 1]
    d += `M${f(x)} ${f(y)}L${f(rx)} ${f(ry)}l-3 5-3-3-3 4L${f(lx)} ${f(ly)}Z`
  }
  return d === '' ? '' : `<path d="${d}" fill="${colour}" opacity=".6"/>`
}

/** Lines that follow a swell: furrows, or sand that the wind has combed. */
function furrows({ mood, h }: Canvas, points: readonly Point[], t: number): string {
  let d = ''
  for (let k = 1; k <= 3; k++) {
    const drop = h * 0.028 * k * k * 0.6
    d += `M${points
      .filter((_, i) => i % 4 === 0)
      .map(([x, y]) => `${f(x)} ${f(y + drop)}`)
      .join('L')}`
  }
  return `<path d="${d}" fill="none" stroke="${mood.orb}" stroke-width=".9" opacity="${f(0.22 - t * 0.12)}"/>`
}

/** Open water: a path of light under the disc, and three swells in front. */
function waves(canvas: Canvas): string {
  const { w, h, mood, chance, horizon, orb } = canvas
  const far = ridge(chance, w, horizon - h * 0.02, h * 0.1, 0.5)
  let out = `<path d="${under(far, h)}" fill="${mix(mood.haze, mood.sky[2], 0.3)}"/>`
  out += `<rect y="${f(horizon)}" width="${w}" height="${f(h - horizon)}" fill="${mix(mood.haze, mood.near, 0.45)}"/>`
  let glints = ''
  for (let i = 0; i < 24; i++) {
    const k = chance() ** 1.2
    const long = 6 + k * 26
    const x = orb.x + (chance() - 0.5) * w * (0.3 + k * 1.4) - long / 2
    glints += `M${f(x)} ${f(horizon + k * (h - horizon) * 0.8 + 2)}q${f(long / 2)} ${f(-1 - k * 3)} ${f(long)} 0`
  }
  out += `<path d="${glints}" stroke="${mood.orb}" stroke-width="1.3" opacity=".45" fill="none" stroke-linecap="round"/>`
  for (let i = 0; i < 3; i++) {
    let d = `M0 ${h}V${f(h * (0.8 + i * 0.08))}`
    for (let x = 0; x < w; x += 24) d += `q12 ${f(-chance.between(7, 12))} 24 0`
    out += `<path d="${d}V${h}Z" fill="${mix(mood.haze, mood.near, 0.65 + i * 0.17)}" stroke="${mood.orb}" stroke-opacity=".16"/>`
  }
  return out
}

/** Cliffs that step down to the middle from both sides. */
function canyon(canvas: Canvas): string {
  const { w, h, mood, chance, horizon } = canvas
  let out = `<path d="${under(ridge(chance, w, horizon + h * 0.04, h * 0.06, 0.5), h)}" fill="${mix(mood.haze, mood.sky[2], 0.2)}"/>`
  for (let layer = 0; layer < 3; layer++) {
    const t = (layer + 1) / 3
    const colour = mix(mood.haze, mood.near, t ** 0.8)
    for (const side of [0, 1]) {
      let x = w * (0.46 - layer * 0.13) * chance.between(0.85, 1)
      let y = h
      let d = `M0 ${h}`
      const ledges: string[] = []
      while (x > 0 && y > h * (0.16 + layer * 0.1)) {
        const rise = h * chance.between(0.1, 0.2)
        d += `L${f(x)} ${f(y)}L${f(x - 3)} ${f(y - rise)}`
        y -= rise
        ledges.push(`M${f(x - 3)} ${f(y)}h${f(-w * 0.4)}`)
        x -= w * chance.between(0.05, 0.13)
      }
      d += `L${f(Math.max(0, x))} ${f(y)}H0Z`
      const flip = side === 1 ? ` transform="translate(${w} 0) scale(-1 1)"` : ''
      out += `<g${flip}><path d="${d}" fill="${colour}"/><path d="${ledges.join('')}" stroke="${mood.orb}" stroke-width=".8" opacity="${f(0.26 - t * 0.16)}"/></g>`
    }
    if (layer === 1)
      out += `<path d="${under(ridge(chance, w, h * 0.86, h * 0.06, 0.5), h)}" fill="${mix(mood.haze, mood.near, 0.8)}"/>`
  }
  return out
}

type Painter = (canvas: Canvas) => string
const SPECIAL = { waves, canyon, hall, cave } satisfies Record<string, Painter>

export type PlaceName = keyof typeof LANDS | keyof typeof SPECIAL
export const PLACE_NAMES = [...Object.keys(LANDS), ...Object.keys(SPECIAL)] as PlaceName[]
export const isPlace = (name: string): name is PlaceName => (PLACE_NAMES as string[]).includes(name)

export const paintPlace = (place: PlaceName, canvas: Canvas): string =>
  place in SPECIAL
    ? SPECIAL[place as keyof typeof SPECIAL](canvas)
    : land(canvas, LANDS[place as keyof typeof LANDS])
