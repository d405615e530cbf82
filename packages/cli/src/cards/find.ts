/** Which cards of a set are asked for. */
import type { CardKind } from '@runesaga/engine'
import { CARD_KINDS, LANGUAGES } from '@runesaga/words'
import { oneOf } from '../usage.ts'
import type { CardFacts } from './facts.ts'
import { abilitiesText, inWords, textOf } from './in-words.ts'

const KINDS = Object.keys(CARD_KINDS) as CardKind[]

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

/** Whether the text stands in the id, a name, an icon or a sentence of the card, in either language. */
const holds = (card: CardFacts, sought: string): boolean =>
  LANGUAGES.some((language) =>
    [
      card.id,
      inWords(card.name, language),
      textOf(card, language),
      ...abilitiesText(card.abilities, language),
    ]
      .map(folded)
      .some((said) => said.includes(sought)),
  )

/** Is this card among those asked for? */
export const isAsked = (
  card: CardFacts,
  { kind, find }: { kind?: readonly CardKind[]; find?: string },
): boolean => (kind?.includes(card.type) ?? true) && (find === undefined || holds(card, folded(find)))
