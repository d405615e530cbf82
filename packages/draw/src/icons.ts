/**
 * Icons: the shape says the kind (circle ability, square story icon, diamond points, triangle Feat), the glyph says which.
 * Nothing is told by colour alone. Each is a symbol of one sprite that stands once in the page; a card only uses it.
 */
import { ABILITIES, STORY_ICONS } from '@runesaga/engine/language'
import { type InlineIcon, iconWords, type Words } from '@runesaga/words'
import { GLYPHS, type GlyphName } from './glyphs.ts'
import { escaped } from './html.ts'

/** A glyph in a box of 32, as a share of it. */
function glyph(name: GlyphName, share: number, colour: string, dx = 0, dy = 0): string {
  const scale = ((32 * share) / 512).toFixed(4)
  const x = (16 * (1 - share) + dx).toFixed(2)
  const y = (16 * (1 - share) + dy).toFixed(2)
  return `<path fill="${colour}" fill-rule="evenodd" transform="translate(${x} ${y}) scale(${scale})" d="${GLYPHS[name]}"/>`
}

const ability = (name: (typeof ABILITIES)[number]): string =>
  `<circle cx="16" cy="16" r="15.5" fill="#120c08"/><circle cx="16" cy="16" r="14.6" fill="url(#rs-gold)"/>
  <circle cx="16" cy="16" r="12.9" fill="var(--${name})"/><circle cx="16" cy="16" r="12.9" fill="url(#rs-dome)"/>
  ${glyph(name, 0.6, '#11220088', 0.5, 0.9)}${glyph(name, 0.6, '#fffaf0')}`

const story = (name: (typeof STORY_ICONS)[number]): string =>
  `<rect x=".8" y=".8" width="30.4" height="30.4" rx="4" fill="#120c08"/>
  <rect x="1.7" y="1.7" width="28.6" height="28.6" rx="3.3" fill="url(#rs-gold)"/>
  <rect x="3.2" y="3.2" width="25.6" height="25.6" rx="2.2" fill="#1f1a26"/>
  <rect x="3.2" y="3.2" width="25.6" height="25.6" rx="2.2" fill="url(#rs-dome)" opacity=".5"/>
  ${glyph(name, 0.66, `var(--${name})`)}`

const diamond = (low: string, high: string, edge: string, chevron: string): string =>
  `<path d="M16 .6 31.4 16 16 31.4.6 16Z" fill="#0d0a10"/><path d="M16 2 30 16 16 30 2 16Z" fill="${edge}"/>
  <path d="M16 4 28 16 16 28 4 16Z" fill="${low}"/><path d="M16 4 28 16H4Z" fill="${high}"/>${chevron}`

const HERO =
  '<path d="M16 1.5 31 28.5H1Z" fill="#0e1a24"/><path d="M16 5 28 26.7H4Z" fill="#4c7c9c"/><path d="M16 7.6 25.8 25.4H6.2Z" fill="#e4f3fd"/><path d="M16 7.6 25.8 25.4H16Z" fill="#b9daef"/>'
const ANTIHERO =
  '<path d="M16 30.5 1 3.5h30Z" fill="#f3d9cf"/><path d="M16 27.8 3.2 4.9h25.6Z" fill="#2a070b"/><path d="M16 24.6 6.2 6.7h19.6Z" fill="#8a2129"/><path d="M16 24.6V6.7h9.8Z" fill="#651018"/>'

/** A stone seen from the front; our runes are never quite regular. */
const stone = (edge: string, face: string, light: string): string =>
  `<path d="M8 1.6 23.4 1 30.6 9.6 28.8 27.4 17 31.2 4.4 28 1.6 9.4Z" fill="${edge}"/>
  <path d="M8.6 3 22.8 2.6 29 10.2 27.4 26.4 16.8 29.6 5.6 26.8 3.2 9.8Z" fill="${face}"/>
  <path d="M8.6 3 22.8 2.6 24.2 6.4 9.4 7Z" fill="${light}"/>`

const small = (body: string, x: number, y: number, scale: number): string =>
  `<g transform="translate(${x} ${y}) scale(${scale})">${body}</g>`

type IconName = InlineIcon | 'plus-one'

/** What each icon looks like, in a box of 32. */
const BODIES: Record<IconName, string> = {
  ...(Object.fromEntries(ABILITIES.map((name) => [name, ability(name)])) as Record<
    (typeof ABILITIES)[number],
    string
  >),
  ...(Object.fromEntries(STORY_ICONS.map((name) => [name, story(name)])) as Record<
    (typeof STORY_ICONS)[number],
    string
  >),
  triumph: diamond(
    '#bcdff4',
    '#f2faff',
    '#5f8fae',
    '<path d="M10 12.4 16 6.6l6 5.8" fill="none" stroke="#7fb2d2" stroke-width="1.3"/>',
  ),
  tragedy: diamond(
    '#0d0b11',
    '#2c2633',
    '#9d93ab',
    '<path d="M10 19.6 16 25.4l6-5.8" fill="none" stroke="#7d7389" stroke-width="1.3"/>',
  ),
  xp: `<path d="M16 .6 29 16 16 31.4 3 16Z" fill="#1a0505"/><path d="M16 2.2 27.6 16 16 29.8 4.4 16Z" fill="#b51f1f"/>
    <path d="M16 2.2 27.6 16 16 13Z" fill="#ef6a55"/><path d="M16 2.2 4.4 16 16 13Z" fill="#fbb09a"/><path d="M16 29.8 27.6 16 16 13Z" fill="#8d1216"/>`,
  hero: HERO,
  antihero: ANTIHERO,
  feat: small(HERO, -0.6, 0.4, 0.64) + small(ANTIHERO, 12.2, 11.2, 0.64),
  virtue: `<circle cx="16" cy="16" r="15.4" fill="#3a2604"/><circle cx="16" cy="16" r="14.2" fill="#f7c756"/>${glyph('sun', 0.78, '#4a2f04')}`,
  corruption: `<circle cx="16" cy="16" r="15.4" fill="#cbb4ee"/><circle cx="16" cy="16" r="14.2" fill="#1b1030"/>${glyph('moon', 0.66, '#d9c4fa')}`,
  'core-rune': stone('#3d352b', '#b9ab93', '#ddd2bc') + glyph('slash', 0.62, '#33291d'),
  'dark-rune': stone('#a78fd0', '#17101f', '#3a2b52') + glyph('moon', 0.5, '#d9c4fa'),
  twist:
    stone('#3d352b', '#cdbfa6', '#ece2cd') + small(HERO, 4.2, 4.6, 0.42) + small(ANTIHERO, 14, 12.6, 0.42),
  adversary: `<path d="M16 .8 30 5.4v12.8c0 7.4-6 10.8-14 13.2C8 29 2 25.6 2 18.2V5.4Z" fill="#0b0709"/><path d="M16 2.6 28.4 6.6v11.6c0 6.2-5 9.2-12.4 11.4C8.6 27.4 3.6 24.4 3.6 18.2V6.6Z" fill="#3a2a3c" stroke="#a08fa6" stroke-width=".9"/>${glyph('skull', 0.52, '#f1e6f4', 0, -0.8)}`,
  'plus-one':
    '<rect x="1" y="3" width="30" height="26" rx="4" fill="#17100b"/><rect x="2.4" y="4.4" width="27.2" height="23.2" rx="3" fill="#2b1e14" stroke="#c99f55"/><path fill="#ffe3a6" d="M9.6 11.2h2.6v3.6h3.6v2.6h-3.6V21H9.6v-3.6H6v-2.6h3.6Zm10.4.2 3.4-2.6h2V23H22.4V12.6l-2.4 1.6Z"/>',
}

/** Icons whose number is printed on them; beside any other it stands before. */
const NUMBER_ON: Partial<Record<IconName, { fill: string; y: number; size: number }>> = {
  triumph: { fill: '#122838', y: 22.3, size: 18 },
  tragedy: { fill: '#ffffff', y: 22.3, size: 18 },
  xp: { fill: '#ffffff', y: 21.8, size: 16 },
}
export const hasNumber = (icon: InlineIcon): boolean => icon in NUMBER_ON
/** In a sentence, Experience is counted before its stone: the small stone has no room for a figure. */
export const printsNumber = (icon: InlineIcon): boolean => icon !== 'xp' && hasNumber(icon)

/** A minus as wide as the plus. */
export const signed = (n: number): string => String(n).replace('-', '−')

function numberOn(icon: IconName, n: number): string {
  const style = NUMBER_ON[icon]
  if (style === undefined) return ''
  const text = signed(n)
  const size = text.length > 1 ? style.size - 3 : style.size
  return `<text x="16" y="${style.y}" text-anchor="middle" font-size="${size}" fill="${style.fill}">${text}</text>`
}

/** The light on all icons. */
export const iconLights = (): string =>
  `<linearGradient id="rs-gold" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#fff1c4"/><stop offset=".35" stop-color="#d9ab4f"/><stop offset=".7" stop-color="#8a5d20"/><stop offset="1" stop-color="#e9c878"/></linearGradient>
<radialGradient id="rs-dome" cx=".35" cy=".25" r=".9"><stop offset="0" stop-color="#fff" stop-opacity=".38"/><stop offset=".45" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-color="#000" stop-opacity=".38"/></radialGradient>`

/** Every icon once. */
export const iconSymbols = (): string =>
  Object.entries(BODIES)
    .map(([name, body]) => `<symbol id="rs-${name}" viewBox="0 0 32 32">${body}</symbol>`)
    .join('\n')

/** An icon under a name that is read out; with a number printed on it where its shape has room for one. */
function drawn(icon: IconName, n: number | null, name: string, className: string): string {
  const number = n === null ? '' : numberOn(icon, n)
  return `<svg class="${className}" data-icon="${icon}" viewBox="0 0 32 32" role="img" aria-label="${escaped(name)}"><use href="#rs-${icon}"/>${number}</svg>`
}

/** An icon of the game. */
export const icon = (name: InlineIcon, n: number | null, words: Words, className = 'ic'): string =>
  drawn(name, n, iconWords(name, n, words), n !== null && hasNumber(name) ? `${className} num` : className)

/** The box before the name of a path that is one harder. */
export const plusOne = (name: string): string => drawn('plus-one', null, name, 'ic')

/** A bare glyph in the colour of the text, for marks that the words beside them already say. */
export const mark = (name: GlyphName, className: string): string =>
  `<svg class="${className}" viewBox="0 0 512 512" aria-hidden="true"><path fill="currentColor" fill-rule="evenodd" d="${GLYPHS[name]}"/></svg>`
