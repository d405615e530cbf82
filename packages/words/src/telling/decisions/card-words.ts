/** What the cards in play say about their own parts, for the labels of decisions. */
import { type CardEntry, type CardSet, cardEntries } from '@runesaga/engine/language'
import { type CardFacts, type CardRef, idOf } from '@runesaga/engine/view'
import type { NameOf } from '../cards/grammar.ts'
import { costText, optionText, powerText, writtenCost } from '../cards/parts.ts'
import { cardText, namesIn } from '../cards/write.ts'
import type { CardWords } from './context.ts'

/** The words of the cards of a table, made of the sets in play. */
export function cardWordsOf(sets: readonly CardSet[], facts: CardFacts): Required<CardWords> {
  const known = new Map<string, { entry: CardEntry; nameOf: NameOf }>()
  for (const set of sets) {
    const nameOf = namesIn(set)
    for (const entry of cardEntries(set)) known.set(entry.id, { entry, nameOf })
  }
  const knownAs = (card: CardRef) => known.get(idOf(card))!
  return {
    option: (card, option, thatIsYou, words) =>
      optionText(option, words, { thatIsYou, nameOf: knownAs(card).nameOf }),
    cost: (card, power, pay, words) => {
      const pays = facts[idOf(card)].powers.find(({ name }) => name === power)?.pays
      const found = pays?.find(({ name }) => name === pay)
      if (found === undefined) throw new Error(`${card} has no cost ${pay} of ${power}`)
      return costText(writtenCost(found.cost), words)
    },
    may: (card, words) => {
      const { entry, nameOf } = knownAs(card)
      if (entry.kind === 'trait' && entry.card.gained !== undefined)
        return words.grammar.gained(entry.card.gained).sentence
      return cardText(entry, words, nameOf)
        .lines.map(({ sentence }) => sentence)
        .join(' ')
    },
    power: (card, power, pay, words) => {
      const { entry, nameOf } = knownAs(card)
      return powerText(entry, positionOf(power), words, nameOf, pay === undefined ? pay : positionOf(pay))
    },
  }
}

/** Where a part stands among its like, from 0: parts are named by position and word. */
export const positionOf = (part: string): number => Number.parseInt(part, 10) - 1
