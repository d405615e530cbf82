// The check that every class of a CSS module is used, and every class that is used exists.

import { join } from 'node:path'
import { expect, test } from 'vitest'
import { runScript, tempTree } from './temp-tree.ts'

const check = (...args: string[]) => runScript('check-classes.mjs', ...args)
const SHEET = join('packages', 'web', 'src', 'row.module.css')
const COMPONENT = join('packages', 'web', 'src', 'row.tsx')

/** A component and its module; the component may use a second one. */
const room = (component: string, sheet: string, further: Record<string, string> = {}) =>
  tempTree({ [COMPONENT]: component, [SHEET]: sheet, ...further })

const IMPORT = "import styles from './row.module.css'\n"

test('the classes of this repository are in order', () => {
  expect(check()).toEqual({ status: 0, problems: [] })
})

test('every class is used, by its name or in brackets, also below at-rules and after others', () => {
  const root = room(
    `${IMPORT}export const Row = () => <p class={\`\${styles.row} \${styles['is-on']}\`}>{styles.last}</p>\n`,
    '/* .comment */\n.row > b, .row.is-on::after { content: ".no"; width: 0.5em }\n@media (max-width: 9.5em) { p:not(.last) { top: 0 } }\n',
  )
  expect(check(root)).toEqual({ status: 0, problems: [] })
})

test('a class that nobody uses is named', () => {
  const root = room(
    `${IMPORT}export const row = styles.row\n`,
    '.row { top: 0 }\n@media print { .row .old { top: 0 } }\n',
  )
  expect(check(root)).toEqual({ status: 1, problems: [`${SHEET}: nobody uses the class "old"`] })
})

test('a class that the module lacks is named with its file and line', () => {
  const root = room(
    `${IMPORT}export const row = styles.row\nexport const more = styles.rwo\n`,
    '.row { top: 0 }\n',
  )
  expect(check(root)).toEqual({
    status: 1,
    problems: [`${COMPONENT}:3: "./row.module.css" has no class "rwo"`],
  })
})

test('a global class belongs to no module', () => {
  const root = room(
    `${IMPORT}export const icon = styles.icon\n`,
    '.row :global(.icon:not(.big)) { top: 0 }\n',
  )
  expect(check(root)).toEqual({
    status: 1,
    problems: [
      `${COMPONENT}:2: "./row.module.css" has no class "icon"`,
      `${SHEET}: nobody uses the class "row"`,
    ],
  })
})

test('a module that several components share is used by all of them together', () => {
  const root = room(`${IMPORT}export const row = styles.row\n`, '.row { top: 0 }\n.other { top: 0 }\n', {
    [join('packages', 'web', 'src', 'deep', 'other.tsx')]:
      "import rowStyles from '../row.module.css'\nexport const other = rowStyles.other\n",
  })
  expect(check(root)).toEqual({ status: 0, problems: [] })
})

test('what could not be followed is refused', () => {
  const root = room(
    `${IMPORT}export const of = (name: string) => styles[name]\nexport const row = styles.row\n`,
    '.row { top: 0 }\n',
    {
      [join('packages', 'web', 'src', 'all.ts')]:
        "import * as styles from './row.module.css'\nexport const all = styles\n",
      [join('packages', 'web', 'src', 'lost.ts')]:
        "import lost from './lost.module.css'\nexport const row = lost.row\n",
    },
  )
  expect(check(root)).toEqual({
    status: 1,
    problems: [
      `${join('packages', 'web', 'src', 'all.ts')}:1: imports a CSS module in another way than "import styles from"`,
      `${join('packages', 'web', 'src', 'lost.ts')}:1: there is no "./lost.module.css"`,
      `${join('packages', 'web', 'src', 'lost.ts')}:2: there is no "./lost.module.css"`,
      `${COMPONENT}:2: "styles" is used without the name of a class`,
    ],
  })
})
