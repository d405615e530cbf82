/** The end of the game (R-END): Destinies are revealed, scores compared, the Adversary's fate looked at. */

import { discardStoryCard } from '../conduct/rows.ts'
import { addIcons } from '../conduct/story.ts'
import { scoreSheet } from '../score/sheet.ts'
import { type Game, WAIT } from '../state/game.ts'
import { procOf } from '../state/places.ts'
import {
  ADVERSARY_DECK,
  FIRST_SIDE,
  hasBeaten,
  NO_CARD,
  NOBODY,
  type Outcome,
  type Seat,
} from '../state/types.ts'
import { layPlayed } from '../words/feats.ts'
import { procedure } from './procedure.ts'

/** R-COOPB-10, A-30: the base Adversary wins at the moment at which it reaches its goal, whatever is going on. */
export const end = procedure('end', { adversaryWins: endGame })

/** R-END-03 */
export function endGame(g: Game): typeof WAIT {
  g.state.phase = 'over'
  putDownCards(g)
  revealDestinies(g)
  const outcome = judge(g)
  g.state.outcome = outcome
  g.state.top = null
  g.newAttempt(null)
  if (g.events !== null) g.emit({ type: 'game-over', ...outcome })
  return WAIT
}

/** Cards in mid-air when the game ends: Feats that were played lie beside their player's story, others are discarded. */
function putDownCards(g: Game): void {
  for (const { card, by } of g.state.stack) layPlayed(g, card, by)
  if (g.state.stack.length > 0) g.stack().length = 0
  for (let f = g.state.top; f !== null; f = f.below) {
    if (procOf(f) === 'feat') layPlayed(g, f.card, f.seat)
    else if (procOf(f) === 'refill' && f.card !== NO_CARD) discardStoryCard(g, f.card)
  }
  const revealed = g.state.attempt?.revealed ?? []
  if (revealed.length > 0) g.discards(ADVERSARY_DECK).push(...revealed)
}

function revealDestinies(g: Game): void {
  const cards: number[] = []
  g.state.heroes.forEach((h, seat) => {
    cards.push(h.destiny)
    if (h.destinyUp || h.destiny === NO_CARD) return
    const hero = g.hero(seat)
    hero.destinyUp = true
    addIcons(hero, g.box.cards[hero.destiny].paths[0], 1)
  })
  g.emit({ type: 'destinies-revealed', cards })
}

/** R-SCORE-10: the highest; ties share it. */
function highest(g: Game, among: readonly Seat[]): Seat[] {
  const scores = among.map((seat) => scoreSheet(g.box, g.state, seat).total)
  const best = Math.max(...scores)
  return among.filter((_, i) => scores[i] === best)
}

/** R-SCORE-11: without a party that won there is no ranking, but for loyalists. In solo it comes to won or lost (R-SCORE-12). */
function judge(g: Game): Outcome {
  const seats = g.state.heroes.map((_, seat) => seat)
  const a = g.state.adversary
  if (a === null) return { winners: highest(g, seats), party: null, loyalists: false, why: 'highest-destiny' }
  const won = (why: Outcome['why'], among = seats): Outcome => ({
    winners: highest(g, among),
    party: 'won',
    loyalists: false,
    why,
  })
  const lost = (why: Outcome['why']): Outcome => ({ winners: [], party: 'lost', loyalists: false, why })
  switch (g.box.ruleset.adversary) {
    case 'goal': // R-COOPB-16, R-COOPB-17
      if (a.goal > 0 && a.xp >= a.goal) return lost('adversary-reached-goal')
      return a.defeatedBy !== NOBODY ? won('adversary-defeated') : lost('adversary-has-xp')
    case 'two-sided': // R-ADV-18, A-46; what it had before doesn't matter (R-ADV-19)
      return a.xp === 0 ? won('adversary-out-of-xp') : lost('adversary-has-xp')
    case 'last-foe': {
      // R-ODIUM-13, R-ODIUM-15, R-ODIUM-17, A-35
      const loyal = seats.filter((seat) => g.state.heroes[seat].pledged)
      const facing = seats.filter((seat) => !g.state.heroes[seat].pledged)
      const failed = facing.some((seat) => !hasBeaten(g.state.heroes[seat], FIRST_SIDE))
      if (facing.length > 0 && !failed && a.xp === 0) return won('adversary-defeated', facing)
      const why = facing.length === 0 ? 'nobody-to-face' : failed ? 'hero-failed' : 'adversary-has-xp'
      if (loyal.length === 0) return lost(why)
      return { winners: highest(g, loyal), party: 'lost', loyalists: true, why }
    }
  }
}
