/** Windows: most are passed at a glance; what might matter is tried out. */
import { type Action, type GameState, WINDOW, type WindowName } from '@runesaga/engine'
import { difficultyOf, TOUCHES, totalOf } from '@runesaga/engine/search'
import { chanceNow, stageOf } from './attempts.ts'
import { isFriend, type Look, touches } from './look.ts'
import { cardsLeft, isDone } from './outlook.ts'

type Attempt = NonNullable<GameState['attempt']>

/** The plays and powers worth trying out in this window; none: pass. */
export function worthTrying(look: Look, window: WindowName, legal: readonly Action[]): Action[] {
  const { attempt, stack } = look.state
  const friend = attempt !== null && isFriend(look, attempt.seat)
  const waiting = stack.length > 0 ? stack[stack.length - 1] : null
  // in answer to a Feat: only to somebody else's on a friend
  if (waiting !== null) return friend && waiting.by !== look.seat ? touching(look, legal, TOUCHES.blows) : []
  switch (window) {
    case 'beforeCast':
      if (!friend || (attempt.row >= 0 && chanceNow(look, 'before') >= SAFE)) return []
      // what can wait for the faces waits for them
      return touching(look, legal, TOUCHES.sums).filter((action) => !isOpenIn(look, action, WINDOW.afterCast))
    case 'afterCast':
      return touching(look, legal, whatMatters(look, attempt!, friend))
    case 'beforeResolve':
      return friend ? touching(look, legal, TOUCHES.failure | TOUCHES.sums) : []
    case 'afterResolve':
      // what can be played at any time is for the own turn
      return touching(look, legal, TOUCHES.goods | TOUCHES.turn).filter(
        (action) => !isOpenIn(look, action, WINDOW.menu),
      )
    case 'corruption':
      return touching(look, legal, TOUCHES.blows)
    default:
      return []
  }
}

/** About what a card that the Adversary turned up costs a hero. */
export const BLOW = 1.5

/** A power against that card which costs nothing: its moment seldom comes, and what it spares can't be tried out before it strikes. */
export function freeAnswer(look: Look, legal: readonly Action[]): Action | null {
  const { attempt } = look.state
  if (attempt === null || attempt.revealed.length === 0) return null
  const answers = touching(look, legal, TOUCHES.blows)
  return answers.find((action) => action.type === 'use' && action.cost < 0) ?? null
}

const touching = (look: Look, legal: readonly Action[], what: number): Action[] =>
  what === 0 ? [] : legal.filter((action) => (touches(look.box, action) & what) !== 0)

/** A chance that needs no help. */
const SAFE = 0.82
/** Margins by which a rival's success may be spoilt, and a friend's failure turned. */
const SPOILABLE = 3
const TURNABLE = -6
/** A success is improved on only near the end of a story, when what is in the hand would be lost. */
const LATE = 1

/** Once the faces are known, most casts need nothing more. */
function whatMatters(look: Look, a: Attempt, friend: boolean): number {
  if (stageOf(look) === 'before') return 0
  const margin = totalOf(look.game) - difficultyOf(look.game)
  // whoever has no turn left has no other use for what is in the hand
  if (!friend && isDone(look.state, look.seat)) return ALL
  if (!friend) return margin >= 0 && margin <= SPOILABLE ? TOUCHES.sums : 0
  if (margin < 0) return margin >= TURNABLE ? TOUCHES.sums : 0
  if (a.row < 0) return TOUCHES.sums | TOUCHES.goods
  if (cardsLeft(look.state, look.box, look.seat) <= LATE) return ALL
  return a.stones.some((stone, i) => stone === DARK && a.faces[i] === 1) ? TOUCHES.blows | TOUCHES.moons : 0
}
const DARK = 2
const ALL = -1

function isOpenIn(look: Look, action: Action, window: number): boolean {
  if (action.type !== 'play' && action.type !== 'use') return false
  const card = look.box.cards[action.card]
  const windows = action.type === 'play' ? card.feat!.windows : card.powers[action.power].windows
  return (windows & window) !== 0
}
