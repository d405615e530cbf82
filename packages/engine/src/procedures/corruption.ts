/** Gaining Corruption, level by level (R-CORR-02, R-CORR-06). */

import { EVENT, WINDOW } from '../compile/events.ts'
import { moveToLevel } from '../conduct/decks.ts'
import { fire } from '../conduct/fire.ts'
import { BOTTOM } from '../rulesets/index.ts'
import { type Game, GO } from '../state/game.ts'
import { AT } from '../state/places.ts'
import { corruptionFrame } from '../state/registers.ts'
import type { Frame } from '../state/types.ts'
import { SHIELD } from '../words/feats.ts'
import { procedure } from './procedure.ts'
import { pushWindow, somebodySpeaks } from './window.ts'

/** Takes off what the hero is protected from; true if this level doesn't come. */
function warded(g: Game, f: Frame): boolean {
  const shield = g.state.heroes[f.seat].shield
  const all = (shield & SHIELD.allCorruption) !== 0
  if (!all && shield < SHIELD.oneCorruption) return false
  const levels = all ? corruptionFrame.levels(f) : 1
  if (!all) g.hero(f.seat).shield -= SHIELD.oneCorruption
  corruptionFrame.takeOff(f, levels)
  if (g.events !== null) g.emit({ type: 'corruption-spared', seat: f.seat, levels })
  return true
}

export const corruption = procedure('corruption', {
  next(g, f) {
    // R-CORR-03: at the bottom the rest is lost
    if (corruptionFrame.levels(f) <= 0 || g.state.heroes[f.seat].level >= BOTTOM) {
      g.pop()
      return GO
    }
    if (warded(g, f)) return GO
    f.place = AT.corruption.move
    // R-FEAT-09: what names this event is offered just before it is applied
    if (g.box.kindsOpen[WINDOW.corruption] !== 0 && somebodySpeaks(g, WINDOW.corruption)) {
      pushWindow(g, WINDOW.corruption, f.seat, g.state.stack.length)
    }
    fire(g, EVENT['corruption-coming'], f.seat, -1)
    return GO
  },
  move(g, f) {
    f.place = AT.corruption.next
    if (warded(g, f)) return GO
    corruptionFrame.takeOff(f, 1)
    const hero = g.hero(f.seat)
    const from = hero.level
    moveToLevel(g.box, hero, from + 1)
    if (g.events !== null) g.emit({ type: 'level', seat: f.seat, from, to: from + 1, by: f.card })
    fire(g, EVENT['corruption-gained'], f.seat, -1)
    return GO
  },
})
