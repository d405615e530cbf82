/** A card as markup, at four sizes: not one card scaled, but each size drawn for what is read at it. */
import { inlineParts } from '@runesaga/words'
import type { Emblems } from './emblem.ts'
import type { CardFace, FaceLine, FacePath, Reward } from './face.ts'
import { frame } from './frames.ts'
import { escaped } from './html.ts'
import { hasNumber, icon, mark, plusOne } from './icons.ts'
import { rich } from './rich.ts'
import { artRoom, type Room, type TextSize } from './room.ts'
import { type Composition, vignette } from './vignette.ts'

export const SIZES = ['full', 'row', 'thumb', 'strip'] as const
export type CardSize = (typeof SIZES)[number]

export interface DrawOptions {
  size: CardSize
  emblems: Emblems
  /** on a strip: which of the card's paths is seen */
  path?: number
  /** on a card that may be attempted: the chance of each path, in words */
  chances?: readonly Chance[]
}

export interface Chance {
  text: string
  /** what it becomes with so many Dark runes, where it is worth saying */
  withDark: { text: string; runes: number } | null
  /** what it becomes with a Feat of the hand, where that makes more of it */
  withFeat?: { text: string; kind: 'hero' | 'antihero' } | null
  /** the one that is advised */
  best: boolean
}

/** How a kind is laid out: what its picture looks like and where its name stands. */
type Layout = 'character' | 'challenge' | 'story' | 'feat' | 'quest'
const LAYOUTS: Record<CardFace['kind'], Layout> = {
  origin: 'character',
  motivation: 'character',
  class: 'character',
  heritage: 'character',
  destiny: 'character',
  trait: 'story',
  challenge: 'challenge',
  ally: 'story',
  adversary: 'story',
  feat: 'feat',
  'two-sided': 'story',
  'last-foe': 'story',
  'adversary-feat': 'feat',
  quest: 'quest',
  victory: 'quest',
  legacy: 'quest',
}

/** Icons that work once, when a card is gained: they are not seen once it is tucked. */
const ONCE = new Set(['virtue', 'corruption', 'hero', 'antihero'])

const rewards = (list: readonly Reward[], { words }: CardFace): string =>
  list.length === 0
    ? ''
    : `<span class="rw">${list.map((reward) => icon(reward.icon, reward.n, words)).join('')}</span>`

/** A bar with a name and what it gives. `--chars` lets a long name claim a line of its own. */
function bar(
  face: CardFace,
  { name, plusOne: harder, rewards: gives }: FacePath,
  where: 'top' | 'bot',
): string {
  const box = harder ? plusOne(face.words.say('card/plus-one')) : ''
  return `<div class="bar ${where}" data-path="${where === 'top' ? 'top' : 'bottom'}">${box}<span class="bn" style="--chars:${name.length}">${escaped(name)}</span>${rewards(gives, face)}</div>`
}

/** What a difficulty stands on. */
export const SHIELD =
  '<svg viewBox="0 0 40 46" aria-hidden="true"><path d="M20 1 38 7v18c0 10-8 16-18 20C10 41 2 35 2 25V7Z" fill="#0e0a08"/><path d="M20 3.2 36 8.5V25c0 8.8-7 14.2-16 17.8C11 39.2 4 33.8 4 25V8.5Z" fill="url(#rs-gold)"/><path d="M20 6 33.6 10.5V25c0 7.3-5.8 11.8-13.6 15-7.8-3.2-13.6-7.7-13.6-15V10.5Z" fill="#221812"/></svg>'

/** Difficulty on a shield, with the abilities that help. */
function chain({ difficulty, abilities, abilitiesChosen, words }: CardFace): string {
  if (difficulty === null) return ''
  const name = escaped(words.say('card/difficulty', { n: difficulty }))
  const chosen =
    abilitiesChosen === 0
      ? ''
      : `<span class="any" data-icon="chosen-ability" role="img" aria-label="${escaped(words.say('card/chosen-abilities', { n: abilitiesChosen }))}">${'<i></i>'.repeat(abilitiesChosen)}</span>`
  return `<div class="chain"><span class="diff" data-icon="difficulty" role="img" aria-label="${name}">${SHIELD}<b aria-hidden="true">${difficulty}</b></span>${abilities.map((ability) => icon(ability, null, words)).join('')}${chosen}</div>`
}

/** One's own chance, and in a part of its own what Dark runes or a Feat make of it. */
function pill({ text, withDark, withFeat = null, best }: Chance, words: CardFace['words']): string {
  const classes = best ? 'pill best' : 'pill'
  const made = withDark ?? withFeat
  if (made === null) return `<span class="${classes}">${escaped(text)}</span>`
  const by =
    withDark === null
      ? icon(withFeat!.kind, null, words)
      : `<b>${withDark.runes}</b>${icon('dark-rune', null, words)}`
  const own = escaped(text.replace(/\s?%$/u, ''))
  return `<span class="${classes} two"><span>${own}</span><em>${by}${escaped(made.text)}</em></span>`
}

/** The chance of a path stands beside its bar. */
const pills = (chances: readonly Chance[], words: CardFace['words']): string =>
  chances
    .map(
      (chance, i) =>
        `<span class="chance ${i === 0 ? 'upper-path' : 'lower-path'}">${pill(chance, words)}</span>`,
    )
    .join('')

/** A gate that is one icon stands before its rule; one in words stands above it. */
function gateMark(gate: string, { words }: CardFace): { icon: string } | { words: string } {
  const [only, ...more] = inlineParts(/^\d+$/.test(gate) ? `{xp ${gate}}` : gate)
  if (typeof only === 'string' || more.length > 0) return { words: rich(gate, words) }
  const counted = only.n !== null && !hasNumber(only.icon)
  return { icon: counted ? `${only.n}${icon(only.icon, null, words)}` : icon(only.icon, only.n, words) }
}

function rule({ when, text, limit, gate, sign }: FaceLine, face: CardFace): string {
  const say = (text: string): string => rich(text, face.words)
  const sentence =
    (when === undefined ? '' : `<p class="when">${say(when)}</p>`) +
    `<p>${say(text)}</p>` +
    (limit === undefined ? '' : ` <p class="limit">${say(limit)}</p>`)
  if (sign !== undefined) {
    return `<div class="rule tier"><span class="tn sign ${sign === '+' ? 'plus' : 'minus'}" aria-hidden="true">${sign}</span><div>${sentence}</div></div>`
  }
  if (gate === undefined) return `<div class="rule">${sentence}</div>`
  const shown = gateMark(gate, face)
  return 'icon' in shown
    ? `<div class="rule tier"><span class="tn">${shown.icon}</span><div>${sentence}</div></div>`
    : `<div class="rule"><p class="gate">${shown.words}</p>${sentence}</div>`
}

const rules = (face: CardFace): string =>
  face.lines.length === 0
    ? ''
    : `<div class="txt">${face.lines.map((line) => rule(line, face)).join('')}</div>`

const plaque = ({ title, label }: CardFace): string =>
  `<div class="plaque"><b>${escaped(title)}</b><span>${escaped(label)}</span></div>`

/** What hangs from the top right: icons of a character, points of a Feat. */
const pennant = (list: readonly Reward[], { words }: CardFace): string =>
  list.length === 0
    ? ''
    : `<div class="pennant">${list.map((reward) => icon(reward.icon, reward.n, words)).join('')}</div>`

const skull = ({ skull, words }: CardFace): string =>
  skull
    ? `<span class="skull" data-icon="adversary" role="img" aria-label="${escaped(words.say('card/of-adversary'))}">${mark('skull', 'g')}</span>`
    : ''

/** The shape of the window: a round arch, a gable pointing up, a notch pointing down. */
const ARCH = '<path d="M0 0H240V60C232 22 184 4 120 4S8 22 0 60Z"/>'
const GABLE = '<path d="M0 0H120L0 92ZM240 0H120L240 92Z"/>'
const NOTCH = '<path d="M0 210H120L0 128ZM240 210H120L240 128Z"/>'
const windowOf = (shape: string): string =>
  `<svg class="window" viewBox="0 0 240 210" preserveAspectRatio="none" aria-hidden="true">${shape}</svg>`

/** A sliver is a band, and more so. */
const ROOMS: Record<Room, string> = {
  picture: '',
  band: ' band',
  sliver: ' band sliver',
  bare: ' sliver bare',
  overfull: ' sliver bare overfull',
}

/** The picture, with the chances that stand on it. */
type Art = (composition?: Omit<Composition, 'w' | 'h'>) => string

/** On a band the difficulty lies before the emblem, so the emblem steps aside. */
const beside = ({ difficulty }: CardFace, room: Room): Omit<Composition, 'w' | 'h'> =>
  difficulty === null ? {} : { x: room === 'picture' ? 0.56 : 0.76 }

const INSIDES: Record<Layout, (face: CardFace, art: Art, room: Room) => string> = {
  character: (face, art) =>
    `<div class="art">${art({ y: 0.44, size: 0.54 })}${windowOf(ARCH)}${pennant(face.rewards, face)}</div>${plaque(face)}${rules(face)}`,
  challenge: (face, art) =>
    `${bar(face, face.paths[0], 'top')}<div class="art">${art({ x: 0.56, y: 0.42, size: 0.5 })}${chain(face)}<div class="ribbon"><b>${escaped(face.title)}</b></div></div>${bar(face, face.paths[1], 'bot')}`,
  story: (face, art, room) => {
    const self = { name: face.title, plusOne: face.kind === 'ally', rewards: face.rewards }
    return `${bar(face, self, 'top')}<div class="art">${art(beside(face, room))}${chain(face)}<div class="kind">${escaped(face.label)}</div></div>${rules(face)}`
  },
  feat: (face, art) =>
    `<div class="art">${art({ y: 0.46, size: 0.5 })}${windowOf(face.feat === 'hero' ? GABLE : NOTCH)}${skull(face)}${pennant(face.points === null ? [] : [face.points], face)}</div>${plaque(face)}${rules(face)}`,
  quest: (face, art) =>
    `<div class="art">${art({ y: 0.42, size: 0.66 })}${pennant(face.rewards, face)}</div>${plaque(face)}${rules(face)}`,
}

/** A card whose words leave no room for a picture: all of it in one bar and the text. */
const bare = (face: CardFace, odds: string): string =>
  `<div class="head">${chain(face)}${odds}<b>${escaped(face.title)}</b>${skull(face)}${rewards([...face.rewards, ...(face.points === null ? [] : [face.points])], face)}</div>${rules(face)}`

const accessibleName = ({ title, label, words }: CardFace): string =>
  escaped(words.say('card/name', { name: title, kind: label }))

function textCard(face: CardFace, size: TextSize, { emblems, chances = [] }: DrawOptions): string {
  const { h, room } = artRoom(face, size)
  const odds = pills(chances, face.words)
  const art: Art = (composition) =>
    vignette(face.id, face.scene, { w: 240, h, ...composition }, emblems) + odds
  const inside =
    room === 'bare' || room === 'overfull' ? bare(face, odds) : INSIDES[LAYOUTS[face.kind]](face, art, room)
  const beside = odds === '' ? '' : ` odds${chances.length}`
  return wrap(face, `${size} l-${LAYOUTS[face.kind]}${ROOMS[room]}${beside}`, inside)
}

const wrap = (face: CardFace, classes: string, inside: string): string =>
  `<article class="card ${classes} k-${face.kind} f-${face.frame}" aria-label="${accessibleName(face)}">${frame(face.frame, face.id)}<div class="in">${inside}</div></article>`

function thumb(face: CardFace, emblems: Emblems): string {
  const art = vignette(face.id, face.scene, { w: 100, h: 140, y: 0.42, size: 0.62 }, emblems)
  const difficulty =
    face.difficulty === null
      ? ''
      : `<span class="tdiff" data-icon="difficulty" aria-hidden="true">${face.difficulty}</span>`
  return wrap(
    face,
    'thumb',
    `<div class="art">${art}</div><div class="tt" aria-hidden="true">${escaped(face.title)}</div>${difficulty}`,
  )
}

/** A tucked card: only its path is seen, without what worked once. */
function strip(face: CardFace, which: number, emblems: Emblems): string {
  const path = face.paths[which] ?? { name: face.title, plusOne: false, rewards: face.rewards }
  const art = vignette(face.id, face.scene, { w: 70, h: 64, x: 0.42, size: 0.72 }, emblems)
  const lasting = path.rewards.filter((reward) => !ONCE.has(reward.icon))
  // a long name, or a long word, beside many icons takes the place of most of the picture
  const longest = Math.max(...path.name.split(/[\s-]/).map((word) => word.length))
  const isCrowded = (path.name.length > 20 && lasting.length > 2) || longest > 16 - 3 * lasting.length
  const crowded = isCrowded ? ' crowded' : ''
  return `<article class="strip${crowded} f-${face.frame}" aria-label="${accessibleName({ ...face, title: path.name })}"><span class="sart">${art}</span><span class="sn" aria-hidden="true">${escaped(path.name)}</span>${rewards(lasting, face)}</article>`
}

/** The markup of a card. The page needs `sprite()` once, and the styles. */
export function drawCard(face: CardFace, options: DrawOptions): string {
  const { size, emblems, path = 0 } = options
  if (size === 'thumb') return thumb(face, emblems)
  if (size === 'strip') return strip(face, path, emblems)
  return textCard(face, size, options)
}
