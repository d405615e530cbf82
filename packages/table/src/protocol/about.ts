/** What stays the same while a table is played at. */
import type { GameSetup, Player } from '@runesaga/engine'
import type { FeatKind, Level } from '@runesaga/engine/language'
import type { CardFacts } from '@runesaga/engine/view'
import type { OfCampaign } from '../campaign/campaign.ts'
import type { TableNews } from './table-news.ts'

export type TableSetup = Omit<GameSetup, 'seed' | 'sets'> & { sets: readonly string[] }

export interface About {
  id: string
  name: string
  players: readonly Player[]
  /** with which another table like it can be laid */
  setup: TableSetup
  campaign: OfCampaign | null
  /** the scenario that was laid out, by its name */
  scenario: string | null
  /** what the seed of the game was promised by, before the first cast */
  promise: string | null
  /** what whoever opens the table should know of its record, if anything */
  news: TableNews | null
  cards: CardFacts
  figures: EditionFigures
}

/** Figures of the edition that are shown. */
export interface EditionFigures {
  /** the Corruption track from the top down: points, and what may be played and bought there */
  track: readonly TrackLevel[]
  /** how many Story cards fill a column */
  column: number
  /** Experience for a failed Challenge, and for failing against the Adversary */
  failXp: number
  adversaryFailXp: number
  /** does what is beyond the difficulty take Experience from the Adversary? */
  excessRemovesXp: boolean
}

export interface TrackLevel {
  level: Level
  triumph: number
  tragedy: number
  feats: readonly FeatKind[]
  dark: boolean
}
