/** Effect words on the attempt in progress: successes, difficulty, paths, outcome. The pool has words of its own: pool.ts. */

import { darkAllowedOnPath, outcomeIsOpen } from '../conduct/attempt-math.ts'
import { isForbidden } from '../conduct/standing.ts'
import { STONE, showsMoon } from '../conduct/stones.ts'
import { ICONS } from '../language/names.ts'
import { frame, type Game, GO, type Progress } from '../state/game.ts'
import { AT } from '../state/places.ts'
import { twistFrame } from '../state/registers.ts'
import { type Attempt, type Frame, NOBODY } from '../state/types.ts'
import { helpingFeat } from './conditions.ts'
import type { Words } from './op.ts'
import { FORBID } from './standing.ts'

/** Is there an attempt whose outcome is open? */
export const attempting = (g: Game): boolean => g.state.attempt !== null && g.state.attempt.outcome === ''
export const running = (g: Game): boolean => g.state.attempt !== null
/** Nothing decided yet, or a failure that may still be turned. */
const turnable = (g: Game): boolean => outcomeIsOpen(g) && g.state.attempt!.forced === ''

/** Notes who changed the sums: the Class can be switched off, a Feat undone. */
function noteFeat(g: Game, f: Frame, successes: number, difficulty: number): void {
  if (f.card >= 0 && g.box.cards[f.card].kind === 'feat' && f.owner !== NOBODY) {
    const a = g.attempt()
    a.feats = [...a.feats, f.card, successes, difficulty]
  }
}

function addSuccesses(g: Game, f: Frame, n: number): void {
  const a = g.attempt()
  a.bonus += n
  if (f.card >= 0 && g.box.cards[f.card].kind === 'class' && f.owner === a.seat) a.classBonus += n
  noteFeat(g, f, n, 0)
  g.emit({ type: 'successes', amount: n, by: f.card })
}

export function changeDifficulty(g: Game, f: Frame, n: number): void {
  const a = g.attempt()
  if (n > 0) a.harder += n
  else a.easier -= n
  noteFeat(g, f, 0, n)
  g.emit({ type: 'difficulty', amount: n, by: f.card })
}

export const ATTEMPT_WORDS: Words<
  | 'successes'
  | 'difficulty'
  | 'switch-path'
  | 'forbid-path'
  | 're-attempt'
  | 'succeed-instead'
  | 'fail-instead'
  | 'ignore-corruption'
  | 'keep-on-fail'
  | 'class-off'
  | 'feat-off'
  | 'heritage-both'
> = {
  // R-ATTEMPT-04: to the hero's total, not to the difficulty
  successes: (n) => ({
    word: 'successes',
    can: outcomeIsOpen,
    run(g, f) {
      if (outcomeIsOpen(g)) addSuccesses(g, f, n)
      return GO
    },
  }),
  difficulty: (n) => ({
    word: 'difficulty',
    can: outcomeIsOpen,
    run(g, f) {
      if (outcomeIsOpen(g)) changeDifficulty(g, f, n)
      return GO
    },
  }),
  'switch-path': () => ({
    word: 'switch-path',
    can: (g) => attempting(g) && hasOtherPath(g),
    run: (g, f) => switchPath(g, f),
  }),
  'forbid-path': (name) => {
    const icon = ICONS.indexOf(name)
    return {
      word: 'forbid-path',
      can: attempting,
      run(g, f) {
        if (!running(g)) return GO
        const a = g.attempt()
        a.barred |= 1 << icon
        return isBarred(g, a, a.path) ? switchPath(g, f) : GO
      },
    }
  },
  // R-RE-01; whoever brings it about (R-RE-08)
  're-attempt': () => ({
    word: 're-attempt',
    can: (g) =>
      turnable(g) && !g.state.attempt!.again && !isForbidden(g, FORBID['re-attempt'], g.state.attempt!.seat),
    run(g, f) {
      if (!this.can(g, f)) return GO
      const a = g.attempt()
      if (a.outcome === 'failed') a.again = true
      else a.spare++
      return GO
    },
  }),
  'succeed-instead': () => ({
    word: 'succeed-instead',
    can: turnable,
    run(g) {
      if (!turnable(g)) return GO
      g.attempt().forced = 'overcome'
      return GO
    },
  }),
  'fail-instead': () => ({
    word: 'fail-instead',
    can: (g) => attempting(g),
    run(g) {
      if (running(g)) g.attempt().forced = 'failed'
      return GO
    },
  }),
  'ignore-corruption': () => ({
    word: 'ignore-corruption',
    can: (g) => {
      const a = g.state.attempt
      return a !== null && !a.noCorruption && a.stones.some((stone, i) => showsMoon(stone, a.faces[i]))
    },
    run(g) {
      if (running(g)) g.attempt().noCorruption = true
      return GO
    },
  }),
  'keep-on-fail': () => ({
    word: 'keep-on-fail',
    can: running,
    run(g) {
      if (running(g)) g.attempt().keep = true
      return GO
    },
  }),
  'class-off': () => ({
    word: 'class-off',
    can: attempting,
    run(g) {
      if (running(g)) g.attempt().classOff = true
      return GO
    },
  }),
  'feat-off': () => ({
    word: 'feat-off',
    can: (g) => attempting(g) && helpingFeat(g.state.attempt) >= 0,
    run(g, f) {
      const at = helpingFeat(g.state.attempt)
      if (at < 0) return GO
      const a = g.attempt()
      const card = a.feats[at]
      // all that this Feat did to the sums is undone, nothing else of it
      for (let i = 0; i < a.feats.length; i += 3) {
        if (a.feats[i] !== card) continue
        const successes = a.feats[i + 1]
        const difficulty = a.feats[i + 2]
        a.bonus -= successes
        if (difficulty > 0) a.harder -= difficulty
        else a.easier += difficulty
        if (successes !== 0) g.emit({ type: 'successes', amount: -successes, by: f.card })
        if (difficulty !== 0) g.emit({ type: 'difficulty', amount: -difficulty, by: f.card })
      }
      a.feats = a.feats.filter((_, i) => a.feats[i - (i % 3)] !== card)
      return GO
    },
  }),
  'heritage-both': () => ({
    word: 'heritage-both',
    can: attempting,
    run(g) {
      if (!running(g)) return GO
      const a = g.attempt()
      a.heritageBoth = true
      // also at a Twist that was answered already
      for (const taken of a.heritage) {
        const twist = frame(AT.twist.heritage, a.seat)
        twistFrame.take(twist, taken)
        g.push(twist)
      }
      a.heritage = NOTHING_LEFT
      return GO
    },
  }),
}

const NOTHING_LEFT: readonly number[] = []

/** Is there another path that may be taken? Only a Challenge has one. */
function hasOtherPath(g: Game): boolean {
  const a = g.state.attempt!
  return g.box.cards[a.card].kind === 'challenge' && !isBarred(g, a, 1 - a.path)
}

/** Does a path give an icon whose paths are barred for this attempt? */
function isBarred(g: Game, a: Attempt, path: number): boolean {
  const { icons } = g.box.cards[a.card].paths[path]
  for (let icon = 0; icon < icons.length; icon++)
    if (((a.barred >> icon) & 1) !== 0 && icons[icon] > 0) return true
  return false
}

/** R-ATTEMPT-02: the other path of the same Challenge. Dark runes leave the pool where they are not allowed (R-DARK-03). */
function switchPath(g: Game, f: Frame): Progress {
  if (!running(g) || !hasOtherPath(g)) return GO
  const a = g.attempt()
  a.path = 1 - a.path
  g.emit({ type: 'path-switched', path: a.path, by: f.card })
  if (a.casts > 0 && !darkAllowedOnPath(g, a)) {
    a.faces = a.faces.filter((_, i) => a.stones[i] !== STONE.dark)
    a.stones = a.stones.filter((stone) => stone !== STONE.dark)
  }
  return GO
}
