/** The cards of a campaign, laid out without a table: fetched when its page is opened. */
import {
  boxToShow,
  CAMPAIGN_SETS,
  type CardNo,
  type CardSet,
  type Chapter,
  envelopeOf,
  type Rules,
} from '@runesaga/table'
import type { CardsHere } from '../../cards/cards-here.ts'
import { fetchEmblems } from '../../cards/emblems.ts'
import { Shelf } from '../../cards/shelf.ts'
import { rulesOf } from '../../rules-of.ts'
import { fetchSets } from '../../sets.ts'
import { needWords } from '../../ui/language.ts'

export interface CampaignCards {
  sets: readonly CardSet[]
  rules: Rules
  chapters: readonly Chapter[]
  here: CardsHere
  /** the number of a card of the sets by its id */
  noOf: (id: string) => CardNo
  /** the same of an id that was kept: its card may be gone since */
  keptNo: (id: string | null) => CardNo | null
}

export async function fetchCampaignCards(): Promise<CampaignCards> {
  const [sets, emblems] = await Promise.all([
    fetchSets(CAMPAIGN_SETS),
    fetchEmblems(CAMPAIGN_SETS),
    needWords('cards'),
  ])
  const rules = rulesOf(sets)
  const box = boxToShow(rules, 'epic', CAMPAIGN_SETS)
  const numbers = new Map(box.cards.map(({ id }, no) => [id, no]))
  return {
    sets,
    rules,
    chapters: sets.flatMap(({ chapters = [] }) => chapters),
    here: { shelf: new Shelf(sets, emblems, box, String), edition: 'epic', mode: 'coop' },
    noOf: (id) => numbers.get(id)!,
    keptNo: (id) => (id === null ? null : (numbers.get(id) ?? null)),
  }
}

/** What lies in an envelope: the Adversary and its own Feat, then the Character cards. */
export function cardsInside(chapter: number, { sets, noOf }: CampaignCards): CardNo[] {
  const { adversary, feats, characters } = envelopeOf(chapter, sets)
  return [adversary, ...feats, ...characters].map(noOf)
}

/** The Character cards alone: they stay for good. */
export const charactersInside = (chapter: number, { sets, noOf }: CampaignCards): CardNo[] =>
  envelopeOf(chapter, sets).characters.map(noOf)

export const foeOf = (chapter: number, { sets, noOf }: CampaignCards): CardNo =>
  noOf(envelopeOf(chapter, sets).adversary)
