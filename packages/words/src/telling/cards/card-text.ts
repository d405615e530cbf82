/** What a card says: the sentences of its rules, made from the data that the engine runs. */

/** One rule of a card, in the order in which it stands on the card. Texts hold inline icons: see inline.ts. */
export interface Line {
  /** when it applies, to be set in italics: "When you fail a Challenge" */
  when?: string
  /** the sentence that follows, or the whole rule, with capital and full stop */
  text: string
  /** how often, to be set in capitals: "once per turn" */
  limit?: string
  /** a threshold before it: banked Experience of a Class power, Radiant icons, the side of an Adversary */
  gate?: string
  /** what it scores: which of the card's terms, counted from 0 */
  term?: number
  /** all of it as running text, for who hears the card rather than sees it */
  sentence: string
}

export interface CardText {
  name: string
  lines: Line[]
}
