/** Places with a roof: a hall with a great window, and a cave. */
import type { Canvas } from './canvas.ts'
import { mix } from './colour.ts'
import { f } from './paths.ts'

/** Pillars and arches on both sides, a floor that runs to the light, hanging lamps. */
export function hall({ w, h, mood, chance, horizon, orb }: Canvas): string {
  const floor = horizon + h * 0.14
  const wall = mix(mood.haze, mood.near, 0.32)
  // the far wall leaves a round-headed window around the disc
  const half = orb.r * 1.34
  const window = `M${f(orb.x - half)} ${f(floor)}V${f(orb.y)}a${f(half)} ${f(half)} 0 0 1 ${f(half * 2)} 0V${f(floor)}Z`
  let out = `<path fill-rule="evenodd" fill="${wall}" opacity=".94" d="M0 0H${w}V${h}H0Z${window}"/>`
  out += `<path d="${window}" fill="none" stroke="${mood.orb}" stroke-opacity=".55" stroke-width="2"/>`
  let bars = ''
  for (const share of [-0.34, 0.34]) bars += `M${f(orb.x + half * share)} ${f(orb.y + orb.r)}V${f(floor)}`
  out += `<path d="${bars}" stroke="${wall}" stroke-width="2.4"/>`
  const stone = mix(mood.haze, mood.near, 0.62)
  out += `<path d="M0 ${f(floor)}H${w}V${h}H0Z" fill="${stone}"/>`
  // light on the floor, and its flagstones
  out += `<path d="M${f(orb.x - half)} ${f(floor)}H${f(orb.x + half)}L${f(orb.x + half * 1.8)} ${h}H${f(orb.x - half * 1.8)}Z" fill="${mood.glow}" opacity=".28"/>`
  let tiles = ''
  for (let i = -4; i <= 4; i++)
    tiles += `M${f(orb.x + i * w * 0.09)} ${f(floor)}L${f(orb.x + i * w * 0.2)} ${h}`
  for (const t of [0.12, 0.34, 0.66]) tiles += `M0 ${f(floor + (h - floor) * t)}H${w}`
  out += `<path d="${tiles}" stroke="${mood.near}" stroke-width=".9" opacity=".45"/>`
  for (const [at, wide, depth] of [
    [0.17, 0.05, 0.72],
    [0.02, 0.08, 1],
  ]) {
    const colour = mix(mood.haze, mood.near, depth)
    for (const flip of ['', ` transform="translate(${w} 0) scale(-1 1)"`]) {
      const x = w * at
      const width = w * wide
      out += `<g${flip} fill="${colour}"><path d="M${f(x)} ${h}V0h${f(width)}V${h}ZM${f(x - 3)} ${f(h * 0.9)}h${f(width + 6)}v${f(h * 0.1)}h${f(-width - 6)}ZM${f(x - 3)} ${f(h * 0.17)}h${f(width + 6)}v4h${f(-width - 6)}Z"/><path d="M${f(x + width)} ${f(h * 0.2)}C${f(x + width + 4)} ${f(h * 0.06)} ${f(x + width + w * 0.1)} 0 ${f(x + width + w * 0.16)} 0H${f(x)}V${f(h * 0.2)}Z"/></g>`
    }
  }
  for (const x of [w * chance.between(0.26, 0.3), w * chance.between(0.7, 0.74)]) {
    const y = h * chance.between(0.12, 0.2)
    out += `<path d="M${f(x)} 0V${f(y)}" stroke="${mood.near}" stroke-width="1"/><circle cx="${f(x)}" cy="${f(y + 4)}" r="11" fill="${mood.glow}" opacity=".22"/><path d="M${f(x - 3)} ${f(y)}h6l-1 8h-4Z" fill="${mood.orb}" stroke="${mood.near}" stroke-width=".8"/>`
  }
  return out
}

/** A cave: rough rock all round, in three depths, with the light beyond and teeth of stone from above. */
export function cave({ w, h, mood, chance, orb }: Canvas): string {
  let out = ''
  for (const [depth, open] of [
    [0.42, 0.8],
    [0.72, 0.93],
    [1, 1.08],
  ]) {
    const n = 26
    let d = `M0 0H${w}V${h}H0Z`
    for (let i = 0; i < n; i++) {
      const a = ((i + chance.between(-0.3, 0.3)) / n) * Math.PI * 2
      const up = -Math.cos(a)
      const reach = open * chance.between(0.93, 1.03)
      const x = orb.x + Math.sin(a) * w * 0.48 * reach
      const y = h * 0.5 + up * h * 0.52 * reach
      d += `${i === 0 ? 'M' : 'L'}${f(x)} ${f(y)}`
      // now and then a tooth hangs from the roof
      if (up < -0.4 && chance() > 0.45)
        d += `L${f(x + 4)} ${f(y + h * chance.between(0.08, 0.2))}L${f(x + 8)} ${f(y)}`
    }
    out += `<path fill-rule="evenodd" d="${d}Z" fill="${mix(mood.haze, mood.near, depth)}" stroke="${mood.orb}" stroke-opacity="${f(0.34 - depth * 0.2)}" stroke-width=".8"/>`
  }
  return out
}
