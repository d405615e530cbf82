/** Which cards of a set are asked for. */
import type { CardKind } from '@runesaga/engine/language'
import type { Words } from '@runesaga/words'
import { oneOf } from '../usage.ts'
import type { CardData } from './facts.ts'
import { abilitiesText, inWords, textOf } from './in-words.ts'

const KINDS = [
  'origin',
  'motivation',
  'class',
  'heritage',
  'destiny',
  'trait',
  'challenge',
  'ally',
  'adversary',
  'feat',
  'two-sided',
  'last-foe',
  'adversary-feat',
  'quest',
  'victory',
  'legacy',
] as const satisfies CardKind[]

/** `trait,ally`: kinds of cards, one or more. */
export const kindsFrom = (text: string): CardKind[] =>
  text.split(',').map((kind) => oneOf('kind', KINDS)(kind.trim()))

/** Case and accents don't matter to who searches. */
const folded = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/\p{Mn}/gu, '')
    .replaceAll('’', "'")
    .toLowerCase()

/** Whether the text stands in the id, a name, an icon or a sentence of the card, in any language. */
const holds = (card: CardData, sought: string, spoken: readonly Words[]): boolean =>
  spoken.some((words) =>
    [
      card.id,
      inWords(card.name, words.language),
      textOf(card, words),
      ...abilitiesText(card.abilities, words),
    ]
      .map(folded)
      .some((said) => said.includes(sought)),
  )

/** Is this card among those asked for? */
export const isAsked = (
  card: CardData,
  { kind, find }: { kind?: readonly CardKind[]; find?: string },
  spoken: readonly Words[],
): boolean => (kind?.includes(card.type) ?? true) && (find === undefined || holds(card, folded(find), spoken))
