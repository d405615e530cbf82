/** The public facts of docs/cards/base.md as a table, and how a fact is looked up in the cards. */
import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { cardEntries, STORY_ICONS } from '@runesaga/engine'
import { parse } from 'yaml'
import { baseSet } from '../../src/index.ts'
import { measures } from './measures.ts'

export interface Fact {
  /** a card's id, or what else is spoken of: the set, the board, the runes */
  subject: string
  /** a way into the card's data, or the name of something measured */
  field: string
  value: unknown
  sources: readonly string[]
  confidence: 'certain' | 'likely'
}

const folder = fileURLToPath(new URL('facts', import.meta.url))

/** Every fact of the table, in the order of its files. */
export const FACTS: readonly Fact[] = readdirSync(folder)
  .toSorted()
  .flatMap((file) => parse(readFileSync(`${folder}/${file}`, 'utf8')) as unknown[][])
  .map(([subject, field, value, sources, confidence]) => ({
    subject: subject as string,
    field: field as string,
    value,
    sources: (sources as string).split(' '),
    confidence: confidence as Fact['confidence'],
  }))

const RULEBOOKS = new Set(['EN', 'FR', 'ST', 'EO'])
/** Printed in a rulebook, or only known from elsewhere? */
export const originOf = ({ sources }: Fact): 'rulebook' | 'public' =>
  sources.some((source) => RULEBOOKS.has(source)) ? 'rulebook' : 'public'

type Data = Record<string, unknown>
const isData = (value: unknown): value is Data => typeof value === 'object' && value !== null

const ROMAN = ['', 'I', 'II', 'III']
const entries = new Map(cardEntries(baseSet()).map((entry) => [entry.card.id, entry]))

/** A card with what its data leave unsaid: its deck, its copies, the names of its paths. */
function cardOf(id: string): Data {
  const entry = entries.get(id)
  if (entry === undefined) throw new Error(`no card "${id}"`)
  const card: Data = { ...entry.card }
  const paths = [card.top, card.bottom].filter(isData) as { name: { en: string } }[]
  for (const path of paths) card[path.name.en] = path
  const { kind } = entry
  const deck = kind === 'feat' ? card.kind : 'act' in card ? `${kind} ${ROMAN[card.act as number]}` : kind
  return { ...card, ...measures[id], deck, copies: entry.copies, paths: paths.map(({ name }) => name.en) }
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

/** What the cards say about a fact, and whether they agree with it. */
export function weigh({ subject, field, value }: Fact): { found: unknown; agrees: boolean } {
  const [, way, how] = /^(.*?)(?: (has|like))?$/.exec(field)!
  const data = entries.has(subject) ? cardOf(subject) : measures[subject]
  if (data === undefined) throw new Error(`a fact about "${subject}", which is nothing known`)
  const found = way in data ? data[way] : way.split('.').reduce(step, data as unknown)
  if (how === 'has') {
    return { found, agrees: Array.isArray(found) && found.some((one) => within(value, one)) }
  }
  if (how === 'like') return { found, agrees: like(value as string, (found as string | undefined) ?? '') }
  return { found, agrees: way === 'abilities' ? same(sorted(value), sorted(found)) : same(value, found) }
}
