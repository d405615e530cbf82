/** A range of random whole games, over every edition, mode and number of heroes, with checks at every state. */
import { randomBot } from '@runesaga/bots'
import {
  apply,
  checkInvariants,
  EDITIONS,
  fastRandom,
  type GameSetup,
  legalActions,
  MODES,
  newGame,
  seatToAct,
  useSets,
  viewFor,
} from '@runesaga/engine'
import { ownSets } from '@runesaga/sets'

export interface Soak {
  seed: string
  maxTurns: number
  /** check one state in so many; 0: only the last */
  every: number
}

export interface SoakPart {
  games: number
  actions: number
  checked: number
  stalled: number
  problems: { table: string; seed: string; move: number; problem: string }[]
}

const HEROES = { competitive: [2, 3, 4], coop: [2, 3, 4], solo: [1] } as const

/** Every edition × mode × number of heroes. */
export const TABLES: Omit<GameSetup, 'seed'>[] = EDITIONS.flatMap((edition) =>
  MODES.flatMap((mode) => HEROES[mode].map((heroes) => ({ edition, mode, heroes }))),
)

export function soakRange(soak: Soak) {
  useSets(...ownSets())
  return ({ from, to }: { from: number; to: number }): SoakPart => {
    const part: SoakPart = { games: 0, actions: 0, checked: 0, stalled: 0, problems: [] }
    for (let index = from; index < to; index++) oneGame(soak, index, part)
    return part
  }
}

function oneGame({ seed, maxTurns, every }: Soak, index: number, part: SoakPart): void {
  const setup = TABLES[index % TABLES.length]
  const own = `${seed}/${index}`
  const random = fastRandom(`${own}/bot`)
  let move = 0
  const note = (problem: string) => {
    const table = `${setup.edition} ${setup.mode} ${setup.heroes}`
    part.problems.push({ table, seed: own, move, problem })
  }
  part.games++
  try {
    let state = newGame({ ...setup, seed: { fast: own } })
    for (let seat = seatToAct(state); seat >= 0; seat = seatToAct(state)) {
      if (state.turn.number > maxTurns) {
        part.stalled++
        break
      }
      const legal = legalActions(state, seat)
      state = apply(state, seat, randomBot.choose(viewFor(state, seat), legal, random).action).state
      move++
      if (every === 0 || move % every !== 0) continue
      part.checked++
      const problems = checkInvariants(state)
      problems.forEach(note)
      if (problems.length > 0) break
    }
    part.checked++
    checkInvariants(state).forEach(note)
  } catch (error) {
    note(error instanceof Error ? error.message : String(error))
  }
  part.actions += move
}
