/** Playing a campaign: its chapters become tables like any other, and what came of a table comes back to it. */
import { type About, BadCampaign, type Begun, type LocalLobby, type SavedCampaign } from '@runesaga/table'
import { waiting } from '../ui/waiting.ts'
import { askLobby } from '../worker/start.ts'
import { findCampaign, keepCampaign } from './campaigns.ts'
import { unwrittenTable } from './library.ts'
import { settings } from './settings.ts'
import { beginTable } from './tables.ts'

/** Begins a game of a campaign and shows its table. The campaign knows of it before it is laid. */
export const beginGame = (begin: (lobby: LocalLobby) => Promise<Begun>): Promise<void> =>
  waiting(async () => {
    const { campaign, table } = await askLobby(begin)
    await keepCampaign(campaign)
    await beginTable({ ...table, asking: settings.value.asking })
  })

/** On to the next chapter though this one was lost. */
export const goOnWithout = (saved: SavedCampaign, chapter: number): Promise<void> =>
  waiting(async () => keepCampaign(await askLobby((lobby) => lobby.goOnWithout(saved, chapter))))

/** Notes in a campaign how its game in play ended, if it did. */
async function noteEnd(lobby: LocalLobby, saved: SavedCampaign): Promise<SavedCampaign> {
  const noted = await lobby.recordEnd(saved)
  if (noted.playing === null) await keepCampaign(noted)
  return noted
}

/** The campaign with this id, after its game if that has ended; null if there is none. */
export async function campaignNamed(id: string): Promise<SavedCampaign | null> {
  const saved = await findCampaign(id)
  if (saved === undefined) return null
  if (saved.playing === null) return saved
  const unwritten = unwrittenTable(saved.playing.table)
  return askLobby(async (lobby) => {
    if (unwritten !== undefined) await lobby.hold(unwritten)
    return noteEnd(lobby, saved)
  })
}

/** The campaign that a table belongs to, once it knows how the game ended; null if it is no longer there. */
export async function campaignAfter(
  { id, campaign }: About,
  lobby: LocalLobby,
): Promise<SavedCampaign | null> {
  if (campaign === null) return null
  try {
    const saved = await findCampaign(campaign.id)
    if (saved === undefined) return null
    return saved.playing?.table === id ? await noteEnd(lobby, saved) : saved
  } catch (error) {
    // what is wrong with a campaign is nothing to its table
    if (error instanceof BadCampaign) return null
    throw error
  }
}
