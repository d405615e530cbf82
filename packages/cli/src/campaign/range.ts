/** A range of whole campaigns: chapters in order, a defeat played again so many times, then left behind. */
import {
  AGES,
  type Age,
  afterChapter,
  ageOf,
  CHAPTERS,
  carriedInto,
  chapterSetup,
  createRules,
  goOn,
  newCampaign,
  type Rules,
} from '@runesaga/engine'
import type { CardSet } from '@runesaga/engine/language'
import { epicSet, sevenShards } from '@runesaga/sets'
import { playGame, seating } from '../simulate/game.ts'

export interface Campaigns {
  players: number
  bots: string[]
  /** the side of the Quest, by card id */
  quest: string
  /** how often a lost chapter is played again */
  retries: number
  seed: string
}

/** Games and victories. */
export interface Tally {
  games: number
  won: number
}
/** What a chapter was begun with. */
export const CARRIED = ['nothing', 'boon', 'burden'] as const
export type Carried = (typeof CARRIED)[number]

export interface CampaignSums {
  /** by chapter, from the first */
  chapters: Record<Carried, Tally>[]
  ages: Record<Age, number>
}

export const noCampaigns = (): CampaignSums => ({
  chapters: Array.from({ length: CHAPTERS }, () => recordOf(CARRIED, () => ({ games: 0, won: 0 }))),
  ages: recordOf(AGES, () => 0),
})

const recordOf = <K extends string, V>(keys: readonly K[], value: () => V): Record<K, V> =>
  Object.fromEntries(keys.map((key) => [key, value()])) as Record<K, V>

export function addCampaigns(sums: CampaignSums, part: CampaignSums): void {
  for (const [i, chapter] of part.chapters.entries()) {
    for (const carried of CARRIED) {
      sums.chapters[i][carried].games += chapter[carried].games
      sums.chapters[i][carried].won += chapter[carried].won
    }
  }
  for (const age of AGES) sums.ages[age] += part.ages[age]
}

export function campaignRange(campaigns: Campaigns) {
  const cards = [epicSet(), sevenShards()]
  const rules = createRules(cards)
  return ({ from, to }: { from: number; to: number }): CampaignSums => {
    const sums = noCampaigns()
    for (let index = from; index < to; index++) oneCampaign(rules, campaigns, index, cards, sums)
    return sums
  }
}

/** Longer than any game that bots play to its end. */
const MAX_TURNS = 1000

function oneCampaign(
  rules: Rules,
  { players, bots, quest, retries, seed }: Campaigns,
  index: number,
  cards: readonly CardSet[],
  sums: CampaignSums,
): void {
  const seats = seating(bots, players, index)
  let campaign = newCampaign()
  for (let chapter = 1; chapter <= CHAPTERS; chapter++) {
    const setup = chapterSetup(campaign, chapter, cards, { heroes: players, quest })
    const tally = sums.chapters[chapter - 1][kindOf(carriedInto(campaign, chapter, cards), cards)]
    for (let n = 0; n <= retries && !campaign.won.includes(chapter); n++) {
      const { outcome } = playGame(rules, setup, `${seed}/${index}/${chapter}/${n}`, seats, MAX_TURNS)
      const won = outcome?.party === 'won'
      tally.games++
      if (won) tally.won++
      campaign = afterChapter(campaign, chapter, won)
    }
    if (!campaign.won.includes(chapter)) campaign = goOn(campaign, chapter)
  }
  sums.ages[ageOf(campaign)!]++
}

function kindOf(legacy: string | null, cards: readonly CardSet[]): Carried {
  const found = cards
    .flatMap(({ set, legacies = [] }) => legacies.map(({ id, kind }) => ({ id: `${set}/${id}`, kind })))
    .find(({ id }) => id === legacy)
  return found?.kind ?? 'nothing'
}
