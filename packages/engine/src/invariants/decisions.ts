/** What the game waits for: open until it is over, and answerable by exactly the seats that are asked. */
import type { Action } from '../actions/action.ts'
import { legalActions, pending, seatToAct } from '../actions/legal.ts'
import type { Box } from '../compile/box.ts'
import { AT } from '../state/places.ts'
import { type GameState, NOBODY } from '../state/types.ts'

/** R-FEAT-04: whoever isn't asked may only play a Feat, while another hero is at the menu. */
const mayStepIn = (state: GameState, action: Action): boolean =>
  action.type === 'play' && state.top?.place === AT.turn.menu

export function decisionProblems(state: GameState, box: Box, problems: string[]): void {
  const open = pending(box, state)
  const over = state.phase === 'over'
  if (over !== (open.length === 0))
    problems.push(`phase ${state.phase}, and ${open.length} decisions are open`)
  const asked = new Set(open.map((d) => d.seat))
  if (asked.size !== open.length) problems.push('a seat is asked twice at once')
  for (let seat = 0; seat < state.heroes.length; seat++) {
    const legal = legalActions(box, state, seat)
    const n = legal.length
    if (asked.has(seat) && n === 0) problems.push(`seat ${seat} is asked, and can do nothing`)
    if (!asked.has(seat) && legal.some((action) => !mayStepIn(state, action)))
      problems.push(`seat ${seat} isn't asked, and has ${n} legal actions`)
    asked.delete(seat)
  }
  if (asked.size > 0) problems.push(`the game waits for seat ${[...asked].join()}, which doesn't play`)
  const [first] = open
  const next = seatToAct(box, state)
  if (next !== (first?.seat ?? NOBODY)) problems.push(`seatToAct says ${next}`)
  for (const d of open) {
    if (d.kind === 'choose' && d.options.length === 0)
      problems.push(`${d.about}.${d.step} asks without options`)
    if (d.kind === 'window' && d.window === undefined) problems.push('a window is open that has no name')
  }
}
