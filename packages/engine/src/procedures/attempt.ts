/** Attempting a Challenge (R-ATTEMPT), an Adversary in a row, or the Adversary that lies apart. */
import { EVENT, WINDOW } from '../compile/events.ts'
import { adversaryFell, noteFacing } from '../rules/adversary.ts'
import { gainAlly } from '../rules/allies.ts'
import { difficultyOf, totalOf } from '../rules/attempt-math.ts'
import { castPool, payFaces } from '../rules/casting.ts'
import { buyDarkRunes, mostDarkRunes } from '../rules/dark.ts'
import { fire } from '../rules/fire.ts'
import { announceGain, resolveOneTimeIcons, tuckCard } from '../rules/gaining.ts'
import { discardAlly, discardStoryCard, pushRefill, takeAlly, takeFromRow } from '../rules/rows.ts'
import { showsMoon } from '../rules/stones.ts'
import { changeAdversaryXp, gainCorruption, gainXp } from '../rules/tokens.ts'
import { effectFrame, type Game } from '../state/game.ts'
import { ADVERSARY_DECK, NO_CARD, NOBODY, type Waiting } from '../state/types.ts'
import { amounts, procedure, YES_OR_NO } from './procedure.ts'
import { holdWindow } from './window.ts'

/** Puts effects that waited on the frames, the first on top. */
export function pushWaiting(g: Game, list: readonly Waiting[]): void {
  for (let i = list.length - 1; i >= 0; i--) {
    const w = list[i]
    g.push(effectFrame(w.seat, w.owner, w.that, w.card, w.block))
  }
}

/** R-ATTEMPT-10: sums up and says how it stands. */
function weigh(g: Game): 'overcome' | 'failed' {
  const a = g.attempt()
  a.outcome = ''
  const total = totalOf(g)
  const difficulty = difficultyOf(g)
  if (g.events !== null) g.emit({ type: 'weighed', seat: a.seat, total, difficulty })
  a.outcome = a.forced !== '' ? a.forced : total >= difficulty ? 'overcome' : 'failed'
  a.margin = a.forced === 'overcome' ? Math.max(0, total - difficulty) : total - difficulty
  return a.outcome
}

export const attempt = procedure(
  'attempt',
  {
    declared(g, f) {
      f.step = 'boons'
      fire(g, EVENT['attempt-declared'], f.seat, -1)
      if (g.state.attempt!.row < 0) fire(g, EVENT['adversary-faced'], f.seat, -1)
      return 'go'
    },
    /** what an earlier turn kept for one attempt of this one */
    boons(g, f) {
      f.step = 'buyDark'
      if (g.state.turn.seat !== f.seat || g.state.turn.boons.length === 0) return 'go'
      const boons = g.state.turn.boons
      g.turn().boons = []
      pushWaiting(g, boons)
      return 'go'
    },
    /** R-DARK-01…04; again before a re-attempt (R-RE-03) */
    buyDark(g, f) {
      if (mostDarkRunes(g) > 0) return 'wait'
      f.step = 'beforeCast'
      return 'go'
    },
    beforeCast(g, f) {
      f.step = 'windowBeforeCast'
      if (g.state.attempt!.casts === 0) fire(g, EVENT['before-cast'], f.seat, -1)
      return 'go'
    },
    /** W1 */
    windowBeforeCast(g, f) {
      f.step = 'cast'
      return holdWindow(g, WINDOW.beforeCast, f.seat)
    },
    cast(g, f) {
      f.step = 'takeGains'
      castPool(g)
      fire(g, EVENT.cast, f.seat, -1)
      return 'go'
    },
    /** R-ATTEMPT-08, R-TWIST */
    takeGains(g, f) {
      f.step = 'afterCast'
      payFaces(g, null)
      return 'go'
    },
    /** W2 */
    afterCast(g, f) {
      f.step = 'adversaryFeats'
      return holdWindow(g, WINDOW.afterCast, f.seat)
    },
    /** A-15: after the heroes' Feats; W2 opens once more if stones were cast or a Feat was drawn */
    adversaryFeats(g, f) {
      const a = g.state.attempt!
      const hand = g.state.heroes[f.seat].hand.length
      const changed = f.op > 0 && (f.m !== a.throws || f.paid < hand)
      f.op = 0
      if (changed) {
        f.step = 'afterCast'
        return 'go'
      }
      if (a.revealed.length === 0) {
        f.step = 'weigh'
        return 'go'
      }
      f.op = 1
      f.m = a.throws
      f.paid = hand
      const card = a.revealed[0]
      g.attempt().revealed = a.revealed.slice(1)
      g.deck(ADVERSARY_DECK).discard.push(card)
      const gaining = g.box.cards[card].gaining!
      const applies = gaining.gainedTest === null || gaining.gainedTest(g, f.seat, f.seat, card)
      if (g.events !== null) g.emit({ type: 'feat-took-effect', seat: NOBODY, card, effect: applies })
      if (applies) g.push(effectFrame(f.seat, NOBODY, f.seat, card, gaining.gainedBlock))
      return 'go'
    },
    weigh(g, f) {
      f.step = weigh(g) === 'failed' ? 'beforeResolve' : 'resolve'
      return 'go'
    },
    /** W3: re-attempts and the like (R-ATTEMPT-11) */
    beforeResolve(g, f) {
      if (g.state.attempt!.spare > 0) {
        f.step = 'spare'
        return 'wait'
      }
      f.step = 'weighAgain'
      return holdWindow(g, WINDOW.beforeResolve, f.seat)
    },
    spare: () => 'wait',
    weighAgain(g, f) {
      const a = g.attempt()
      if (a.again) {
        // R-RE-07: the earlier cast is neither success nor failure
        a.again = false
        a.outcome = ''
        f.step = 'buyDark'
        return 'go'
      }
      if (a.forced !== '' || totalOf(g) - difficultyOf(g) !== a.margin) weigh(g)
      f.step = 'resolve'
      return 'go'
    },
    /** R-ATTEMPT-12 (a): Corruption of the last cast's Dark runes */
    resolve(g, f) {
      f.step = 'outcome'
      const a = g.state.attempt!
      if (a.row < 0) noteFacing(g, f.seat)
      if (a.noCorruption) return 'go'
      let moons = 0
      for (let i = 0; i < a.stones.length; i++) if (showsMoon(a.stones[i], a.faces[i])) moons++
      gainCorruption(g, f.seat, moons)
      return 'go'
    },
    /** (b) */
    outcome(g, f) {
      f.step = g.state.attempt!.outcome === 'overcome' ? 'overcome' : 'failed'
      return 'go'
    },
    /** R-ATTEMPT-13 */
    overcome(g, f) {
      f.step = 'overcomeTriggers'
      const a = g.state.attempt!
      if (g.events !== null)
        g.emit({ type: 'overcame', seat: f.seat, card: a.card, path: a.path, margin: a.margin })
      if (a.row < 0) {
        adversaryFell(g, f.seat)
        return 'go'
      }
      takeFromRow(g, a.row, a.slot)
      const ally = takeAlly(g, a.row, a.slot)
      tuckCard(g, f.seat, a.card, a.path)
      resolveOneTimeIcons(g, f.seat, a.card, a.path)
      if (ally !== NO_CARD) gainAlly(g, f.seat, ally)
      return 'go'
    },
    overcomeTriggers(g, f) {
      f.step = 'waiting'
      const a = g.state.attempt!
      fire(g, EVENT.overcome, f.seat, -1)
      if (a.row >= 0) announceGain(g, f.seat, a.card, a.path)
      return 'go'
    },
    /** R-ATTEMPT-14 */
    failed(g, f) {
      f.step = 'discard'
      const a = g.state.attempt!
      if (g.events !== null) {
        g.emit({ type: 'failed', seat: f.seat, card: a.card, path: a.path, margin: a.margin })
      }
      g.hero(f.seat).failures++
      gainXp(g, f.seat, a.row < 0 ? g.box.ruleset.adversaryFailXp : g.box.ruleset.failXp)
      fire(g, EVENT.failed, f.seat, -1)
      return 'go'
    },
    discard(g, f) {
      f.step = 'waiting'
      const { row, slot, card, keep } = g.state.attempt!
      if (row < 0 || keep) return 'go'
      takeFromRow(g, row, slot)
      discardStoryCard(g, card)
      if (g.events !== null) g.emit({ type: 'challenge-discarded', row, slot, card })
      const ally = takeAlly(g, row, slot)
      if (ally !== NO_CARD) discardAlly(g, ally, f.seat)
      return 'go'
    },
    /** effects that waited for the result */
    waiting(g, f) {
      f.step = 'tokens'
      const a = g.state.attempt!
      pushWaiting(g, a.outcome === 'overcome' ? a.ifOvercome : a.ifFailed)
      return 'go'
    },
    /** (c): each success above the difficulty removes one token (R-ADV-12, R-ODIUM-11) */
    tokens(g, f) {
      f.step = 'refill'
      const a = g.state.attempt!
      if (a.row < 0 && a.outcome === 'overcome' && g.box.ruleset.excessRemovesXp) {
        changeAdversaryXp(g, -a.margin, f.seat, a.card)
      }
      return 'go'
    },
    /** (d) */
    refill(g, f) {
      f.step = 'afterResolve'
      const a = g.state.attempt!
      if (a.row >= 0 && g.state.rows[a.row].cards[a.slot] === NO_CARD) pushRefill(g, a.row, a.slot)
      return 'go'
    },
    afterResolve(g, f) {
      f.step = 'windowAfterResolve'
      fire(g, EVENT['after-attempt'], f.seat, -1)
      return 'go'
    },
    /** W4 */
    windowAfterResolve(g, f) {
      f.step = 'done'
      return holdWindow(g, WINDOW.afterResolve, f.seat)
    },
    done(g) {
      g.pop()
      g.newAttempt(null)
      return 'go'
    },
  },
  {
    buyDark: {
      seat: (_, f) => f.seat,
      options: (g) => amounts(mostDarkRunes(g)),
      answer(g, f, choice) {
        if (choice.kind !== 'amount') return 'wait'
        f.step = 'beforeCast'
        buyDarkRunes(g, choice.amount)
        return 'go'
      },
    },
    spare: {
      seat: (_, f) => f.seat,
      options: () => YES_OR_NO,
      answer(g, f, choice) {
        const a = g.attempt()
        if (choice.kind === 'yes') {
          a.spare--
          a.again = true
          f.step = 'weighAgain'
          return 'go'
        }
        f.step = 'weighAgain'
        return holdWindow(g, WINDOW.beforeResolve, f.seat)
      },
    },
  },
)
