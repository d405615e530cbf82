/** The great picture behind the first screen: a sun at dusk, a citadel before it, forests in the foreground. */
import type { Canvas } from './canvas.ts'
import { mix } from './colour.ts'
import { MOODS, type Mood } from './moods.ts'
import { f, heightAt, type Point, PROPS, ridge, under } from './paths.ts'
import { type Chance, chanceFrom } from './random.ts'

export interface View {
  w: number
  h: number
  /** centre and radius of the sun, as shares of the width, of the height, and of the smaller of the two */
  sun: { x: number; y: number; r: number }
  /** where sky and land meet, as a share of the height */
  horizon: number
  /** the middle of the citadel as a share of the width, and its height as one of the picture's */
  citadel: { x: number; high: number }
}

const MOOD: Mood = MOODS.dusk

/** Towers by where they stand, half their width, their height and what they end in, in units of the citadel. */
const TOWERS: readonly (readonly [at: number, half: number, high: number, top: 'cone' | 'flat'])[] = [
  [-148, 8, 44, 'flat'],
  [-126, 5, 66, 'cone'],
  [-98, 10, 56, 'flat'],
  [-74, 6, 92, 'cone'],
  [-56, 11, 78, 'flat'],
  [-34, 7, 128, 'cone'],
  [-14, 13, 104, 'flat'],
  [6, 8, 172, 'cone'],
  [26, 15, 122, 'cone'],
  [44, 6, 150, 'cone'],
  [66, 12, 86, 'flat'],
  [86, 6, 108, 'cone'],
  [108, 10, 58, 'flat'],
  [130, 5, 74, 'cone'],
  [152, 8, 42, 'flat'],
]
const TALLEST = 214

const box = (x: number, y: number, w: number, h: number): string =>
  `M${f(x)} ${f(y)}h${f(w)}v${f(h)}h${f(-w)}Z`

/** A wall's or a flat tower's teeth. */
function teeth(from: number, to: number, y: number, unit: number): string {
  let d = ''
  for (let x = from; x + unit <= to + 0.1; x += unit * 2) d += box(x, y - unit, unit, unit + 0.5)
  return d
}

/** Walls and towers on their rock; `u` is one unit in the picture. */
function citadel(x: number, ground: number, u: number, h: number): string {
  let d = `M${f(x - 460 * u)} ${f(h)}V${f(ground + 130 * u)}Q${f(x - 250 * u)} ${f(ground + 12 * u)} ${f(x - 150 * u)} ${f(ground)}H${f(x + 150 * u)}Q${f(x + 260 * u)} ${f(ground + 14 * u)} ${f(x + 480 * u)} ${f(ground + 130 * u)}V${f(h)}Z`
  for (const [from, to, high] of [
    [-160, 164, 24],
    [-104, 116, 42],
    [-60, 74, 62],
  ]) {
    d += box(x + from * u, ground - high * u, (to - from) * u, (high + 30) * u)
    d += teeth(x + from * u, x + to * u, ground - high * u, 3 * u)
  }
  for (const [at, half, high, top] of TOWERS) {
    const [tx, ty, th] = [x + at * u, ground - high * u, half * u]
    d += box(tx - th, ty, th * 2, (high + 20) * u)
    if (top === 'flat') {
      d += box(tx - th * 1.25, ty, th * 2.5, 3.4 * u) + teeth(tx - th * 1.25, tx + th * 1.25, ty, th * 0.42)
      continue
    }
    const tip = ty - (12 + half * 2.3) * u
    d += `M${f(tx - th * 1.35)} ${f(ty)}L${f(tx)} ${f(tip)}L${f(tx + th * 1.35)} ${f(ty)}Z`
    if (high > 120)
      d += `M${f(tx - 0.4 * u)} ${f(tip + 2)}V${f(tip - 9 * u)}h${f(0.9 * u)}V${f(tip + 2)}Z M${f(tx)} ${f(tip - 9 * u)}l${f(9 * u)} ${f(2.6 * u)}l${f(-9 * u)} ${f(2.6 * u)}Z`
  }
  return d
}

/** Lit windows. */
function windows(chance: Chance, x: number, ground: number, u: number): string {
  let d = ''
  for (const [at, half, high] of TOWERS) {
    for (let i = 0; i < Math.ceil(high / 26); i++) {
      if (chance() < 0.3) continue
      d += box(
        x + (at + (chance() - 0.5) * half) * u,
        ground - high * u * chance.between(0.12, 0.92),
        1.7 * u,
        3.4 * u,
      )
    }
  }
  return d
}

function sky({ w, horizon, chance, mood, orb }: Canvas): string {
  let out = ''
  for (let i = 0; i < 64; i++) {
    const long = w * chance.between(0.08, 0.36)
    const colour = chance() > 0.5 ? mood.sky[3] : mood.sky[0]
    out += `<path d="M${f(chance() * w * 1.2 - w * 0.2)} ${f(chance() * horizon)}q${f(long / 2)} ${f((chance() - 0.5) * 14)} ${f(long)} ${f((chance() - 0.5) * 9)}" stroke="${colour}" stroke-width="${f(chance.between(1, 7))}" opacity="${(0.03 + chance() * 0.08).toFixed(2)}"/>`
  }
  let stars = ''
  for (let i = 0; i < 70; i++) stars += `M${f(chance() * w)} ${f(chance() ** 1.6 * horizon * 0.7)}h0`
  let clouds = ''
  for (let i = 0; i < 9; i++) {
    const y = orb.y + (chance() - 0.4) * orb.r * 2.4
    const x = orb.x + (chance() - 0.5) * w * 0.8
    const long = w * chance.between(0.12, 0.34)
    const thick = chance.between(1.5, 4.5)
    clouds += `<path d="M${f(x - long)} ${f(y)}Q${f(x - long * 0.3)} ${f(y - thick * 2)} ${f(x)} ${f(y - thick)}T${f(x + long)} ${f(y)}Q${f(x)} ${f(y + thick * 1.4)} ${f(x - long)} ${f(y)}Z" opacity="${chance.between(0.18, 0.42).toFixed(2)}"/>`
  }
  const ring = (r: number, opacity: number): string =>
    `<circle cx="${f(orb.x)}" cy="${f(orb.y)}" r="${f(orb.r * r)}" fill="none" stroke="${mood.orb}" stroke-opacity="${opacity}"/>`
  return `<rect width="${w}" height="100%" fill="url(#sky)"/><g fill="none" stroke-linecap="round">${out}</g><path d="${stars}" stroke="#fff8e6" stroke-width="1.1" stroke-linecap="round" opacity=".6"/><rect width="${w}" height="100%" fill="url(#glow)"/><circle cx="${f(orb.x)}" cy="${f(orb.y)}" r="${f(orb.r)}" fill="url(#sun)"/>${ring(1.1, 0.5)}${ring(1.22, 0.22)}<g fill="${mix(mood.sky[3], mood.sky[2], 0.55)}">${clouds}</g>`
}

/** Pines along a skyline, closer together than they are wide. */
function pines(chance: Chance, points: readonly Point[], w: number, n: number, high: number): string {
  let d = ''
  for (let i = 0; i < n; i++) {
    const x = ((i + chance()) / n) * w
    d += PROPS.pine(x, heightAt(points, x) + high * 0.1, high * chance.between(0.55, 1.2))
  }
  return d
}

function land(canvas: Canvas, view: View): string {
  const { w, h, horizon, chance, mood, orb } = canvas
  const depth = h - horizon
  const tone = (t: number): string => mix(mood.haze, mood.near, t)
  const line = (t: number, high: number, rough = 0.46): Point[] =>
    ridge(chance, w, horizon + depth * t, h * high, rough, 6)
  const area = (points: readonly Point[], t: number): string =>
    `<path d="${under(points, h)}" fill="${tone(t)}" stroke="${mood.orb}" stroke-opacity="${f(0.3 - t * 0.28)}" stroke-width=".8"/>`
  const mist = (t: number, opacity: number): string =>
    `<rect y="${f(horizon + depth * t)}" width="${w}" height="${f(depth * 0.3)}" fill="url(#mist)" opacity="${opacity}"/>`

  const far = line(0, 0.1, 0.5)
  const second = line(0.14, 0.07)
  const u = (h * view.citadel.high) / TALLEST
  const x = w * view.citadel.x
  const ground = heightAt(second, x) - 10 * u
  const third = line(0.42, 0.05)
  const fourth = line(0.7, 0.06)
  const near = line(0.93, 0.04)
  let glints = ''
  for (let i = 0; i < 30; i++) {
    const k = chance()
    const long = chance.between(4, 22)
    glints += `M${f(orb.x + (chance() - 0.5) * w * (0.1 + k * 0.34) - long / 2)} ${f(horizon + depth * (0.2 + k * 0.16))}h${f(long)}`
  }
  return [
    area(far, 0.08),
    mist(-0.06, 0.5),
    area(second, 0.26),
    `<path d="${glints}" stroke="${mood.orb}" stroke-width="1.1" stroke-linecap="round" opacity=".3"/>`,
    `<path d="${citadel(x, ground, u, h)}" fill="${tone(0.42)}"/><path d="${windows(chance, x, ground, u)}" fill="#ffd98a" opacity=".85"/>`,
    mist(0.16, 0.55),
    `<path d="${pines(chance, third, w, Math.round(w / 11), h * 0.05)}" fill="${tone(0.62)}"/>`,
    area(third, 0.62),
    mist(0.44, 0.3),
    `<path d="${pines(chance, fourth, w, Math.round(w / 17), h * 0.085)}" fill="${tone(0.82)}"/>`,
    area(fourth, 0.82),
    `<path d="${pines(chance, near, w, Math.round(w / 30), h * 0.15)}" fill="${tone(1)}"/>`,
    area(near, 1),
  ].join('')
}

const stops = (colours: readonly (readonly [at: number, colour: string, opacity?: number])[]): string =>
  colours
    .map(
      ([at, colour, opacity = 1]) =>
        `<stop offset="${at}" stop-color="${colour}" stop-opacity="${opacity}"/>`,
    )
    .join('')

/** A whole SVG file. The same view always gives the same picture. */
export function panorama(view: View): string {
  const { w, h, sun } = view
  const orb = { x: w * sun.x, y: h * sun.y, r: Math.min(w, h) * sun.r }
  const canvas: Canvas = { w, h, mood: MOOD, chance: chanceFrom('panorama'), horizon: h * view.horizon, orb }
  const [top, high, low, bottom] = MOOD.sky
  const end = view.horizon + 0.1
  const sky4 = stops([
    [0, top],
    [end * 0.42, high],
    [end * 0.8, low],
    [end, bottom],
  ])
  const glow = stops([
    [0, MOOD.glow, 0.95],
    [0.38, MOOD.glow, 0.5],
    [1, MOOD.glow, 0],
  ])
  const disc = stops([
    [0, '#ffffff'],
    [0.5, MOOD.orb],
    [1, mix(MOOD.orb, MOOD.glow, 0.75)],
  ])
  const mist = stops([
    [0, MOOD.sky[3], 0],
    [0.5, MOOD.sky[3], 0.34],
    [1, MOOD.sky[3], 0],
  ])
  const corners = stops([
    [0.5, '#05030a', 0],
    [1, '#05030a', 0.72],
  ])
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${w} ${h}" preserveAspectRatio="xMidYMid slice"><defs><linearGradient id="sky" x1="0" y1="0" x2="0" y2="1">${sky4}</linearGradient><radialGradient id="glow" gradientUnits="userSpaceOnUse" cx="${f(orb.x)}" cy="${f(orb.y)}" r="${f(orb.r * 3)}">${glow}</radialGradient><radialGradient id="sun" cx=".42" cy=".36" r=".75">${disc}</radialGradient><linearGradient id="mist" x1="0" y1="0" x2="0" y2="1">${mist}</linearGradient><radialGradient id="dark" cx=".5" cy=".46" r=".76">${corners}</radialGradient></defs>${sky(canvas)}${land(canvas, view)}<rect width="${w}" height="${h}" fill="url(#dark)"/></svg>`
}
