/** The cards of a table as they are seen: faces, markup and names by the card's number, in both languages. */
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
  type CardEntry,
  type CardNo,
  type CardSet,
  cardEntries,
  type Knowledge,
  type PlainBox,
  type Seat,
} from '@runesaga/table'
import {
  type CardText,
  type CardWords,
  cardText,
  cardWordsOf,
  contextOf,
  type DecisionContext,
  type Language,
  type NameOf,
  type Names,
  namesIn,
  namesOf,
  type Words,
} from '@runesaga/words'
import { words as ofPage } from '../ui/language.ts'

/** How a card is seen: which path of a strip, which side of an Adversary, with which chances, how much harder than printed. */
export interface Seen {
  path?: number
  side?: number
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

export class Shelf {
  readonly box: PlainBox
  private readonly known = new Map<string, Known>()
  private readonly emblems: Emblems
  private readonly heroName: (seat: Seat) => string
  private readonly words: CardWords
  private readonly faces: Partial<Record<Language | 'wordless', Map<string, CardFace>>> = {}
  private readonly drawn = new Map<string, string>()

  constructor(sets: readonly CardSet[], emblems: Emblems, box: PlainBox, heroName: (seat: Seat) => string) {
    for (const set of sets) {
      const nameOf = namesIn(set)
      for (const entry of cardEntries(set)) this.known.set(entry.id, { entry, nameOf })
    }
    this.emblems = emblems
    this.box = box
    this.heroName = heroName
    this.words = cardWordsOf(sets, box)
  }

  /** A card as its set has it. */
  entry(card: CardNo): CardEntry {
    return this.known.get(this.box.cards[card].id)!.entry
  }

  /** What a card says. */
  text(card: CardNo, words: Words): CardText {
    const { entry, nameOf } = this.known.get(this.box.cards[card].id)!
    return cardText(entry, words, nameOf)
  }

  /** The rules of a card, one sentence each. */
  sentences = (card: CardNo, words: Words): string[] =>
    this.text(card, words).lines.map(({ sentence }) => sentence)

  /** `side` 1 is the Final side of an Adversary with two. */
  face(card: CardNo, words: Words, side = 0): CardFace {
    return this.faceAmong(this.facesIn(words), card, side)
  }

  /** A face for what is the same in every language: its kind, its points, its picture. */
  wordless(card: CardNo, side = 0): CardFace {
    this.faces.wordless ??= this.drawFaces(() => NO_WORDS, ofPage())
    return this.faceAmong(this.faces.wordless, card, side)
  }

  /** A card drawn; kept, since the same card is drawn again and again. `path`: which of them a strip shows. */
  markup(card: CardNo, words: Words, size: CardSize, seen: Seen = {}): string {
    const { path = 0, side = 0, chances = [], harder = 0 } = seen
    const face = this.face(card, words, side)
    const odds = chances.map(({ text, best }) => `${text}${best}`)
    const key = `${face.id} ${words.language} ${size} ${path} ${odds.join()} ${harder}`
    let markup = this.drawn.get(key)
    if (markup === undefined) {
      const difficulty = face.difficulty === null ? null : face.difficulty + harder
      markup = drawCard({ ...face, difficulty }, { size, emblems: this.emblems, path, chances })
      this.drawn.set(key, markup)
    }
    return markup
  }

  /** The picture of a card, small and square. */
  mini = (card: CardNo, side = 0): string => this.picture(card, { w: 64, h: 64, y: 0.5, size: 0.74 }, side)

  /** The picture of a card alone, in a box of its own; in another light or land than its own if these are given. */
  picture(card: CardNo, composition: Composition, side = 0, elsewhere: Partial<Setting> = {}): string {
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
  emblem(card: CardNo, side = 0): string {
    const { emblem } = this.wordless(card, side).scene
    return emblem === null ? '' : (this.emblems[emblem] ?? '')
  }

  names(you?: Seat): Names {
    return namesOf(this.box, this.heroName, you)
  }

  context(view: Knowledge, you?: Seat): DecisionContext {
    return contextOf(view, this.box, this.names(you), this.words)
  }

  private facesIn(words: Words): Map<string, CardFace> {
    const { language } = words
    this.faces[language] ??= this.drawFaces(({ entry, nameOf }) => cardText(entry, words, nameOf), words)
    return this.faces[language]
  }

  private drawFaces(textOf: (known: Known) => CardText, words: Words): Map<string, CardFace> {
    const faces = [...this.known.values()].flatMap((known) => cardFaces(known.entry, textOf(known), words))
    return new Map(faces.map((face) => [face.id, face]))
  }

  private faceAmong(faces: Map<string, CardFace>, card: CardNo, side: number): CardFace {
    const { id } = this.box.cards[card]
    return (side === 1 ? faces.get(`${id}/final`) : undefined) ?? faces.get(id)!
  }
}
