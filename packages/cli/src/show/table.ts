/** The table as one seat sees it, a few lines for the whole of it. */
import type { Hero, Knowledge } from '@runesaga/engine'
import { actName, iconWords } from '@runesaga/words'
import { colour } from '../colour.ts'
import type { CardText } from './card-text.ts'
import type { Teller } from './teller.ts'

export function tableText(
  view: Knowledge,
  seat: number,
  points: number,
  teller: Teller,
  text: CardText,
): string {
  const lines: string[] = []
  const a = view.adversary
  if (a !== null) {
    const standing = { card: teller.card(a.card), xp: iconWords('xp', a.xp, teller.words), goal: a.goal }
    lines.push(
      colour.red(teller.words.say(a.goal > 0 ? 'terminal/adversary/goal' : 'terminal/adversary', standing)),
    )
    for (const card of [a.card, ...a.quests]) {
      for (const rule of text.rules(card)) lines.push(colour.dim(`  ${rule}`))
    }
  }
  view.rows.forEach((row, i) => {
    if (!row.open) return
    lines.push(colour.bold(actName(i + 1, teller.words)))
    row.cards.forEach((card, slot) => {
      if (card < 0) return
      lines.push(`  ${storyCard(card, teller, text)}`)
      const ally = row.allies[slot]
      if (ally < 0) return
      const gives = teller.gives(teller.box.cards[ally].paths[0])
      lines.push(`      ${teller.words.say('terminal/ally', { card: teller.card(ally), gives })}`)
    })
  })
  view.heroes.forEach((hero, i) => {
    lines.push(...heroLines(hero, i === seat, teller.hero(i), i === seat ? points : null, teller, text))
  })
  return lines.join('\n')
}

/** The Character cards to choose from. */
export const dealtText = (dealt: readonly number[], teller: Teller, text: CardText): string =>
  dealt
    .map((no) => {
      const card = teller.box.cards[no]
      const { one: kind } = teller.words.terms.kinds[card.kind]
      const gives = teller.gives(card.paths[0])
      const parts = [colour.bold(teller.card(no)), colour.dim(kind)]
      if (gives !== teller.words.say('terminal/nothing')) parts.push(gives)
      return `  ${parts.join(' · ')}\n      ${colour.dim(text.whole(no))}`
    })
    .join('\n')

function storyCard(no: number, teller: Teller, text: CardText): string {
  const card = teller.box.cards[no]
  if (card.kind === 'trait') {
    const asks = text.whole(no)
    const { one: kind } = teller.words.terms.kinds.trait
    const head = `${teller.card(no)} · ${colour.dim(kind)} · ${teller.gives(card.paths[0])}`
    return asks === '' ? head : `${head}\n      ${colour.dim(asks)}`
  }
  const paths = card.paths.map((path, i) => {
    const what = `${path.plusOne ? '+1 ' : ''}${teller.path(no, i)}`
    return teller.words.say('terminal/gives', { what, gives: teller.gives(path) })
  })
  const difficulty = colour.yellow(teller.words.say('terminal/difficulty', { n: card.difficulty }))
  const head = [teller.card(no), difficulty, teller.abilities(card.abilities)].join(' · ')
  return [head, ...[...paths, ...text.rules(no)].map(colour.dim)].join('\n      ')
}

function heroLines(
  h: Hero,
  own: boolean,
  name: string,
  points: number | null,
  teller: Teller,
  text: CardText,
): string[] {
  const cards = [h.heritage, h.origin, h.motivation, h.destiny].filter((card) => card >= 0)
  const xp = (n: number) => iconWords('xp', n, teller.words)
  const standing = [
    teller.words.say('terminal/story-cards', { n: h.story.length }),
    xp(h.xp),
    teller.level(h.level),
  ]
  if (h.banked > 0) standing.push(teller.words.say('terminal/on-class', { xp: xp(h.banked) }))
  if (points !== null) standing.push(teller.words.say('terminal/points', { n: points }))
  const lines = [`${colour.bold(name)} · ${teller.cards(cards)}`, `  ${standing.join(' · ')}`]
  lines.push(`  ${teller.icons(h.icons)}`)
  if (h.allies.length > 0)
    lines.push(`  ${teller.words.say('terminal/allies', { cards: teller.cards(h.allies) })}`)
  if (h.hand.length > 0) lines.push(`  ${teller.words.say('terminal/hand', { cards: teller.cards(h.hand) })}`)
  if (own && h.destiny >= 0) {
    lines.push(colour.dim(`  ${teller.words.say('terminal/destiny', { text: text.whole(h.destiny) })}`))
  }
  return lines
}
