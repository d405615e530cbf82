/**
 * Where several persons sit at a table, a window is held for somebody on grounds that all of them see: whose attempt it is, how it stands,
 * what waits on the stack, who spoke already. That they hold a card of a kind that could be played is why the window is open at all.
 */
import type { EventType, GameState, Seat } from '@runesaga/engine'
import {
  areFriends,
  type Box,
  boxOf,
  difficultyOf,
  Game,
  showsMoon,
  totalOf,
  WINDOW,
} from '@runesaga/engine/search'
import { type Made, STIRRING } from '../game.ts'
import type { Seated } from './asked.ts'

/** Is this the moment at which this seat is to be asked? */
export function isDecisive({ rules, state, made }: Seated, seat: Seat): boolean {
  const [decision] = rules.pending(state)
  if (decision?.kind !== 'window') return false
  const { attempt, stack, top } = state
  const box = boxOf(rules, state.setup)
  const waiting = stack.at(-1)
  if (decision.window === 'corruption')
    return top!.that === seat || (couldProtect(box, state, seat) && !spoken(made).has(seat))
  if (waiting !== undefined) {
    const strikes = waiting.by !== seat && waiting.on === seat
    return strikes && (attempt === null || !asksItsPlayer(box, waiting.card))
  }
  if (attempt === null) return false
  const isOwn = attempt.seat === seat
  const isOurs = areFriends(state, attempt.seat, seat)
  switch (decision.window) {
    case 'beforeCast':
      return isOwn
    case 'afterCast':
      if (isOwn) return !succeeds(box, state) || showsMoons(state) || attempt.revealed.length > 0
      return succeeds(box, state) !== isOurs && !spoken(made).has(seat)
    case 'beforeResolve':
      return isOwn || (isOurs && !spoken(made).has(seat))
    default:
      return isOwn
  }
}

/** The seats that played or passed themselves since the runes were cast, a Feat or a power was used, or the attempt was weighed. */
function spoken(made: readonly Made[]): ReadonlySet<Seat> {
  const found = new Set<Seat>()
  for (let n = made.length - 1; n >= 0; n--) {
    const { seat, events, automatic } = made[n]
    const isPlayed = events.some(({ type }) => STIRRING.has(type))
    if (!isPlayed && events.some(({ type }) => BEGINS_ANEW.has(type))) break
    if (!automatic) found.add(seat)
    if (isPlayed) break
  }
  return found
}

const BEGINS_ANEW: ReadonlySet<EventType> = new Set<EventType>(['attempt-declared', 'stones-cast', 'weighed'])

/** Has a friend of whoever sinks a card of a kind that some Feat of this game has which can keep Corruption from another, and at no other time? */
const couldProtect = (box: Box, state: GameState, seat: Seat): boolean =>
  areFriends(state, state.top!.that, seat) &&
  box.featOf.some(
    (feat) =>
      feat !== null &&
      feat.on !== 'you' &&
      feat.windows === WINDOW.corruption &&
      state.heroes[seat].hand.some((card) => box.featOf[card]!.kind === feat.kind),
  )

/** Would it succeed as the runes lie? */
function succeeds(box: Box, state: GameState): boolean {
  const { forced } = state.attempt!
  const g = Game.reading(state, box)
  return forced === '' ? totalOf(g) >= difficultyOf(g) : forced === 'overcome'
}

const showsMoons = ({ attempt }: GameState): boolean =>
  attempt!.stones.some((stone, i) => showsMoon(stone, attempt!.faces[i]))

/** Does whoever played this Feat choose something when it takes effect? Then the device stays with them until it has. */
const asksItsPlayer = ({ cards, featOf }: Box, card: number): boolean =>
  cards[card].blocks[featOf[card]!.block].some(({ word, options }) => options !== undefined && word !== 'for')
