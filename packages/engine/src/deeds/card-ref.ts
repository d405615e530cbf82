/** Cards by name: `set/id`, a further copy `set/id#2`, counted along the box's list of cards. Numbers mean something in one box only. */
import type { Box } from '../compile/box.ts'
import { type CardNo, NO_CARD } from '../state/types.ts'

export type CardRef = string

/** A card as an event shows it: null is no card, and what somebody may not see is `face-down`, which no card is called. */
export type Face = CardRef | null

export const FACE_DOWN = 'face-down'

/** The id of a card: copies share it. */
export const idOf = (ref: CardRef): string => {
  const copy = ref.indexOf('#')
  return copy < 0 ? ref : ref.slice(0, copy)
}

interface Refs {
  byNumber: readonly CardRef[]
  numbers: ReadonlyMap<CardRef, CardNo>
}

const refsOf = new WeakMap<Box, Refs>()

function refs(box: Box): Refs {
  let known = refsOf.get(box)
  if (known === undefined) {
    const copies = new Map<string, number>()
    const byNumber = box.cards.map(({ id }) => {
      const copy = (copies.get(id) ?? 0) + 1
      copies.set(id, copy)
      return copy === 1 ? id : `${id}#${copy}`
    })
    known = { byNumber, numbers: new Map(byNumber.map((ref, no) => [ref, no])) }
    refsOf.set(box, known)
  }
  return known
}

/** Of all cards, by number. */
export const refsIn = (box: Box): readonly CardRef[] => refs(box).byNumber

/** Undefined if the box has no card of this number. */
export const refOf = (box: Box, card: CardNo): CardRef | undefined => refsIn(box)[card]

/** Undefined if the box has no such card. */
export const cardOf = (box: Box, ref: CardRef): CardNo | undefined => refs(box).numbers.get(ref)

/** The numbers below that of no card stand for cards that are hidden: see view/visibility.ts. */
export function faceOf(box: Box, card: CardNo): Face {
  if (card === NO_CARD) return null
  return card < NO_CARD ? FACE_DOWN : refOf(box, card)!
}
