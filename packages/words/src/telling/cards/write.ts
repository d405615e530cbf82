/** The text of a card, from its data: which rules it has, in the order in which they stand on the card. */

import {
  type CardEntry,
  type CardKind,
  type CardSet,
  cardEntries,
  type ScoringTerm,
} from '@runesaga/engine/language'
import type { Words } from '../../words.ts'
import { plain } from '../inline.ts'
import type { CardText, Line } from './card-text.ts'
import type { CardGrammar, NameOf } from './grammar.ts'
import { powersOf } from './powers.ts'
import { printedName } from './printed-name.ts'
import type { Card, Gives } from './reading.ts'

/** What a kind of card says is written from. */
interface Writing {
  grammar: CardGrammar
  nameOf: NameOf
  /** its powers, written already */
  powers: readonly Line[]
}

const powerLines = (entry: CardEntry, words: Words, nameOf: NameOf): Line[] =>
  powersOf(entry, words.language).map(({ power, owned, gate }, i, all) => {
    const gateSaid = gate !== undefined && all[i - 1]?.gate === gate
    return words.grammar.power(power, { owned, nameOf, gateSaid, ...(gate && { gate }) })
  })
const scoring = (terms: readonly ScoringTerm[] | undefined, w: Writing, saysWhen: boolean): Line[] =>
  (terms ?? []).map((term, i) => ({ ...w.grammar.scoring(term, saysWhen), term: i }))

const LINES: { [K in CardKind]: (card: Card<K>, w: Writing) => readonly Line[] } = {
  origin: (_, w) => w.powers,
  motivation: (card, w) => [
    ...(card.start === undefined ? [] : [w.grammar.start(card.start)]),
    ...w.powers,
    ...scoring(card.scoring, w, true),
  ],
  class: (_, w) => w.powers,
  heritage: (card, w) => [w.grammar.twist(card.twist)],
  destiny: (card, w) => [
    ...w.powers,
    ...scoring(card.scoring, w, false),
    ...(card['sacrificed-allies-count'] ? [w.grammar.sacrificedAlliesCount()] : []),
  ],
  trait: (card, w) => [
    ...w.grammar.traitTerms(card),
    ...(card.gained === undefined ? [] : [w.grammar.gained(card.gained)]),
  ],
  challenge: () => [],
  ally: (card, w) => [...w.powers, ...scoring(card.scoring, w, true)],
  adversary: (_, w) => w.powers,
  feat: (card, w) => [w.grammar.feat(card, w.nameOf)],
  'two-sided': (_, w) => w.powers,
  'last-foe': (card, w) => [w.grammar.abilitiesChosen(card['abilities-chosen']), ...w.powers],
  'adversary-feat': (card, w) => [w.grammar.adversaryFeat(card)],
  quest: (_, w) => w.powers,
  victory: (card, w) => [w.grammar.victory(card.goal, card['per-further-hero'])],
  legacy: (card, w) => [...(card.setup === undefined ? [] : [w.grammar.setUp(card.setup)]), ...w.powers],
}

/** The names of a set's cards, by id: for the few cards that name another. */
export function namesIn(set: CardSet): NameOf {
  const names = new Map(cardEntries(set).map((entry) => [entry.card.id, entry.card.name]))
  return (id) => names.get(id)
}

/** What a card says. Without `nameOf` (see `namesIn`), a card that names another calls it by its id. */
export function cardText(entry: CardEntry, words: Words, nameOf: NameOf = () => undefined): CardText {
  const powers = powerLines(entry, words, nameOf)
  const writing: Writing = { grammar: words.grammar, nameOf, powers }
  const lines = (LINES[entry.kind] as (card: unknown, w: Writing) => readonly Line[])(entry.card, writing)
  return { name: printedName(entry.card.name, words.language), lines: [...lines] }
}

/** The rules of a card as one plain paragraph, for terminals and screen readers. */
export const plainText = (text: CardText, words: Words): string =>
  text.lines.map((line) => plain(line.sentence, words)).join(' ')

/** What a path, a Trait or an Ally gives, in plain words. */
export const rewardWords = (gives: Gives, words: Words): string => plain(words.grammar.rewards(gives), words)
