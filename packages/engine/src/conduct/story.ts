/** A hero's story: columns, icons, what may still be taken. */
import type { Box } from '../compile/box.ts'
import type { CompiledCard, Path } from '../compile/compiled.ts'
import type { Game } from '../state/game.ts'
import { withOne, without } from '../state/lists.ts'
import type { Adversary, CardNo, Hero, Seat } from '../state/types.ts'

/** Columns are the Origin's, the Motivation's or Class's, the Destiny's; the Heritage has none (R-ACT-09). */
export const LAST_COLUMN = 2

/**
 * The lowest column with fewer than three cards; the third takes what is left over (R-ACT-07, A-18). Only tucked cards
 * count (R-ACT-03), an Adversary of a row like any Challenge (R-ADVB-04).
 */
export const currentColumn = (g: Game, seat: Seat): number => {
  const { cardsPerColumn } = g.box.ruleset
  const cards = g.state.heroes[seat].story.length
  return cards < cardsPerColumn ? 0 : cards < 2 * cardsPerColumn ? 1 : LAST_COLUMN
}

/** Has this hero completed Act 1, 2 or 3? (R-ACT-02) */
export const hasCompleted = (g: Game, seat: Seat, act: number): boolean =>
  g.state.heroes[seat].story.length >= act * g.box.ruleset.cardsPerColumn

/** R-ACT-05: any revealed row except those of Acts the hero completed; so cards only go forward (R-ACT-06). */
export const mayUseRow = (g: Game, seat: Seat, row: number): boolean =>
  g.state.rows[row].open && !hasCompleted(g, seat, row + 1)

/** What joins a story (R-STORY-01) or leaves it (R-STORY-02) is counted once, here. */
export function addIcons(hero: Hero, path: Path, sign: 1 | -1): void {
  const icons = hero.icons.slice()
  for (let i = 0; i < icons.length; i++) {
    // not sign × icons: a negative zero would turn the whole list into one of floating-point numbers
    if (sign > 0) icons[i] += path.icons[i]
    else icons[i] -= path.icons[i]
  }
  hero.icons = icons
}

/** A card with powers comes into play beside a hero. */
export function enterPlay(g: Game, seat: Seat, no: CardNo): void {
  const card = g.box.cards[no]
  if (!hasPowers(card)) return
  const hero = g.hero(seat)
  hero.inPlay = withOne(hero.inPlay, no)
  hero.eventMask |= card.eventMask
  hero.powerWindows |= card.powerWindows
  hero.standingMask |= card.standingMask
  g.state.eventMask |= card.eventMask
  g.state.standingMask |= card.standingMask
}

export function leavePlay(g: Game, seat: Seat, no: CardNo): void {
  const hero = g.hero(seat)
  hero.inPlay = without(hero.inPlay, no)
  hero.eventMask = hero.inPlay.reduce((mask, c) => mask | g.box.cards[c].eventMask, 0)
  hero.powerWindows = hero.inPlay.reduce((windows, c) => windows | g.box.cards[c].powerWindows, 0)
  hero.standingMask = hero.inPlay.reduce((mask, c) => mask | g.box.cards[c].standingMask, 0)
  sumUpPowers(g)
}

/** What all powers together listen to and stand on, once those of a card have come or gone. */
export function sumUpPowers({ state, box }: Game): void {
  let eventMask = state.adversary?.eventMask ?? 0
  let standingMask = state.adversary?.standingMask ?? 0
  for (const h of state.heroes) {
    eventMask |= h.eventMask
    standingMask |= h.standingMask
  }
  for (const card of state.watchers) {
    eventMask |= box.eventMasks[card]
    standingMask |= box.standingMasks[card]
  }
  state.eventMask = eventMask
  state.standingMask = standingMask
}

/** The cards among these whose powers work, and what they listen to, are open in and stand on together. */
export function powersOf(
  box: Box,
  cards: readonly CardNo[],
): Pick<Adversary, 'inPlay' | 'eventMask' | 'powerWindows' | 'standingMask'> {
  const inPlay = cards.filter((card) => hasPowers(box.cards[card]))
  return {
    inPlay,
    eventMask: inPlay.reduce((mask, card) => mask | box.cards[card].eventMask, 0),
    powerWindows: inPlay.reduce((windows, card) => windows | box.cards[card].powerWindows, 0),
    standingMask: inPlay.reduce((mask, card) => mask | box.cards[card].standingMask, 0),
  }
}

export const hasPowers = (card: CompiledCard): boolean => card.powers.length > 0 || card.standing.length > 0
