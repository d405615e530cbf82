/** Allies beside a hero: gained, sacrificed, restored. */
import { EVENT } from '../compile/events.ts'
import { RADIANT } from '../language/names.ts'
import { effectFrame, type Game } from '../state/game.ts'
import { withOne, without } from '../state/lists.ts'
import { type CardNo, type Seat, tucked } from '../state/types.ts'
import { fire } from './fire.ts'
import { addIcons, enterPlay, leavePlay } from './story.ts'

/** R-ALLY-06: face-up beside the story, under no column (R-ACT-03); its icons count, Radiant ones as added (R-ODIUM-18). */
export function gainAlly(g: Game, seat: Seat, card: CardNo): void {
  const hero = g.hero(seat)
  hero.allies = withOne(hero.allies, card)
  addIcons(hero, g.box.cards[card].paths[0], 1)
  enterPlay(g, seat, card)
  g.emit({ type: 'ally-gained', seat, card })
  for (let i = g.box.cards[card].paths[0].icons[RADIANT]; i > 0; i--) {
    fire(g, EVENT['radiant-added'], seat, tucked(card, 0))
  }
  fire(g, EVENT['ally-gained'], seat, card)
}

/**
 * R-ALLY-09: turned face-down, its icons leave the story. What its own sacrifice buys is gained also when something else
 * made it fall (R-ALLY-10), as far as its moment is there; `own` says that its own power is being paid for.
 */
export function sacrificeAlly(g: Game, seat: Seat, card: CardNo, own: boolean): void {
  const hero = g.hero(seat)
  if (!hero.allies.includes(card)) return
  hero.allies = without(hero.allies, card)
  hero.lost = withOne(hero.lost, card)
  addIcons(hero, g.box.cards[card].paths[0], -1)
  leavePlay(g, seat, card)
  g.emit({ type: 'ally-sacrificed', seat, card })
  if (!own) {
    const attempting = g.state.attempt !== null && g.state.attempt.seat === seat
    for (const { fall } of g.box.cards[card].powers) {
      if (fall === null) continue
      g.push(effectFrame(seat, seat, seat, card, attempting ? fall.attempting : fall.apart))
    }
  }
  fire(g, EVENT['ally-sacrificed'], seat, card)
}

export function restoreAlly(g: Game, seat: Seat, card: CardNo): void {
  const hero = g.hero(seat)
  hero.lost = without(hero.lost, card)
  hero.allies = withOne(hero.allies, card)
  addIcons(hero, g.box.cards[card].paths[0], 1)
  enterPlay(g, seat, card)
  g.emit({ type: 'ally-restored', seat, card })
}
