/** The table as one seat sees it, a few lines for the whole of it. */
import type { Hero, View } from '@runesaga/engine'
import { colour } from '../colour.ts'
import type { CardText } from './card-text.ts'
import type { Teller } from './teller.ts'

const ROWS = ['I', 'II', 'III']

export function tableText(view: View, seat: number, points: number, teller: Teller, text: CardText): string {
  const lines: string[] = []
  const a = view.adversary
  if (a !== null) {
    const goal = a.goal > 0 ? ` of ${a.goal}` : ''
    lines.push(colour.red(`${teller.card(a.card)}: ${a.xp}${goal} Experience`))
    for (const card of [a.card, ...a.quests]) {
      for (const power of text.powers(teller.box.cards[card])) lines.push(colour.dim(`  ${power}`))
    }
  }
  view.rows.forEach((row, i) => {
    if (!row.open) return
    lines.push(colour.bold(`Act ${ROWS[i]}`))
    row.cards.forEach((card, slot) => {
      if (card < 0) return
      lines.push(`  ${storyCard(card, teller, text)}`)
      const ally = row.allies[slot]
      if (ally >= 0)
        lines.push(`      with ${teller.card(ally)}: ${teller.gives(teller.box.cards[ally].paths[0])}`)
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
      const gives = teller.gives(card.paths[0])
      return `  ${card.name.en} ${colour.dim(card.kind)} ${gives === 'nothing' ? '' : gives} ${colour.dim(text.character(card))}`
    })
    .join('\n')

function storyCard(no: number, teller: Teller, text: CardText): string {
  const card = teller.box.cards[no]
  if (card.kind === 'trait') {
    const asks = text.trait(card)
    return `${card.name.en} ${colour.dim('Trait')} ${teller.gives(card.paths[0])}${asks === '' ? '' : colour.dim(` · ${asks}`)}`
  }
  const paths = card.paths.map((path) => `${path.plusOne ? '+1 ' : ''}${path.name.en}: ${teller.gives(path)}`)
  const powers = card.kind === 'adversary' ? ` · ${text.powers(card).join('; ')}` : ''
  const head = `${card.name.en} ${colour.yellow(String(card.difficulty))} ${teller.abilities(card.abilities)}`
  return `${head}${colour.dim(powers)}\n      ${colour.dim(paths.join('\n      '))}`
}

function heroLines(
  h: Hero,
  own: boolean,
  name: string,
  points: number | null,
  teller: Teller,
  text: CardText,
): string[] {
  const cards = [h.heritage, h.origin, h.motivation]
    .filter((card) => card >= 0)
    .map((card) => teller.card(card))
  if (h.destiny >= 0) cards.push(teller.card(h.destiny))
  const standing = [`${h.story.length} story cards`, `${h.xp} Experience`, teller.level(h.level)]
  if (h.banked > 0) standing.push(`${h.banked} on the Class`)
  if (points !== null) standing.push(`${points} points`)
  const lines = [`${colour.bold(name)} ${cards.join(', ')}`, `  ${standing.join(' · ')}`]
  lines.push(`  ${teller.icons(h.icons)}`)
  if (h.allies.length > 0) lines.push(`  Allies: ${h.allies.map((card) => teller.card(card)).join(', ')}`)
  if (h.hand.length > 0) lines.push(`  hand: ${h.hand.map((card) => teller.card(card)).join(', ')}`)
  if (own && h.destiny >= 0) lines.push(colour.dim(`  Destiny: ${text.scoring(teller.box.cards[h.destiny])}`))
  return lines
}
