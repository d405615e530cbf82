/**
 * The campaign of Epic Origins (R-CAMP): chapters in order, what each unlocks, and what a result does.
 *
 * `Campaign` is all that has to be known of one. `chapterSetup` makes a table's setup of it, for a chapter; `taleSetup` for a game
 * afterwards. `afterChapter` and `goOn` give the campaign after a result and after a choice. The rest tells about it: `carriedInto`
 * what the chapter before left, `marksOf`, `ageOf`, `envelopeOf` what lies in an envelope. `cards` are always the sets that it is played
 * with: the edition's, and the one with the chapters.
 */

import { BadSetup } from './bad-setup.ts'
import { CHAPTERS } from './compile/box.ts'
import type { CardSet } from './language/cards.ts'
import type { GameSetup } from './new-game.ts'
import type { GameOptions } from './state/types.ts'

export interface Campaign {
  /** envelopes opened so far, 1 to 7: their cards are in the decks for good (R-CAMP-04) */
  opened: number
  /** chapters won, each at most once: a legacy mark each */
  won: number[]
  /** chapters lost and not yet won */
  lost: number[]
  /** the last chapter was won, or lost and left at that */
  ended: boolean
}

/** R-CAMP-01: Chapter One is open from the start. */
export const newCampaign = (): Campaign => ({ opened: 1, won: [], lost: [], ended: false })

/** A setup for which only chance is missing. */
export type ChapterSetup = Omit<GameSetup, 'seed'>

/** Who plays a game of the campaign, and the side of the Quest that they chose; else the first. */
export interface Party {
  heroes: number
  quest?: string
}

/**
 * The setup of a chapter: its Adversary, every card unlocked so far, and what the chapter before left. Heroes are new each time
 * (R-CAMP-06).
 */
export function chapterSetup(
  campaign: Campaign,
  chapter: number,
  cards: readonly CardSet[],
  party: Party,
): ChapterSetup {
  if (!Number.isInteger(chapter) || chapter < 1 || chapter > campaign.opened) {
    throw new BadSetup(`chapter ${chapter} is not open yet; open: 1 to ${campaign.opened}`)
  }
  const legacy = carriedInto(campaign, chapter, cards)
  return setupOf(cards, party, {
    chapters: campaign.opened,
    adversary: envelopeOf(chapter, cards).adversary,
    marks: marksOf(campaign),
    ...(legacy === null ? {} : { legacy }),
  })
}

/** R-CAMP-08: a game after the campaign, against the Adversary of one's choice or a random one, with everything unlocked. */
export function taleSetup(
  campaign: Campaign,
  cards: readonly CardSet[],
  { adversary, ...party }: Party & { adversary?: string },
): ChapterSetup {
  if (!isOver(campaign)) throw new BadSetup(`chapter ${CHAPTERS} comes first: Adversaries are drawn after it`)
  return setupOf(cards, party, adversary === undefined ? {} : { adversary })
}

function setupOf(cards: readonly CardSet[], { heroes, quest }: Party, options: GameOptions): ChapterSetup {
  return {
    edition: 'epic',
    mode: heroes === 1 ? 'solo' : 'coop',
    heroes,
    sets: cards.map(({ set }) => set),
    options: { ...options, ...(quest === undefined ? {} : { quest }) },
  }
}

/** What lies in an envelope, by card id (R-CAMP-02, R-CAMP-03). */
export interface Envelope {
  adversary: string
  /** the Adversary's own Feat, in its deck only when it is fought (R-CAMP-05) */
  feats: string[]
  /** Character cards that join their decks for good (R-CAMP-04) */
  characters: string[]
}

export function envelopeOf(chapter: number, cards: readonly CardSet[]): Envelope {
  type Sealed = { id: string; chapter?: number | undefined }
  const inside = (set: CardSet, ...decks: (readonly Sealed[] | undefined)[]) =>
    decks
      .flatMap((deck = []) => deck.filter((card) => card.chapter === chapter))
      .map(({ id }) => `${set.set}/${id}`)
  const [adversary] = cards.flatMap((set) => inside(set, set['two-sided-adversaries']))
  if (adversary === undefined)
    throw new BadSetup(`no Adversary of the loaded sets belongs to chapter ${chapter}`)
  return {
    adversary,
    feats: cards.flatMap((set) =>
      (set['adversary-feats'] ?? []).flatMap(({ id, of }) =>
        `${set.set}/${of}` === adversary ? [`${set.set}/${id}`] : [],
      ),
    ),
    characters: cards.flatMap((set) => inside(set, set.destinies, set.heritages, set.origins, set.classes)),
  }
}

/**
 * R-CAMP-07: the boon of the chapter before if it was won, its burden if the party went on without, by card id. A chapter lost
 * and won later leaves its boon from then on.
 */
export function carriedInto(campaign: Campaign, chapter: number, cards: readonly CardSet[]): string | null {
  const before = chapter - 1
  return legacyOf(before, campaign.won.includes(before) ? 'boon' : 'burden', cards)
}

/** What a chapter leaves to the next one, by card id; null: nothing. */
export function legacyOf(chapter: number, kind: 'boon' | 'burden', cards: readonly CardSet[]): string | null {
  for (const { set, legacies = [] } of cards) {
    const found = legacies.find((legacy) => legacy.chapter === chapter && legacy.kind === kind)
    if (found !== undefined) return `${set}/${found.id}`
  }
  return null
}

/** One legacy mark for each chapter won. */
export const marksOf = (campaign: Campaign): number => campaign.won.length

/**
 * R-CAMP-07, A-41: a win opens the next chapter; after a loss the group may play it again, or go on without it.
 * A later win of a lost chapter still counts.
 */
export function afterChapter(campaign: Campaign, chapter: number, won: boolean): Campaign {
  return {
    opened: won ? nextAfter(campaign, chapter) : campaign.opened,
    won: won && !campaign.won.includes(chapter) ? [...campaign.won, chapter] : campaign.won,
    lost: won
      ? campaign.lost.filter((c) => c !== chapter)
      : [...new Set([...campaign.lost, chapter])].filter((c) => !campaign.won.includes(c)),
    ended: campaign.ended || (won && chapter === CHAPTERS),
  }
}

/** Going on after a loss, without having won; after the last chapter: letting the campaign end. */
export function goOn(campaign: Campaign, chapter: number): Campaign {
  if (!campaign.lost.includes(chapter)) throw new BadSetup(`chapter ${chapter} wasn't lost; play it first`)
  return {
    ...campaign,
    opened: nextAfter(campaign, chapter),
    ended: campaign.ended || chapter === CHAPTERS,
  }
}

const nextAfter = ({ opened }: Campaign, chapter: number): number =>
  Math.max(opened, Math.min(CHAPTERS, chapter + 1))

/** The chapter that the campaign has come to; null once it has ended. */
export const chapterNow = ({ opened, ended }: Campaign): number | null => (ended ? null : opened)

/** R-CAMP-08: once the last envelope was opened and played, everything is unlocked and Adversaries are drawn at random. */
export const isOver = (campaign: Campaign): boolean =>
  campaign.won.includes(CHAPTERS) || campaign.lost.includes(CHAPTERS)

/** What the campaign's end is called: from the darkest to the brightest. */
export const AGES = ['embers', 'peace', 'heroes'] as const
export type Age = (typeof AGES)[number]
/** The marks that each of them takes. */
const MARKS_OF_AGE = [0, 4, CHAPTERS]

/** The Age of a campaign's marks, one lower if the last chapter was lost; null before the last chapter was played. */
export function ageOf(campaign: Campaign): Age | null {
  if (!isOver(campaign)) return null
  const earned = MARKS_OF_AGE.findLastIndex((marks) => marksOf(campaign) >= marks)
  return AGES[campaign.won.includes(CHAPTERS) ? earned : Math.max(0, earned - 1)]
}
