// Fuzzing as part of the tests: the files that broke something once, and a short share of the attacks. Needs a build.

import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { called, inRepository, json } from './run-runesaga.ts'
import { tempTree } from './temp-tree.ts'

const timeout = 120_000
const CORPUS = inRepository('test/fuzz')

describe('fuzz', { timeout }, () => {
  test('what broke something once breaks nothing now', () => {
    const files = readdirSync(CORPUS).map((file) => join(CORPUS, file))
    expect(json('fuzz', ...files)).toEqual({ ok: true, files: files.length, findings: [] })
  })

  test('a share of hostile actions, plans and files', () => {
    const found = json<{ opened: number }>(
      ...'fuzz --actions 2000 --files 100 --seed tests --threads 1'.split(' '),
    )
    expect(found).toMatchObject({ ok: true, seed: 'tests', actions: 2000, files: 100, findings: [] })
    // not all of it is turned away at the door
    expect(found.opened).toBeGreaterThan(10)
  })

  test('the same seed gives the same attacks, and one of them alone', () => {
    const args = 'fuzz --only records --files 20 --seed 7'.split(' ')
    expect(json(...args, '--threads', '2')).toEqual(json(...args, '--threads', '1'))
    expect(json(...args, '--case', '3')).toMatchObject({ ok: true, files: 1 })
  })

  test('bad usage is told', async () => {
    expect((await called(['fuzz', '--only', 'recods'])).stderr).toBe(
      'runesaga: unknown kind "recods"; did you mean "records"?\n',
    )
    const file = join(tempTree({ 'game.json': '{}' }), 'game.json')
    expect(await called(['fuzz', file])).toMatchObject({
      status: 2,
      stderr: `runesaga: ${file}: its name must begin with its kind, one of saves, campaigns, sets, scenarios, records\n`,
    })
  })
})
