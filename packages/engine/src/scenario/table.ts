/** The table of a scenario before anything is arranged: its sets, its box, a fresh game, and names for its cards. */
import { boxOf, type Rules, withSets } from '../create-rules.ts'
import type { GameSetup } from '../new-game.ts'
import type { GameOptions, GameState } from '../state/types.ts'
import { inlineSet } from './inline.ts'
import { type Names, namesIn } from './names.ts'
import { plainSet } from './plain.ts'
import type { HeroPosition, Telling } from './schema.ts'

export interface Table {
  /** with the cards that the scenario brings along */
  rules: Rules
  /** nobody has chosen Character cards yet */
  fresh: GameState
  names: Names
}

/** The heroes that a scenario tells of, and blank ones where the mode needs more. */
export function heroesOf(telling: Telling): HeroPosition[] {
  const told = telling.heroes ?? (telling.hero === undefined ? [] : [telling.hero])
  const least = telling.mode === 'solo' ? 1 : 2
  return [...told, ...Array.from({ length: Math.max(0, least - told.length) }, () => ({}))]
}

export const seatOf = (telling: Telling): number =>
  typeof telling.turn === 'object' ? telling.turn.seat : (telling.turn ?? 0)

export const seedOf = (telling: Telling): string | number => telling.seed ?? 'scenario'

export function openTable(known: Rules, telling: Telling): Table {
  const { edition, mode = 'competitive' } = telling
  const own = telling.sets ?? [edition]
  const inline = telling.cards === undefined ? undefined : inlineSet(telling.cards, edition)
  const plain = own.length === 0 ? plainSet(edition) : undefined
  const brought = [plain, inline].filter((set) => set !== undefined)
  const rules = brought.length === 0 ? known : withSets(known, brought)
  const inPlay = [...own, ...brought.map((set) => set.set)]
  const searched = [...inPlay].reverse()
  if (own.includes(edition)) searched.splice(inline === undefined ? 0 : 1, 0, edition)

  const setup: GameSetup = {
    edition,
    mode,
    heroes: heroesOf(telling).length,
    sets: inPlay,
    firstSeat: seatOf(telling),
    options: { ...(telling.options as GameOptions | undefined) },
    seed: { fast: seedOf(telling) },
  }
  const open = (): Table => {
    const fresh = rules.newGame(setup)
    return { rules, fresh, names: namesIn(boxOf(rules, fresh.setup), searched, inline?.set) }
  }
  const table = open()
  const { card, quest } = telling.adversary ?? {}
  if (card === undefined && quest === undefined) return table
  const full = (ref: string) => {
    const found = table.names.find(ref)
    return found === undefined ? ref : table.names.box.cards[found[0]].id
  }
  setup.options = {
    ...setup.options,
    ...(card !== undefined && { adversary: full(card) }),
    ...(quest !== undefined && { quest: full(quest) }),
  }
  return open()
}
