/**
 * From a record of form 1, which named cards and answers by number, to one of today's form. The game is played again from the cards of
 * then, in their order, by today's rules; where those have changed too much for it, it can't be.
 */
import type { Action } from '../../actions/action.ts'
import { IllegalAction } from '../../actions/reasons.ts'
import { wellFormed } from '../../actions/shape.ts'
import type { Boxes } from '../../compile/boxes.ts'
import { cardList } from '../../compile/card-list.ts'
import { compileCards } from '../../compile/cards.ts'
import { boxesOf, type Rules } from '../../create-rules.ts'
import type { GameEvent } from '../../events.ts'
import type { GameSetup } from '../../new-game.ts'
import { formProblem, plainSetup } from '../../setup-form.ts'
import type { GameState, Seat } from '../../state/types.ts'
import { refusesUndo } from '../../undo.ts'
import { setupFrom } from '../open.ts'
import { BadRecord, type Player } from '../record.ts'
import { type Recorder, recordNew } from '../recorder.ts'
import { CARDS, MIXES } from './form-1-cards.ts'

export interface RecordOfForm1 {
  runesaga: 1
  setup: Omit<GameSetup, 'cards'>
  moves: ({ seat: Seat; action: Action } | { seat: Seat; undo: true })[]
  /** what chance had shown at each move */
  seen: GameEvent[][]
}

/** Events of form 1's `seen`. */
const CHANCE = new Set<GameEvent['type']>([
  'cast',
  'stones-cast',
  'deck-reshuffled',
  'card-laid',
  'ally-revealed',
  'row-opened',
  'feat-drawn',
  'adversary-card',
])

/**
 * The game of an old record, recorded anew. `isAuto` says whether the table passed for a seat: form 1 didn't tell. What can't be played
 * throws BadRecord or BadSetup.
 */
export function fromForm1(
  rules: Rules,
  { setup, moves, seen }: RecordOfForm1,
  players: readonly Player[],
  isAuto: (state: GameState, seat: Seat) => boolean,
): Recorder {
  const problem = formProblem(setup)
  if (problem !== null) throw new BadRecord(problem)
  const boxes = boxesOf(rules)
  const { seed, sets = [setup.edition], ...rest } = plainSetup(setup)
  const known = sets.filter((id) => boxes.sets.has(id))
  if (known.length < sets.length) throw new BadRecord(`the sets ${sets.join(', ')} are not all there`)
  const cards = cardsOfForm1(boxes, setup.edition, sets, rest.options?.wholeSets === true)
  const recorder = recordNew(boxes, setupFrom(boxes, rest, sets, cards, seed), players)
  // those that nobody has seen a chance of, as a test writes them, can't be compared
  const compared = seen.length === moves.length
  moves.forEach((move, at) => {
    const happened = playAgain(recorder, move, isAuto)
    if (typeof happened === 'string') throw new BadRecord(`move ${at + 1} of seat ${move.seat}: ${happened}`)
    const shown = happened.filter(({ type }) => CHANCE.has(type))
    if (compared && JSON.stringify(shown) !== JSON.stringify(seen[at]))
      throw new BadRecord(`move ${at + 1}: chance shows something else than it did`)
  })
  return recorder
}

function playAgain(
  recorder: Recorder,
  move: RecordOfForm1['moves'][number],
  isAuto: (state: GameState, seat: Seat) => boolean,
): GameEvent[] | string {
  const { seat } = move
  if ('undo' in move) {
    const refusal = refusesUndo(recorder.history, seat)
    if (refusal !== null) return `can't undo: ${refusal}`
    recorder.undo(seat)
    return []
  }
  const { action } = move
  try {
    if (!wellFormed(action)) return 'that is no action'
    return recorder.act(seat, action, action.type === 'pass' && isAuto(recorder.state, seat))
  } catch (error) {
    if (error instanceof IllegalAction) return error.message
    throw error
  }
}

/** The list that a box of these sets had then. Sets that aren't ours are taken as they are now. */
function cardsOfForm1(boxes: Boxes, edition: string, sets: readonly string[], whole: boolean): string[] {
  const host = sets.find((id) => boxes.sets.get(id)!.edition === edition) ?? sets[0]
  const mixes = whole ? {} : (own(MIXES, host) ?? {})
  return sets.flatMap((id) => {
    const listed = (id === host ? undefined : own(mixes, id)) ?? own(CARDS, id)
    if (listed === undefined) {
      const only = id === host || whole ? undefined : boxes.sets.get(host)!.mixes?.[id]
      return cardList(compileCards(boxes.sets.get(id)!, only))
    }
    return listed.split(/\s+/).map((entry) => `${id}/${entry}`)
  })
}

const own = <T>(table: Readonly<Record<string, T>>, key: string): T | undefined =>
  Object.hasOwn(table, key) ? table[key] : undefined
