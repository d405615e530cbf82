/** Who and what the words are about: how heroes and cards are called, and which of the heroes reads. */
import type { Seat } from '@runesaga/engine'
import { EDITIONS, type Edition, MODES, type Mode } from '@runesaga/engine/language'
import { type CardFact, type CardFacts, type CardRef, idOf, type PathName } from '@runesaga/engine/view'
import type { Language } from '../languages/index.ts'
import type { Words } from '../words.ts'
import { printedName } from './cards/printed-name.ts'

export interface Names {
  heroName(seat: Seat): string
  /** the name of a card that may be seen */
  cardName(card: CardRef, language: Language): string
  pathName(card: CardRef, path: PathName, language: Language): string
  /** the side of an Adversary with two faces, which has a name of its own; else the card's name */
  sideName?(card: CardRef, path: PathName, language: Language): string
  /** is it an Adversary, also one that lies in a row? Such a card is faced, on its only path */
  isAdversary?(card: CardRef): boolean
  /** what a term of a card scores for, in a sentence; nothing where it isn't known */
  termWords?(card: CardRef, term: number, words: Words): string | undefined
  /** the seat of the one who reads; nobody's for a spectator */
  you?: Seat
  /** how many heroes play: their turns are numbered as each counts its own. Without it by the turns of the game */
  heroes?: number
}

/** The how-manieth turn of its hero a turn of the game is: everybody has one a round. */
export const nthTurn = (number: number, heroes: number): number => Math.ceil(number / heroes)

/** The names of the cards of a table; a name that was never translated stays English. */
export const namesOf = (facts: CardFacts, heroName: (seat: Seat) => string, you?: Seat): Names => ({
  heroName,
  cardName: (card, language) => printedName(factOf(facts, card).name, language),
  pathName: (card, path, language) => pathName(factOf(facts, card), path, language),
  sideName: (card, path, language) => {
    const fact = factOf(facts, card)
    return fact.kind === 'two-sided' ? pathName(fact, path, language) : printedName(fact.name, language)
  },
  isAdversary: (card) => factOf(facts, card).kind === 'adversary',
  ...(you === undefined ? {} : { you }),
})

function factOf(facts: CardFacts, card: CardRef): CardFact {
  const fact = facts[idOf(card)]
  if (fact === undefined) throw new Error(`no card is called "${card}"`)
  return fact
}

function pathName({ paths, name }: CardFact, path: PathName, language: Language): string {
  const found = paths.find((one) => one.path === path)
  return printedName(found === undefined ? name : found.name, language)
}

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
