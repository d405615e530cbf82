/**
 * Stands in for @runesaga/draw until it draws: faces without pictures, on a page without style. Then this file goes, and
 * html.ts has
 *
 *   import { cardFaces, cardSheet, STYLES } from '@runesaga/draw'
 *   import { embeddedFonts, emblemsFor } from '@runesaga/draw/node'
 */
import type { CardEntry } from '@runesaga/engine'
import { type CardText, type Language, plainText } from '@runesaga/words'

interface CardFace {
  id: string
  name: string
  rules: string
}

interface SheetOptions {
  title: string
  faces: readonly CardFace[]
  emblems: Record<string, string>
  css: string
  fonts: string
  language: Language
}

export const STYLES = ''
export const embeddedFonts = (): string => ''
export const emblemsFor = (_faces: readonly CardFace[]): Record<string, string> => ({})

export const cardFaces = (entry: CardEntry, text: CardText, language: Language): CardFace[] => [
  { id: entry.id, name: text.name, rules: plainText(text, language) },
]

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

const drawn = ({ id, name, rules }: CardFace): string =>
  `<article id="${escaped(id)}"><h2>${escaped(name)}</h2><p>${escaped(rules)}</p></article>`

export const cardSheet = ({ title, faces, css, fonts, language }: SheetOptions): string => `<!doctype html>
<html lang="${language}">
<meta charset="utf-8">
<title>${escaped(title)}</title>
<style>${fonts}${css}</style>
${faces.map(drawn).join('\n')}
</html>
`
