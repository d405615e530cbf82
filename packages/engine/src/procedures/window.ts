/** A window in which heroes may play Feats and use powers, and the stack of what was played (R-FEAT-08, R-FEAT-09). */
import { WINDOW } from '../compile/events.ts'
import { canStrike } from '../rules/adversary.ts'
import { effectOfFeat, hasSay } from '../rules/playing.ts'
import { frame, type Game } from '../state/game.ts'
import { type Frame, NOBODY } from '../state/types.ts'
import { layPlayed, SHIELD } from '../words/feats.ts'
import type { Choice } from '../words/op.ts'
import { procedure, waits } from './procedure.ts'

/** A failure that was turned needs no further answer. */
const settled = (g: Game, f: Frame): boolean => {
  const a = g.state.attempt
  return f.n === WINDOW.beforeResolve && a !== null && (a.again || a.forced !== '')
}

/** f.n: which window; f.m: who has passed; f.detail: height of the stack below it; f.seat: who is asked. */
export const window = procedure('window', {
  next(g, f) {
    const waiting = g.state.stack.length > f.detail
    if (!waiting && settled(g, f)) {
      g.pop()
      return 'go'
    }
    const open = f.n | (waiting ? WINDOW.reply : 0)
    const n = g.state.heroes.length
    for (let k = 0; k < n; k++) {
      const seat = (g.state.turn.seat + k) % n
      if ((f.m & (1 << seat)) !== 0) continue
      // between turns the active hero has had the whole turn
      if (f.n === WINDOW.betweenTurns && seat === g.state.turn.seat && !waiting) continue
      if (!hasSay(g, seat, open)) continue
      f.seat = seat
      f.step = 'ask'
      return 'wait'
    }
    if (!waiting) {
      g.pop()
      return 'go'
    }
    // all have passed: the top of the stack takes effect, then everybody may speak again
    f.m = 0
    const item = g.stack().pop()!
    g.push(frame('feat', 'aim', item.by, { that: item.on, card: item.card, paid: item.paid }))
    return 'go'
  },
  ask: waits,
})

/** One Feat taking effect. */
export const feat = procedure(
  'feat',
  {
    /** an untimed card of the Adversary may strike any hero: the active one names whom */
    aim(g, f) {
      const card = g.box.cards[f.card].feat!
      if (f.seat === NOBODY && !card.timed && card.on === 'any-hero' && targets(g, f).length > 1)
        return 'wait'
      f.step = 'effect'
      return 'go'
    },
    effect(g, f) {
      f.step = 'done'
      const kind = g.box.cards[f.card].feat!.kind
      const shielded = kind === 'antihero' && (g.state.heroes[f.that].shield & SHIELD.antiheroCards) !== 0
      g.emit({ type: 'feat-took-effect', seat: f.seat, card: f.card, effect: !shielded })
      if (!shielded) g.push(effectOfFeat(g, { card: f.card, by: f.seat, on: f.that, paid: f.paid }, f.that))
      return 'go'
    },
    /** R-FEAT-10: it lies face-up beside its player's story; the Adversary's goes at the end of the turn */
    done(g, f) {
      g.pop()
      layPlayed(g, f.card, f.seat)
      return 'go'
    },
  },
  {
    aim: {
      seat: (g) => g.state.turn.seat,
      options: (g, f) => targets(g, f).map((seat): Choice => ({ kind: 'seat', seat })),
      answer(_, f, choice) {
        if (choice.kind !== 'seat') return 'wait'
        f.that = choice.seat
        f.step = 'effect'
        return 'go'
      },
    },
  },
)

const targets = (g: Game, f: Frame): number[] =>
  g.state.heroes.flatMap((_, seat) => (canStrike(g, f.card, seat) ? [seat] : []))
