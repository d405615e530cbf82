/** Pictures to choose by, drawn when the site is built: a card's picture for each edition, mode and lesson. They arrive as files. */
import { type Composition, cardFaces, vignette } from '@runesaga/draw'
import { emblemsFor } from '@runesaga/draw/node'
import { setNamed } from '@runesaga/sets'
import { cardEntries, type Edition, type Mode } from '@runesaga/table'
import { loadLanguage } from '@runesaga/words'
import type { Plugin } from 'vite'

const EDITIONS: Record<Edition, string> = {
  base: 'base/hero-of-destiny',
  epic: 'epic/wyrm-at-the-gates',
  stormlight: 'stormlight/eye-of-the-great-storm',
}
const MODES: Record<Mode, string> = {
  competitive: 'base/childhood-rival',
  coop: 'base/comrade-in-arms',
  solo: 'base/lone-wanderer',
}
const LEARN = {
  'first-tale': 'base/raging-inferno',
  'lesson-1': 'base/lost-in-the-woods',
  'lesson-2': 'base/deny-the-darkness',
  'lesson-3': 'base/divine-favor',
  'lesson-4': 'base/the-wolf',
  'lesson-5': 'epic/dwarf',
  'lesson-6': 'stormlight/odium',
}

/** Words stand at the left below, so the emblem steps aside. */
const WIDE = { w: 330, h: 226, x: 0.72, y: 0.44, size: 0.86 }
const FLAT = { ...WIDE, h: 150 }
/** Words stand below. */
const TALL = { w: 330, h: 590, x: 0.5, y: 0.36, size: 0.52 }

/** What a module exports: cards by name, and how their pictures are composed. */
type Pictures = Record<string, { cards: Record<string, string>; how: Composition }>
const MODULES: Record<string, Pictures> = {
  'virtual:choices': { editions: { cards: EDITIONS, how: WIDE }, modes: { cards: MODES, how: FLAT } },
  'virtual:learn': {
    pictures: { cards: LEARN, how: WIDE },
    tall: { cards: { 'first-tale': LEARN['first-tale'] }, how: TALL },
  },
}

export function choices(): Plugin {
  let building = false
  return {
    name: 'runesaga-choices',
    configResolved: ({ command }) => {
      building = command === 'build'
    },
    resolveId: (id) => (id in MODULES ? `\0${id}` : null),
    async load(id) {
      const pictures = MODULES[id.slice(1)]
      if (pictures === undefined) return null
      const words = await loadLanguage('en', 'cards')
      const drawn = (card: string, how: Composition): string => {
        const [set] = card.split('/')
        const entry = cardEntries(setNamed(set)).find((one) => one.id === card)
        if (entry === undefined) throw new Error(`there is no card "${card}"`)
        const [face] = cardFaces(entry, { name: '', lines: [] }, words)
        return vignette(face.id, face.scene, how, emblemsFor([face])).replace(
          '<svg ',
          '<svg xmlns="http://www.w3.org/2000/svg" ',
        )
      }
      const address = (name: string, source: string): string =>
        building
          ? `import.meta.ROLLUP_FILE_URL_${this.emitFile({ type: 'asset', name: `choice-${name}.svg`, source })}`
          : JSON.stringify(`data:image/svg+xml,${encodeURIComponent(source)}`)
      const listed = (cards: Record<string, string>, how: Composition): string =>
        Object.entries(cards)
          .map(([name, card]) => `'${name}': ${address(name, drawn(card, how))}`)
          .join()
      return Object.entries(pictures)
        .map(([name, { cards, how }]) => `export const ${name} = { ${listed(cards, how)} }`)
        .join('\n')
    },
  }
}
