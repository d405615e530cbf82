/** Cards as they are seen: faces, drawings and sentences by the card's name, in any language that is loaded. */
import {
  type CardFace,
  type CardSize,
  type Chance,
  type Composition,
  cardFaces,
  drawCard,
  type Emblems,
  vignette,
} from '@runesaga/draw'
import {
  type AdversaryView,
  type CardEntry,
  type CardRef,
  type CardSet,
  cardEntries,
  type FeatKind,
  idOf,
  type PathName,
} from '@runesaga/table'
import { type CardText, cardText, type Language, type NameOf, namesIn, type Words } from '@runesaga/words'
import { words as ofPage } from '../ui/language.ts'

/** A side of an Adversary; other cards have only the first. */
export type Side = AdversaryView['side']

/** How a card is seen: which path of a strip, which side of an Adversary, with which chances, how much harder than printed. */
export interface Seen {
  /** null: a Trait, which has no paths */
  path?: PathName | null
  side?: Side
  chances?: readonly Chance[]
  /** what an Ally under it adds to its difficulty */
  harder?: number
}

/** Where a picture is set. */
type Setting = Pick<CardFace['scene'], 'mood' | 'place'>

interface Known {
  entry: CardEntry
  nameOf: NameOf
}

const NO_WORDS: CardText = { name: '', lines: [] }

export class CardFaces {
  private readonly known = new Map<string, Known>()
  private readonly emblems: Emblems
  private readonly faces: Partial<Record<Language | 'wordless', Map<string, CardFace>>> = {}
  private readonly drawn = new Map<string, string>()

  constructor(sets: readonly CardSet[], emblems: Emblems) {
    for (const set of sets) {
      const nameOf = namesIn(set)
      for (const entry of cardEntries(set)) this.known.set(entry.id, { entry, nameOf })
    }
    this.emblems = emblems
  }

  /** A card that was kept somewhere may be gone from its set since. */
  has = (card: CardRef): boolean => this.known.has(idOf(card))

  /** A card as its set has it. */
  entry = (card: CardRef): CardEntry => this.knownAs(card).entry

  kind = (card: CardRef): CardEntry['kind'] => this.entry(card).kind

  /** Null of a card that isn't a Feat. */
  featKind = (card: CardRef): FeatKind | null => this.wordless(card).feat

  /** What a card says. */
  text(card: CardRef, words: Words): CardText {
    const { entry, nameOf } = this.knownAs(card)
    return cardText(entry, words, nameOf)
  }

  /** The rules of a card, one sentence each. */
  sentences = (card: CardRef, words: Words): string[] =>
    this.text(card, words).lines.map(({ sentence }) => sentence)

  face(card: CardRef, words: Words, side: Side = 'first'): CardFace {
    return faceAmong(this.facesIn(words), card, side)
  }

  /** A face for what is the same in every language: its kind, its points, its picture. */
  wordless(card: CardRef, side: Side = 'first'): CardFace {
    this.faces.wordless ??= this.drawFaces(() => NO_WORDS, ofPage())
    return faceAmong(this.faces.wordless, card, side)
  }

  /** A card drawn; kept, since the same card is drawn again and again. `path`: which of them a strip shows. */
  markup(card: CardRef, words: Words, size: CardSize, seen: Seen = {}): string {
    const { side = 'first', chances = [], harder = 0 } = seen
    // only a Challenge has two paths on one side
    const path = seen.path === 'bottom' ? 1 : 0
    const face = this.face(card, words, side)
    const key = `${face.id} ${words.language} ${size} ${path} ${JSON.stringify(chances)} ${harder}`
    let markup = this.drawn.get(key)
    if (markup === undefined) {
      const difficulty = face.difficulty === null ? null : face.difficulty + harder
      markup = drawCard({ ...face, difficulty }, { size, emblems: this.emblems, path, chances })
      this.drawn.set(key, markup)
    }
    return markup
  }

  /** The picture of a card, small and square. */
  mini = (card: CardRef, side?: Side): string =>
    this.picture(card, { w: 64, h: 64, y: 0.5, size: 0.74 }, side)

  /** The picture of a card alone, in a box of its own; in another light or land than its own if these are given. */
  picture(card: CardRef, composition: Composition, side?: Side, elsewhere: Partial<Setting> = {}): string {
    const { id, scene } = this.wordless(card, side)
    const key = `${id} ${JSON.stringify([composition, elsewhere])}`
    let picture = this.drawn.get(key)
    if (picture === undefined) {
      picture = vignette(id, { ...scene, ...elsewhere }, composition, this.emblems)
      this.drawn.set(key, picture)
    }
    return picture
  }

  /** The emblem of a card: the body of its drawing, in a box of 512. */
  emblem(card: CardRef, side?: Side): string {
    const { emblem } = this.wordless(card, side).scene
    return emblem === null ? '' : (this.emblems[emblem] ?? '')
  }

  private knownAs = (card: CardRef): Known => this.known.get(idOf(card))!

  private facesIn(words: Words): Map<string, CardFace> {
    const { language } = words
    this.faces[language] ??= this.drawFaces(({ entry, nameOf }) => cardText(entry, words, nameOf), words)
    return this.faces[language]
  }

  private drawFaces(textOf: (known: Known) => CardText, words: Words): Map<string, CardFace> {
    const faces = [...this.known.values()].flatMap((known) => cardFaces(known.entry, textOf(known), words))
    return new Map(faces.map((face) => [face.id, face]))
  }
}

function faceAmong(faces: Map<string, CardFace>, card: CardRef, side: Side): CardFace {
  const id = idOf(card)
  return (side === 'final' ? faces.get(`${id}/final`) : undefined) ?? faces.get(id)!
}
