/** The text of a card, from its data: which rules it has, in the order in which they stand on the card. */
import {
  type CardEntry,
  type CardKind,
  type CardSet,
  cardEntries,
  type Power,
  type ScoringTerm,
  type Text,
} from '@runesaga/engine'
import { plain } from '../inline.ts'
import type { Language } from '../language.ts'
import type { CardText, Line } from './card-text.ts'
import { ENGLISH } from './en/lines.ts'
import { FRENCH } from './fr/lines.ts'
import type { CardGrammar, Context, Gate, NameOf } from './grammar.ts'
import type { Card, Gives } from './reading.ts'

const GRAMMARS: Record<Language, CardGrammar> = { en: ENGLISH, fr: FRENCH }

/** What a kind of card says is written from. */
interface Writing {
  grammar: CardGrammar
  language: Language
  nameOf: NameOf
}

const powers = (list: readonly Power[] | undefined, w: Writing, owned: boolean, gate?: Gate): Line[] => {
  const context: Context = { owned, nameOf: w.nameOf, ...(gate && { gate }) }
  return (list ?? []).map((power, i) => w.grammar.power(power, { ...context, gateSaid: i > 0 }))
}
const scoring = (terms: readonly ScoringTerm[] | undefined, w: Writing, saysWhen: boolean): Line[] =>
  (terms ?? []).map((term) => w.grammar.scoring(term, saysWhen))
/** The name of a card or a path as printed, with the apostrophe that printers use. */
export const printedName = (name: Text, language: Language): string =>
  (name[language] ?? name.en).replaceAll("'", '’')
const side = (name: Text, w: Writing): Gate => ({ side: printedName(name, w.language) })

const LINES: { [K in CardKind]: (card: Card<K>, w: Writing) => Line[] } = {
  origin: (card, w) => powers(card.powers, w, true),
  motivation: (card, w) => [
    ...(card.start === undefined ? [] : [w.grammar.start(card.start)]),
    ...powers(card.powers, w, true),
    ...scoring(card.scoring, w, true),
  ],
  class: (card, w) =>
    ([2, 4, 6] as const).flatMap((banked) => powers([card.powers[banked]], w, true, { banked })),
  heritage: (card, w) => [w.grammar.twist(card.twist)],
  destiny: (card, w) => [
    ...powers(card.powers, w, true, card.radiant === undefined ? undefined : { radiant: card.radiant }),
    ...scoring(card.scoring, w, false),
    ...(card['sacrificed-allies-count'] ? [w.grammar.sacrificedAlliesCount()] : []),
  ],
  trait: (card, w) => [
    ...w.grammar.traitTerms(card),
    ...(card.gained === undefined ? [] : [w.grammar.gained(card.gained)]),
  ],
  challenge: () => [],
  ally: (card, w) => [...powers(card.powers, w, true), ...scoring(card.scoring, w, true)],
  adversary: (card, w) => powers(card.powers, w, false),
  feat: (card, w) => [w.grammar.feat(card, w.nameOf)],
  'two-sided': (card, w) => [
    ...powers(card.adversary.powers, w, false, side(card.adversary.name, w)),
    ...powers(card.final.powers, w, false, side(card.final.name, w)),
  ],
  'last-foe': (card, w) => [
    w.grammar.abilitiesChosen(card['abilities-chosen']),
    ...powers(card.powers, w, false),
  ],
  'adversary-feat': (card, w) => [w.grammar.adversaryFeat(card)],
  quest: (card, w) => powers(card.powers, w, false),
  victory: (card, w) => [w.grammar.victory(card.goal, card['per-further-hero'])],
}

/** The names of a set's cards, by id: for the few cards that name another. */
export function namesIn(set: CardSet): NameOf {
  const names = new Map(cardEntries(set).map((entry) => [entry.card.id, entry.card.name]))
  return (id) => names.get(id)
}

/** What a card says. Without `nameOf` (see `namesIn`), a card that names another calls it by its id. */
export function cardText(entry: CardEntry, language: Language, nameOf: NameOf = () => undefined): CardText {
  const writing: Writing = { grammar: GRAMMARS[language], language, nameOf }
  const lines = (LINES[entry.kind] as (card: unknown, w: Writing) => Line[])(entry.card, writing)
  return { name: printedName(entry.card.name, language), lines }
}

/** The rules of a card as one plain paragraph, for terminals and screen readers. */
export const plainText = (text: CardText, language: Language): string =>
  text.lines.map((line) => plain(line.sentence, language)).join(' ')

/** What a path, a Trait or an Ally gives, in plain words. */
export const rewardWords = (gives: Gives, language: Language): string =>
  plain(GRAMMARS[language].rewards(gives), language)
