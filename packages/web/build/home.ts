/** Pictures of the first screen, drawn when the site is built: they arrive as files, so that the page itself stays small. */
import { cardFaces, drawCard, drawStone, panorama, sprite, vignette } from '@runesaga/draw'
import { emblemsFor } from '@runesaga/draw/node'
import { OUR_SETS, setNamed } from '@runesaga/sets'
import { cardEntries } from '@runesaga/table'
import { cardText, LANGUAGES, loadLanguage, namesIn, printedName, type Words } from '@runesaga/words'
import type { Plugin } from 'vite'

const SCENES = {
  wide: panorama({
    w: 960,
    h: 600,
    sun: { x: 0.545, y: 0.46, r: 0.17 },
    horizon: 0.62,
    citadel: { x: 0.64, high: 0.26 },
  }),
  tall: panorama({
    w: 600,
    h: 1200,
    sun: { x: 0.52, y: 0.66, r: 0.2 },
    horizon: 0.77,
    citadel: { x: 0.62, high: 0.17 },
  }),
}

/** Three cards of the base game that lie on the screen, from left to right. */
const FAN = ['one-with-nature', 'sword-of-darkness', 'bound-by-honor']
/** The stones above the name, with the face that lies up. */
const STONES = [
  ['core', 'slash'],
  ['strength', 'symbol'],
  ['wisdom', 'symbol'],
  ['fate', 'twist'],
  ['dark', 'moon'],
] as const

/** Stones and cards as markup, with the sprite that they are drawn from. */
function adornment(words: Words): string {
  const set = setNamed('base')
  const nameOf = namesIn(set)
  const faces = FAN.map((id) => {
    const entry = cardEntries(set).find(({ card }) => card.id === id)
    if (entry === undefined) throw new Error(`the base set has no "${id}"`)
    return cardFaces(entry, cardText(entry, words, nameOf), words)[0]
  })
  const emblems = emblemsFor(faces)
  return JSON.stringify({
    sprite: sprite(),
    stones: STONES.map(([stone, face], seed) => drawStone(stone, face, words, seed)),
    cards: faces.map((face) => drawCard(face, { size: 'row', emblems })),
  })
}

/** Every Origin: its name, and a small picture of its own. */
function origins(words: Words) {
  return OUR_SETS.flatMap((name) => {
    const entries = cardEntries(setNamed(name)).filter(({ kind }) => kind === 'origin')
    return entries.map((entry) => {
      const [face] = cardFaces(entry, { name: '', lines: [] }, words)
      const picture = vignette(face.id, face.scene, { w: 128, h: 128, size: 0.66 }, emblemsFor([face]))
      const said = Object.fromEntries(LANGUAGES.map((l) => [l, printedName(entry.card.name, l)]))
      return {
        id: face.id,
        name: said,
        picture: picture.replace('<svg ', '<svg xmlns="http://www.w3.org/2000/svg" '),
      }
    })
  })
}

const ID = 'virtual:home'

export function home(): Plugin {
  let building = false
  return {
    name: 'runesaga-home',
    configResolved: ({ command }) => {
      building = command === 'build'
    },
    resolveId: (id) => (id === ID ? `\0${ID}` : null),
    async load(id) {
      if (id !== `\0${ID}`) return null
      /** The address of a file, as code. A server of sources emits none: there the address holds the file itself. */
      const address = (file: string, type: string, source: string): string =>
        building
          ? `import.meta.ROLLUP_FILE_URL_${this.emitFile({ type: 'asset', name: file, source })}`
          : JSON.stringify(`data:${type},${encodeURIComponent(source)}`)
      const picture = (file: string, source: string) => address(`${file}.svg`, 'image/svg+xml', source)
      const scenes = Object.entries(SCENES).map(([name, svg]) => `${name}: ${picture(`home-${name}`, svg)}`)
      const spoken = await Promise.all(LANGUAGES.map((language) => loadLanguage(language)))
      const adornments = spoken.map(
        (words) =>
          `${words.language}: ${address(`home-${words.language}.json`, 'application/json', adornment(words))}`,
      )
      const known = origins(spoken[0]).map(
        (origin) =>
          `${JSON.stringify(origin.id)}: { name: ${JSON.stringify(origin.name)}, picture: ${picture(origin.id.replace('/', '-'), origin.picture)} }`,
      )
      return `export const scenes = { ${scenes.join()} }\nexport const adornments = { ${adornments.join()} }\nexport const origins = { ${known.join()} }`
    },
  }
}
