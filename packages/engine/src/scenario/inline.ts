/** Cards written inside a scenario: those of the card language, with what matters little left out. */
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import * as z from 'zod/mini'
import { type CardSet, cardSet } from '../language/cards.ts'
import type { Edition } from '../language/names.ts'
import { defOf, isObject, required, type Schema } from '../language/schema.ts'

/** What a card of a scenario needn't say, and parts of a card in which the same holds. */
const LEFT_OUT = ['name', 'act', 'gives'] as const
const PARTS = ['top', 'bottom', 'path'] as const
const HEAD = ['set', 'name', 'edition', 'notes', 'chapters', 'tales', 'mixes'] as const

type Deck = Exclude<keyof CardSet, (typeof HEAD)[number]>
type LeftOut = (typeof LEFT_OUT)[number]
type Part = (typeof PARTS)[number]
type Loose<C> = Omit<C, LeftOut | Part> & { [K in keyof C & LeftOut]?: C[K] | undefined } & {
  [K in keyof C & Part]?: Loose<C[K]> | undefined
}
type Items<L> = NonNullable<L> extends (infer C)[] ? Loose<C>[] : Loose<NonNullable<L>>
export type InlineCards = { [D in Deck]?: Items<CardSet[D]> | undefined }

type Shape = Record<string, z.ZodMiniType>

/** The schema of a card, with less that must be there. */
function loosened(card: Schema): z.ZodMiniType {
  const shape = (defOf(card) as unknown as { shape: Shape }).shape
  const loose: Shape = { ...shape }
  for (const key of LEFT_OUT) if (key in shape) loose[key] = z.optional(required(shape[key]))
  for (const key of PARTS) if (key in shape) loose[key] = z.optional(loosened(required(shape[key])))
  return z.strictObject(loose)
}

function decks(): Shape {
  const shape: Shape = {}
  for (const [deck, schema] of Object.entries(cardSet.shape)) {
    if ((HEAD as readonly string[]).includes(deck)) continue
    const inner = required(schema)
    const def = defOf(inner)
    shape[deck] = z.optional(def.type === 'array' ? z.array(loosened(def.element)) : loosened(inner))
  }
  return shape
}
export const inlineCards = z.strictObject(decks()) as unknown as z.ZodMiniType<InlineCards>

/** How a full id names them, whatever the set is called inside. */
export const INLINE = 'scenario'

const made = new Map<string, CardSet>()

/** The set of these cards. Its name depends on what is in it, so that games of other scenarios go on undisturbed. */
export function inlineSet(cards: InlineCards, edition: Edition): CardSet {
  const text = JSON.stringify([edition, cards])
  const name = `${INLINE}-${bytesToHex(sha256(utf8ToBytes(text))).slice(0, 12)}`
  let set = made.get(name)
  if (set === undefined) {
    const full = Object.entries(cards).map(([deck, list]) => [
      deck,
      Array.isArray(list) ? list.map((card) => filled(card, deck)) : filled(list, deck),
    ])
    set = { set: name, name: { en: 'Scenario' }, edition, ...Object.fromEntries(full) } as CardSet
    made.set(name, set)
  }
  return set
}

const IN_A_ROW = ['traits', 'challenges', 'allies', 'adversaries']
const PARTS_OF: Record<string, readonly Part[]> = {
  challenges: ['top', 'bottom'],
  adversaries: ['path'],
  'last-foes': ['path'],
}

function filled(card: object | undefined, deck: string): object {
  const name = { en: titled((card as { id: string }).id) }
  const full: Record<string, unknown> = { name, ...card }
  if (IN_A_ROW.includes(deck)) full.act ??= 1
  if (deck === 'traits') full.gives ??= {}
  for (const part of PARTS_OF[deck] ?? []) {
    full[part] = { name, gives: {}, ...(isObject(full[part]) ? full[part] : {}) }
  }
  return full
}

/** `lost-in-the-woods`: Lost in the woods */
const titled = (id: string): string => (id[0].toUpperCase() + id.slice(1)).replaceAll('-', ' ')
