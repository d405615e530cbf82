/** Cards are conserved: every card of the box lies in exactly one place. */
import type { Box } from '../compile/box.ts'
import { holdsCard } from '../state/game.ts'
import { type CardNo, type GameState, NO_CARD, NOBODY, tuckedCard } from '../state/types.ts'

type Visit = (cards: readonly CardNo[], zone: string, of: number, from?: number) => void

/** Calls back with every place where cards lie. An empty slot is NO_CARD. */
function eachZone(state: GameState, visit: Visit): void {
  state.heroes.forEach((h, seat) => {
    visit([h.heritage, h.origin, h.motivation, h.destiny], 'the Character cards of seat', seat)
    visit(h.dealt, 'the cards dealt to seat', seat)
    visit(h.hand, 'the hand of seat', seat)
    visit(h.played, 'the Feats played by seat', seat)
    visit(h.story.map(tuckedCard), 'the story of seat', seat)
    visit(h.allies, 'the Allies of seat', seat)
    visit(h.lost, 'the sacrificed Allies of seat', seat)
  })
  state.rows.forEach((r, row) => {
    visit(r.cards, 'row', row)
    visit(r.allies, 'the Allies in row', row)
  })
  state.decks.forEach((d, deck) => {
    visit(d.cards, 'deck', deck, d.at)
    visit(d.discard, 'the discards of deck', deck)
  })
  visit(state.out, 'the cards out of the game', -1)
  const a = state.adversary
  if (a !== null) {
    // a base Adversary that was defeated lies in a story (R-COOPB-15)
    if (a.defeatedBy === NOBODY) visit([a.card], 'the place of the Adversary', -1)
    visit(a.quests, 'the Quests', -1)
    visit(a.shown, 'the cards that the Adversary has shown', -1)
  }
  if (state.attempt !== null) visit(state.attempt.revealed, 'the Adversary Feats of the attempt', -1)
  for (const item of state.stack) visit([item.card], 'the stack', -1)
  for (const f of state.frames) if (holdsCard(f)) visit([f.card], `the frame ${f.proc}`, -1)
}

export function zoneProblems(state: GameState, box: Box, problems: string[]): void {
  const times = new Uint8Array(box.cards.length)
  let strange = 0
  eachZone(state, (cards, _zone, _of, from = 0) => {
    for (let i = from; i < cards.length; i++) {
      const card = cards[i]
      if (card >= 0 && card < times.length) times[card]++
      else if (card !== NO_CARD) strange++
    }
  })
  if (strange === 0 && times.every((n) => n === 1)) return
  const places = new Map<CardNo, string[]>()
  eachZone(state, (cards, zone, of, from = 0) => {
    const where = of < 0 ? zone : `${zone} ${of}`
    for (const card of cards.slice(from)) {
      if (card === NO_CARD) continue
      if (box.cards[card] === undefined) problems.push(`${where} holds ${card}, which is no card of the box`)
      else places.set(card, [...(places.get(card) ?? []), where])
    }
  })
  box.cards.forEach((card, no) => {
    const found = places.get(no) ?? []
    if (found.length === 0) problems.push(`card ${no} (${card.id}) is nowhere`)
    else if (found.length > 1) problems.push(`card ${no} (${card.id}) is in ${found.join(' and in ')}`)
  })
}
