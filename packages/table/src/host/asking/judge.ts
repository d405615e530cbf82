/** Who wants to be asked in a Feat window. Nobody needs it to begin a game, so it is fetched with the first window. */
import type { EventType, GameState, Rules, Seat } from '@runesaga/engine'
import { boxOf, difficultyOf, Game, stillToSpeak } from '@runesaga/engine/search'
import { STIRRING } from '../game.ts'
import type { Seated } from './asked.ts'
import { isDecisive } from './decisive.ts'
import { matters } from './matters.ts'
import { hasReason } from './possible.ts'

export interface Judge {
  /** does this seat want to be asked in the window that is open? */
  wantsToSpeak: (seated: Seated, seat: Seat) => boolean
  /** the persons who are asked, one after another, in the window that is open */
  mayAnswer: (seated: Seated) => Seat[]
}

export const judge: Judge = {
  wantsToSpeak(seated, seat) {
    const { rules, state, players, asking } = seated
    if (isContent(seated, seat)) return false
    const alone = players.every(({ kind }, other) => other === seat || kind !== 'person')
    const policy = asking[seat]
    switch (policy.when) {
      case 'always':
        return true
      case 'matters':
        return alone ? matters(rules, state, seat) : isDecisive(seated, seat)
      case 'mine':
        return isOwn(state, seat) && (!alone || hasReason(rules, state, seat))
      case 'from':
        return isHardFor(rules, state, policy.difficulty) && (!alone || hasReason(rules, state, seat))
      case 'never':
        return false
    }
  },
  mayAnswer(seated) {
    const { rules, state, players } = seated
    const speakers = stillToSpeak(Game.reading(state, boxOf(rules, state.setup)))
    return speakers.filter((seat) => players[seat].kind === 'person' && judge.wantsToSpeak(seated, seat))
  },
}

/** Has this seat said that it does nothing more, and has nothing new happened since: an attempt, a Feat or a power of another, a turn? */
function isContent({ made, content }: Seated, seat: Seat): boolean {
  const moves = content.get(seat)
  if (moves === undefined || moves > made.length) return false
  return !made
    .slice(moves)
    .some((move) =>
      move.events.some(({ type }) => NEW_FOR_ALL.has(type) || (move.seat !== seat && STIRRING.has(type))),
    )
}

const NEW_FOR_ALL: ReadonlySet<EventType> = new Set<EventType>([
  'attempt-declared',
  'adversary-card',
  'turn-began',
])

const isOwn = ({ attempt, turn }: GameState, seat: Seat): boolean =>
  attempt === null ? turn.seat === seat : attempt.seat === seat

const isHardFor = (rules: Rules, state: GameState, difficulty: number): boolean =>
  state.attempt === null || difficultyOf(Game.reading(state, boxOf(rules, state.setup))) >= difficulty
