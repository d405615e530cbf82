/** The table as one seat sees it, a few lines for the whole of it. */
import {
  type AdversaryView,
  type CardRef,
  FACE_DOWN,
  type Face,
  type HeroView,
  type View,
} from '@runesaga/engine/view'
import { actName, iconWords } from '@runesaga/words'
import { colour } from '../colour.ts'
import { type CardText, iconParts } from './card-text.ts'
import type { Teller } from './teller.ts'

const isSeen = (card: Face): card is CardRef => card !== null && card !== FACE_DOWN

export function tableText(view: View, teller: Teller, text: CardText): string {
  const lines = view.adversary === null ? [] : adversaryLines(view.adversary, teller, text)
  view.rows.forEach((row, i) => {
    if (!row.open) return
    lines.push(colour.bold(actName(i + 1, teller.words)))
    for (const { card, ally } of row.places) {
      if (!isSeen(card)) continue
      lines.push(`  ${storyCard(card, teller, text)}`)
      if (ally === null) continue
      const said = { card: teller.card(ally), gives: text.gives(ally) }
      lines.push(`      ${teller.words.say('terminal/ally', said)}`)
    }
  })
  view.heroes.forEach((hero, seat) => {
    const points = view.you?.seat === seat ? (view.you.sheet?.total ?? null) : null
    lines.push(...heroLines(hero, teller.hero(seat), points, teller))
    if (view.you?.seat === seat && isSeen(hero.destiny))
      lines.push(colour.dim(`  ${teller.words.say('terminal/destiny', { text: text.whole(hero.destiny) })}`))
  })
  return lines.join('\n')
}

/** The Character cards to choose from. */
export const dealtText = ({ dealt }: HeroView, teller: Teller, text: CardText): string =>
  [...dealt.origin, ...dealt.motivation, ...dealt.destiny]
    .filter(isSeen)
    .map((card) => {
      const { one: kind } = teller.words.terms.kinds[text.data(card).type]
      const gives = text.gives(card)
      const parts = [colour.bold(teller.card(card)), colour.dim(kind)]
      if (gives !== teller.words.say('terminal/nothing')) parts.push(gives)
      return `  ${parts.join(' · ')}\n      ${colour.dim(text.whole(card))}`
    })
    .join('\n')

function adversaryLines({ card, xp, goal, quests }: AdversaryView, teller: Teller, text: CardText): string[] {
  const { words } = teller
  const standing = { card: teller.card(card), xp: iconWords('xp', xp, words) }
  const said =
    goal === null
      ? words.say('terminal/adversary', standing)
      : words.say('terminal/adversary/goal', { ...standing, goal })
  return [
    colour.red(said),
    ...[card, ...quests].flatMap((one) => text.rules(one).map((rule) => colour.dim(`  ${rule}`))),
  ]
}

function storyCard(card: CardRef, teller: Teller, text: CardText): string {
  const { type, difficulty, paths } = text.data(card)
  const { words } = teller
  if (type === 'trait') {
    const asks = text.whole(card)
    const head = `${teller.card(card)} · ${colour.dim(words.terms.kinds.trait.one)} · ${text.gives(card)}`
    return asks === '' ? head : `${head}\n      ${colour.dim(asks)}`
  }
  const names = type === 'challenge' ? (['top', 'bottom'] as const) : (['first'] as const)
  const given = names.map((path, i) => {
    const what = `${paths[i].plusOne ? '+1 ' : ''}${teller.path(card, path)}`
    return words.say('terminal/gives', { what, gives: text.gives(card, path) })
  })
  const hard = colour.yellow(words.say('terminal/difficulty', { n: difficulty! }))
  const head = [teller.card(card), hard, text.abilities(card)].join(' · ')
  return [head, ...[...given, ...text.rules(card)].map(colour.dim)].join('\n      ')
}

function heroLines(hero: HeroView, name: string, points: number | null, teller: Teller): string[] {
  const { words } = teller
  const xp = (n: number) => iconWords('xp', n, words)
  const cards = [hero.heritage, hero.origin, hero.motivation, hero.destiny].filter(isSeen)
  const standing = [
    words.say('terminal/story-cards', { n: hero.columns.flat().length }),
    xp(hero.xp),
    teller.level(hero.level),
  ]
  const banked = hero.class?.banked ?? 0
  if (banked > 0) standing.push(words.say('terminal/on-class', { xp: xp(banked) }))
  if (points !== null) standing.push(words.say('terminal/points', { n: points }))
  const icons = iconParts(hero.icons, words)
  const lines = [
    `${colour.bold(name)} · ${teller.cards(cards)}`,
    `  ${standing.join(' · ')}`,
    `  ${icons.length === 0 ? words.say('terminal/no-icons') : icons.join(', ')}`,
  ]
  if (hero.allies.length > 0)
    lines.push(`  ${words.say('terminal/allies', { cards: teller.cards(hero.allies) })}`)
  const hand = handText(hero.hand, teller)
  if (hand !== '') lines.push(`  ${words.say('terminal/hand', { cards: hand })}`)
  return lines
}

/** One's own cards by name, those of others by their backs. */
const handText = ({ hero, antihero, cards }: HeroView['hand'], teller: Teller): string =>
  cards !== null
    ? teller.cards(cards)
    : [
        ...Array<string>(hero).fill(teller.words.say('terminal/hidden/hero')),
        ...Array<string>(antihero).fill(teller.words.say('terminal/hidden/antihero')),
      ].join(', ')
