/** A card as data: everything that is known of it, under the same keys for every kind of card. */
import type { Ability, CardEntry, CardKind, CardSet, Text } from '@runesaga/engine/language'
import { cardText, type Language, type NameOf, plainText, type Words } from '@runesaga/words'
import { actOf, deckOf } from './decks.ts'

/** Somebody's own card may have no French. */
export interface Name {
  en: string
  fr: string | null
}

/** Icons, points and one-time icons, with their numbers. */
export type Gives = Record<string, number>

export interface PathFacts {
  name: Name
  plusOne: boolean
  gives: Gives
}

/** One side of an Adversary that has two. */
export interface SideFacts {
  side: 'adversary' | 'final'
  name: Name
  difficulty: number
  abilities: Ability[]
  /** the kind of Feat drawn for overcoming it */
  reward: string | null
  gives: Gives | null
}

export interface CardData {
  id: string
  type: CardKind
  /** with which cards it is shuffled */
  deck: string
  act: number | null
  copies: number
  name: Name
  text: Record<Language, string>
  /** rulebook, public or ours */
  source: string | null
  note: string | null
  difficulty: number | null
  abilities: Ability[]
  gives: Gives | null
  paths: PathFacts[]
  sides: SideFacts[]
  /** what a Trait asks for, in the card language */
  need: unknown
  pay: unknown
  orPay: unknown
  /** of a played Feat */
  points: number | null
  scoring: unknown[]
  /** all else that it does, in the card language */
  rules: Record<string, unknown>
}

const named = ({ en, fr }: Text): Name => ({ en, fr: fr ?? null })

/** Said elsewhere in the facts, or only about how the card looks. */
const APART = new Set([
  'id',
  'name',
  'act',
  'copies',
  'source',
  'note',
  'emblem',
  'mood',
  'place',
  'difficulty',
  'abilities',
  'gives',
  'top',
  'bottom',
  'path',
  'need',
  'pay',
  'or-pay',
  'points',
  'scoring',
])

type AnyCard = Partial<Record<string, unknown>> & {
  name: Text
  source?: string
  note?: string
  difficulty?: number
  abilities?: Ability[]
  gives?: Gives
  scoring?: unknown[]
  points?: number
}

interface PathData {
  name: Text
  'plus-one'?: true
  gives: Gives
}

const pathFacts = ({ name, 'plus-one': plusOne, gives }: PathData): PathFacts => ({
  name: named(name),
  plusOne: plusOne === true,
  gives,
})

function sidesOf(entry: CardEntry): SideFacts[] {
  if (entry.kind !== 'two-sided') return []
  const { adversary, final } = entry.card
  const { difficulty, abilities, reward } = adversary
  return [
    { side: 'adversary', name: named(adversary.name), difficulty, abilities, reward, gives: null },
    {
      side: 'final',
      name: named(final.name),
      difficulty: final.difficulty,
      abilities: final.abilities,
      reward: null,
      gives: final.gives as Gives,
    },
  ]
}

/** A Feat is worth one point unless it says otherwise. */
const pointsOf = (entry: CardEntry): number | null =>
  entry.kind === 'feat' ? (entry.card.points ?? 1) : null

export function factsOf(entry: CardEntry, nameOf: NameOf, spoken: readonly Words[]): CardData {
  const card = entry.card as AnyCard
  const paths = [card.top, card.bottom, card.path] as (PathData | undefined)[]
  const text = (words: Words) => plainText(cardText(entry, words, nameOf), words)
  return {
    id: entry.id,
    type: entry.kind,
    deck: deckOf(entry),
    act: actOf(entry),
    copies: entry.copies,
    name: named(card.name),
    text: Object.fromEntries(spoken.map((words) => [words.language, text(words)])) as CardData['text'],
    source: card.source ?? null,
    note: card.note ?? null,
    difficulty: card.difficulty ?? null,
    abilities: card.abilities ?? [],
    gives: card.gives ?? null,
    paths: paths.flatMap((path) => (path === undefined ? [] : [pathFacts(path)])),
    sides: sidesOf(entry),
    need: card.need ?? null,
    pay: card.pay ?? null,
    orPay: card['or-pay'] ?? null,
    points: pointsOf(entry),
    scoring: card.scoring ?? [],
    rules: Object.fromEntries(Object.entries(card).filter(([word]) => !APART.has(word))),
  }
}

/** A set as data, or what was asked for of it. */
export const sheetData = (set: CardSet, facts: readonly CardData[]) => ({
  set: set.set,
  name: named(set.name),
  edition: set.edition,
  titles: facts.length,
  copies: facts.reduce((sum, { copies }) => sum + copies, 0),
  cards: facts,
})
