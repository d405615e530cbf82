/** The campaign of Epic Origins (R-CAMP): chapters in order, what each unlocks, and what a result does. */
import { boxOf, CHAPTERS } from './compile/box.ts'
import type { GameSetup } from './new-game.ts'
import { BadSetup } from './new-game.ts'
import type { Outcome } from './state/types.ts'

export interface Campaign {
  /** envelopes opened so far, 1 to 7: their cards are in the decks for good (R-CAMP-04) */
  opened: number
  /** chapters won, each at most once */
  won: number[]
  /** chapters lost and not yet won */
  lost: number[]
}

/** R-CAMP-01: Chapter One is open from the start. */
export const newCampaign = (): Campaign => ({ opened: 1, won: [], lost: [] })

/** The setup of a chapter: its Adversary, and every card unlocked so far. Heroes are new each time (R-CAMP-06). */
export function chapterSetup(
  campaign: Campaign,
  chapter: number,
  table: { heroes: number; seed: GameSetup['seed']; quest?: string },
): GameSetup {
  if (!Number.isInteger(chapter) || chapter < 1 || chapter > campaign.opened) {
    throw new BadSetup(`chapter ${chapter} is not open yet; open: 1 to ${campaign.opened}`)
  }
  const setup: GameSetup = {
    edition: 'epic',
    mode: table.heroes === 1 ? 'solo' : 'coop',
    heroes: table.heroes,
    options: { chapters: campaign.opened, ...(table.quest === undefined ? {} : { quest: table.quest }) },
    seed: table.seed,
  }
  return { ...setup, options: { ...setup.options, adversary: adversaryOf(setup, chapter) } }
}

/** R-CAMP-02, R-CAMP-03: the Adversary in a chapter's envelope. */
function adversaryOf(setup: GameSetup, chapter: number): string {
  const box = boxOf({
    edition: setup.edition,
    mode: setup.mode,
    heroes: setup.heroes,
    sets: [setup.edition],
    firstSeat: 0,
    options: setup.options ?? {},
    commitment: null,
  })
  const card = box.adversaries.find((no) => box.cards[no].chapter === chapter)
  if (card === undefined) throw new BadSetup(`no Adversary of the loaded sets belongs to chapter ${chapter}`)
  return box.cards[card].id
}

/**
 * R-CAMP-07, A-41: a win opens the next chapter; after a loss the group may play it again, or go on without it.
 * A later win of a lost chapter still counts.
 */
export function afterChapter(campaign: Campaign, chapter: number, outcome: Outcome): Campaign {
  const won = outcome.party === 'won'
  return {
    opened: won ? Math.max(campaign.opened, Math.min(CHAPTERS, chapter + 1)) : campaign.opened,
    won: won && !campaign.won.includes(chapter) ? [...campaign.won, chapter] : campaign.won,
    lost: won
      ? campaign.lost.filter((c) => c !== chapter)
      : [...new Set([...campaign.lost, chapter])].filter((c) => !campaign.won.includes(c)),
  }
}

/** Going on after a loss, without having won. */
export function goOn(campaign: Campaign, chapter: number): Campaign {
  if (!campaign.lost.includes(chapter)) throw new BadSetup(`chapter ${chapter} wasn't lost; play it first`)
  return { ...campaign, opened: Math.max(campaign.opened, Math.min(CHAPTERS, chapter + 1)) }
}

/** R-CAMP-08: once the last envelope was opened and played, everything is unlocked and Adversaries are drawn at random. */
export const isOver = (campaign: Campaign): boolean =>
  campaign.won.includes(CHAPTERS) || campaign.lost.includes(CHAPTERS)
