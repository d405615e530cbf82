/** Sets kept from the build: the same data as the set file, and only for its very text. */
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { beforeAll, expect, test } from 'vitest'
import { keepOwnSets, loadComplete, OUR_SETS } from '../src/index.ts'
import { keptSet } from '../src/kept.ts'

const textOf = (name: string): string =>
  readFileSync(fileURLToPath(new URL(`../data/${name}.yaml`, import.meta.url)), 'utf8')

beforeAll(keepOwnSets)

test.each(OUR_SETS)('%s is kept as it is read, in the order written', (name) => {
  const text = textOf(name)
  expect(JSON.stringify(keptSet(name, text))).toBe(JSON.stringify(loadComplete(text, name)))
})

test('a set file that has changed is read again', () => {
  expect(keptSet('base', `${textOf('base')}\n# one more line`)).toBeNull()
})

test('a set that was never kept is read', () => {
  expect(keptSet('a-set-of-my-own', '')).toBeNull()
})
