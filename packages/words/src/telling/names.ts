/** Who and what the words are about: how heroes and cards are called, and which of the heroes reads. */
import {
  type CardNo,
  EDITIONS,
  type Edition,
  MODES,
  type Mode,
  type PlainBox,
  type Seat,
} from '@runesaga/engine'
import type { Language } from '../languages/index.ts'
import type { Words } from '../words.ts'
import { printedName } from './cards/printed-name.ts'

export interface Names {
  heroName(seat: Seat): string
  /** the name of a card that may be seen */
  cardName(card: CardNo, language: Language): string
  pathName(card: CardNo, path: number, language: Language): string
  /** the side of an Adversary with two faces, which has a name of its own; else the card's name */
  sideName?(card: CardNo, path: number, language: Language): string
  /** is it an Adversary, also one that lies in a row? Such a card is faced, on its only path */
  isAdversary?(card: CardNo): boolean
  /** the seat of the one who reads; nobody's for a spectator */
  you?: Seat
}

/** The names of a box of cards; a name that was never translated stays English. */
export const namesOf = (box: PlainBox, heroName: (seat: Seat) => string, you?: Seat): Names => ({
  heroName,
  cardName: (card, language) => printedName(box.cards[card].name, language),
  pathName: (card, path, language) => printedName(box.cards[card].paths[path].name, language),
  sideName: (card, path, language) => {
    const { kind, name, paths } = box.cards[card]
    return printedName(kind === 'two-sided' ? paths[path].name : name, language)
  },
  isAdversary: (card) => box.cards[card].kind === 'adversary',
  ...(you === undefined ? {} : { you }),
})

/** A hero in the middle of a sentence: "you", "vous", or the name. */
export const heroWords = (seat: Seat, names: Names, { rules }: Pick<Words, 'rules'>): string =>
  seat === names.you ? rules.you : names.heroName(seat)

/** An edition or a mode by its name; by its id if this version has none for it. */
export const editionName = (id: string, { say }: Words): string =>
  (EDITIONS as readonly string[]).includes(id) ? say(`edition/${id as Edition}`) : id
export const modeName = (id: string, { say }: Words): string =>
  (MODES as readonly string[]).includes(id) ? say(`mode/${id as Mode}`) : id

/** "Act II" */
export const actName = (act: number, { say }: Words): string => say(`act/${act as 1 | 2 | 3}`)
