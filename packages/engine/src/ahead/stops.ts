/** Where looks ahead stop. */
import { frameOf, type Game } from '../state/game.ts'
import { AT, type Proc, procOf } from '../state/places.ts'
import { windowFrame } from '../state/registers.ts'
import type { Stop } from './advance-until.ts'

const { cast, weigh, weighAgain } = AT.attempt

/** Is the next thing to happen that the Adversary wins? Then the attempt comes to nothing. */
export const adversaryWinsNext = (g: Game): boolean => g.state.top!.place === AT.end.adversaryWins

/** Is the next thing to happen a cast of the whole pool? */
export const castIsNext = (g: Game): boolean => g.state.top!.place === cast

/** Before the pool is cast. */
export const atCast: Stop = (g) => castIsNext(g) || adversaryWinsNext(g)

/** Before the stones as they lie are weighed: for the first time, or once it was said that it fails. */
export const atWeighing: Stop = (g) => {
  const { top, attempt } = g.state
  return top!.place === weigh || (top!.place === weighAgain && !attempt!.again) || adversaryWinsNext(g)
}

/** Before the next cast or weighing, whichever comes first, or where it is decided already. */
export const atCastOrWeighing: Stop = (g, waits) => atCast(g, waits) || atWeighing(g, waits) || isDecided(g)

/** Is the attempt past all weighing? */
export function isDecided(g: Game): boolean {
  const f = frameOf(g.state, 'attempt')
  return f === null || f.place > weighAgain
}

/** Procedures that wait for something new, where nothing is being carried out. */
const RESTS: ReadonlySet<Proc> = new Set<Proc>(['setup', 'turn', 'attempt'])

/** Where all that was set off has taken effect, and somebody has a free choice. */
export const atRest: Stop = (g, waits) => {
  if (!waits) return false
  const f = g.state.top!
  if (f.place === AT.window.ask) return g.state.stack.length <= windowFrame.stackBelow(f)
  return RESTS.has(procOf(f))
}
