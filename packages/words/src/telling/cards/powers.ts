/** The powers of a card, in the order in which the engine has them. */
import type { CardEntry, CardKind, Power } from '@runesaga/engine/language'
import type { Language } from '../../languages/index.ts'
import type { Gate } from './grammar.ts'
import { printedName } from './printed-name.ts'
import { type Card, listOf } from './reading.ts'

/** A power where it stands: on a hero's card or on one that nobody owns, and what must be reached before it holds. */
export interface Placed {
  power: Power
  owned: boolean
  gate?: Gate
}

const placed = (list: readonly Power[] | undefined, owned: boolean, gate?: Gate): Placed[] =>
  (list ?? []).map((power) => ({ power, owned, ...(gate && { gate }) }))

type Powers<K extends CardKind> = (card: Card<K>, language: Language) => Placed[]
const heroes = (card: { powers?: readonly Power[] | undefined }) => placed(card.powers, true)
const nobodys = (card: { powers?: readonly Power[] | undefined }) => placed(card.powers, false)

const POWERS: { [K in CardKind]?: Powers<K> } = {
  origin: heroes,
  motivation: heroes,
  class: (card) => ([2, 4, 6] as const).flatMap((banked) => placed([card.powers[banked]], true, { banked })),
  destiny: (card) =>
    placed(card.powers, true, card.radiant === undefined ? undefined : { radiant: card.radiant }),
  ally: heroes,
  adversary: nobodys,
  'two-sided': ({ adversary, final }, language) =>
    [adversary, final].flatMap((side) =>
      placed(side.powers, false, { side: printedName(side.name, language) }),
    ),
  'last-foe': nobodys,
  quest: nobodys,
  legacy: nobodys,
}

/** All powers of a card, as they stand on it. */
export const powersOf = (entry: CardEntry, language: Language): Placed[] =>
  (POWERS[entry.kind] as Powers<CardKind> | undefined)?.(entry.card, language) ?? []

const standsAlways = ({ power }: Placed): boolean => listOf(power.when).includes('always')

/** Those that the engine counts: what always holds is never used, so it has no number. */
export const countedPowers = (entry: CardEntry, language: Language): Placed[] =>
  powersOf(entry, language).filter((p) => !standsAlways(p))
