/** Bits of SVG path: numbers as short as the eye allows, ridges, and things that stand on them. */
import type { Chance } from './random.ts'

export type Point = readonly [x: number, y: number]

/** One decimal, without a needless ".0". */
export const f = (n: number): string => String(Math.round(n * 10) / 10)

/** A skyline by midpoint displacement, from the left edge to the right. */
export function ridge(
  chance: Chance,
  w: number,
  y: number,
  amplitude: number,
  roughness: number,
  steps = 5,
): Point[] {
  let points: Point[] = [
    [0, y + (chance() - 0.5) * amplitude],
    [w, y + (chance() - 0.5) * amplitude],
  ]
  let a = amplitude
  for (let step = 0; step < steps; step++) {
    const finer: Point[] = [points[0]]
    for (let i = 1; i < points.length; i++) {
      const [x0, y0] = points[i - 1]
      const [x1, y1] = points[i]
      finer.push([(x0 + x1) / 2, (y0 + y1) / 2 + (chance() - 0.5) * a], points[i])
    }
    points = finer
    a *= roughness
  }
  return points
}

/** Long swells, for dunes and fields. */
export function swell(chance: Chance, w: number, y: number, amplitude: number): Point[] {
  const phase = chance() * 6.3
  const waves = chance.between(1.2, 2.4)
  return Array.from({ length: 33 }, (_, i) => {
    const t = i / 32
    const s = Math.sin(phase + t * Math.PI * waves)
    return [t * w, y - amplitude * (s > 0 ? s : s * 0.45)] as const
  })
}

/** The area under a skyline. */
export const under = (points: readonly Point[], h: number): string =>
  `M${points.map(([x, y]) => `${f(x)} ${f(y)}`).join('L')}V${h}H0Z`

/** How high a skyline is at x. */
export function heightAt(points: readonly Point[], x: number): number {
  for (const [px, py] of points) if (px >= x) return py
  return points[points.length - 1][1]
}

/** Something that stands at (x, y), `s` high. */
export type Prop = (x: number, y: number, s: number, chance: Chance) => string

const box = (x: number, y: number, w: number, h: number): string =>
  `M${f(x)} ${f(y)}h${f(w)}v${f(h)}h${f(-w)}Z`
const disc = (x: number, y: number, r: number): string =>
  `M${f(x - r)} ${f(y)}a${f(r)} ${f(r)} 0 1 0 ${f(2 * r)} 0a${f(r)} ${f(r)} 0 1 0 ${f(-2 * r)} 0Z`
const poly = (...points: Point[]): string => `M${points.map(([x, y]) => `${f(x)} ${f(y)}`).join('L')}Z`

export const PROPS = {
  pine: (x, y, s) => {
    let d = box(x - s * 0.03, y - s * 0.1, s * 0.06, s * 0.2)
    for (let i = 0; i < 4; i++) {
      const half = s * (0.12 + 0.075 * i)
      const top = y - s + s * 0.2 * i
      d += poly([x - half, top + s * 0.36], [x, top], [x + half, top + s * 0.36])
    }
    return d
  },
  tree: (x, y, s, chance) => {
    let d = `M${f(x - s * 0.05)} ${f(y + 8)}Q${f(x)} ${f(y - s * 0.3)} ${f(x - s * 0.03)} ${f(y - s * 0.5)}h${f(s * 0.07)}Q${f(x + s * 0.03)} ${f(y - s * 0.3)} ${f(x + s * 0.07)} ${f(y + 8)}Z`
    for (let i = 0; i < 6; i++) {
      const a = chance() * 6.3
      d += disc(
        x + Math.cos(a) * s * 0.2,
        y - s * 0.68 + Math.sin(a) * s * 0.14,
        s * chance.between(0.14, 0.23),
      )
    }
    return d
  },
  bareTree: (x, y, s, chance) => {
    const branch = (
      bx: number,
      by: number,
      angle: number,
      length: number,
      width: number,
      depth: number,
    ): string => {
      const ex = bx + Math.cos(angle) * length
      const ey = by - Math.sin(angle) * length
      const nx = Math.sin(angle) * width
      const ny = Math.cos(angle) * width
      const d = poly(
        [bx - nx, by - ny],
        [bx + nx, by + ny],
        [ex + nx * 0.45, ey + ny * 0.45],
        [ex - nx * 0.45, ey - ny * 0.45],
      )
      if (depth === 0) return d
      return (
        d +
        branch(
          ex,
          ey,
          angle + chance.between(0.3, 0.7),
          length * chance.between(0.55, 0.75),
          width * 0.5,
          depth - 1,
        ) +
        branch(
          ex,
          ey,
          angle - chance.between(0.3, 0.7),
          length * chance.between(0.55, 0.75),
          width * 0.5,
          depth - 1,
        )
      )
    }
    return branch(x, y + 8, Math.PI / 2 + chance.between(-0.15, 0.15), s * 0.46, s * 0.045, 3)
  },
  tower: (x, y, s, chance) => {
    const half = s * 0.2
    let d = box(x - half, y - s, half * 2, s + 20)
    if (chance() > 0.4) return d + poly([x - half * 1.25, y - s], [x, y - s * 1.55], [x + half * 1.25, y - s])
    for (let i = 0; i < 3; i++)
      d += box(x - half * 1.2 + i * half * 0.93, y - s * 1.13, half * 0.55, s * 0.14)
    return d
  },
  roof: (x, y, s, chance) => {
    const half = s * chance.between(0.3, 0.55)
    const wall = s * chance.between(0.4, 0.9)
    const top = y - wall
    const house = poly(
      [x - half, y + 30],
      [x - half, top],
      [x, top - half * 0.9],
      [x + half, top],
      [x + half, y + 30],
    )
    return chance() > 0.6 ? house + box(x + half * 0.4, top - half, half * 0.26, half) : house
  },
  column: (x, y, s, chance) => {
    const half = s * 0.09
    const high = s * chance.between(0.5, 1)
    const shaft = poly(
      [x - half, y + 20],
      [x - half, y - high],
      [x - half * 0.3, y - high - half * chance()],
      [x + half, y - high],
      [x + half, y + 20],
    )
    return high > s * 0.78 ? shaft + box(x - half * 1.7, y - high - half, half * 3.4, half) : shaft
  },
  tent: (x, y, s, chance) => {
    const half = s * chance.between(0.42, 0.62)
    const top = y - s * 0.8
    const flag =
      box(x - s * 0.015, top - s * 0.32, s * 0.03, s * 0.36) +
      poly([x, top - s * 0.32], [x + s * 0.24, top - s * 0.24], [x, top - s * 0.16])
    return (
      poly(
        [x - half, y + 14],
        [x - half * 0.8, y - s * 0.2],
        [x, top],
        [x + half * 0.8, y - s * 0.2],
        [x + half, y + 14],
      ) + (chance() > 0.35 ? flag : '')
    )
  },
  menhir: (x, y, s, chance) => {
    const half = s * chance.between(0.1, 0.16)
    const lean = s * chance.between(-0.08, 0.08)
    return poly(
      [x - half * 1.2, y + 12],
      [x - half + lean, y - s * 0.85],
      [x - half * 0.2 + lean, y - s],
      [x + half + lean, y - s * 0.9],
      [x + half * 1.15, y + 12],
    )
  },
  grave: (x, y, s, chance) => {
    const half = s * 0.17
    if (chance() > 0.5) {
      return `M${f(x - half)} ${f(y + 8)}V${f(y - s * 0.4)}a${f(half)} ${f(half)} 0 0 1 ${f(half * 2)} 0V${f(y + 8)}Z`
    }
    return (
      box(x - s * 0.05, y - s * 0.75, s * 0.1, s * 0.9) + box(x - s * 0.2, y - s * 0.58, s * 0.4, s * 0.1)
    )
  },
  mill: (x, y, s, chance) => {
    const turn = chance() * 1.5
    let d = poly(
      [x - s * 0.16, y + 8],
      [x - s * 0.1, y - s * 0.6],
      [x, y - s * 0.74],
      [x + s * 0.1, y - s * 0.6],
      [x + s * 0.16, y + 8],
    )
    for (let i = 0; i < 4; i++) {
      const a = turn + (i * Math.PI) / 2
      const tip = (r: number, o: number): Point => [
        x + Math.cos(a + o) * r,
        y - s * 0.62 + Math.sin(a + o) * r,
      ]
      d += poly([x, y - s * 0.62], tip(s * 0.5, 0), tip(s * 0.5, 0.22), tip(s * 0.14, 0.4))
    }
    return d
  },
} satisfies Record<string, Prop>
export type PropName = keyof typeof PROPS
