/** Public facts about a set as a table, and how a fact is looked up in its cards. */
import { readdirSync, readFileSync } from 'node:fs'
import { type CardEntry, type CardSet, cardEntries, STORY_ICONS } from '@runesaga/engine/language'
import { parse } from 'yaml'

export interface Fact {
  /** a card's id, or what else is spoken of: the set, the board, the runes */
  subject: string
  /** a way into the card's data, or the name of something measured */
  field: string
  value: unknown
  sources: readonly string[]
  confidence: 'certain' | 'likely'
}

/** What no single field says, by subject: a card's id, `the set`, `board`, `runes`. */
export type Measures = Readonly<Record<string, Readonly<Record<string, unknown>>>>

/** A set, what is known of it, and what can be measured in it. */
export interface Book {
  set: CardSet
  facts: readonly Fact[]
  measures: Measures
}

/** Every fact of the tables in a folder, in the order of its files. */
export const factsIn = (folder: string): Fact[] =>
  readdirSync(folder)
    .toSorted()
    .flatMap((file) => parse(readFileSync(`${folder}/${file}`, 'utf8')) as unknown[][])
    .map(([subject, field, value, sources, confidence]) => ({
      subject: subject as string,
      field: field as string,
      value,
      sources: (sources as string).split(' '),
      confidence: confidence as Fact['confidence'],
    }))

const RULEBOOKS = new Set(['EN', 'FR', 'ST', 'EO', 'EOf', 'SL'])
/** Printed in a rulebook, or only known from elsewhere? */
export const originOf = ({ sources }: Fact): 'rulebook' | 'public' =>
  sources.some((source) => RULEBOOKS.has(source)) ? 'rulebook' : 'public'

type Data = Record<string, unknown>
const isData = (value: unknown): value is Data => typeof value === 'object' && value !== null

const ROMAN = ['', 'I', 'II', 'III']

/** A card with what its data leave unsaid: its deck, its copies, the names of its paths. */
function cardOf({ kind, card: data, copies }: CardEntry, measured: Data | undefined): Data {
  const card: Data = { ...data }
  const paths = [card.top, card.bottom].filter(isData) as { name: { en: string } }[]
  for (const path of paths) card[path.name.en] = path
  const deck = kind === 'feat' ? card.kind : 'act' in card ? `${kind} ${ROMAN[card.act as number]}` : kind
  return { ...card, ...measured, deck, copies, paths: paths.map(({ name }) => name.en) }
}

/** One step into the data. Of what a card gives, the story icons and the different things are also counted. */
function step(value: unknown, key: string): unknown {
  if (!isData(value)) return undefined
  const things = Object.keys(value)
  if (key === 'things') return things.length
  if (key === 'story-icons') {
    return STORY_ICONS.reduce((sum, icon) => sum + ((value[icon] as number | undefined) ?? 0), 0)
  }
  return value[key]
}

/** The same apostrophe everywhere. */
const plain = (text: string) => text.replaceAll('’', "'")
const same = (a: unknown, b: unknown): boolean => {
  if (typeof a === 'string' && typeof b === 'string') return plain(a) === plain(b)
  if (!isData(a) || !isData(b)) return (a ?? null) === (b ?? null)
  const keys = Object.keys(a)
  return keys.length === Object.keys(b).length && keys.every((key) => same(a[key], b[key]))
}
/** Everything that `part` says is so in `whole`; `~` says that something isn't there. */
const within = (part: unknown, whole: unknown): boolean =>
  isData(part) && isData(whole)
    ? Object.entries(part).every(([key, value]) => within(value, whole[key]))
    : same(part, whole)
const like = (a: string, b: string) => plain(b).toLowerCase().includes(plain(a).toLowerCase())

/** The order of a card's two abilities says nothing. */
const sorted = (abilities: unknown) => (abilities as string[]).toSorted()

export interface Weighed {
  found: unknown
  agrees: boolean
}

/** What the cards say about a fact, and whether they agree with it. */
export function weigh({ set, measures }: Book, { subject, field, value }: Fact): Weighed {
  const [, way, how] = /^(.*?)(?: (has|like))?$/.exec(field)!
  const entry = cardEntries(set).find(({ card }) => card.id === subject)
  const data = entry === undefined ? measures[subject] : cardOf(entry, measures[subject])
  if (data === undefined) throw new Error(`a fact about "${subject}", which is nothing known`)
  const found = way in data ? data[way] : way.split('.').reduce(step, data as unknown)
  if (how === 'has') {
    return { found, agrees: Array.isArray(found) && found.some((one) => within(value, one)) }
  }
  if (how === 'like') return { found, agrees: like(value as string, (found as string | undefined) ?? '') }
  return { found, agrees: way === 'abilities' ? same(sorted(value), sorted(found)) : same(value, found) }
}
