/** The few marks of the client's own buttons, taken from Game Icons when the site is built: drawings in the page, not code. */

import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Plugin } from 'vite'
import { UI_ICONS } from '../src/ui/icon-names.ts'

const require = createRequire(import.meta.url)

interface IconSet {
  icons: Record<string, { body: string }>
}

const symbol = (name: string, body: string): string =>
  `<symbol id="icon-${name}" viewBox="0 0 512 512">${body}</symbol>`

function symbols(): string[] {
  const { icons } = JSON.parse(
    readFileSync(require.resolve('@iconify-json/game-icons/icons.json'), 'utf8'),
  ) as IconSet
  return Object.entries(UI_ICONS).map(([name, drawing]) => {
    const found = icons[drawing]
    if (found === undefined) throw new Error(`Game Icons has no "${drawing}"`)
    return symbol(name, found.body)
  })
}

export const uiIcons = (): Plugin => ({
  name: 'runesaga-ui-icons',
  transformIndexHtml: () => [
    { tag: 'svg', attrs: { style: 'display:none' }, children: symbols().join(''), injectTo: 'body' },
  ],
})
