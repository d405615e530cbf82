/** Backs of cards: rope, riveted ring and sunburst for the Acts, each deck's own mark for the others. */
import { actName, type Words } from '@runesaga/words'
import type { CardSize } from './card.ts'
import { type FrameName, frame, METALS } from './frames.ts'
import { GLYPHS, type GlyphName } from './glyphs.ts'
import { escaped } from './html.ts'
import { f } from './paths.ts'
import type { Scene } from './scene.ts'
import { vignette } from './vignette.ts'

interface Back {
  frame: FrameName
  scene: Scene
  name: (words: Words) => string
  mark: { roman: string } | { glyph: GlyphName }
}

const scene = (mood: Scene['mood'], place: Scene['place']): Scene => ({ mood, place, emblem: null })
const act = (n: 1 | 2 | 3, roman: string, where: Scene): Back => ({
  frame: `act${n}`,
  scene: where,
  name: (words) => actName(n, words),
  mark: { roman },
})
const deck = (frame: FrameName, glyph: GlyphName, name: Back['name'], where: Scene): Back => ({
  frame,
  scene: where,
  name,
  mark: { glyph },
})
const kind =
  (name: 'heritage' | 'origin' | 'motivation' | 'class' | 'destiny' | 'adversary-feat' | 'quest') =>
  ({ terms }: Words): string =>
    terms.kinds[name].one

const BACK_LIST = {
  act1: act(1, 'I', scene('dawn', 'hills')),
  act2: act(2, 'II', scene('storm', 'peaks')),
  act3: act(3, 'III', scene('dusk', 'towers')),
  heritage: deck('heritage', 'nature', kind('heritage'), scene('verdant', 'trees')),
  origin: deck('origin', 'strength', kind('origin'), scene('harvest', 'fields')),
  motivation: deck('motivation', 'divinity', kind('motivation'), scene('sea', 'waves')),
  class: deck('class', 'constitution', kind('class'), scene('winter', 'towers')),
  destiny: deck('destiny', 'hidden', kind('destiny'), scene('royal', 'columns')),
  hero: deck('hero', 'up', ({ say }) => say('card/feat/hero'), scene('dawn', 'peaks')),
  antihero: deck('antihero', 'down', ({ say }) => say('card/feat/antihero'), scene('blood', 'graves')),
  'adversary-feat': deck('adversary-feat', 'skull', kind('adversary-feat'), scene('shadow', 'cave')),
  quest: deck('quest', 'skull', kind('quest'), scene('ember', 'towers')),
} as const satisfies Record<string, Back>
export type BackName = keyof typeof BACK_LIST
export const BACKS = Object.keys(BACK_LIST) as BackName[]

const around = (n: number, each: (angle: number, i: number) => string): string =>
  Array.from({ length: n }, (_, i) => each((i * Math.PI * 2) / n, i)).join('')
const at = (angle: number, r: number): string =>
  `${f(125 + Math.sin(angle) * r)} ${f(175 - Math.cos(angle) * r)}`

/** The ring in the middle grows from rough to refined with the Acts. */
function ring(name: FrameName): string {
  const [a, b, d, e] = METALS[name]
  if (name === 'act1') {
    return `<circle cx="125" cy="175" r="74" fill="${e}" stroke="${b}" stroke-width="5" stroke-dasharray="11 5"/><circle cx="125" cy="175" r="66" fill="none" stroke="${b}" stroke-opacity=".4"/>`
  }
  if (name === 'act2') {
    return `<circle cx="125" cy="175" r="78" fill="${e}" stroke="${d}" stroke-width="11"/><circle cx="125" cy="175" r="78" fill="none" stroke="${a}" stroke-width="1.5"/><path stroke="${a}" stroke-width="6" stroke-linecap="round" d="${around(12, (angle) => `M${at(angle, 78)}h0`)}"/>`
  }
  const spikes = around(
    16,
    (angle, i) => `M${at(angle, i % 2 ? 91 : 101)}L${at(angle + 0.12, 76)} ${at(angle - 0.12, 76)}Z`,
  )
  return `<path fill="${d}" stroke="${a}" stroke-width=".8" d="${spikes}"/><circle cx="125" cy="175" r="74" fill="${e}" stroke="${a}" stroke-width="3"/><circle cx="125" cy="175" r="68" fill="none" stroke="${b}"/>`
}

/** A name too long for one line, broken at the space nearest its middle. */
function inLines(words: string): string[] {
  if (words.length <= 14) return [words]
  const spaces = [...words.matchAll(/ /g)].map(({ index }) => index)
  const [at] = spaces.sort((a, b) => Math.abs(a - words.length / 2) - Math.abs(b - words.length / 2))
  return at === undefined ? [words] : [words.slice(0, at), words.slice(at + 1)]
}

/** A card face down. */
export function drawBack(name: BackName, words: Words, size: Exclude<CardSize, 'strip'>): string {
  const { frame: metal, scene, name: said, mark }: Back = BACK_LIST[name]
  const [a, b, , e] = METALS[metal]
  const rays = `<path stroke="${b}" stroke-opacity=".22" d="${around(24, (angle) => `M125 175L${at(angle, 260)}`)}"/>`
  const middle =
    'roman' in mark
      ? `<text x="125" y="201" text-anchor="middle" font-size="${mark.roman.length > 2 ? 66 : 74}" fill="${a}">${mark.roman}</text>`
      : `<path fill="${a}" fill-rule="evenodd" transform="translate(81 131) scale(.172)" d="${GLYPHS[mark.glyph]}"/>`
  const label = inLines(said(words)).map(
    (line, i) =>
      `<text class="bl" x="125" y="${300 + i * 20}" text-anchor="middle" font-size="17.2" fill="#f6e9cf">${escaped(line)}</text>`,
  )
  const picture = vignette(`back ${name}`, scene, { w: 240, h: 340, y: 0.5, size: 0.3 }, {})
  return `<article class="card ${size} back f-${metal}" aria-label="${escaped(words.say('card/back', { kind: said(words) }))}">${frame(metal, `back ${name}`)}<div class="in"><div class="art">${picture}</div><svg class="bk" viewBox="0 0 250 350" preserveAspectRatio="none" aria-hidden="true"><rect width="250" height="350" fill="${e}" opacity=".62"/>${rays}${ring(metal)}${middle}${size === 'thumb' ? '' : label.join('')}</svg></div></article>`
}
