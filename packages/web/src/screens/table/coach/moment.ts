/** What a tip is chosen by: how the table stands, what happened at it, and what the person is about to do. Plain data, so that it can be tested. */
import type { CardRef, Icon, NamedEvent, PathName, Seat, View, Waiting } from '@runesaga/table'

export interface Moment {
  view: View
  seat: Seat
  offers: Offered
  /** what happened and stands, oldest first */
  events: readonly NamedEvent[]
  /** what is about to be attempted, while its panel is open */
  panel: Panel | null
  /** cards are chosen to journey past */
  journeying: boolean
  /** the card that is read */
  reading: CardRef | null
  /** an attempt, or what came of it, takes the place of the rows */
  casting: boolean
  /** the tips that were shown and have gone */
  seen: ReadonlySet<string>
  about: CardsAbout
}

/** What tips look at of what may be done. */
interface Offered {
  waiting: Waiting | undefined
  mine: boolean
  journeys: boolean
  at: (card: CardRef) => { attempts: readonly { chance: number }[]; gain: { price: number } | null }
  plays: (card: CardRef) => readonly { idle: boolean }[]
}

/** The panel of an attempt: what is meant there, and what it could come to. */
export interface Panel {
  card: CardRef
  path: PathName
  /** how many there are to choose from */
  paths: number
  /** as it is meant; undefined while it isn't known */
  difficulty: number | undefined
  /** the chance without Dark runes, and with two of them; undefined where it isn't known, or can't be paid */
  plain: number | undefined
  two: number | undefined
  /** what the first Dark rune costs */
  price: number
}

/** What tips must know of cards. */
export interface CardsAbout {
  /** icons that a card gives for good, on this path or on any */
  iconsOf: (card: CardRef, path?: PathName | null) => readonly Icon[]
  /** what a Destiny pays for icons in the story */
  asks: (destiny: CardRef) => { points: number; icons: Readonly<Partial<Record<Icon, number>>> } | null
  /** may Hero cards be played at this level? */
  allowsHero: (level: View['heroes'][number]['level']) => boolean
}
