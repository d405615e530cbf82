/** Cards are conserved: every card of the box lies in exactly one place. */
import type { Box } from '../compile/box.ts'
import { framesOf, holdsCard } from '../state/game.ts'
import { procOf } from '../state/places.ts'
import { type CardNo, type GameState, NO_CARD, NOBODY, tuckedCard } from '../state/types.ts'

type Visit = (card: CardNo, zone: string, of: number) => void

/** Calls back with every card and where it lies. An empty slot is NO_CARD. */
function eachCard(state: GameState, visit: Visit): void {
  const all = (cards: readonly CardNo[], zone: string, of: number, from = 0): void => {
    for (let i = from; i < cards.length; i++) visit(cards[i], zone, of)
  }
  for (let seat = 0; seat < state.heroes.length; seat++) {
    const h = state.heroes[seat]
    visit(h.heritage, 'the Character cards of seat', seat)
    visit(h.origin, 'the Character cards of seat', seat)
    visit(h.motivation, 'the Character cards of seat', seat)
    visit(h.destiny, 'the Character cards of seat', seat)
    all(h.dealt, 'the cards dealt to seat', seat)
    all(h.hand, 'the hand of seat', seat)
    all(h.played, 'the Feats played by seat', seat)
    for (const t of h.story) visit(tuckedCard(t), 'the story of seat', seat)
    all(h.allies, 'the Allies of seat', seat)
    all(h.lost, 'the sacrificed Allies of seat', seat)
  }
  for (let row = 0; row < state.rows.length; row++) {
    all(state.rows[row].cards, 'row', row)
    all(state.rows[row].allies, 'the Allies in row', row)
  }
  for (let deck = 0; deck < state.decks.length; deck++) {
    const d = state.decks[deck]
    all(d.cards, 'deck', deck, d.at)
    all(d.discard, 'the discards of deck', deck)
  }
  all(state.out, 'the cards out of the game', -1)
  const a = state.adversary
  if (a !== null) {
    // a base Adversary that was defeated lies in a story (R-COOPB-15)
    if (a.defeatedBy === NOBODY) visit(a.card, 'the place of the Adversary', -1)
    all(a.quests, 'the Quests', -1)
    all(a.shown, 'the cards that the Adversary has shown', -1)
  }
  if (state.attempt !== null) all(state.attempt.revealed, 'the Adversary Feats of the attempt', -1)
  for (const item of state.stack) visit(item.card, 'the stack', -1)
  for (const f of framesOf(state)) if (holdsCard(f)) visit(f.card, `the frame ${procOf(f)}`, -1)
}

/** By card number, written anew for each state. */
let seen = new Uint8Array(0)

/** As many different cards of the box as cards in all, and as many as the box has: each lies in one place. */
function isConserved(state: GameState, box: Box): boolean {
  if (seen.length === box.cards.length) seen.fill(0)
  else seen = new Uint8Array(box.cards.length)
  let lying = 0
  let sound = true
  eachCard(state, (card) => {
    if (card === NO_CARD) return
    // neither a number beyond the box nor a card met before is 0
    if (seen[card] !== 0) sound = false
    seen[card] = 1
    lying++
  })
  return sound && lying === box.cards.length
}

export function zoneProblems(state: GameState, box: Box, problems: string[]): void {
  if (isConserved(state, box)) return
  const places = new Map<CardNo, string[]>()
  eachCard(state, (card, zone, of) => {
    if (card === NO_CARD) return
    const where = of < 0 ? zone : `${zone} ${of}`
    if (box.cards[card] === undefined) problems.push(`${where} holds ${card}, which is no card of the box`)
    else places.set(card, [...(places.get(card) ?? []), where])
  })
  box.cards.forEach((card, no) => {
    const found = places.get(no) ?? []
    if (found.length === 0) problems.push(`card ${no} (${card.id}) is nowhere`)
    else if (found.length > 1) problems.push(`card ${no} (${card.id}) is in ${found.join(' and in ')}`)
  })
}
