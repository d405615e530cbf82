/** Pictures of the pages for friends far apart, drawn when the site is built: skies as files, and an emblem for whoever sits in each seat. */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { panorama } from '@runesaga/draw'
import type { Plugin } from 'vite'

const require = createRequire(import.meta.url)

const SKIES = {
  wide: panorama({
    w: 1440,
    h: 900,
    sun: { x: 0.26, y: 0.44, r: 0.24 },
    horizon: 0.66,
    citadel: { x: 0.27, high: 0.4 },
  }),
  tall: panorama({
    w: 600,
    h: 1200,
    sun: { x: 0.5, y: 0.24, r: 0.32 },
    horizon: 0.5,
    citadel: { x: 0.5, high: 0.24 },
  }),
  lobby: panorama({
    w: 1440,
    h: 420,
    sun: { x: 0.72, y: 0.42, r: 0.3 },
    horizon: 0.66,
    citadel: { x: 0.74, high: 0.5 },
  }),
}

/** Those who sit at a table have no Origin yet: emblems of theirs until then, by seat. */
const EMBLEMS = ['juggler', 'sailboat', 'anvil-impact', 'wheat']

const ID = 'virtual:online'

export function online(): Plugin {
  let building = false
  return {
    name: 'runesaga-online',
    configResolved: ({ command }) => {
      building = command === 'build'
    },
    resolveId: (id) => (id === ID ? `\0${ID}` : null),
    load(id) {
      if (id !== `\0${ID}`) return null
      const { icons } = JSON.parse(
        readFileSync(require.resolve('@iconify-json/game-icons/icons.json'), 'utf8'),
      ) as { icons: Record<string, { body: string }> }
      const skies = Object.entries(SKIES).map(([name, source]) => {
        const address = building
          ? `import.meta.ROLLUP_FILE_URL_${this.emitFile({ type: 'asset', name: `online-${name}.svg`, source })}`
          : JSON.stringify(`data:image/svg+xml,${encodeURIComponent(source)}`)
        return `${name}: ${address}`
      })
      const emblems = EMBLEMS.map((name) => JSON.stringify(icons[name].body))
      return `export const skies = { ${skies.join()} }\nexport const emblems = [${emblems.join()}]`
    },
  }
}
