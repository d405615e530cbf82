/** Campaigns as files: saved to one with their tables, and opened from one. */
import {
  BadCampaign,
  BadSave,
  type CampaignFile,
  campaignFile,
  checkGames,
  copyOfCampaign,
  parseCampaign,
  type SavedCampaign,
  useSets,
} from '@runesaga/table'
import { campaign } from '@runesaga/words'
import { fetchSets, setsOf } from '../../sets.ts'
import { findCampaign, keepCampaign } from '../../state/campaigns.ts'
import { download, fileName } from '../../state/files.ts'
import { findTable, keep, library, readLibrary } from '../../state/library.ts'
import { language } from '../../ui/language.ts'
import type { News } from '../home/files.ts'

export async function exportCampaign(saved: SavedCampaign): Promise<void> {
  await readLibrary()
  download(fileName(saved.name), campaignFile(saved, library.value ?? []))
}

/** What happened, in a sentence. A file that can't be opened changes nothing. */
export async function importCampaign(file: string, text: string): Promise<News> {
  const lang = language()
  try {
    const { name } = await takeIn(parseCampaign(text))
    return { ok: true, words: campaign(lang, 'imported', { name }) }
  } catch (error) {
    const reason =
      error instanceof BadCampaign ? error.reason : error instanceof BadSave ? 'broken' : 'failed'
    return { ok: false, words: campaign(lang, `bad/${reason}`, { file }) }
  }
}

/** Nothing is kept before all of it was seen to be playable. */
async function takeIn(read: CampaignFile): Promise<SavedCampaign> {
  const { sets } = read.campaign
  useSets(
    ...(await fetchSets([
      ...new Set([...sets, ...read.tables.flatMap(({ record }) => setsOf(record.setup))]),
    ])),
  )
  checkGames(read)
  const known = (await findCampaign(read.campaign.id)) !== undefined
  const file = known ? copyOfCampaign(read, campaign(language(), 'copy', { name: read.campaign.name })) : read
  for (const table of file.tables) {
    const mine = await findTable(table.id)
    // a table that went on here stays as it is
    if (mine === undefined || mine.touched < table.touched) await keep(table)
  }
  await keepCampaign(file.campaign)
  return file.campaign
}
