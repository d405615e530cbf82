/** Some full state that fits a view: the only door through which a bot gets a state. */
import { type Box, boxOf } from '../compile/box.ts'
import { EVENT } from '../compile/events.ts'
import { copyRandom, type RandomState, reseed, shuffle } from '../random/random.ts'
import { copyAdversary, copyAttempt, copyFrame, copyHero, copyTurn } from '../state/copy.ts'
import { type CardNo, type GameState, NO_CARD, tuckedCard } from '../state/types.ts'
import type { View } from './view.ts'
import { HIDDEN, HIDDEN_ANTIHERO, HIDDEN_HERO } from './visibility.ts'

/** Unseen cards, a shuffled pile for each place where they can be. */
interface Unseen {
  hero: CardNo[]
  antihero: CardNo[]
  special: CardNo[]
  acts: CardNo[][]
  origins: CardNo[]
  motivations: CardNo[]
  destinies: CardNo[]
  heritages: CardNo[]
}

/** The state owns all its parts: it may be advanced in place. Its generator is seeded anew from `random`, which moves on. */
export function imagine(view: View, random: RandomState): GameState {
  const box = boxOf(view.setup)
  const unseen = unseenCards(view, box, random)
  const take = (pile: CardNo[]): CardNo => pile.pop() ?? NO_CARD
  const heroes = view.heroes.map((h) => {
    const hero = copyHero(h)
    hero.hand = h.hand.map((card) =>
      card === HIDDEN_HERO ? take(unseen.hero) : card === HIDDEN_ANTIHERO ? take(unseen.antihero) : card,
    )
    if (h.origin === HIDDEN) hero.origin = take(unseen.origins)
    if (h.motivation === HIDDEN) hero.motivation = take(unseen.motivations)
    if (h.destiny === HIDDEN) hero.destiny = take(unseen.destinies)
    hero.dealt = h.dealt.map((card, i) =>
      card === HIDDEN ? take(dealtPile(unseen, h.dealt.length, i)) : card,
    )
    return hero
  })
  const rows = view.rows.map((r, row) => ({
    open: r.open,
    cards: r.cards.map((card) => (card === HIDDEN ? take(unseen.acts[row]) : card)),
    allies: r.allies.slice(),
  }))
  const piles = [...unseen.acts, unseen.hero, unseen.antihero, unseen.special]
  const decks = view.decks.map((d, i) => ({
    cards: piles[i].splice(0, d.left),
    at: 0,
    discard: d.discard.slice(),
  }))
  const left = [unseen.origins, unseen.motivations, unseen.destinies, unseen.heritages].flat()
  const frames = view.frames.map((f) => {
    const copy = copyFrame(f)
    const hand = copy.that >= 0 ? heroes[copy.that].hand : []
    if (copy.detail === HIDDEN && copy.event === EVENT['feat-drawn'])
      copy.detail = hand[hand.length - 1] ?? NO_CARD
    return copy
  })
  return {
    setup: view.setup,
    random: reseed(copyRandom(random), view.turn.number),
    phase: view.phase,
    turn: copyTurn(view.turn),
    heroes,
    rows,
    decks,
    out: [...view.out.filter((card) => card !== HIDDEN), ...left],
    watchers: view.watchers.slice(),
    adversary: view.adversary === null ? null : copyAdversary(view.adversary),
    attempt: view.attempt === null ? null : copyAttempt(view.attempt),
    stack: view.stack.slice(),
    frames,
    usedThisTurn: view.usedThisTurn.slice(),
    usedEver: view.usedEver.slice(),
    endedBy: view.endedBy,
    finale: view.finale,
    outcome: view.outcome,
  }
}

/** Character cards are dealt Origins first, then Motivations, then Destinies, as many of each. */
function dealtPile(unseen: Unseen, dealt: number, i: number): CardNo[] {
  const third = dealt / 3
  return i < third ? unseen.origins : i < 2 * third ? unseen.motivations : unseen.destinies
}

function unseenCards(view: View, box: Box, random: RandomState): Unseen {
  const seen = new Uint8Array(box.cards.length)
  const see = (cards: readonly CardNo[]) => {
    for (let i = 0; i < cards.length; i++) if (cards[i] >= 0) seen[cards[i]] = 1
  }
  for (const h of view.heroes) {
    see(h.hand)
    see(h.played)
    see(h.allies)
    see(h.lost)
    see(h.dealt)
    see([h.heritage, h.origin, h.motivation, h.destiny])
    for (const t of h.story) seen[tuckedCard(t)] = 1
  }
  for (const r of view.rows) {
    see(r.cards)
    see(r.allies)
  }
  for (const d of view.decks) see(d.discard)
  see(view.out)
  for (const item of view.stack) seen[item.card] = 1
  for (const f of view.frames) if (f.card >= 0) seen[f.card] = 1
  if (view.adversary !== null) see(view.adversary.shown)
  if (view.attempt !== null) see(view.attempt.revealed)
  const pile = (cards: readonly CardNo[]) =>
    shuffle(
      random,
      cards.filter((card) => seen[card] === 0),
    )
  return {
    hero: pile(box.feats.hero),
    antihero: pile(box.feats.antihero),
    special: pile(box.special),
    acts: box.acts.map(pile),
    origins: pile(box.origins),
    motivations: pile(box.motivations),
    destinies: pile(box.destinies),
    heritages: pile(box.heritages),
  }
}
