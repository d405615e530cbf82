/** For scripts that run in node: the emblems that cards need, and the typefaces, read from their packages. */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { type CardFace, cardSheet, type Emblems, type SheetOptions, STYLES } from './index.ts'

const require = createRequire(import.meta.url)

interface IconSet {
  icons: Record<string, { body: string }>
}

/** The drawings of the emblems that these cards name. A name that Game Icons doesn't have is left out. */
export function emblemsFor(faces: readonly CardFace[]): Emblems {
  const { icons } = JSON.parse(
    readFileSync(require.resolve('@iconify-json/game-icons/icons.json'), 'utf8'),
  ) as IconSet
  const emblems: Record<string, string> = {}
  for (const { scene } of faces) {
    if (scene.emblem !== null && Object.hasOwn(icons, scene.emblem))
      emblems[scene.emblem] = icons[scene.emblem].body
  }
  return emblems
}

/** The faces of type that cards and their page use: family, package, weights, and whether it leans. */
const TYPEFACES = [
  { family: 'Cinzel', pack: 'cinzel', weights: [600, 800], style: 'normal' },
  { family: 'Alegreya SC', pack: 'alegreya-sc', weights: [800], style: 'normal' },
  { family: 'Alegreya', pack: 'alegreya', weights: [400, 500, 700], style: 'normal' },
  { family: 'Alegreya', pack: 'alegreya', weights: [500], style: 'italic' },
  { family: 'Alegreya Sans', pack: 'alegreya-sans', weights: [500, 700], style: 'normal' },
] as const

/** Where each package is; written out, so that tools see what is needed. */
const PACKS = {
  cinzel: require.resolve('@fontsource/cinzel/package.json'),
  alegreya: require.resolve('@fontsource/alegreya/package.json'),
  'alegreya-sc': require.resolve('@fontsource/alegreya-sc/package.json'),
  'alegreya-sans': require.resolve('@fontsource/alegreya-sans/package.json'),
}

/** `@font-face` rules that carry their files, so that a page opens anywhere, offline. Latin covers English and French. */
export const embeddedFonts = (): string =>
  TYPEFACES.flatMap(({ family, pack, weights, style }) =>
    weights.map((weight) => {
      const file = join(dirname(PACKS[pack]), 'files', `${pack}-latin-${weight}-${style}.woff2`)
      const data = readFileSync(file).toString('base64')
      return `@font-face{font-family:"${family}";font-weight:${weight};font-style:${style};src:url(data:font/woff2;base64,${data}) format("woff2")}\n`
    }),
  ).join('')

/** The page of these cards, with everything it needs: ready to be written to a file. */
export const sheetPage = ({ title, faces, words }: Pick<SheetOptions, 'title' | 'faces' | 'words'>): string =>
  cardSheet({ title, faces, words, emblems: emblemsFor(faces), css: STYLES, fonts: embeddedFonts() })
