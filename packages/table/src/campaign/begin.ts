/** Beginning the games of a campaign, and going on without a victory. */
import { BadSetup, type Campaign, chapterSetup, goOn, taleSetup } from '@runesaga/engine'
import type { CardSet } from '@runesaga/engine/language'
import type { NewTable } from '../lobby/new-table.ts'
import { isRead, type SavedCampaign, touched, type Which } from './campaign.ts'

/** A game of the campaign that begins, and the campaign that knows of it. */
export interface Begun {
  campaign: SavedCampaign
  table: NewTable & { id: string }
}

export interface GameWish {
  /** the table's name */
  name: string
  /** the side of the Quest, by card id; else the first */
  quest?: string
}

/** R-CAMP-04: the cards of an envelope that nobody has read are in no deck yet, should an earlier chapter be told again. */
function asRead(saved: SavedCampaign, chapter: number): Campaign {
  const { campaign } = saved
  const { opened } = campaign
  return chapter >= opened || isRead(saved, opened) ? campaign : { ...campaign, opened: opened - 1 }
}

/** Begins an open chapter, for the first time or again. `cards` are the campaign's sets. Throws BadSetup if it isn't open. */
export const beginChapter = (
  saved: SavedCampaign,
  chapter: number,
  cards: readonly CardSet[],
  { name, ...quest }: GameWish,
): Begun =>
  begin(
    saved,
    chapter,
    name,
    chapterSetup(asRead(saved, chapter), chapter, cards, { heroes: saved.group.length, ...quest }),
  )

/** R-CAMP-08: a game after the campaign, against a random Adversary unless one is named. */
export const beginTale = (
  saved: SavedCampaign,
  cards: readonly CardSet[],
  { name, ...wish }: GameWish & { adversary?: string },
): Begun =>
  begin(saved, null, name, taleSetup(saved.campaign, cards, { heroes: saved.group.length, ...wish }))

function begin(saved: SavedCampaign, chapter: Which, name: string, setup: NewTable['setup']): Begun {
  if (saved.playing !== null)
    throw new BadSetup('a game of the campaign is being played: end it, or set it aside')
  const table = crypto.randomUUID()
  const begun = new Date().toISOString()
  return {
    campaign: { ...saved, playing: { chapter, table, begun }, touched: begun },
    table: { id: table, name, setup, players: [...saved.group], campaign: { id: saved.id, chapter } },
  }
}

/** on to the next chapter though this one was lost; after the last one, the campaign ends. Throws BadSetup if it wasn't lost. */
export const goOnWithout = (saved: SavedCampaign, chapter: number): SavedCampaign =>
  touched(saved, { campaign: goOn(saved.campaign, chapter) })
