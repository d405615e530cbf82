/** A window in which heroes may play Feats and use powers, and the stack of what was played (R-FEAT-08, R-FEAT-09). */
import { WINDOW } from '../compile/events.ts'
import { heroesToStrike, strike } from '../conduct/adversary.ts'
import { effectOfFeat, hasSay, openIn } from '../conduct/playing.ts'
import { cardFrame, frame, type Game, GO, type Progress, WAIT } from '../state/game.ts'
import { AT } from '../state/places.ts'
import { windowFrame } from '../state/registers.ts'
import { type Frame, NOBODY, type Seat } from '../state/types.ts'
import { layPlayed, SHIELD } from '../words/feats.ts'
import { type Choice, canAny } from '../words/op.ts'
import { procedure, type Step, waits } from './procedure.ts'

/** A failure that was turned needs no further answer. */
const isTurned = (g: Game, window: number): boolean => {
  const a = g.state.attempt
  return window === WINDOW.beforeResolve && a !== null && (a.again || a.forced !== '')
}

/** The next hero who has a say, in turn order from the active one, or NOBODY. */
function nextToSpeak(g: Game, window: number, passed: number, waiting: boolean): Seat {
  const n = g.state.heroes.length
  const active = g.state.turn.seat
  const open = waiting ? window | WINDOW.reply : window
  let seat = active
  for (let k = 0; k < n; k++) {
    if ((passed & (1 << seat)) === 0 && hasSay(g, seat, open)) return seat
    seat = seat + 1 < n ? seat + 1 : 0
  }
  return NOBODY
}

/** Lays a window on top of the frames. `that` is the hero whose moment it is. */
export function pushWindow(g: Game, window: number, that: Seat, stackBelow: number): Frame {
  const f = frame(AT.window.next, that)
  windowFrame.open(f, window, stackBelow)
  g.push(f)
  return f
}

/** Would anybody have a say in this window? */
export const somebodySpeaks = (g: Game, window: number): boolean =>
  nextToSpeak(g, window, 0, false) !== NOBODY

/** Who may still speak in the window that is open, in the order in which they are asked: as public as that a window is open. */
export function stillToSpeak(g: Game): Seat[] {
  const f = g.state.top
  if (f === null || f.place !== AT.window.ask) return []
  const { heroes, turn } = g.state
  const passed = windowFrame.passed(f)
  const open = openIn(g, f)
  return heroes
    .map((_, k) => (turn.seat + k) % heroes.length)
    .filter((seat) => (passed & (1 << seat)) === 0 && hasSay(g, seat, open))
}

/** Opens a window for the hero of a frame; goes on with the next step if nobody has a say in it. */
export function holdWindow(g: Game, f: Frame, window: number, next: Step): Progress {
  if (g.state.stack.length > 0) {
    pushWindow(g, window, f.seat, 0)
    return GO
  }
  if (isTurned(g, window)) return next(g, f)
  const seat = nextToSpeak(g, window, 0, false)
  return seat === NOBODY ? next(g, f) : ask(pushWindow(g, window, f.seat, 0), seat)
}

function ask(f: Frame, seat: Seat): Progress {
  f.seat = seat
  f.place = AT.window.ask
  return WAIT
}

/** Asks the next hero. Once all have passed, the top of the stack takes effect, or the window closes: that one needs no writing. */
function turnToNext(g: Game, passed: number): Progress {
  const open = g.state.top!
  const window = windowFrame.window(open)
  const waiting = g.state.stack.length > windowFrame.stackBelow(open)
  const seat = !waiting && isTurned(g, window) ? NOBODY : nextToSpeak(g, window, passed, waiting)
  if (seat === NOBODY && !waiting) {
    g.pop()
    return GO
  }
  const f = g.top()
  windowFrame.setPassed(f, passed)
  if (seat !== NOBODY) return ask(f, seat)
  // then everybody may speak again
  windowFrame.setPassed(f, 0)
  f.place = AT.window.next
  const item = g.stack().pop()!
  const taking = cardFrame(AT.feat.effect, item.by, item.card)
  taking.that = item.on
  taking.paid = item.paid
  g.push(taking)
  return GO
}

const next: Step = (g, f) => turnToNext(g, windowFrame.passed(f))

/** A hero passes in the window on top. */
export const passIn = (g: Game, seat: Seat): Progress =>
  turnToNext(g, windowFrame.withPassed(g.state.top!, seat))

/** f.seat: who is asked; the rest is in windowFrame. */
export const window = procedure('window', { next, ask: waits })

function effect(g: Game, f: Frame): Progress {
  f.place = AT.feat.done
  const kind = g.box.cards[f.card].feat!.kind
  const shielded = kind === 'antihero' && (g.state.heroes[f.that].shield & SHIELD.antiheroCards) !== 0
  const effects = effectOfFeat(g, f)
  if (g.events !== null) {
    const effect = !shielded && canAny(g, effects, g.box.cards[f.card].blocks[effects.block])
    g.emit({ type: 'feat-took-effect', seat: f.seat, card: f.card, effect })
  }
  if (shielded) return done(g, f)
  g.push(effects)
  return GO
}

/** R-FEAT-10: it lies face-up beside its player's story; the Adversary's goes at the end of the turn (R-FEAT-14) */
function done(g: Game, f: Frame): Progress {
  g.pop()
  layPlayed(g, f.card, f.seat)
  return GO
}

/** One Feat taking effect. f.seat: who played it; f.that: on whom. */
export const feat = procedure(
  'feat',
  { aim: waits, effect, done },
  {
    /** R-TWIST-02: the active hero names whom a card of the Adversary's strikes, before anybody answers it */
    aim: {
      seat: (g) => g.state.turn.seat,
      options: (g, f) => heroesToStrike(g, f.card).map((seat): Choice => ({ kind: 'seat', seat })),
      answer(g, f, choice) {
        if (choice.kind !== 'seat') return WAIT
        g.pop()
        strike(g, f.card, choice.seat)
        return GO
      },
    },
  },
)
