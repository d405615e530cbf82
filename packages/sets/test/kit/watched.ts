/** Random games that are looked at after every move, with all that has happened in them, as a table does. */
import type { CardNo, GameEvent, GameState, Viewer } from '@runesaga/engine'
import { after, beginning, type History, refOf } from '@runesaga/engine/host'
import { NO_CARD } from '@runesaga/engine/search'
import type { CardRef } from '@runesaga/engine/view'
import { expect } from 'vitest'
import { Dice } from './dice.ts'
import { chooseAction, nextSeat } from './players.ts'
import { apply, boxOf, legalActions, newGame } from './rules.ts'
import { CAMPAIGN_TABLES, MIXED_TABLES, setupOf, TABLES, type Table } from './tables.ts'
import { sameParts } from './values.ts'

/** Every edition, mode and number of heroes, a mix and a campaign. */
export const WATCHED_TABLES: readonly Table[] = [...TABLES, MIXED_TABLES[1], CAMPAIGN_TABLES[1]]

export interface Watched {
  state: GameState
  history: History
  /** counts the moves */
  version: number
  /** all events so far, each with the version of its move */
  log: readonly { version: number; event: GameEvent }[]
}

/** A game by dice from its beginning to its end. The state that is looked at stays as it is. */
export function watchGame(table: Table, seed: string, look: (watched: Watched, dice: Dice) => void): void {
  const dice = new Dice(`${table.name} ${seed}`)
  const log: { version: number; event: GameEvent }[] = []
  let state = newGame(setupOf(table, { fast: seed }))
  let history = beginning
  for (let version = 0; ; version++) {
    look({ state, history, version, log }, dice)
    const seat = nextSeat(state, dice)
    if (seat === undefined) return
    const done = apply(state, seat, chooseAction(legalActions(state, seat), 'keen', dice))
    state = done.state
    for (const event of done.events) log.push({ version: version + 1, event })
    history = after(history, done.events, version + 1)
  }
}

const viewersOf = ({ heroes }: GameState): Viewer[] => [...heroes.keys(), 'spectator']

/** Some viewer of some states, and all of them now and then. */
export const someViewers = (state: GameState, dice: Dice): Viewer[] =>
  dice.oneIn(40) ? viewersOf(state) : dice.oneIn(6) ? [dice.pick(viewersOf(state))] : []

/** Cards by name; null is no card. */
export const namesIn =
  ({ setup }: GameState) =>
  (card: CardNo): CardRef | null =>
    card === NO_CARD ? null : refOf(boxOf(setup), card)!

/** The same, looked at closely only where it isn't. */
export function agree(what: string, found: unknown, wanted: unknown): void {
  if (!sameParts(found, wanted)) expect(found, what).toEqual(wanted)
}
