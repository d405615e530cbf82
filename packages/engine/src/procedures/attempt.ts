/** Attempting a Challenge (R-ATTEMPT), an Adversary in a row, or the Adversary that lies apart. */
import { EVENT, WINDOW } from '../compile/events.ts'
import { adversaryFell, noteFacing } from '../conduct/adversary.ts'
import { gainAlly } from '../conduct/allies.ts'
import { difficultyOf, totalOf } from '../conduct/attempt-math.ts'
import { castPool, payFaces } from '../conduct/casting.ts'
import { buyDarkRunes, mostDarkRunes } from '../conduct/dark.ts'
import { fire } from '../conduct/fire.ts'
import { announceGain, resolveOneTimeIcons, tuckCard } from '../conduct/gaining.ts'
import { discardAlly, discardStoryCard, fillSlot, takeAlly, takeFromRow } from '../conduct/rows.ts'
import { showsMoon } from '../conduct/stones.ts'
import { changeAdversaryXp, gainCorruption, gainXp } from '../conduct/tokens.ts'
import { effectFrame, type Game, GO, type Progress, WAIT } from '../state/game.ts'
import { AT } from '../state/places.ts'
import { ADVERSARY_DECK, type Frame, NO_CARD, NOBODY, type Waiting } from '../state/types.ts'
import { amounts, goes, goOn, procedure, waits, YES_OR_NO } from './procedure.ts'
import { holdWindow } from './window.ts'

/** Puts effects that waited on the frames, the first on top. */
export function pushWaiting(g: Game, list: readonly Waiting[]): void {
  for (let i = list.length - 1; i >= 0; i--) {
    const w = list[i]
    g.push(effectFrame(w.seat, w.owner, w.that, w.card, w.block))
  }
}

/** R-ATTEMPT-10, R-ODIUM-10: sums up and says how it stands. */
function sumUp(g: Game): 'overcome' | 'failed' {
  const a = g.attempt()
  a.outcome = ''
  const total = totalOf(g)
  const difficulty = difficultyOf(g)
  if (g.events !== null) g.emit({ type: 'weighed', seat: a.seat, total, difficulty })
  a.outcome = a.forced !== '' ? a.forced : total >= difficulty ? 'overcome' : 'failed'
  a.margin = a.forced === 'overcome' ? Math.max(0, total - difficulty) : total - difficulty
  return a.outcome
}

function declared(g: Game, f: Frame): Progress {
  f.place = AT.attempt.boons
  fire(g, EVENT['attempt-declared'], f.seat, -1)
  if (g.state.attempt!.row < 0) fire(g, EVENT['adversary-faced'], f.seat, -1)
  return goOn(g, f, boons)
}

/** what an earlier turn kept for one attempt of this one (R-TRAIT-08) */
function boons(g: Game, f: Frame): Progress {
  f.place = AT.attempt.buyDark
  if (g.state.turn.seat !== f.seat || g.state.turn.boons.length === 0) return buyDark(g, f)
  const kept = g.state.turn.boons
  g.turn().boons = []
  pushWaiting(g, kept)
  return GO
}

/** R-ATTEMPT-05, R-DARK-01…04; again before a re-attempt (R-RE-03) */
function buyDark(g: Game, f: Frame): Progress {
  if (mostDarkRunes(g) > 0) return WAIT
  f.place = AT.attempt.beforeCast
  return beforeCast(g, f)
}

function beforeCast(g: Game, f: Frame): Progress {
  f.place = AT.attempt.windowBeforeCast
  if (g.state.attempt!.casts === 0) fire(g, EVENT['before-cast'], f.seat, -1)
  return goOn(g, f, windowBeforeCast)
}

/** W1 (R-ATTEMPT-06) */
function windowBeforeCast(g: Game, f: Frame): Progress {
  f.place = AT.attempt.cast
  return holdWindow(g, f, WINDOW.beforeCast, goes)
}

/** R-ATTEMPT-07 */
function cast(g: Game, f: Frame): Progress {
  f.place = AT.attempt.takeGains
  castPool(g)
  fire(g, EVENT.cast, f.seat, -1)
  return goOn(g, f, takeGains)
}

/** R-ATTEMPT-08, R-TWIST; a re-attempt pays again, and nothing is given back (R-RE-04) */
function takeGains(g: Game, f: Frame): Progress {
  f.place = AT.attempt.afterCast
  payFaces(g, null)
  return goOn(g, f, afterCast)
}

/** W2 (R-ATTEMPT-09), also for what was just drawn (R-FEAT-12) */
function afterCast(g: Game, f: Frame): Progress {
  f.place = AT.attempt.adversaryFeats
  return holdWindow(g, f, WINDOW.afterCast, adversaryFeats)
}

/** A-15: after the heroes' Feats, one at a time, and W2 again after each (R-TWIST-04, R-FEAT-15) */
function adversaryFeats(g: Game, f: Frame): Progress {
  const a = g.state.attempt!
  if (a.revealed.length === 0) {
    f.place = AT.attempt.weigh
    return GO
  }
  f.place = AT.attempt.afterCast
  const card = a.revealed[0]
  g.attempt().revealed = a.revealed.slice(1)
  g.discards(ADVERSARY_DECK).push(card)
  const gaining = g.box.cards[card].gaining!
  const applies = gaining.gainedTest === null || gaining.gainedTest(g, f.seat, f.seat, card)
  if (g.events !== null) g.emit({ type: 'feat-took-effect', seat: NOBODY, card, effect: applies })
  if (applies) g.push(effectFrame(f.seat, NOBODY, f.seat, card, gaining.gainedBlock))
  return GO
}

function weigh(g: Game, f: Frame): Progress {
  if (sumUp(g) === 'failed') {
    f.place = AT.attempt.beforeResolve
    return beforeResolve(g, f)
  }
  f.place = AT.attempt.resolve
  return resolve(g, f)
}

/** W3: re-attempts and the like (R-ATTEMPT-11) */
function beforeResolve(g: Game, f: Frame): Progress {
  if (g.state.attempt!.spare > 0) {
    f.place = AT.attempt.spare
    return WAIT
  }
  f.place = AT.attempt.weighAgain
  return holdWindow(g, f, WINDOW.beforeResolve, weighAgain)
}

function weighAgain(g: Game, f: Frame): Progress {
  const a = g.attempt()
  if (a.again) {
    // R-RE-01: the same path, the whole pool; R-RE-07: the earlier cast is neither success nor failure
    a.again = false
    a.outcome = ''
    f.place = AT.attempt.buyDark
    return GO
  }
  if (a.forced !== '' || totalOf(g) - difficultyOf(g) !== a.margin) sumUp(g)
  f.place = AT.attempt.resolve
  return resolve(g, f)
}

/** R-ATTEMPT-12 (a): success or failure */
function resolve(g: Game, f: Frame): Progress {
  const a = g.state.attempt!
  if (a.row < 0) noteFacing(g, f.seat)
  if (a.outcome === 'overcome') {
    f.place = AT.attempt.overcome
    return overcome(g, f)
  }
  f.place = AT.attempt.failed
  return failed(g, f)
}

/** R-ATTEMPT-13 */
function overcome(g: Game, f: Frame): Progress {
  f.place = AT.attempt.overcomeTriggers
  const a = g.state.attempt!
  if (g.events !== null)
    g.emit({ type: 'overcame', seat: f.seat, card: a.card, path: a.path, margin: a.margin })
  if (a.row < 0) {
    adversaryFell(g, f.seat)
    return GO
  }
  takeFromRow(g, a.row, a.slot)
  const ally = takeAlly(g, a.row, a.slot)
  tuckCard(g, f.seat, a.card, a.path)
  resolveOneTimeIcons(g, f.seat, a.card, a.path)
  if (ally !== NO_CARD) {
    g.attempt().allyGained = true
    gainAlly(g, f.seat, ally)
  }
  return goOn(g, f, overcomeTriggers)
}

function overcomeTriggers(g: Game, f: Frame): Progress {
  f.place = AT.attempt.waiting
  const a = g.state.attempt!
  fire(g, EVENT.overcome, f.seat, -1)
  if (a.row >= 0) announceGain(g, f.seat, a.card, a.path)
  return goOn(g, f, waiting)
}

/** R-ATTEMPT-14; against the Adversary, A-32 */
function failed(g: Game, f: Frame): Progress {
  f.place = AT.attempt.discard
  const a = g.state.attempt!
  if (g.events !== null) {
    g.emit({ type: 'failed', seat: f.seat, card: a.card, path: a.path, margin: a.margin })
  }
  g.hero(f.seat).failures++
  gainXp(g, f.seat, a.row < 0 ? g.box.ruleset.adversaryFailXp : g.box.ruleset.failXp)
  fire(g, EVENT.failed, f.seat, -1)
  return goOn(g, f, discard)
}

function discard(g: Game, f: Frame): Progress {
  f.place = AT.attempt.waiting
  const { row, slot, card, keep } = g.state.attempt!
  // the Adversary that lies apart stays (R-COOPB-14, R-ADV-16, R-ODIUM-12)
  if (row < 0 || keep) return waiting(g, f)
  takeFromRow(g, row, slot)
  discardStoryCard(g, card)
  if (g.events !== null) g.emit({ type: 'challenge-discarded', row, slot, card })
  const ally = takeAlly(g, row, slot)
  if (ally !== NO_CARD) discardAlly(g, ally, f.seat)
  return goOn(g, f, waiting)
}

/** effects that waited for the result */
function waiting(g: Game, f: Frame): Progress {
  f.place = AT.attempt.corruption
  const a = g.state.attempt!
  pushWaiting(g, a.outcome === 'overcome' ? a.ifOvercome : a.ifFailed)
  return goOn(g, f, corruption)
}

/** (b): Corruption of the last cast's Dark runes (R-DARK-07, R-RE-05) */
function corruption(g: Game, f: Frame): Progress {
  f.place = AT.attempt.tokens
  const a = g.state.attempt!
  if (a.noCorruption) return tokens(g, f)
  let moons = 0
  for (let i = 0; i < a.stones.length; i++) if (showsMoon(a.stones[i], a.faces[i])) moons++
  // what has come can no longer be ignored
  if (moons > 0) g.attempt().noCorruption = true
  gainCorruption(g, f.seat, moons)
  return goOn(g, f, tokens)
}

/** (c): each success above the difficulty removes one token (R-ADV-12, R-ODIUM-11), also of what (b) brought (R-ADV-21) */
function tokens(g: Game, f: Frame): Progress {
  f.place = AT.attempt.refill
  const a = g.state.attempt!
  if (a.row < 0 && a.outcome === 'overcome' && g.box.ruleset.excessRemovesXp) {
    changeAdversaryXp(g, -a.margin, f.seat, a.card)
  }
  return goOn(g, f, refill)
}

/** (d), R-TABLE-02 */
function refill(g: Game, f: Frame): Progress {
  f.place = AT.attempt.afterResolve
  const a = g.state.attempt!
  if (a.row >= 0 && g.state.rows[a.row].cards[a.slot] === NO_CARD) fillSlot(g, a.row, a.slot)
  return goOn(g, f, afterResolve)
}

function afterResolve(g: Game, f: Frame): Progress {
  f.place = AT.attempt.windowAfterResolve
  fire(g, EVENT['after-attempt'], f.seat, -1)
  return goOn(g, f, windowAfterResolve)
}

/** W4 (R-ATTEMPT-15) */
function windowAfterResolve(g: Game, f: Frame): Progress {
  f.place = AT.attempt.done
  return holdWindow(g, f, WINDOW.afterResolve, done)
}

function done(g: Game): Progress {
  g.pop()
  g.newAttempt(null)
  return GO
}

export const attempt = procedure(
  'attempt',
  {
    declared,
    boons,
    buyDark,
    beforeCast,
    windowBeforeCast,
    cast,
    takeGains,
    afterCast,
    adversaryFeats,
    weigh,
    beforeResolve,
    spare: waits,
    weighAgain,
    resolve,
    overcome,
    overcomeTriggers,
    failed,
    discard,
    waiting,
    corruption,
    tokens,
    refill,
    afterResolve,
    windowAfterResolve,
    done,
  },
  {
    buyDark: {
      options: (g) => amounts(mostDarkRunes(g)),
      answer(g, f, choice) {
        if (choice.kind !== 'amount') return WAIT
        f.place = AT.attempt.beforeCast
        buyDarkRunes(g, choice.amount)
        return GO
      },
    },
    spare: {
      options: () => YES_OR_NO,
      answer(g, f, choice) {
        const a = g.attempt()
        if (choice.kind === 'yes') {
          a.spare--
          a.again = true
          f.place = AT.attempt.weighAgain
          return GO
        }
        f.place = AT.attempt.weighAgain
        return holdWindow(g, f, WINDOW.beforeResolve, weighAgain)
      },
    },
  },
)
