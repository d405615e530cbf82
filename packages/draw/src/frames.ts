/** Frames: Act I rough-hewn oak, Act II riveted steel, Act III gold; characters in cast metal. Symbols of the sprite. */

import { f } from './paths.ts'
import { type Chance, chanceFrom, hash } from './random.ts'

/** Light, mid, dark and deep of each frame. */
export const METALS = {
  heritage: ['#e3ecdd', '#9db7a2', '#4f7360', '#1d332a'],
  origin: ['#f0c79c', '#b97a45', '#6d3f20', '#321a0d'],
  motivation: ['#eef4fa', '#a3b6c8', '#546a80', '#222e3b'],
  class: ['#eef4fa', '#a3b6c8', '#546a80', '#222e3b'],
  destiny: ['#ffdf9a', '#c8863a', '#8e2420', '#3a0c0e'],
  hero: ['#ffffff', '#c3def0', '#6f9fc0', '#23435a'],
  antihero: ['#c2666a', '#7a2429', '#3f0f14', '#180507'],
  'adversary-feat': ['#8d7aa8', '#43345a', '#1f162e', '#0a0611'],
  quest: ['#d9b765', '#6d5424', '#2a2015', '#0f0b08'],
  ally: ['#f1dcb4', '#c7a470', '#84643a', '#3c2b17'],
  adversary: ['#6e6470', '#2b262d', '#151217', '#060507'],
  act1: ['#c29c70', '#7d5a39', '#4a3220', '#22160d'],
  act2: ['#e2e4e6', '#9098a1', '#4e555f', '#20242b'],
  act3: ['#fff0bf', '#dcae4c', '#946a22', '#3c280b'],
} as const
export type FrameName = keyof typeof METALS

const W = 250
const H = 350
/** Oak is never twice the same: so many boards are cut. */
const BOARDS = 5

type Metal = readonly [light: string, mid: string, dark: string, deep: string]

const corners = (body: string): string =>
  [
    [0, 0, 1, 1],
    [W, 0, -1, 1],
    [0, H, 1, -1],
    [W, H, -1, -1],
  ]
    .map(([x, y, sx, sy]) => `<g transform="translate(${x} ${y}) scale(${sx} ${sy})">${body}</g>`)
    .join('')

const plates = ([a, , d, e]: Metal): string =>
  corners(
    `<path d="M0 12Q0 0 12 0H40L30 11H14Q11 11 11 14V30L0 40Z" fill="${d}" stroke="${a}" stroke-width=".8"/><circle cx="7.5" cy="7.5" r="3" fill="${e}"/><circle cx="6.9" cy="6.9" r="2" fill="${a}"/><circle cx="28" cy="5" r="1.5" fill="${a}"/><circle cx="5" cy="28" r="1.5" fill="${a}"/>`,
  )
const mitres = ([a, , d]: Metal): string =>
  corners(
    `<path d="M3 30V3H30Z" fill="${d}" stroke="${a}" stroke-width=".8"/><path d="M7 19V7h12Z" fill="${a}"/>`,
  )
const thorns = ([a, , d]: Metal): string =>
  corners(
    `<path d="M0 34 14 14 34 0H0Z" fill="${d}" stroke="${a}" stroke-width=".8"/><path d="M5 17 9 9l8-4M4 28 14 14 28 4" fill="none" stroke="${a}" stroke-width="1.2"/>`,
  )
/** Two curls and a bud. */
const filigree = ([a, , d]: Metal): string =>
  corners(
    `<path d="M0 12Q0 0 12 0H46Q34 3 30 11H18Q11 11 11 18V30Q3 34 0 46Z" fill="${d}"/><path d="M4 40C5 26 8 20 14 14C20 8 26 5 40 4" fill="none" stroke="${a}" stroke-width="1.3"/><path d="M14 14c-6 0-9 5-6 8s8-1 5-5M14 14c0-6 5-9 8-6s-1 8-5 5" fill="none" stroke="${a}" stroke-width="1.2"/><circle cx="6.4" cy="6.4" r="2.2" fill="${a}"/>`,
  )

function nailedGrain(chance: Chance, [, , , deep]: Metal): string {
  let grain = ''
  for (let i = 0; i < 26; i++) {
    const upright = chance() > 0.4
    const far = chance() > 0.5
    const edge = chance.between(2, 8)
    const long = chance.between(14, 54)
    const bend = (chance() - 0.5) * 3
    grain += upright
      ? `M${f(far ? W - edge : edge)} ${f(chance() * H)}q${f(bend)} ${f(long / 2)} 0 ${f(long)}`
      : `M${f(chance() * W)} ${f(far ? H - edge : edge)}q${f(long / 2)} ${f(bend)} ${f(long)} 0`
  }
  const nail = `<circle cx="10" cy="10" r="4.4" fill="${deep}"/><circle cx="9.4" cy="9.2" r="3" fill="#8f8376"/><circle cx="8.8" cy="8.4" r="1.1" fill="#e5ddcf"/>`
  return `<path d="${grain}" fill="none" stroke="${deep}" stroke-width="1.1" opacity=".55"/>${corners(nail)}`
}

/** The outline of a board hewn by hand. */
function hewn(chance: Chance): string {
  const edge = (x0: number, y0: number, x1: number, y1: number, n: number): string => {
    let d = ''
    for (let i = 1; i <= n; i++) {
      const t = i / n
      const dent = i < n ? (chance() - 0.5) * 3.4 : 0
      d += `L${f(x0 + (x1 - x0) * t + (y1 === y0 ? 0 : dent))} ${f(y0 + (y1 - y0) * t + (x1 === x0 ? 0 : dent))}`
    }
    return d
  }
  return `M9 2${edge(9, 2, W - 9, 2, 13)}L${W - 2} 9${edge(W - 2, 9, W - 2, H - 9, 17)}L${W - 9} ${H - 2}${edge(W - 9, H - 2, 9, H - 2, 13)}L2 ${H - 9}${edge(2, H - 9, 2, 9, 17)}Z`
}

const CAST = `M12 0H${W - 12}Q${W} 0 ${W} 12V${H - 12}Q${W} ${H} ${W - 12} ${H}H12Q0 ${H} 0 ${H - 12}V12Q0 0 12 0Z`

const CORNERS: Partial<Record<FrameName, (metal: Metal) => string>> = {
  act2: plates,
  adversary: plates,
  'adversary-feat': plates,
  hero: mitres,
  antihero: thorns,
}

/** The shine of each metal. */
export const frameLights = (): string =>
  Object.entries(METALS)
    .map(
      ([name, [a, b, d]]) =>
        `<linearGradient id="rs-metal-${name}" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="${a}"/><stop offset=".22" stop-color="${b}"/><stop offset=".5" stop-color="${d}"/><stop offset=".74" stop-color="${b}"/><stop offset=".86" stop-color="${a}"/><stop offset="1" stop-color="${d}"/></linearGradient>`,
    )
    .join('\n')

function symbol(id: string, name: FrameName, outline: string, ornament: string): string {
  const deep = METALS[name][3]
  return `<symbol id="${id}" viewBox="0 0 ${W} ${H}" preserveAspectRatio="none"><path d="${outline}" fill="${deep}"/><path d="${outline}" transform="translate(1.4 1.4) scale(.9888 .992)" fill="url(#rs-metal-${name})"/><rect x="8.2" y="8.2" width="${W - 16.4}" height="${H - 16.4}" rx="6" fill="${deep}"/><rect x="4.6" y="4.6" width="${W - 9.2}" height="${H - 9.2}" rx="8.5" fill="none" stroke="${deep}" stroke-opacity=".55" stroke-width=".9"/><g stroke-linecap="round">${ornament}</g></symbol>`
}

/** Every frame once. */
export const frameSymbols = (): string =>
  (Object.keys(METALS) as FrameName[])
    .map((name) => {
      if (name !== 'act1')
        return symbol(`rs-frame-${name}`, name, CAST, (CORNERS[name] ?? filigree)(METALS[name]))
      return Array.from({ length: BOARDS }, (_, i) => {
        const chance = chanceFrom(`board ${i}`)
        return symbol(`rs-frame-act1-${i}`, name, hewn(chance), nailedGrain(chance, METALS.act1))
      }).join('\n')
    })
    .join('\n')

/** The frame of a card; `subject` chooses the board for oak. */
export function frame(name: FrameName, subject: string): string {
  const id = name === 'act1' ? `rs-frame-act1-${hash(subject) % BOARDS}` : `rs-frame-${name}`
  return `<svg class="frame" aria-hidden="true"><use href="#${id}"/></svg>`
}
