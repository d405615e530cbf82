/** The few marks of the client's own buttons, taken from Game Icons when the site is built. */

import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Plugin } from 'vite'
import { UI_ICONS } from '../src/ui/icon-names.ts'

const ID = 'virtual:ui-icons'
const require = createRequire(import.meta.url)

interface IconSet {
  icons: Record<string, { body: string }>
}

function bodies(): Record<string, string> {
  const { icons } = JSON.parse(
    readFileSync(require.resolve('@iconify-json/game-icons/icons.json'), 'utf8'),
  ) as IconSet
  return Object.fromEntries(
    Object.entries(UI_ICONS).map(([name, drawing]) => {
      const found = icons[drawing]
      if (found === undefined) throw new Error(`Game Icons has no "${drawing}"`)
      return [name, found.body]
    }),
  )
}

export const uiIcons = (): Plugin => ({
  name: 'runesaga-ui-icons',
  resolveId: (id) => (id === ID ? `\0${ID}` : null),
  load: (id) => (id === `\0${ID}` ? `export default ${JSON.stringify(bodies())}` : null),
})
