/** From dealt Character cards to the first turn (R-SETUP). */

import { EVENT } from '../compile/events.ts'
import { moveToLevel } from '../conduct/decks.ts'
import { fire } from '../conduct/fire.ts'
import { addIcons, enterPlay } from '../conduct/story.ts'
import { frame, type Game, GO, WAIT } from '../state/game.ts'
import { AT } from '../state/places.ts'
import { NO_CARD, type Seat } from '../state/types.ts'
import { procedure } from './procedure.ts'
import { freshTurn, openRow } from './turn.ts'

/** A hero keeps one Character card of each kind; the others leave the game (R-SETUP-02, R-SETUP-03). */
export function keepCharacters(
  g: Game,
  seat: Seat,
  origin: number,
  motivation: number,
  destiny: number,
): void {
  const hero = g.hero(seat)
  const kept = [origin, motivation, destiny]
  g.out().push(...hero.dealt.filter((card) => !kept.includes(card)))
  hero.dealt = []
  hero.origin = origin
  hero.motivation = motivation
  hero.destiny = destiny
  g.emit({ type: 'kept', seat, cards: kept })
}

export const setup = procedure('setup', {
  /** all heroes choose at the same time, in secret */
  keep(g, f) {
    if (g.state.heroes.some((h) => h.dealt.length > 0)) return WAIT
    f.place = AT.setup.show
    return GO
  },
  /** R-SETUP-06, R-SETUP-07: all but the Destiny are face-up */
  show(g, f) {
    f.place = AT.setup.openFirstRow
    g.state.heroes.forEach((_, seat) => {
      const hero = g.hero(seat)
      // R-STORY-05, R-STORY-06: their icons count and their powers work from now on (R-CHAR-01, R-CHAR-02).
      // Not the Heritage's: it is no part of the story (R-STORY-02) and waits for a Twist of Fate (R-CHAR-10).
      for (const card of [hero.origin, hero.motivation]) {
        if (card === NO_CARD) continue
        addIcons(hero, g.box.cards[card].paths[0], 1)
        enterPlay(g, seat, card)
        // R-SETUP-08
        if (g.box.cards[card].start >= 0) moveToLevel(g.box, hero, g.box.cards[card].start)
      }
      const { heritage, origin, motivation } = hero
      g.emit({ type: 'characters-shown', seat, heritage, origin, motivation })
    })
    for (let seat = g.state.heroes.length - 1; seat >= 0; seat--) fire(g, EVENT['game-start'], seat, -1)
    return GO
  },
  /** R-SETUP-10, R-SETUP-11: the first hero assigns Allies */
  openFirstRow(g, f) {
    f.place = AT.setup.firstTurn
    openRow(g, 0, f.seat)
    return GO
  },
  firstTurn(g, f) {
    g.pop()
    g.state.phase = 'play'
    g.newTurn(freshTurn(f.seat, 0))
    g.push(frame(AT.turn.begin, f.seat))
    return GO
  },
})
