/** A Story card joins a story: tucked, its icons counted, its one-time icons resolved. */
import { EVENT } from '../compile/events.ts'
import { RADIANT } from '../language/names.ts'
import type { Game } from '../state/game.ts'
import { withOne } from '../state/lists.ts'
import { type CardNo, DID, type Seat, tucked } from '../state/types.ts'
import { drawFeat } from './decks.ts'
import { fire } from './fire.ts'
import { addIcons, currentColumn } from './story.ts'
import { gainCorruption, gainVirtue } from './tokens.ts'

/** R-ACT-01: always under the current column, whatever its own Act. The other path counts for nothing (R-STORY-03). */
export function tuckCard(g: Game, seat: Seat, card: CardNo, path: number): void {
  const column = currentColumn(g, seat)
  const hero = g.hero(seat)
  hero.story = withOne(hero.story, tucked(card, path))
  addIcons(hero, g.box.cards[card].paths[path], 1)
  if (g.state.turn.seat === seat) g.turn().did |= DID['path-gained']
  if (g.events !== null) g.emit({ type: 'tucked', seat, card, path, column })
}

/** R-STORY-04: Virtue up, Corruption down, cards drawn. */
export function resolveOneTimeIcons(g: Game, seat: Seat, card: CardNo, path: number): void {
  const gives = g.box.cards[card].paths[path]
  gainCorruption(g, seat, gives.corruption, card)
  gainVirtue(g, seat, gives.virtue, card)
  for (let i = 0; i < gives.hero; i++) drawFeat(g, seat, 'hero')
  for (let i = 0; i < gives.antihero; i++) drawFeat(g, seat, 'antihero')
}

/** Tells the powers in play of the new card: Radiant icons (R-ODIUM-18), the path, the end of an Act. */
export function announceGain(g: Game, seat: Seat, card: CardNo, path: number): void {
  const n = g.state.heroes[seat].story.length
  const perColumn = g.box.ruleset.cardsPerColumn
  if (n % perColumn === 0 && n <= 3 * perColumn) {
    const act = n / perColumn
    if (g.events !== null) g.emit({ type: 'act-completed', seat, act })
    fire(g, EVENT['act-ended'], seat, act)
  }
  for (let i = g.box.cards[card].paths[path].icons[RADIANT]; i > 0; i--) {
    fire(g, EVENT['radiant-added'], seat, tucked(card, path))
  }
  fire(g, EVENT['path-gained'], seat, tucked(card, path))
}
