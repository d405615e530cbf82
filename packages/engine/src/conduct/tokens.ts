/** Experience, the Corruption track, and the Adversary's tokens. */

import { EVENT } from '../compile/events.ts'
import { BOTTOM } from '../rulesets/index.ts'
import { cardFrame, frame, type Game } from '../state/game.ts'
import { AT } from '../state/places.ts'
import { type CardNo, NO_CARD, NOBODY, type Seat } from '../state/types.ts'
import { moveToLevel } from './decks.ts'
import { fire } from './fire.ts'

/** Gains or loses Experience; never below 0, and the bank has no bottom (R-COMP-07, A-33). */
export function gainXp(g: Game, seat: Seat, amount: number, by: CardNo = NO_CARD): void {
  if (seat === NOBODY) return
  const change = Math.max(amount, -g.state.heroes[seat].xp)
  if (change === 0) return
  g.hero(seat).xp += change
  if (g.events !== null) g.emit({ type: 'xp', seat, amount: change, by })
}

/** Corruption comes level by level: see procedures/corruption.ts. */
export function gainCorruption(g: Game, seat: Seat, levels: number, by: CardNo = NO_CARD): void {
  if (seat === NOBODY || levels === 0 || g.state.heroes[seat].level >= BOTTOM) return
  if (g.state.phase === 'setup') startLower(g, seat, levels, by)
  else g.push(cardFrame(AT.corruption.next, seat, by, levels))
}

/** An offset of the start level is no event (R-SETUP-08). */
function startLower(g: Game, seat: Seat, levels: number, by: CardNo): void {
  const from = g.state.heroes[seat].level
  const to = Math.min(BOTTOM, Math.max(0, from + levels))
  moveToLevel(g.box, g.hero(seat), to)
  if (g.events !== null) g.emit({ type: 'level', seat, from, to, by })
}

/** Each Virtue moves one level up; beyond the top it is lost (R-CORR-02). */
export function gainVirtue(g: Game, seat: Seat, levels: number, by: CardNo = NO_CARD): void {
  if (seat === NOBODY) return
  if (g.state.phase === 'setup') {
    startLower(g, seat, -levels, by)
    return
  }
  for (let i = 0; i < levels && g.state.heroes[seat].level > 0; i++) {
    const hero = g.hero(seat)
    const from = hero.level
    moveToLevel(g.box, hero, from - 1)
    if (g.events !== null) g.emit({ type: 'level', seat, from, to: from - 1, by })
    fire(g, EVENT['virtue-gained'], seat, -1)
  }
}

/**
 * Changes the Adversary's Experience; never below 0 (R-ADV-05, R-ODIUM-06, A-47). Without an Adversary nothing happens
 * (R-COMPE-04, A-37).
 */
export function changeAdversaryXp(g: Game, amount: number, that: Seat, by: CardNo = NO_CARD): void {
  const a = g.state.adversary
  if (a === null) return
  const change = Math.max(amount, -a.xp)
  if (change === 0) return
  const left = (g.adversary().xp += change)
  if (g.events !== null) g.emit({ type: 'adversary-xp', amount: change, total: left, by })
  fire(g, change > 0 ? EVENT['adversary-gains'] : EVENT['adversary-loses'], that, -1)
  // R-COOPB-10: on top of everything, so that nothing else happens any more
  if (a.goal > 0 && left >= a.goal && change > 0) g.push(frame(AT.end.adversaryWins, that))
}
