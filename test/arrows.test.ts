// The check that keeps the arrows between the packages pointing one way.

import { join } from 'node:path'
import { expect, test } from 'vitest'
import { runScript, tempTree } from './temp-tree.ts'

const check = (...args: string[]) => runScript('check-arrows.mjs', ...args)

test('the arrows of this repository are in order', () => {
  expect(check()).toEqual({ status: 0, problems: [] })
})

test('a package may import along the arrows', () => {
  const root = tempTree({
    'packages/engine/package.json': '{}',
    'packages/engine/src/index.ts': 'export const a = 1\n',
    'packages/bots/package.json': '{"dependencies": {"@runesaga/engine": "*"}}',
    'packages/bots/src/index.ts': "import { a } from '@runesaga/engine'\nexport { b } from './b.ts'\n",
  })
  expect(check(root)).toEqual({ status: 0, problems: [] })
})

test('an import against the arrows is named with its file and line', () => {
  const root = tempTree({
    'packages/engine/package.json': '{}',
    'packages/engine/src/turn.ts': "import { z } from 'zod'\nimport { base } from '@runesaga/sets'\n",
  })
  expect(check(root)).toEqual({
    status: 1,
    problems: [`${join('packages', 'engine', 'src', 'turn.ts')}:2: "engine" must not import "sets"`],
  })
})

test('a package is imported by its index and nothing else', () => {
  const root = tempTree({
    'packages/engine/package.json': '{}',
    'packages/bots/package.json': '{}',
    'packages/bots/src/a.ts': "export type { Odds } from '@runesaga/engine/src/odds.ts'\n",
    'packages/bots/src/b.ts': "const odds = await import('../../engine/src/odds.ts')\n",
  })
  const { status, problems } = check(root)
  expect(status).toBe(1)
  expect(problems).toHaveLength(2)
  expect(problems[0]).toContain('import "@runesaga/engine"')
  expect(problems[1]).toContain('reaches into "engine"')
})

test('the node door of draw is open, and no other', () => {
  const root = tempTree({
    'packages/draw/package.json': '{}',
    'packages/cli/package.json': '{}',
    'packages/cli/src/a.ts': "import { embeddedFonts } from '@runesaga/draw/node'\n",
    'packages/cli/src/b.ts': "import { card } from '@runesaga/draw/card'\n",
  })
  expect(check(root)).toEqual({
    status: 1,
    problems: [
      `${join('packages', 'cli', 'src', 'b.ts')}:1: imports "@runesaga/draw/card"; import "@runesaga/draw"`,
    ],
  })
})

test('a dependency against the arrows fails too', () => {
  const root = tempTree({
    'packages/web/package.json': '{"devDependencies": {"@runesaga/engine": "*"}}',
  })
  expect(check(root).problems).toEqual([
    'packages/web/package.json: devDependencies: "web" must not depend on "engine"',
  ])
})

test('a folder of the web client with a door is entered by it, or later', () => {
  const root = tempTree({
    'packages/table/package.json': '{}',
    'packages/web/package.json': '{}',
    'packages/web/src/session/index.ts': "export { Session } from './session.ts'\n",
    'packages/web/src/a.ts':
      "import { Session } from './session/index.ts'\nconst later = import('./session/seats.ts')\n",
    'packages/web/src/b.ts': "import { Seats } from './session/seats.ts'\n",
  })
  const b = join('packages', 'web', 'src', 'b.ts')
  const door = join('src', 'session', 'index.ts')
  expect(check(root)).toEqual({ status: 1, problems: [`${b}:1: goes round ${door}; import that`] })
})

test('only the worker of the web client hosts a table', () => {
  const root = tempTree({
    'packages/table/package.json': '{}',
    'packages/web/package.json': '{}',
    'packages/web/src/worker/worker.ts': "import { localLobby } from '@runesaga/table/host'\n",
    'packages/web/src/session/connect.ts': "import { localLobby } from '@runesaga/table/host'\n",
  })
  const file = join('packages', 'web', 'src', 'session', 'connect.ts')
  expect(check(root)).toEqual({
    status: 1,
    problems: [`${file}:1: "web/src/session" must not import "@runesaga/table/host"`],
  })
})
