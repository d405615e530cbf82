/** What a record tells, in the numbers of a box: for the chronicle of a game that can't be played again. */
import type { Box } from '../compile/box.ts'
import { STONE } from '../conduct/stones.ts'
import { boxOf, type Rules } from '../create-rules.ts'
import { cardOf } from '../deeds/card-ref.ts'
import { type FieldNaming, NAMING } from '../deeds/events.ts'
import { DECKS, PATHS, type PathName, SIDES, type StoneName, stoneFace, stoneName } from '../deeds/names.ts'
import type { EventType, GameEvent } from '../events.ts'
import { ABILITIES, ICONS, LEVELS } from '../language/names.ts'
import { type GameState, NO_CARD, NOBODY } from '../state/types.ts'
import type { GameRecord } from './record.ts'

/** One move as it was told: who made it, what came of it, and whether it was taken back by it. */
export interface Told {
  seat: number
  events: GameEvent[]
  undone: boolean
}

/** The first moves of a record. Events of cards that are gone are left out. `state`: of a game with the same cards. */
export function toldIn(rules: Rules, state: GameState, record: GameRecord, moves: number): Told[] {
  const box = boxOf(rules, state.setup)
  return record.moves.slice(0, moves).map(([seat, deed], at) => ({
    seat,
    events: (record.seen[at] ?? []).flatMap((event) => eventOf(box, event, state.heroes.length) ?? []),
    undone: deed === 'undo',
  }))
}

type Fields = Readonly<Record<string, unknown>>
/** From a name to its number; undefined if nothing is called that. */
type Finding = (name: never, beside: Fields, box: Box) => unknown

const atOf =
  (names: readonly unknown[]) =>
  (name: unknown): number | undefined => {
    const at = names.indexOf(name)
    return at < 0 ? undefined : at
  }
const each =
  <N>(find: (name: N, beside: Fields, box: Box) => unknown) =>
  (names: readonly N[], beside: Fields, box: Box): unknown[] =>
    names.map((name) => find(name, beside, box))

const card = (ref: string | null, _: Fields, box: Box): number | undefined =>
  ref === null ? NO_CARD : cardOf(box, ref)
const nth = (n: number): number => n - 1
const STONES = new Map<unknown, number>(
  [
    STONE.core,
    STONE.fate,
    STONE.dark,
    ...ABILITIES.flatMap((_, i) => [STONE.standard + i, STONE.special + i]),
  ].map((no) => [stoneName(no), no]),
)
const stone = (name: StoneName): number | undefined => STONES.get(name)
const faceOf = (name: unknown, face: unknown): number | undefined => {
  const no = STONES.get(name)
  return no === undefined ? undefined : [0, 1].find((side) => stoneFace(no, side) === face)
}

const FINDINGS: Record<Exclude<FieldNaming, 'as-is'>, Finding> = {
  card,
  cards: each(card),
  seat: (seat: number | null) => seat ?? NOBODY,
  row: (row: number | null) => (row === null ? -1 : row - 1),
  place: (place: number | null) => (place === null ? 0 : place - 1),
  nth,
  nths: each(nth),
  path: (path: PathName | null) => (path === null ? 0 : (atOf(PATHS)(path) ?? atOf(SIDES)(path))),
  'challenge-path': atOf(PATHS),
  ability: atOf(ABILITIES),
  abilities: each(atOf(ABILITIES)),
  icon: atOf(ICONS),
  level: atOf(LEVELS),
  deck: atOf(DECKS),
  power: (name: string) => Number.parseInt(name, 10) - 1,
  stone,
  stones: each(stone),
  face: (face: unknown, beside) => faceOf(beside.stone, face),
  faces: (faces: readonly unknown[], { stones }) =>
    faces.map((face, i) => faceOf((stones as unknown[])[i], face)),
}

/** Undefined if it tells of something that isn't there any more. */
function eventOf(box: Box, named: Fields, heroes: number): GameEvent | undefined {
  const type = named.type as EventType
  if (!Object.hasOwn(NAMING, type)) return undefined
  const event: Record<string, unknown> = { type }
  try {
    for (const [field, naming] of Object.entries(NAMING[type]) as [string, FieldNaming][]) {
      const name = named[field === 'slot' ? 'place' : field]
      // the Act is told only where one begins
      if (name === undefined && field === 'act') continue
      const value = naming === 'as-is' ? name : FINDINGS[naming](name as never, named, box)
      if ([value].flat().includes(undefined)) return undefined
      if (naming === 'seat' && !(Number(value) < heroes)) return undefined
      event[field] = value
    }
  } catch {
    // of other rules: a field that isn't what it is now
    return undefined
  }
  return event as unknown as GameEvent
}
