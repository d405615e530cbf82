/** Rune stones: each a small stone with an outline of its own, carved on both faces. No stone is known by its colour alone. */
import type { Ability } from '@runesaga/engine/language'
import type { StoneFace, StoneName } from '@runesaga/engine/view'
import { faceWords, plain, runeName, type Words } from '@runesaga/words'
import { GLYPHS, type GlyphName } from './glyphs.ts'
import { escaped } from './html.ts'
import { chanceFrom } from './random.ts'
import { MATERIALS, type Material } from './stone-lights.ts'

type Point = readonly [number, number]
type Shape = 'core' | 'dark' | 'ability' | 'special'

/** Corners in a box of 100 by 120, before each stone bends them a little. A special stone is a trapezoid. */
const CORNERS: Record<Shape, readonly Point[]> = {
  special: [
    [22, 8],
    [50, 5],
    [78, 8],
    [88, 60],
    [95, 110],
    [50, 115],
    [5, 110],
    [12, 60],
  ],
  dark: [
    [26, 6],
    [66, 4],
    [92, 28],
    [94, 74],
    [78, 112],
    [36, 116],
    [8, 94],
    [6, 36],
  ],
  core: [
    [18, 8],
    [52, 5],
    [84, 9],
    [95, 40],
    [93, 84],
    [82, 112],
    [46, 116],
    [14, 110],
    [5, 74],
    [7, 32],
  ],
  ability: [
    [16, 10],
    [50, 5],
    [84, 10],
    [94, 36],
    [92, 60],
    [94, 86],
    [83, 111],
    [50, 116],
    [16, 111],
    [6, 86],
    [8, 60],
    [6, 36],
  ],
}

const between = (a: Point, b: Point): Point => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2]
const at = ([x, y]: Point): string => `${x.toFixed(1)} ${y.toFixed(1)}`

/** Irregular, but always the same for the same seed. */
function outline(shape: Shape, material: Material, seed: number): string {
  const chance = chanceFrom(`${material} ${shape} ${seed}`)
  const points = CORNERS[shape].map(([x, y]): Point => [x + chance.between(-3, 3), y + chance.between(-3, 3)])
  const last = points.length - 1
  const start = between(points[last], points[0])
  return `M${at(start)}${points.map((point, i) => `Q${at(point)} ${at(between(point, points[i === last ? 0 : i + 1]))}`).join('')}Z`
}

const carved = (glyph: GlyphName, x: number, y: number, scale: number, paint: string): string =>
  `<path transform="translate(${x} ${y}) scale(${scale})" fill-rule="evenodd" ${paint} d="${GLYPHS[glyph]}"/>`

/** A glyph cut into the stone: its far edge catches the light, its near edge lies in shadow. */
function inlaid(glyph: GlyphName, material: Material, y: number, scale: number): string {
  const x = 50 - 256 * scale
  const [far, near] =
    material === 'core'
      ? ['fill="#fff" opacity=".75"', 'fill="#0006"']
      : ['fill="#000" opacity=".5"', 'fill="#fff5"']
  return (
    carved(glyph, x + 1.3, y + 1.8, scale, far) +
    carved(glyph, x - 0.9, y - 1.2, scale, near) +
    carved(glyph, x, y, scale, `fill="${MATERIALS[material].inlay}"`)
  )
}

/** An icon in its own colours, as it stands in sentences. */
const inColour = (icon: string, x: number, y: number, size: number): string =>
  `<use href="#rs-${icon}" x="${x}" y="${y}" width="${size}" height="${size}"/>`

/** A stone in the hand shows neither face: only a worn mark of what it is. */
const worn = (material: Material): string =>
  material === 'core'
    ? ''
    : carved(
        material === 'dark' ? 'moon' : material,
        28,
        36,
        0.086,
        `fill="${MATERIALS[material].inlay}" opacity=".42"`,
      )

/** What is carved on a face. A slash carries the small mark of its stone. */
function carving(face: StoneFace | null, material: Material, special: boolean): string {
  switch (face) {
    case null:
      return worn(material)
    case 'blank':
      return ''
    case 'xp':
    case 'hero':
    case 'antihero':
      return inColour(face, 27, 30, 46)
    case 'twist':
    case 'moon':
      return inlaid(face, material, 28, 0.126)
    case 'symbol':
      return inlaid(material as Ability, material, special ? 22 : 28, 0.126)
    case 'slash': {
      if (material === 'core') return inlaid('slash', material, 26, 0.132)
      const mark = material === 'dark' ? 'moon' : material
      return (
        inlaid('slash', material, 20, 0.118) +
        carved(mark, 40.5, 88, 0.037, `fill="${MATERIALS[material].inlay}" opacity=".9"`)
      )
    }
  }
}

const SPECIAL = '-special'

/** A stone with the face that lies up; null: it isn't cast yet. `seed` tells apart stones that are otherwise alike. */
export function drawStone(stone: StoneName, face: StoneFace | null, words: Words, seed = 0): string {
  const special = stone.endsWith(SPECIAL)
  const material = (stone === 'fate' ? 'core' : stone.replace(SPECIAL, '')) as Material
  const shape = special ? 'special' : material === 'core' || material === 'dark' ? material : 'ability'
  const edge = outline(shape, material, seed)
  const dots = special
    ? `<g fill="${MATERIALS[material].inlay}">${[36, 50, 64].map((x) => `<circle cx="${x}" cy="101" r="3.4"/>`).join('')}</g>`
    : ''
  const shown = face === null ? '' : `: ${plain(faceWords(face, words), words)}`
  const name = escaped(`${runeName(stone, words)}${shown}`)
  return `<svg class="stone" data-icon="${stone} ${face ?? ''}" viewBox="0 0 100 120" role="img" aria-label="${name}"><path d="${edge}" transform="translate(1.5 4)" fill="#0008"/><g filter="url(#rs-stone)"><path d="${edge}" fill="url(#rs-${material}-stone)"/></g><path d="${edge}" transform="translate(7.5 9) scale(.85)" fill="none" stroke="${material === 'core' ? '#5b4a2f' : '#fff'}" stroke-opacity=".16" stroke-width="1.4"/>${carving(face, material, special)}${dots}</svg>`
}
