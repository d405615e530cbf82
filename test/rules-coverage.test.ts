// The check that finds a test for every rule.

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { runScript, tempTree, toldBy } from './temp-tree.ts'

const check = (...args: string[]) => runScript('rules-coverage.mjs', ...args)

const rules = (...ids: string[]) => ids.map((id) => `- **${id}** · BES · all — a rule.\n`).join('')

test('ids count in titles of tests and scenarios, singly, in lists and in ranges', () => {
  const root = tempTree({
    'docs/rules/RULES.md': rules(
      'R-A-01',
      'R-A-02',
      'R-B-01',
      'R-B-02',
      'R-B-04',
      'R-C-01',
      'R-C-02',
      'R-D-01',
    ),
    'packages/engine/test/a.test.ts': "test('R-A-01, R-A-02 a story', () => {})\n",
    'packages/engine/test/b.test.ts':
      "describe('R-B-01…04', () => {\n  it.each([[')']])(`R-C-01/02 %s`, () => {})\n})\n",
    'scenarios/d.yaml': 'title: a position\nrules: [R-D-01]\n',
  })
  expect(check(root, '--write')).toEqual({ status: 0, problems: [] })
  expect(check(root)).toEqual({ status: 0, problems: [] })
  expect(readFileSync(join(root, 'docs/rules-coverage.md'), 'utf8')).toContain(
    '| R-D-01 | `scenarios/d.yaml` a position |',
  )
})

test('a rule without a test, a skipped test and an unknown id are named', () => {
  const root = tempTree({
    'docs/rules/RULES.md': rules('R-A-01', 'R-A-02'),
    'test/a.test.ts': "// R-A-02\ntest('R-A-01 and R-Z-09', () => {})\ntest.skip('R-A-02', () => {})\n",
  })
  expect(check(root, '--write')).toEqual({
    status: 1,
    problems: [
      'test/a.test.ts: "R-A-01 and R-Z-09" names R-Z-09, which is not in docs/rules/RULES.md',
      '1 of 2 rules have no test: R-A-02',
    ],
  })
})

test("rules that the engine's code names are counted; one that it doesn't name is no mistake", () => {
  const root = tempTree({
    'docs/rules/RULES.md': rules('R-A-01', 'R-A-02', 'R-A-03', 'R-B-01'),
    'packages/engine/src/steps/a.ts': '/** R-A-01…03 */\nexport const step = 1 // R-A-01\n',
    'packages/sets/src/b.ts': '// R-B-01\n',
    'test/a.test.ts': "test('R-A-01…03 R-B-01', () => {})\n",
  })
  expect(check(root)).toEqual({ status: 0, problems: [] })
  expect(toldBy('rules-coverage.mjs', root)).toEqual([
    "rules in the engine's code: 3 of 4",
    'rules: all 4 have a test',
  ])
})
