/**
 * The picture of a card: a painted scene from its id, mood, place and emblem. Gradients and paths only, no filters, so that
 * a whole set stays cheap. The same id always paints the same picture.
 */
import type { Canvas } from './canvas.ts'
import { mix } from './colour.ts'
import { type Emblems, emblemBody } from './emblem.ts'
import { MOODS, type Mood, tinted } from './moods.ts'
import { f } from './paths.ts'
import { paintPlace } from './places.ts'
import { chanceFrom, shortId } from './random.ts'
import type { Scene } from './scene.ts'
import { paintAir, paintSky } from './sky.ts'

export interface Composition {
  w: number
  h: number
  /** the emblem's centre and size, as shares of the picture */
  x?: number
  y?: number
  size?: number
}

/** How far two cards of one mood may lie apart on the colour wheel, in degrees. */
const TINT = 11

function gradients(id: string, mood: Mood, { orb }: Canvas): string {
  const stops = [0, 0.3, 0.58, 0.74]
  const sky = mood.sky.map((colour, i) => `<stop offset="${stops[i]}" stop-color="${colour}"/>`).join('')
  return `<linearGradient id="${id}s" x1="0" y1="0" x2="0" y2="1">${sky}</linearGradient>
<radialGradient id="${id}g" gradientUnits="userSpaceOnUse" cx="${f(orb.x)}" cy="${f(orb.y)}" r="${f(orb.r * 2.6)}"><stop offset="0" stop-color="${mood.glow}" stop-opacity=".95"/><stop offset=".38" stop-color="${mood.glow}" stop-opacity=".5"/><stop offset="1" stop-color="${mood.glow}" stop-opacity="0"/></radialGradient>
<radialGradient id="${id}o" cx=".42" cy=".36" r=".75"><stop offset="0" stop-color="#fff"/><stop offset=".5" stop-color="${mood.orb}"/><stop offset="1" stop-color="${mix(mood.orb, mood.glow, 0.75)}"/></radialGradient>
<radialGradient id="${id}d" cx=".5" cy=".5" r=".5"><stop offset="0" stop-color="${mix(mood.near, mood.sky[1], 0.45)}"/><stop offset="1" stop-color="${mood.near}"/></radialGradient>
<radialGradient id="${id}v" cx=".5" cy=".46" r=".76"><stop offset=".5" stop-color="#05030a" stop-opacity="0"/><stop offset="1" stop-color="#05030a" stop-opacity=".72"/></radialGradient>
<linearGradient id="${id}e" x1=".2" y1="0" x2=".6" y2="1"><stop offset="0" stop-color="${mix(mood.near, mood.haze, 0.42)}"/><stop offset="1" stop-color="${mood.near}"/></linearGradient>
<linearGradient id="${id}l" x1=".2" y1="0" x2=".6" y2="1"><stop offset="0" stop-color="#fff"/><stop offset=".6" stop-color="${mood.orb}"/><stop offset="1" stop-color="${mix(mood.orb, mood.glow, 0.6)}"/></linearGradient>`
}

/** The emblem: dark with a rim of light, or light with a rim of dark where the disc is dark. */
function paintEmblem(
  body: string,
  id: string,
  mood: Mood,
  { orb }: Canvas,
  size: number,
  light: boolean,
): string {
  const at = `translate(${f(orb.x - size / 2)} ${f(orb.y - size / 2)}) scale(${(size / 512).toFixed(4)})`
  const rim = light ? mood.near : mood.orb
  const use = `<use href="#${id}b"`
  return `<defs><g id="${id}b" transform="${at}">${body}</g></defs>${use} fill="${rim}" stroke="${rim}" stroke-width="26" stroke-linejoin="round" opacity=".6"/>${use} fill="url(#${id}${light ? 'l' : 'e'})"/>`
}

export function vignette(
  subject: string,
  { mood: moodName, place, emblem }: Scene,
  { w, h, x = 0.5, y = 0.47, size = 0.56 }: Composition,
  emblems: Emblems,
): string {
  const chance = chanceFrom(`${subject} ${place}`)
  const mood = tinted(moodName, chance.between(-TINT, TINT))
  const id = shortId(`${subject} ${moodName} ${place} ${w} ${h}`)
  const body = emblem === null ? '' : emblemBody(emblem, emblems)
  const side = Math.min(w, h) * size
  const canvas: Canvas = {
    w,
    h,
    mood,
    chance,
    horizon: h * chance.between(0.58, 0.68),
    orb: { x: w * x, y: h * y, r: side * (body === '' ? 0.3 : 0.6) },
  }
  const orb = chance.pick<Mood['orbs'][number]>((MOODS[moodName] as Mood).orbs)
  const picture = [
    `<defs>${gradients(id, mood, canvas)}</defs>`,
    paintSky(canvas, orb, id),
    paintPlace(place, canvas),
    paintAir(canvas),
    `<rect width="${w}" height="${h}" fill="url(#${id}v)"/>`,
    body === '' ? '' : paintEmblem(body, id, mood, canvas, side, orb === 'eclipse'),
  ]
  return `<svg class="vig" viewBox="0 0 ${w} ${h}" preserveAspectRatio="xMidYMid slice" aria-hidden="true">${picture.join('')}</svg>`
}
