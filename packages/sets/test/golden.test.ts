/**
 * Golden games: one game of fixed seed for each edition, mode and number of heroes, kept as text. A changed
 * rule or card shows as a diff to be looked at; `UPDATE_GOLDEN=1 npx vitest run packages/sets/test/golden.test.ts` writes them anew.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { Dice } from './kit/dice.ts'
import { logOf } from './kit/log.ts'
import { setupOf, TABLES } from './kit/tables.ts'

const UPDATE = process.env.UPDATE_GOLDEN === '1'
const folder = fileURLToPath(new URL('golden', import.meta.url))
const fileOf = (name: string) => `${name.replaceAll(' ', '-')}.txt`

/** Where two texts part, in words. */
function parting(kept: string, played: string): string {
  const [a, b] = [kept.split('\n'), played.split('\n')]
  const at = a.findIndex((line, i) => line !== b[i])
  return `line ${at + 1} was\n  ${a[at]}\nand is now\n  ${b[at] ?? 'missing'}`
}

test.each(TABLES)('$name', (table) => {
  const played = logOf(table.name, setupOf(table, { fast: 'golden' }), new Dice(`golden ${table.name}`))
  const file = `${folder}/${fileOf(table.name)}`
  if (UPDATE) {
    mkdirSync(folder, { recursive: true })
    writeFileSync(file, played)
  }
  if (!existsSync(file)) throw new Error(`${file} is missing; write it with UPDATE_GOLDEN=1`)
  const kept = readFileSync(file, 'utf8')
  if (played !== kept) {
    throw new Error(
      `the golden game went another way: ${parting(kept, played)}\nIf that is meant: UPDATE_GOLDEN=1`,
    )
  }
})

test('no golden game is left over', () => {
  expect(readdirSync(folder).toSorted()).toEqual(TABLES.map((t) => fileOf(t.name)).toSorted())
})
