/** A whole set on one page that needs nothing but itself: to look at, and to print and cut. */
import type { Words } from '@runesaga/words'
import { drawCard } from './card.ts'
import type { Emblems } from './emblem.ts'
import { actOf, type CardFace } from './face.ts'
import { escaped } from './html.ts'
import { sprite } from './sprite.ts'
import { SHEET_CSS } from './styles/sheet.ts'

export interface SheetOptions {
  title: string
  faces: readonly CardFace[]
  emblems: Emblems
  /** the style of the cards: `STYLES` */
  css: string
  /** the faces of type, as `@font-face` rules that carry their files */
  fonts: string
  words: Words
}

/** Cards that stand together: of one kind, and within it of one Act. */
function grouped(faces: readonly CardFace[]): CardFace[][] {
  const groups = new Map<string, CardFace[]>()
  for (const face of faces) {
    const key = `${face.feat ?? face.kind} ${face.act}`
    const group = groups.get(key) ?? []
    group.push(face)
    groups.set(key, group)
  }
  return [...groups.values()]
}

/** Two sides of one card are one card. */
const isSecondSide = ({ kind, id }: CardFace): boolean => kind === 'two-sided' && id.endsWith('/final')
const cardsIn = (faces: readonly CardFace[]): number =>
  faces.reduce((sum, face) => sum + (isSecondSide(face) ? 0 : face.copies), 0)

function headingOf(faces: readonly CardFace[]): string {
  const [face] = faces
  const { terms, rules } = face.words
  const noun = face.feat === null ? terms.kinds[face.kind] : terms.icons[face.feat]
  const kind = rules.isMany(cardsIn(faces)) ? noun.many : noun.one
  const heading = kind[0].toUpperCase() + kind.slice(1)
  return face.act === null ? heading : `${heading} · ${actOf(face)}`
}

/** A card and, for the printer alone, its further copies; the other side of a card has none. */
function item(face: CardFace, emblems: Emblems): string {
  const drawn = drawCard(face, { size: 'full', emblems })
  const copies =
    face.copies <= 1
      ? ''
      : `<span class="copies">${escaped(face.words.say('card/copies', { n: face.copies }))}</span>`
  const again = `<li class="again" aria-hidden="true">${drawn}</li>`.repeat(Math.max(0, face.copies - 1))
  return `<li>${drawn}${copies}</li>${again}`
}

const section = (faces: readonly CardFace[], { emblems, words }: SheetOptions): string =>
  `<section><h2>${escaped(headingOf(faces))} <small>${escaped(words.say('card/cards', { n: cardsIn(faces) }))}</small></h2>
<ul class="cards">${faces.map((face) => item(face, emblems)).join('\n')}</ul></section>`

const footer = ({ say }: Words): string =>
  `<footer>${(['card/unofficial', 'card/emblems', 'card/fonts', 'card/printing'] as const)
    .map((key) => `<p>${escaped(say(key))}</p>`)
    .join('')}</footer>`

export function cardSheet(options: SheetOptions): string {
  const { title, faces, css, fonts, words } = options
  const total = escaped(words.say('card/cards', { n: cardsIn(faces) }))
  return `<!doctype html>
<html lang="${words.language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(title)} · Runesaga</title>
<style>${fonts}${css}${SHEET_CSS}</style>
</head>
<body>
${sprite()}
<div class="sheet">
<header><h1>${escaped(title)}</h1><span class="total">${total}</span></header>
<main>
${grouped(faces)
  .map((group) => section(group, options))
  .join('\n')}
</main>
${footer(words)}
</div>
</body>
</html>
`
}
