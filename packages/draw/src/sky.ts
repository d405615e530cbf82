/** The upper half of a picture: sky, weather, and the disc where the emblem will stand. */
import type { Canvas } from './canvas.ts'
import { mix } from './colour.ts'
import type { Orb } from './moods.ts'
import { f } from './paths.ts'

/** Broad strokes of a brush, lighter and darker than the sky. */
function strokes({ w, chance, horizon, mood }: Canvas): string {
  let out = ''
  for (const [colour, width, opacity] of [
    [mood.sky[3], 3, 0.12],
    [mood.sky[3], 8, 0.07],
    [mood.sky[0], 4, 0.12],
    [mood.sky[0], 10, 0.08],
  ] as const) {
    let d = ''
    for (let i = 0; i < 6; i++) {
      const long = w * chance.between(0.2, 0.8)
      d += `M${f(chance() * w * 1.2 - w * 0.2)} ${f(chance() * horizon)}q${f(long / 2)} ${f((chance() - 0.5) * 16)} ${f(long)} ${f((chance() - 0.5) * 10)}`
    }
    out += `<path d="${d}" stroke="${colour}" stroke-width="${width}" opacity="${opacity}"/>`
  }
  return `<g fill="none" stroke-linecap="round">${out}</g>`
}

/** Stars in three sizes: dots drawn as strokes of no length. */
function stars({ w, chance, horizon, mood }: Canvas): string {
  let out = ''
  for (const [size, share] of [
    [0.9, 0.6],
    [1.6, 0.3],
    [2.4, 0.1],
  ]) {
    let d = ''
    for (let i = 0; i < mood.stars * share; i++) d += `M${f(chance() * w)} ${f(chance() * horizon * 0.9)}h0`
    if (d !== '') out += `<path d="${d}" stroke-width="${size}" opacity="${f(0.5 + size * 0.15)}"/>`
  }
  return out === '' ? '' : `<g stroke="#fff8e6" stroke-linecap="round">${out}</g>`
}

function rays({ w, orb, chance, mood }: Canvas, opacity: number): string {
  const n = 16
  const turn = chance()
  let d = ''
  for (let i = 0; i < n; i++) {
    const a = ((i + turn) / n) * Math.PI * 2
    const half = chance.between(0.035, 0.105)
    const far = (angle: number): string =>
      `${f(orb.x + Math.cos(angle) * w * 1.3)} ${f(orb.y + Math.sin(angle) * w * 1.3)}`
    d += `M${f(orb.x)} ${f(orb.y)}L${far(a - half)}L${far(a + half)}Z`
  }
  return `<path d="${d}" fill="${mood.orb}" opacity="${opacity}"/>`
}

function aurora({ w, h, mood, chance }: Canvas): string {
  let out = ''
  for (let i = 0; i < 3; i++) {
    const y = h * (0.12 + i * 0.1)
    const bend = chance.between(30, 60)
    out += `<path d="M-10 ${f(y)}C${f(w * 0.3)} ${f(y - bend)} ${f(w * 0.5)} ${f(y + bend)} ${w + 10} ${f(y - bend / 2)}v26C${f(w * 0.6)} ${f(y + bend * 1.5)} ${f(w * 0.3)} ${f(y - 8)} -10 ${f(y + 38)}Z" fill="${mood.glow}" opacity=".15"/>`
  }
  return out
}

function lightning({ w, chance, horizon, mood }: Canvas): string {
  let x = w * chance.pick([chance.between(0.06, 0.16), chance.between(0.84, 0.94)])
  let y = 0
  let d = `M${f(x)} 0`
  while (y < horizon) {
    x += chance.between(-11, 11)
    y += chance.between(9, 20)
    d += `L${f(x)} ${f(y)}`
  }
  return `<path d="${d}" fill="none" stroke="${mood.glow}" stroke-width="5" opacity=".25"/><path d="${d}" fill="none" stroke="#fff" stroke-width="1.4" opacity=".85"/>`
}

/** Behind the disc. */
function before(canvas: Canvas): string {
  const { weather } = canvas.mood
  if (weather === 'aurora') return aurora(canvas)
  if (weather === 'lightning') return lightning(canvas)
  if (weather === 'rays') return rays(canvas, 0.2)
  return canvas.chance() > 0.5 ? rays(canvas, 0.09) : ''
}

const ring = (x: number, y: number, r: number, colour: string, opacity: number, extra = ''): string =>
  `<circle cx="${f(x)}" cy="${f(y)}" r="${f(r)}" fill="none" stroke="${colour}" stroke-opacity="${opacity}"${extra}/>`

const ORBS: Record<Orb, (canvas: Canvas, id: string) => string> = {
  disc: ({ orb: { x, y, r }, mood }, id) =>
    `<circle cx="${f(x)}" cy="${f(y)}" r="${f(r)}" fill="url(#${id}o)" opacity=".96"/>${ring(x, y, r * 1.1, mood.orb, 0.5)}${ring(x, y, r * 1.22, mood.orb, 0.22)}`,
  sun: ({ orb: { x, y, r }, mood }, id) => {
    let d = ''
    for (let i = 0; i < 24; i++) {
      const a = (i * Math.PI) / 12
      const tip = r * (i % 2 === 0 ? 1.34 : 1.2)
      const at = (angle: number, far: number): string =>
        `${f(x + Math.sin(angle) * far)} ${f(y - Math.cos(angle) * far)}`
      d += `M${at(a, tip)}L${at(a + 0.075, r * 1.07)} ${at(a - 0.075, r * 1.07)}Z`
    }
    return `<path d="${d}" fill="${mood.orb}" opacity=".62"/><circle cx="${f(x)}" cy="${f(y)}" r="${f(r)}" fill="url(#${id}o)" opacity=".97"/>${ring(x, y, r * 1.04, mood.orb, 0.55)}`
  },
  astrolabe: ({ orb: { x, y, r }, mood, chance }, id) => {
    const a = chance() * 360
    return `<circle cx="${f(x)}" cy="${f(y)}" r="${f(r)}" fill="url(#${id}o)" opacity=".96"/>${ring(x, y, r * 1.1, mood.orb, 0.75, ' stroke-width="1.2"')}${ring(x, y, r * 1.2, mood.orb, 0.55, ' stroke-width="5" stroke-dasharray="1 6.2"')}${ring(x, y, r * 1.3, mood.orb, 0.5)}<g transform="rotate(${f(a)} ${f(x)} ${f(y)})" fill="${mood.orb}"><circle cx="${f(x)}" cy="${f(y - r * 1.3)}" r="3"/><circle cx="${f(x)}" cy="${f(y + r * 1.3)}" r="2"/></g>`
  },
  eclipse: ({ orb: { x, y, r }, mood }, id) =>
    `<circle cx="${f(x)}" cy="${f(y)}" r="${f(r * 1.26)}" fill="${mood.glow}" opacity=".3"/><circle cx="${f(x)}" cy="${f(y)}" r="${f(r * 1.12)}" fill="${mood.orb}" opacity=".85"/><circle cx="${f(x)}" cy="${f(y)}" r="${f(r * 1.05)}" fill="url(#${id}d)"/>${ring(x, y, r * 0.97, mood.orb, 0.28)}`,
}

/** Long clouds that drift across the disc, and now and then a heap of them. */
function clouds({ w, horizon, mood, chance }: Canvas): string {
  const colour = mix(mood.sky[3], mood.sky[2], 0.3)
  let out = ''
  for (let i = 0; i < 5; i++) {
    const y = horizon * chance.between(0.3, 0.92)
    const x = chance() * w
    const long = w * chance.between(0.25, 0.6)
    const thick = chance.between(2, 6)
    out += `<path d="M${f(x - long)} ${f(y)}Q${f(x - long * 0.3)} ${f(y - thick * 2)} ${f(x)} ${f(y - thick)}T${f(x + long)} ${f(y)}Q${f(x)} ${f(y + thick * 1.4)} ${f(x - long)} ${f(y)}Z" opacity="${f(chance.between(0.16, 0.4))}"/>`
  }
  if (chance() > 0.55) {
    for (const side of [chance.between(-0.02, 0.14), chance.between(0.84, 1)]) {
      const y = horizon * chance.between(0.5, 0.8)
      let d = ''
      for (let i = 0; i < 5; i++) {
        const r = 15 - Math.abs(i - 2) * 4 + chance() * 3
        const x = w * side + (i - 2) * 15
        d += `M${f(x - r)} ${f(y)}a${f(r)} ${f(r)} 0 0 1 ${f(r * 2)} 0Z`
      }
      out += `<path d="${d}" opacity=".34"/>`
    }
  }
  return `<g fill="${colour}">${out}</g>`
}

export function paintSky(canvas: Canvas, orb: Orb | null, id: string): string {
  const { w, h } = canvas
  return `<rect width="${w}" height="${h}" fill="url(#${id}s)"/>${strokes(canvas)}${stars(canvas)}<rect width="${w}" height="${h}" fill="url(#${id}g)"/>${before(canvas)}${orb === null ? '' : ORBS[orb](canvas, id)}${clouds(canvas)}`
}

/** Dots or short strokes over the whole picture. */
function scattered({ w, h, chance }: Canvas, n: number, each: (x: number, y: number) => string): string {
  let d = ''
  for (let i = 0; i < n; i++) d += each(chance() * w, chance() * h)
  return d
}

/** In front of everything but the emblem: what falls, drifts or flies. */
export function paintAir(canvas: Canvas): string {
  const { w, h, mood, chance, horizon } = canvas
  const dots = (n: number, colour: string, width: number, opacity: number): string =>
    `<path d="${scattered(canvas, n, (x, y) => `M${f(x)} ${f(y)}h0`)}" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" opacity="${opacity}"/>`
  let out = ''
  if (mood.weather === 'snow') out += dots(26, '#fff', 1.6, 0.7) + dots(12, '#fff', 2.8, 0.6)
  if (mood.weather === 'embers') out += dots(20, '#ffd27a', 1.5, 0.9) + dots(8, '#ff9a3c', 2.6, 0.8)
  if (mood.weather === 'motes') out += dots(16, mood.orb, 1.6, 0.6) + dots(5, mood.orb, 2.8, 0.4)
  if (mood.weather === 'leaves') {
    const leaf = (x: number, y: number): string => `M${f(x)} ${f(y)}q4 -3 7 0q-4 3 -7 0Z`
    out += `<path d="${scattered(canvas, 12, leaf)}" fill="${mix(mood.glow, mood.near, 0.25)}" opacity=".8"/>`
  }
  if (mood.weather === 'lightning') {
    const drop = (x: number, y: number): string => `M${f(x)} ${f(y)}l-4 13`
    out += `<path d="${scattered(canvas, 34, drop)}" stroke="#fff" stroke-width=".7" opacity=".3"/>`
  }
  if (mood.weather === 'fog') {
    for (const t of [0, 0.3, 0.62]) {
      const y = horizon + (h - horizon) * t
      out += `<path d="M0 ${f(y)}q${f(w * 0.25)} ${f(-h * 0.06)} ${f(w * 0.5)} 0t${f(w * 0.5)} 0v${f(h * 0.1)}q${f(-w * 0.25)} ${f(h * 0.05)} ${f(-w * 0.5)} 0t${f(-w * 0.5)} 0Z" fill="${mood.sky[3]}" opacity=".2"/>`
    }
  }
  if (mood.birds && chance() > 0.35) {
    const left = w * (chance() > 0.5 ? chance.between(0.08, 0.2) : chance.between(0.7, 0.82))
    const top = h * chance.between(0.14, 0.28)
    let d = ''
    for (let i = 0; i < 4; i++) {
      const s = chance.between(2.4, 4.4)
      d += `M${f(left + i * 9 + chance() * 5 - s)} ${f(top + (chance() - 0.5) * 14)}q${f(s * 0.6)} ${f(-s * 0.8)} ${f(s)} 0q${f(s * 0.5)} ${f(-s * 0.8)} ${f(s)} 0`
    }
    out += `<path d="${d}" stroke="${mood.near}" fill="none" stroke-width="1" opacity=".7"/>`
  }
  return out
}
