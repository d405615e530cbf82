/** Windows: most are passed at a glance; what might matter is tried out. */
import type { Action, GameState, WindowName } from '@runesaga/engine'
import { difficultyOf, opensIn, stageOf, TOUCHES, totalOf } from '@runesaga/engine/search'
import { chanceNow } from './attempts.ts'
import { cardsLeft, isDone } from './outlook.ts'
import { isFriend, type Position, touches } from './position.ts'

type Attempt = NonNullable<GameState['attempt']>

/** The plays and powers worth trying out in this window; none: pass. */
export function worthTrying(position: Position, window: WindowName, legal: readonly Action[]): Action[] {
  const { attempt, stack } = position.state
  const friend = attempt !== null && isFriend(position, attempt.seat)
  const waiting = stack.length > 0 ? stack[stack.length - 1] : null
  // in answer to a Feat: only to somebody else's on a friend
  if (waiting !== null)
    return friend && waiting.by !== position.seat ? touching(position, legal, TOUCHES.blows) : []
  switch (window) {
    case 'beforeCast':
      if (!friend || (attempt.row >= 0 && chanceNow(position, 'before') >= SAFE)) return []
      // what can wait for the faces waits for them
      return touching(position, legal, TOUCHES.sums).filter(
        (action) => !opensIn(position.box, action, 'afterCast'),
      )
    case 'afterCast':
      return touching(position, legal, whatMatters(position, attempt!, friend))
    case 'beforeResolve':
      return friend ? touching(position, legal, TOUCHES.failure | TOUCHES.sums) : []
    case 'afterResolve':
      // what can be played at any time is for the own turn
      return touching(position, legal, TOUCHES.goods | TOUCHES.turn).filter(
        (action) => !opensIn(position.box, action, 'menu'),
      )
    case 'corruption':
      return touching(position, legal, TOUCHES.blows)
    default:
      return []
  }
}

/** About what a card that the Adversary turned up costs a hero. */
export const BLOW = 1.5

/** A power against that card which costs nothing: its moment seldom comes, and what it spares can't be tried out before it strikes. */
export function freeAnswer(position: Position, legal: readonly Action[]): Action | null {
  const { attempt } = position.state
  if (attempt === null || attempt.revealed.length === 0) return null
  const answers = touching(position, legal, TOUCHES.blows)
  return answers.find((action) => action.type === 'use' && action.cost < 0) ?? null
}

const touching = (position: Position, legal: readonly Action[], what: number): Action[] =>
  what === 0 ? [] : legal.filter((action) => (touches(position.box, action) & what) !== 0)

/** A chance that needs no help. */
const SAFE = 0.82
/** Margins by which a rival's success may be spoilt, and a friend's failure turned. */
const SPOILABLE = 3
const TURNABLE = -6
/** A success is improved on only near the end of a story, when what is in the hand would be lost. */
const LATE = 1

/** Once the faces are known, most casts need nothing more. */
function whatMatters(position: Position, a: Attempt, friend: boolean): number {
  if (stageOf(position.state) === 'before') return 0
  const margin = totalOf(position.game) - difficultyOf(position.game)
  // whoever has no turn left has no other use for what is in the hand
  if (!friend && isDone(position.state, position.seat)) return ALL
  if (!friend) return margin >= 0 && margin <= SPOILABLE ? TOUCHES.sums : 0
  if (margin < 0) return margin >= TURNABLE ? TOUCHES.sums : 0
  if (a.row < 0) return TOUCHES.sums | TOUCHES.goods
  if (cardsLeft(position.state, position.box, position.seat) <= LATE) return ALL
  return a.stones.some((stone, i) => stone === DARK && a.faces[i] === 1) ? TOUCHES.blows | TOUCHES.moons : 0
}
const DARK = 2
const ALL = -1
