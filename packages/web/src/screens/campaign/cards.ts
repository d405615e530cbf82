/** The cards of a campaign, laid out without a table: fetched when its page is opened. */
import { CAMPAIGN_SETS, type CardRef, type CardSet, type Chapter, envelopeOf } from '@runesaga/table'
import type { CardsHere } from '../../cards/cards-here.ts'
import { fetchEmblems } from '../../cards/emblems.ts'
import { CardFaces } from '../../cards/faces.ts'
import { ReadingNow } from '../../cards/reading-now.ts'
import { needWords } from '../../ui/language.ts'
import { fetchSets } from '../../worker/sets.ts'

export interface CampaignCards {
  sets: readonly CardSet[]
  chapters: readonly Chapter[]
  here: CardsHere
  /** A card that a campaign remembers: null if it is gone from the sets since. */
  ifThere: (card: CardRef | null) => CardRef | null
}

export async function fetchCampaignCards(): Promise<CampaignCards> {
  const [sets, emblems] = await Promise.all([
    fetchSets(CAMPAIGN_SETS),
    fetchEmblems(CAMPAIGN_SETS),
    needWords('cards'),
  ])
  const faces = new CardFaces(sets, emblems)
  return {
    sets,
    chapters: sets.flatMap(({ chapters = [] }) => chapters),
    here: { faces, reading: new ReadingNow(), edition: 'epic', mode: 'coop' },
    ifThere: (card) => (card !== null && faces.has(card) ? card : null),
  }
}

/** What lies in an envelope: the Adversary and its own Feat, then the Character cards. */
export function cardsInside(chapter: number, { sets }: CampaignCards): CardRef[] {
  const { adversary, feats, characters } = envelopeOf(chapter, sets)
  return [adversary, ...feats, ...characters]
}

/** The Character cards alone: they stay for good. */
export const charactersInside = (chapter: number, { sets }: CampaignCards): CardRef[] => [
  ...envelopeOf(chapter, sets).characters,
]

export const foeOf = (chapter: number, { sets }: CampaignCards): CardRef =>
  envelopeOf(chapter, sets).adversary
