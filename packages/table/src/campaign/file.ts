/** A campaign as a file: the campaign with the tables of its games, and what is wrong with a file that can't be opened. */

import { checkSaved } from '../saved/saved-check.ts'
import { BadSave, type SavedTable, withoutSecret } from '../saved/saved-table.ts'
import { type SavedCampaign, tablesOf } from './campaign.ts'
import { BadCampaign, checkCampaign } from './check.ts'

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
