/** What can be kept of a campaign that comes as a file: its games are played again first. */
import type { Rules } from '@runesaga/engine'
import type { CardSet } from '@runesaga/engine/language'
import { lastState } from '../host/reopen.ts'
import type { SavedTable } from '../saved/saved-table.ts'
import { standingAnew } from './anew.ts'
import { setAside } from './campaign.ts'
import { endOf } from './ends.ts'
import type { CampaignFile } from './file.ts'

/** What can be kept of a file: its campaign and the games that can be played again. */
export interface PlayableCampaign extends CampaignFile {
  /** the tables whose games break a rule, as they may after a change of cards */
  leftOut: SavedTable[]
}

/**
 * Plays the games of a file again, before any of it is kept, and works out anew where the campaign stands. What a game brought to the
 * campaign stays if it is left out; the game in play can be begun again then. `cards` are the campaign's sets, which are part of the rules.
 */
export function playableCampaign(
  rules: Rules,
  { campaign, tables }: CampaignFile,
  cards: readonly CardSet[],
): PlayableCampaign {
  const counted = new Set(campaign.tries.map(({ table }) => table))
  const isPlayable = (table: SavedTable) =>
    counted.has(table.id) ? endOf(rules, table) !== null : lastState(rules, table) !== null
  const playable = tables.filter(isPlayable)
  const leftOut = tables.filter((table) => !playable.includes(table))
  const anew = standingAnew(rules, campaign, playable, cards)
  return {
    campaign: leftOut.some(({ id }) => id === anew.playing?.table) ? setAside(anew) : anew,
    tables: playable,
    leftOut,
  }
}
