/** Campaigns as files: saved to one with their tables, and opened from one. */
import {
  BadCampaign,
  type CampaignFile,
  campaignFile,
  copyOfCampaign,
  type PlayableCampaign,
  parseCampaign,
  type SavedCampaign,
  type SavedTable,
} from '@runesaga/table'
import { listed } from '@runesaga/words'
import { findAnyCampaign, keepCampaign } from '../../state/campaigns.ts'
import { download, fileName } from '../../state/download.ts'
import { findAnyTable, keep, library, readLibrary } from '../../state/library.ts'
import { called } from '../../ui/called.ts'
import { say, words } from '../../ui/language.ts'
import { askLobby } from '../../worker/start.ts'
import type { News } from '../trouble/import-file.ts'

export async function exportCampaign(saved: SavedCampaign): Promise<void> {
  await readLibrary()
  download(fileName(saved.name), campaignFile(saved, library.value ?? []))
}

/** What happened, in a sentence or two. A file that can't be opened changes nothing. */
export async function importCampaign(file: string, text: string): Promise<News> {
  try {
    return { ok: true, words: importedWords(await takeIn(parseCampaign(text))) }
  } catch (error) {
    const reason = error instanceof BadCampaign ? error.reason : isBroken(error) ? 'broken' : 'failed'
    return { ok: false, words: say(`campaign/bad/${reason}`, { file }) }
  }
}

/** What the lobby finds wrong with the games of a file. Errors cross the border of a worker by name and message alone. */
const isBroken = (error: unknown): boolean =>
  error instanceof Error && (error.name === 'BadCampaign' || error.name === 'BadSave')

function importedWords({ campaign: { name }, leftOut }: PlayableCampaign): string {
  const imported = say('campaign/imported', { name: called(name) })
  if (leftOut.length === 0) return imported
  const games = listed(
    leftOut.map((table) => table.name),
    words(),
  )
  return `${imported} ${say('campaign/imported/without', { n: leftOut.length, games })}`
}

/** What is kept as a table may be anything. */
const asTable = (kept: unknown) => Object(kept) as Partial<SavedTable>

/** Is there such a campaign here, or a table of another game in the place of one of its tables? */
async function isTaken({ campaign: { id }, tables }: CampaignFile): Promise<boolean> {
  if ((await findAnyCampaign(id)) !== undefined) return true
  const mine = await Promise.all(tables.map((table) => findAnyTable(table.id)))
  return mine.some((kept) => kept !== undefined && asTable(kept).campaign?.id !== id)
}

/** Nothing is kept before all of it was seen to be playable. */
async function takeIn(read: CampaignFile): Promise<PlayableCampaign> {
  const { leftOut, ...playable } = await askLobby((lobby) => lobby.playable(read))
  const file = (await isTaken(playable))
    ? copyOfCampaign(playable, say('campaign/copy', { name: read.campaign.name }))
    : playable
  for (const table of file.tables) {
    const { touched } = asTable(await findAnyTable(table.id))
    // a table that went on here stays as it is
    if (touched === undefined || touched < table.touched) await keep(table)
  }
  await keepCampaign(file.campaign)
  return { ...file, leftOut }
}
