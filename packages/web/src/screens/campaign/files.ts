/** Campaigns as files: saved to one with their tables, and opened from one. */
import {
  BadCampaign,
  BadSave,
  type CampaignFile,
  campaignFile,
  copyOfCampaign,
  type PlayableCampaign,
  parseCampaign,
  playableCampaign,
  type SavedCampaign,
  useSets,
} from '@runesaga/table'
import { campaign, listed } from '@runesaga/words'
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

/** What happened, in a sentence or two. A file that can't be opened changes nothing. */
export async function importCampaign(file: string, text: string): Promise<News> {
  try {
    return { ok: true, words: importedWords(await takeIn(parseCampaign(text))) }
  } catch (error) {
    const reason =
      error instanceof BadCampaign ? error.reason : error instanceof BadSave ? 'broken' : 'failed'
    return { ok: false, words: campaign(language(), `bad/${reason}`, { file }) }
  }
}

function importedWords({ campaign: { name }, leftOut }: PlayableCampaign): string {
  const lang = language()
  const imported = campaign(lang, 'imported', { name })
  if (leftOut.length === 0) return imported
  const games = listed(
    leftOut.map((table) => table.name),
    lang,
  )
  return `${imported} ${campaign(lang, 'imported/without', { n: leftOut.length, games })}`
}

/** Nothing is kept before all of it was seen to be playable. */
async function takeIn(read: CampaignFile): Promise<PlayableCampaign> {
  const cards = await fetchSets(read.campaign.sets)
  useSets(...cards, ...(await fetchSets(read.tables.flatMap(({ record }) => setsOf(record.setup)))))
  const { leftOut, ...playable } = playableCampaign(read, cards)
  const known = (await findCampaign(read.campaign.id)) !== undefined
  const file = known
    ? copyOfCampaign(playable, campaign(language(), 'copy', { name: read.campaign.name }))
    : playable
  for (const table of file.tables) {
    const mine = await findTable(table.id)
    // a table that went on here stays as it is
    if (mine === undefined || mine.touched < table.touched) await keep(table)
  }
  await keepCampaign(file.campaign)
  return { ...file, leftOut }
}
