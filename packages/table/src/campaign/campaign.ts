/**
 * A campaign that is being played: the engine's campaign, the group, every try at a chapter with its heroes, and the chapter in
 * play. A value, like a game: each function gives the campaign as it is then, and whoever keeps it saves that.
 *
 *   beginCampaign → beginChapter → (the table is played) → recordEnd → beginChapter again, or goOnWithout, or the next chapter
 *
 * `beginChapter` (begin.ts) gives the table to be begun, with an id that the campaign knows already, so save the campaign first. `recordEnd`
 * (ends.ts) takes the saved table, at any time once its game is over, and as often as one likes: the second time nothing changes.
 */
import {
  BadSetup,
  type Campaign,
  CHAPTERS,
  chapterNow,
  newCampaign,
  type OutcomeReason,
  type Player,
  type ScoreSheet,
} from '@runesaga/engine'
import type { CardSet, Text } from '@runesaga/engine/language'

export const CAMPAIGN_FORMAT = 1

export interface SavedCampaign {
  runesaga: 'campaign'
  format: typeof CAMPAIGN_FORMAT
  id: string
  name: string
  /** when it was begun and last played at, as ISO dates */
  begun: string
  touched: string
  /** the card sets that it is played with: the edition's, then the one with the chapters */
  sets: string[]
  campaign: Campaign
  /** the last chapter whose envelope was read; those that were played were read too */
  unsealed?: number
  /** who plays the next chapter; it may change between chapters (R-CAMP-06) */
  group: Player[]
  /** games that were played to their end, oldest first */
  tries: Try[]
  /** the game that isn't over yet */
  playing: Playing | null
}

/** A chapter, or null: a tale after the campaign. */
export type Which = number | null

export interface Playing {
  chapter: Which
  /** the id of its saved table */
  table: string
  begun: string
}

/** What a table belongs to. */
export interface OfCampaign {
  id: string
  chapter: Which
}

/** One game of the campaign. Cards stand by their ids. */
export interface Try extends Playing {
  ended: string
  won: boolean
  why: OutcomeReason
  adversary: string
  quest: string
  /** the boon or burden that the chapter before had left */
  legacy: string | null
  heroes: TriedHero[]
}

/** A hero of a generation. */
export interface TriedHero {
  player: Player
  heritage: string | null
  origin: string | null
  /** the Class */
  motivation: string | null
  destiny: string | null
  score: Pick<ScoreSheet, 'boxes' | 'total'>
}

/** The ids of all tables that a campaign was played at. */
export const tablesOf = ({ tries, playing }: Pick<SavedCampaign, 'tries' | 'playing'>): string[] =>
  [...tries, ...(playing === null ? [] : [playing])].map(({ table }) => table)

/** The card sets of the campaign that we have. */
export const CAMPAIGN_SETS: readonly string[] = ['epic', 'seven-shards']

const now = (): string => new Date().toISOString()
export const touched = (saved: SavedCampaign, changed: Partial<SavedCampaign>): SavedCampaign => ({
  ...saved,
  ...changed,
  touched: now(),
})

function checkGroup(group: readonly Player[]): void {
  if (group.length < 1 || group.length > 4)
    throw new BadSetup(`a campaign is for 1 to 4 heroes, not ${group.length}`)
}

export function beginCampaign({ name, group }: Pick<SavedCampaign, 'name' | 'group'>): SavedCampaign {
  checkGroup(group)
  const begun = now()
  return {
    runesaga: 'campaign',
    format: CAMPAIGN_FORMAT,
    id: crypto.randomUUID(),
    name,
    begun,
    touched: begun,
    sets: [...CAMPAIGN_SETS],
    campaign: newCampaign(),
    group: [...group],
    tries: [],
    playing: null,
  }
}

/** Was the envelope of an open chapter read? Those that were played were, and those that lie behind. */
export const isRead = (
  { campaign: { opened, ended }, unsealed = 0, playing, tries }: SavedCampaign,
  chapter: number,
): boolean =>
  ended ||
  chapter < opened ||
  chapter <= unsealed ||
  playing?.chapter === chapter ||
  tries.some((one) => one.chapter === chapter)

/** The game in play no longer counts for the campaign; its table stays what it is. */
export const setAside = (saved: SavedCampaign): SavedCampaign =>
  saved.playing === null ? saved : touched(saved, { playing: null })

/** R-CAMP-06: other people, or another number of them, from the next game on. */
export function changeGroup(saved: SavedCampaign, group: readonly Player[]): SavedCampaign {
  checkGroup(group)
  return touched(saved, { group: [...group] })
}

export const renameCampaign = (saved: SavedCampaign, name: string): SavedCampaign => touched(saved, { name })

/** Where a chapter stands: sealed, open, won, or gone past without a victory. */
export interface ChapterStanding {
  chapter: number
  state: 'sealed' | 'open' | 'won' | 'past'
  /** the one that the campaign has come to */
  current: boolean
  /** its games, oldest first */
  tries: Try[]
  /** the one that its generation is remembered by: its victory, else its last try */
  told: Try | null
}

export function chaptersOf({ campaign, tries: all }: SavedCampaign): ChapterStanding[] {
  const current = chapterNow(campaign)
  return Array.from({ length: CHAPTERS }, (_, i) => {
    const chapter = i + 1
    const tries = all.filter((one) => one.chapter === chapter)
    return {
      chapter,
      state: stateOf(campaign, chapter),
      current: chapter === current,
      tries,
      told: tries.findLast(({ won }) => won) ?? tries.at(-1) ?? null,
    }
  })
}

function stateOf({ opened, won, ended }: Campaign, chapter: number): ChapterStanding['state'] {
  if (chapter > opened) return 'sealed'
  if (won.includes(chapter)) return 'won'
  return chapter < opened || ended ? 'past' : 'open'
}

/** The story of an Adversary that no envelope holds. */
export interface Tale {
  /** its card, by id */
  adversary: string
  told: Text
}

/** R-CAMP-08: what is told after the campaign, in the order of the set. */
export function talesOf(cards: readonly CardSet[]): Tale[] {
  const cardOf = (id: string): string => {
    const { set } = cards.find((one) => one['two-sided-adversaries']?.some((foe) => foe.id === id))!
    return `${set}/${id}`
  }
  return cards.flatMap(({ tales = {} }) =>
    Object.entries(tales).map(([id, told]) => ({ adversary: cardOf(id), told })),
  )
}

/** From this chapter on the harder side of the Quest is advised, to those who won the one before at the first try. */
const HARDER_FROM = 4

/** The side of the Quest that a chapter is best played with, by card id; the choice stays with the party. */
export function advisedQuest(saved: SavedCampaign, chapter: number, cards: readonly CardSet[]): string {
  const sides = cards.flatMap(({ set, quests = [] }) =>
    quests.filter(({ common }) => common !== true).map(({ id }) => `${set}/${id}`),
  )
  const before = saved.tries.find((one) => one.chapter === chapter - 1)
  return sides[chapter >= HARDER_FROM && before?.won === true ? 1 : 0]
}
