/** A campaign as a file: the campaign with the tables of its games, and what is wrong with a file that can't be opened. */
import type { CardSet, Rules } from '@runesaga/engine'
import { endOf, type SavedCampaign, setAside, tablesOf } from './campaign.ts'
import { standingAnew } from './campaign-anew.ts'
import { BadCampaign, checkCampaign } from './campaign-check.ts'
import { lastState } from './reopen.ts'
import { BadSave, type SavedTable } from './saved.ts'
import { checkSaved } from './saved-check.ts'

/** A campaign and those of its tables that are still there. */
export interface CampaignFile {
  campaign: SavedCampaign
  tables: SavedTable[]
}

/** The text of a file. Of the tables given, those of this campaign go with it. */
export function campaignFile(campaign: SavedCampaign, tables: readonly SavedTable[]): string {
  const ids = tablesOf(campaign)
  const own = tables.filter(({ id }) => ids.includes(id)).map(withoutSecret)
  return JSON.stringify({ ...campaign, tables: own }, null, 1)
}

/** The table as it may leave the device: nobody learns the seed of a game before its end. */
function withoutSecret(saved: SavedTable): SavedTable {
  const { earlier } = saved
  const open = earlier?.map(({ record }) => ({ record, secret: null }))
  return { ...saved, secret: null, ...(open !== undefined && { earlier: open }) }
}

/** The campaign in a file's text: all of it, or BadCampaign. Tables of other games don't belong there. */
export function parseCampaign(text: string): CampaignFile {
  let data: unknown
  try {
    data = JSON.parse(text)
  } catch {
    throw new BadCampaign('not-json', 'it is not JSON')
  }
  const campaign = checkCampaign(data)
  const ids = tablesOf(campaign)
  const tables = checkTables((data as { tables?: unknown }).tables ?? [])
  return { campaign, tables: tables.filter(({ id }) => ids.includes(id)) }
}

function checkTables(tables: unknown): SavedTable[] {
  if (!Array.isArray(tables)) throw new BadCampaign('broken', 'the list of its tables is missing or wrong')
  return tables.map((table, i) => {
    try {
      return checkSaved(table)
    } catch (error) {
      if (error instanceof BadSave) throw new BadCampaign('broken', `its table ${i + 1}: ${error.message}`)
      throw error
    }
  })
}

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

/** The same campaign as another one, with tables of its own: for a file that comes a second time. */
export function copyOfCampaign({ campaign, tables }: CampaignFile, name: string): CampaignFile {
  const id = crypto.randomUUID()
  const renamed = new Map(tablesOf(campaign).map((table) => [table, crypto.randomUUID()]))
  const moved = <T extends { table: string }>(game: T): T => ({ ...game, table: renamed.get(game.table)! })
  return {
    campaign: {
      ...campaign,
      id,
      name,
      tries: campaign.tries.map(moved),
      playing: campaign.playing === null ? null : moved(campaign.playing),
    },
    tables: tables.map((table) => ({
      ...table,
      id: renamed.get(table.id) ?? crypto.randomUUID(),
      ...(table.campaign === undefined ? {} : { campaign: { ...table.campaign, id } }),
    })),
  }
}
