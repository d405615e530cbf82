/** What the cards in play say about their own parts, for the labels of decisions. */
import { type CardEntry, type CardNo, type CardSet, cardEntries, type PlainBox } from '@runesaga/engine'
import type { NameOf } from '../cards/grammar.ts'
import { costText, optionText, powerText, writtenCost } from '../cards/parts.ts'
import { namesIn } from '../cards/write.ts'
import type { CardWords } from './context.ts'

/** The words of the cards of a box, made of the sets in play. */
export function cardWordsOf(sets: readonly CardSet[], box: PlainBox): CardWords {
  const known = new Map<string, { entry: CardEntry; nameOf: NameOf }>()
  for (const set of sets) {
    const nameOf = namesIn(set)
    for (const entry of cardEntries(set)) known.set(entry.id, { entry, nameOf })
  }
  const knownAs = (card: CardNo) => known.get(box.cards[card].id)!
  return {
    option: (card, option, thatIsYou, words) =>
      optionText(option, words, { thatIsYou, nameOf: knownAs(card).nameOf }),
    cost: (card, cost, words) =>
      cost < 0 ? undefined : costText(writtenCost(box.cards[card].costs[cost]), words),
    power: (card, power, cost, words) => {
      const { entry, nameOf } = knownAs(card)
      const which = box.cards[card].powers[power]?.costs.indexOf(cost) ?? -1
      return powerText(entry, power, words, nameOf, which < 0 ? undefined : which)
    },
  }
}
