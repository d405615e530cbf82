/** The steps of campaigns on this device: fetched with the first, since a game without a campaign needs none. */
import type { Rules } from '@runesaga/engine'
import { setsIn } from '@runesaga/engine/search'
import { beginChapter, beginTale, goOnWithout } from '../campaign/begin.ts'
import { type SavedCampaign, setAside } from '../campaign/campaign.ts'
import { recordEnd } from '../campaign/ends.ts'
import { playableCampaign } from '../campaign/playable.ts'
import type { CampaignSteps } from '../campaign/steps.ts'
import { recordedSets, type SavedTable } from '../saved/saved-table.ts'

/** `tableNamed`: null if there is none. */
export function campaignSteps(
  rulesFor: (sets: string[]) => Promise<Rules>,
  tableNamed: (id: string) => Promise<SavedTable | null>,
): CampaignSteps {
  const cardsOf = async ({ sets }: SavedCampaign) => setsIn(await rulesFor(sets), sets)
  return {
    beginChapter: async (saved, chapter, wish) => beginChapter(saved, chapter, await cardsOf(saved), wish),
    beginTale: async (saved, wish) => beginTale(saved, await cardsOf(saved), wish),
    goOnWithout: async (saved, chapter) => goOnWithout(saved, chapter),
    async recordEnd(saved) {
      const { playing, sets } = saved
      if (playing === null) return saved
      let table: SavedTable | null
      try {
        table = await tableNamed(playing.table)
      } catch {
        // what is wrong with a table, or with where it lies, is nothing to its campaign
        return saved
      }
      return table === null ? setAside(saved) : recordEnd(await rulesFor(sets), saved, table)
    },
    async playable(file) {
      const { campaign, tables } = file
      const sets = [...campaign.sets, ...tables.flatMap(({ record }) => recordedSets(record))]
      const rules = await rulesFor([...new Set(sets)])
      return playableCampaign(rules, file, setsIn(rules, campaign.sets))
    },
  }
}
