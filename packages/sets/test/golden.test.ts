/**
 * Golden games: one game of fixed seed for each edition, mode and number of heroes, kept as its moves (`moves/`) and as a log of what came
 * of them. A changed rule or card shows as a diff to be looked at: the same moves are made again. `UPDATE_GOLDEN=1 npx vitest run
 * packages/sets/test/golden.test.ts` writes the logs anew, and from a move that is no longer allowed also the moves. A log that changes with
 * the cards unchanged means another game for records too: then RULES_VERSION rises (engine/src/record/record.ts).
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { Dice } from './kit/dice.ts'
import { type GoldenMove, goldenOf } from './kit/log.ts'
import { setupOf, TABLES } from './kit/tables.ts'

const UPDATE = process.env.UPDATE_GOLDEN === '1'
const folder = fileURLToPath(new URL('golden', import.meta.url))
const fileOf = (name: string, ending: string) => `${name.replaceAll(' ', '-')}.${ending}`

/** Where two texts part, in words. */
function parting(kept: string, played: string): string {
  const [a, b] = [kept.split('\n'), played.split('\n')]
  const at = a.findIndex((line, i) => line !== b[i])
  return `line ${at + 1} was\n  ${a[at]}\nand is now\n  ${b[at] ?? 'missing'}`
}

/** A move a line. */
const textOf = (moves: readonly GoldenMove[]) => moves.map((move) => `${JSON.stringify(move)}\n`).join('')
const movesIn = (text: string) =>
  text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as GoldenMove)

test.each(TABLES)('$name', (table) => {
  const logFile = `${folder}/${fileOf(table.name, 'txt')}`
  const movesFile = `${folder}/moves/${fileOf(table.name, 'jsonl')}`
  const known = existsSync(movesFile) ? movesIn(readFileSync(movesFile, 'utf8')) : []
  const setup = setupOf(table, { fast: 'golden' })
  const { log, moves, stuckAt } = goldenOf(table.name, setup, known, new Dice(`golden ${table.name}`))
  if (UPDATE) {
    mkdirSync(`${folder}/moves`, { recursive: true })
    writeFileSync(logFile, log)
    writeFileSync(movesFile, textOf(moves))
    return
  }
  if (!existsSync(logFile)) throw new Error(`${logFile} is missing; write it with UPDATE_GOLDEN=1`)
  const kept = readFileSync(logFile, 'utf8')
  if (log !== kept) {
    const stuck =
      stuckAt === null ? '' : `\nmove ${stuckAt + 1}, ${JSON.stringify(known[stuckAt])}, is not allowed`
    throw new Error(
      `the golden game went another way: ${parting(kept, log)}${stuck}\nIf that is meant: UPDATE_GOLDEN=1`,
    )
  }
  expect(moves).toEqual(known)
})

test('no golden game is left over', () => {
  const files = (ending: string) => TABLES.map((t) => fileOf(t.name, ending)).toSorted()
  expect(readdirSync(folder).toSorted()).toEqual([...files('txt'), 'moves'].toSorted())
  expect(readdirSync(`${folder}/moves`).toSorted()).toEqual(files('jsonl'))
})
