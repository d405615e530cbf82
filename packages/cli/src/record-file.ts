/** Records of games in files. */
import {
  type Action,
  type CardSet,
  createRules,
  type GameRecord,
  plainSetup,
  type Rules,
  wellFormed,
} from '@runesaga/engine'
import { OUR_CAMPAIGNS, OUR_SETS, setNamed } from '@runesaga/sets'
import { readText, writeText } from './files.ts'
import { setFrom } from './set-files.ts'
import { UsageError } from './usage.ts'

const OURS: readonly string[] = [...OUR_SETS, ...OUR_CAMPAIGNS]

/** The record in a file, and the rules with the cards that it needs. */
export function readRecord(file: string, setFiles: readonly string[]): { rules: Rules; record: GameRecord } {
  const record = recordIn(readText(file), file)
  const { setup } = record
  const named = setup.sets ?? [setup.edition]
  const own = setFiles.map(setFrom)
  const ours = named.filter((name) => OURS.includes(name))
  const sets = [...ours.map(setNamed), ...own]
  const missing = named.find((name) => sets.every(({ set }) => set !== name))
  if (missing !== undefined)
    throw new UsageError(`${file} was played with the cards of "${missing}"; name their file with --set`)
  const rules = createRules(lastOfEachName(sets))
  try {
    rules.newGame(setup)
  } catch (error) {
    throw new UsageError(`${file} can't be played: ${(error as Error).message}`)
  }
  return { rules, record }
}

/** A file of one's own stands in for a set of ours that has the same name. */
const lastOfEachName = (sets: readonly CardSet[]): CardSet[] => [
  ...new Map(sets.map((set) => [set.set, set])).values(),
]

/** The record in the text of a file, in the form that it must have. Whether its game can be played is seen when it is. */
export function recordIn(text: string, file: string): GameRecord {
  let found: unknown
  try {
    found = JSON.parse(text)
  } catch {
    throw new UsageError(`${file} is not a record of a game: it is not JSON`)
  }
  // a table that the browser saved has the record of its game in it
  const record = isObject(found) && isObject(found.record) ? found.record : found
  const wrong = wrongIn(record)
  if (wrong !== null) throw new UsageError(`${file} is not a record of a game: ${wrong}`)
  return plainRecord(record as GameRecord)
}

/** Its own parts alone: nothing that came along is told or kept. What its moves hold is sorted out when they are played. */
const plainRecord = ({ runesaga, setup, commitment, moves, seen }: GameRecord): GameRecord => ({
  runesaga,
  setup: plainSetup(setup),
  commitment,
  moves,
  seen,
})

export const writeRecord = (file: string, record: GameRecord): void =>
  writeText(file, `${JSON.stringify(record)}\n`)

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((item) => typeof item === 'string')

/** Is it a move of one of the heroes? Whether the rules allow it is seen when it is played. */
const isMove = (move: unknown, heroes: unknown): boolean =>
  isObject(move) &&
  Number.isInteger(move.seat) &&
  !Object.is(move.seat, -0) &&
  Number(move.seat) >= 0 &&
  Number(move.seat) < Number(heroes) &&
  (move.undo === true || wellFormed(move.action as Action))

/** The first thing that is missing or wrong. */
function wrongIn(record: unknown): string | null {
  if (!isObject(record) || record.runesaga !== 1) return 'expected an object with "runesaga": 1'
  const { setup, moves, seen } = record
  if (!isObject(setup)) return '"setup" is missing or wrong'
  if (typeof setup.edition !== 'string') return '"setup.edition" is missing or wrong'
  if (setup.sets !== undefined && !isTexts(setup.sets)) return '"setup.sets" must be a list of names'
  if (!Array.isArray(moves)) return '"moves" must be a list'
  const wrong = moves.findIndex((move) => !isMove(move, setup.heroes))
  if (wrong >= 0) return `"moves[${wrong}]" is not a move of a seat`
  if (!Array.isArray(seen)) return '"seen" must be a list'
  return null
}
