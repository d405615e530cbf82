/** Which picture a card gets: what its data names, and where it names nothing, what its icons suggest. */

import { isMood, type MoodName } from './moods.ts'
import { isPlace, PLACE_NAMES, type PlaceName } from './places.ts'
import { hash } from './random.ts'

export interface Scene {
  mood: MoodName
  place: PlaceName
  emblem: string | null
}

/** What the choice looks at: a card's id, kind and data. */
export interface Subject {
  id: string
  /** the kind of card; Feats by their own kind */
  kind: string
  mood?: string | undefined
  place?: string | undefined
  data: unknown
}

/** Words that set files use for light, besides the moods' own names. */
const MOOD_WORDS: Record<string, MoodName> = {
  sunrise: 'dawn',
  noon: 'day',
  market: 'day',
  courtroom: 'dawn',
  fairground: 'rose',
  ballroom: 'rose',
  velvet: 'royal',
  throne: 'royal',
  palace: 'royal',
  cathedral: 'divine',
  bells: 'winter',
  snow: 'winter',
  white: 'winter',
  fog: 'mist',
  stones: 'mist',
  green: 'verdant',
  field: 'harvest',
  brass: 'harvest',
  candle: 'harvest',
  candles: 'harvest',
  dust: 'harvest',
  tavern: 'harvest',
  village: 'day',
  water: 'sea',
  river: 'sea',
  rain: 'storm',
  cliff: 'storm',
  smoke: 'storm',
  steel: 'storm',
  wind: 'storm',
  crossroads: 'dusk',
  battlefield: 'dusk',
  war: 'ember',
  siege: 'ember',
  fire: 'ember',
  torch: 'ember',
  torches: 'ember',
  stage: 'ember',
  glow: 'ember',
  lamplight: 'ember',
  battle: 'dusk',
  moon: 'night',
  rooftops: 'night',
  void: 'shadow',
  masks: 'shadow',
  underworld: 'shadow',
  cellar: 'shadow',
  dark: 'shadow',
  canyon: 'dusk',
  plain: 'day',
}
const PLACE_WORDS: Record<string, PlaceName> = {
  rooftops: 'roofs',
  city: 'roofs',
  market: 'roofs',
  village: 'roofs',
  fairground: 'tents',
  camp: 'tents',
  battlefield: 'tents',
  battle: 'tents',
  drill: 'tents',
  siege: 'towers',
  palace: 'towers',
  castle: 'towers',
  throne: 'hall',
  ballroom: 'hall',
  courtroom: 'hall',
  cathedral: 'hall',
  stage: 'hall',
  workshop: 'hall',
  tavern: 'hall',
  candles: 'hall',
  candle: 'hall',
  lamplight: 'hall',
  cellar: 'cave',
  torch: 'cave',
  underworld: 'cave',
  void: 'cave',
  water: 'waves',
  river: 'waves',
  sea: 'waves',
  crater: 'canyon',
  cliff: 'canyon',
  crossroads: 'fields',
  field: 'fields',
  standing: 'stones',
  plain: 'dunes',
  column: 'columns',
  ravens: 'graves',
  mist: 'trees',
  fog: 'stones',
  snow: 'peaks',
  forest: 'pines',
  ruins: 'columns',
  town: 'roofs',
  desert: 'dunes',
}

/** The light that an icon brings, and where it is at home. */
const BY_ICON: Record<string, { moods: readonly MoodName[]; places: readonly PlaceName[] }> = {
  divinity: { moods: ['divine', 'dawn', 'harvest'], places: ['hall', 'peaks', 'columns'] },
  justice: { moods: ['dawn', 'day', 'rose'], places: ['roofs', 'towers', 'fields'] },
  nature: { moods: ['verdant', 'day', 'mist'], places: ['trees', 'pines', 'hills'] },
  arcana: { moods: ['arcane', 'shadow', 'night'], places: ['stones', 'columns', 'cave'] },
  royalty: { moods: ['royal', 'rose', 'harvest'], places: ['towers', 'hall'] },
  villainy: { moods: ['shadow', 'dusk', 'night'], places: ['roofs', 'graves', 'cave'] },
  radiant: { moods: ['divine', 'sea', 'storm'], places: ['canyon', 'peaks', 'stones'] },
  triumph: { moods: ['dawn', 'day', 'sea'], places: ['hills', 'fields', 'peaks'] },
  tragedy: { moods: ['dusk', 'storm', 'ember'], places: ['graves', 'dunes', 'canyon'] },
  virtue: { moods: ['divine', 'dawn'], places: ['fields', 'peaks'] },
  corruption: { moods: ['blood', 'shadow'], places: ['graves', 'cave'] },
  hero: { moods: ['dawn', 'sea'], places: ['hills', 'fields'] },
  antihero: { moods: ['dusk', 'ember'], places: ['canyon', 'roofs'] },
  strength: { moods: ['ember', 'harvest', 'storm'], places: ['tents', 'hills', 'canyon'] },
  dexterity: { moods: ['mist', 'night', 'sea'], places: ['roofs', 'pines', 'canyon'] },
  constitution: { moods: ['winter', 'storm', 'harvest'], places: ['peaks', 'dunes', 'tents'] },
  intelligence: { moods: ['arcane', 'night', 'sea'], places: ['columns', 'hall', 'towers'] },
  wisdom: { moods: ['verdant', 'mist', 'winter'], places: ['trees', 'stones', 'hills'] },
  charisma: { moods: ['rose', 'royal', 'harvest'], places: ['hall', 'towers', 'fields'] },
}

/** The light of kinds that say little by icons: the Feats, and everything of the Adversary. */
const BY_KIND: Record<string, readonly MoodName[]> = {
  hero: ['dawn', 'day', 'sea', 'divine', 'winter', 'verdant', 'harvest', 'rose'],
  antihero: ['blood', 'dusk', 'shadow', 'ember', 'night', 'storm'],
  adversary: ['blood', 'shadow', 'ember', 'storm'],
  'two-sided': ['blood', 'shadow', 'ember', 'storm', 'winter', 'dusk'],
  'last-foe': ['blood'],
  'adversary-feat': ['shadow', 'blood', 'ember', 'storm', 'night'],
  quest: ['dusk', 'shadow', 'storm', 'ember', 'blood', 'mist', 'winter'],
  victory: ['divine'],
}

const pick = <T>(list: readonly T[], seed: string): T => list[hash(seed) % list.length]
const words = (text: string): string[] => text.toLowerCase().match(/[a-z]+/g) ?? []

/** Every icon that a card's data names, in order: as a key (`nature: 1`) or as a value (`of: strength`). */
function iconsIn(data: unknown): string[] {
  if (typeof data === 'string') return Object.hasOwn(BY_ICON, data) ? [data] : []
  if (typeof data !== 'object' || data === null) return []
  if (Array.isArray(data)) return data.flatMap(iconsIn)
  return Object.entries(data).flatMap(([key, value]) => [
    ...(Object.hasOwn(BY_ICON, key) ? [key] : []),
    ...iconsIn(value),
  ])
}

export function moodOf({ id, kind, mood, place, data }: Subject): MoodName {
  const named = words(`${mood ?? ''} ${place ?? ''}`)
  const own = named.find(isMood)
  if (own !== undefined) return own
  const meant = named.find((word) => Object.hasOwn(MOOD_WORDS, word))
  if (meant !== undefined) return MOOD_WORDS[meant]
  if (Object.hasOwn(BY_KIND, kind)) return pick(BY_KIND[kind], `${id} light`)
  const icons = iconsIn(data)
  return icons.length > 0
    ? pick(BY_ICON[pick(icons, `${id} mood`)].moods, id)
    : pick(['dawn', 'day', 'mist', 'harvest', 'night'], id)
}

export function placeOf({ id, mood, place, data }: Subject): PlaceName {
  const named = words(`${place ?? ''} ${mood ?? ''}`)
  const own = named.find(isPlace)
  if (own !== undefined) return own
  const meant = named.find((word) => Object.hasOwn(PLACE_WORDS, word))
  if (meant !== undefined) return PLACE_WORDS[meant]
  const icons = iconsIn(data)
  return icons.length > 0
    ? pick(BY_ICON[pick(icons, `${id} at`)].places, `${id} place`)
    : pick(PLACE_NAMES, `${id} place`)
}
