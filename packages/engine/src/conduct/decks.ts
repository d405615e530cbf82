/** Decks and discards: drawing, rebuilding, Feats in hands. */
import type { Box } from '../compile/box.ts'
import { EVENT } from '../compile/events.ts'
import type { FeatKind } from '../language/names.ts'
import { shuffle } from '../random/random.ts'
import type { Game } from '../state/game.ts'
import { withOne, without } from '../state/lists.ts'
import {
  ANTIHERO_DECK,
  type CardNo,
  HERO_DECK,
  type Hero,
  NO_CARD,
  NOBODY,
  type Seat,
} from '../state/types.ts'
import { fire } from './fire.ts'

/** The top card, after rebuilding the deck from its own discards if need be (R-TABLE-04…06); NO_CARD if there is none. */
export function drawFrom(g: Game, deckNo: number): CardNo {
  const d = g.state.decks[deckNo]
  if (d.at >= d.cards.length) {
    if (d.discard.length === 0) return NO_CARD
    const deck = g.deck(deckNo)
    deck.cards = shuffle(g.random(), deck.discard)
    deck.at = 0
    deck.discard = []
    if (g.events !== null) g.emit({ type: 'deck-reshuffled', deck: deckNo })
  }
  const deck = g.deck(deckNo)
  return deck.cards[deck.at++]
}

export const cardsLeft = (g: Game, deckNo: number): number => {
  const d = g.state.decks[deckNo]
  return d.cards.length - d.at + d.discard.length
}

/** R-TABLE-05: which kinds of Feats can be drawn, as choices made once: neither, one of them, both. */
const DRAWABLE: { kind: 'deck'; deck: FeatKind }[][] = [
  [],
  [{ kind: 'deck', deck: 'hero' }],
  [{ kind: 'deck', deck: 'antihero' }],
  [
    { kind: 'deck', deck: 'hero' },
    { kind: 'deck', deck: 'antihero' },
  ],
]
export const drawable = (g: Game): { kind: 'deck'; deck: FeatKind }[] =>
  DRAWABLE[(cardsLeft(g, HERO_DECK) > 0 ? 1 : 0) + (cardsLeft(g, ANTIHERO_DECK) > 0 ? 2 : 0)]

export const deckOfKind = (kind: FeatKind): number => (kind === 'hero' ? HERO_DECK : ANTIHERO_DECK)

/** Gives a hero another hand, however large (R-SETUP-18). */
export function holdInHand(box: Box, hero: Hero, hand: readonly CardNo[]): void {
  hero.hand = hand
  let kinds = 0
  for (let i = 0; i < hand.length; i++) kinds |= box.featKinds[hand[i]]
  hero.featKinds = kinds
  hero.featWindows = featWindowsOf(box, hero)
}

/** Puts a hero on another level of the track, which may forbid a kind of Feats (R-FEAT-02). */
export function moveToLevel(box: Box, hero: Hero, level: number): void {
  hero.level = level
  hero.featWindows = featWindowsOf(box, hero)
}

/** The windows in which a Feat of the hand might be played at the hero's level. */
function featWindowsOf(box: Box, { hand, level }: Hero): number {
  const playable = box.playableAt[level]
  let windows = 0
  for (let i = 0; i < hand.length; i++) windows |= playable[hand[i]]
  return windows
}

/** R-FEAT-01: into the hand, at once. A draw that can't happen is skipped (R-TABLE-05). */
export function drawFeat(g: Game, seat: Seat, kind: FeatKind): void {
  if (seat === NOBODY) return
  const card = drawFrom(g, deckOfKind(kind))
  if (card === NO_CARD) return
  const hero = g.hero(seat)
  holdInHand(g.box, hero, withOne(hero.hand, card))
  if (g.events !== null) g.emit({ type: 'feat-drawn', seat, kind, card })
  fire(g, EVENT['feat-drawn'], seat, card)
}

/** A discarded Feat scores nothing (R-FEAT-10) and may be drawn again (R-TABLE-01). */
export function discardFeat(g: Game, seat: Seat, card: CardNo): void {
  const hero = g.hero(seat)
  holdInHand(g.box, hero, without(hero.hand, card))
  g.discards(deckOfKind(g.box.cards[card].feat!.kind)).push(card)
  if (g.events !== null) g.emit({ type: 'feat-discarded', seat, card })
  fire(g, EVENT['feat-discarded'], seat, card)
}
