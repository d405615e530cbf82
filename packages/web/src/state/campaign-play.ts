/** Playing a campaign: its chapters become tables like any other, and what came of a table comes back to it. */
import {
  BadCampaign,
  BadSave,
  type Begun,
  type SavedCampaign,
  type SavedTable,
  setAside,
} from '@runesaga/table'
import { type Rules, recordEnd } from '@runesaga/table/rules'
import { waiting } from '../ui/waiting.ts'
import { findCampaign, keepCampaign } from './campaigns.ts'
import { findTable } from './library.ts'
import { settings } from './settings.ts'
import { beginTable } from './tables.ts'

/** Begins a game of a campaign and shows its table. The campaign knows of it before it is laid. */
export const beginGame = ({ campaign, table }: Begun): Promise<void> =>
  waiting(async () => {
    await keepCampaign(campaign)
    await beginTable({ ...table, asking: settings.value.asking })
  })

/** Notes in a campaign how its game ended, if it did. The rules must have the campaign's sets, here and below. */
async function noteEnd(rules: Rules, saved: SavedCampaign, table: SavedTable): Promise<SavedCampaign> {
  const noted = recordEnd(rules, saved, table)
  if (noted !== saved) await keepCampaign(noted)
  return noted
}

/** What is wrong with a table is nothing to its campaign, and the other way round. */
async function asFarAsReadable<T>(finding: Promise<T>): Promise<T | 'unreadable'> {
  try {
    return await finding
  } catch (error) {
    if (error instanceof BadSave || error instanceof BadCampaign) return 'unreadable'
    throw error
  }
}

/** The campaign with this id, after its game if that has ended; null if there is none. */
export async function campaignNamed(rules: Rules, id: string): Promise<SavedCampaign | null> {
  const saved = await findCampaign(id)
  if (saved === undefined) return null
  if (saved.playing === null) return saved
  const table = await asFarAsReadable(findTable(saved.playing.table))
  if (table === 'unreadable') return saved
  if (table !== undefined) return noteEnd(rules, saved, table)
  // its table was deleted, or never laid: the chapter can be begun again
  const free = setAside(saved)
  await keepCampaign(free)
  return free
}

/** The campaign that a table belongs to, once it knows how the game ended; null if it is no longer there. */
export async function campaignAfter(rules: Rules, table: SavedTable): Promise<SavedCampaign | null> {
  if (table.campaign === undefined) return null
  const saved = await asFarAsReadable(findCampaign(table.campaign.id))
  return saved === undefined || saved === 'unreadable' ? null : noteEnd(rules, saved, table)
}
