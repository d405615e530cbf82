// The check that keeps what one table shows from the next one: signals of whole modules stand in few folders.

import { join } from 'node:path'
import { expect, test } from 'vitest'
import { runScript, tempTree } from './temp-tree.ts'

const check = (...args: string[]) => runScript('check-signals.mjs', ...args)

test('the signals of this repository stand where they may', () => {
  expect(check()).toEqual({ status: 0, problems: [] })
})

test('a signal at the top of a module is named with its file and line, whatever holds it', () => {
  const root = tempTree({
    'packages/web/src/attempt/open.ts':
      "import { signal as made, computed, effect } from '@preact/signals'\n" +
      'export const open = made<string | null>(null)\n' +
      'const all = {\n  twice: computed(() => [open.value, open.value]),\n}\n' +
      'effect(() => console.log(all))\n' +
      'class Kept {\n  static last = made(0)\n}\n',
  })
  const file = join('packages', 'web', 'src', 'attempt', 'open.ts')
  const why =
    'at the top of a module; only state/ and ui/ may hold signals, what ends with a table belongs to TableUi'
  expect(check(root)).toEqual({
    status: 1,
    problems: [
      `${file}:2: "made" ${why}`,
      `${file}:4: "computed" ${why}`,
      `${file}:6: "effect" ${why}`,
      `${file}:8: "made" ${why}`,
    ],
  })
})

test('the device has signals, and so have tables and screens while they last', () => {
  const root = tempTree({
    'packages/web/src/state/route.ts':
      "import { signal } from '@preact/signals'\nexport const route = signal('home')\n",
    'packages/web/src/ui/said.ts':
      "import { signal } from '@preact/signals'\nexport const said = signal('')\n",
    'packages/web/src/session/table-ui.ts':
      "import { signal } from '@preact/signals'\nexport class TableUi {\n  readonly tab = signal(0)\n}\n",
    'packages/web/src/screens/end.tsx':
      "import { effect } from '@preact/signals'\nexport function End() {\n  effect(() => {})\n  return <p />\n}\n",
    'packages/web/src/screens/own.ts': 'const signal = () => 1\nexport const own = signal()\n',
  })
  expect(check(root)).toEqual({ status: 0, problems: [] })
})
