/** Files of campaigns, with the tables of their games. */
import { BadSetup, type Rules } from '@runesaga/engine'
import { epicSet, sevenShards } from '@runesaga/sets'
import {
  advisedQuest,
  BadCampaign,
  beginCampaign,
  campaignFile,
  chaptersOf,
  copyOfCampaign,
  FORMAT,
  isRead,
  type NewTable,
  type Player,
  parseCampaign,
  type SavedCampaign,
  type SavedTable,
  talesOf,
} from '@runesaga/table'
import {
  beginChapter,
  beginTale,
  goOnWithout,
  Host,
  memoryStore,
  playableCampaign,
  recordEnd,
} from '@runesaga/table/host'
import type { Dice } from '../dice.ts'
import type { FileKind, Ground } from './kind.ts'

const CARDS = () => [epicSet(), sevenShards()]
const bot = (name: string): Player => ({ kind: 'bot', name, bot: 'random' })

const seedOf = (n: number): string => n.toString(16).padStart(64, '0')

/** The table of a chapter at which nobody has moved, with a chance that is known. */
function unplayed(
  rules: Rules,
  { id = 'x', name, players, setup, campaign }: NewTable,
  n: number,
): SavedTable {
  const { record, secret } = rules.record({ ...setup, seed: { fair: seedOf(n) } }, players)
  return {
    runesaga: 'table',
    format: FORMAT,
    id,
    name,
    players,
    asking: players.map(() => ({ when: 'always' })),
    record,
    secret,
    ...(campaign === undefined ? {} : { campaign }),
    begun: '2026-11-13T20:00:00Z',
    touched: '2026-11-13T20:00:00Z',
  }
}

/** The table of a chapter that bots have played to its end. */
async function played(rules: Rules, table: NewTable, n: number): Promise<SavedTable> {
  const store = memoryStore()
  const { id } = await Host.begin(rules, table, { store }, { fair: seedOf(n) })
  return (await store.read(id))!
}

/** A campaign of bots, some chapters far. */
async function sample({ rules }: Ground, dice: Dice): Promise<unknown> {
  let campaign = beginCampaign({
    name: 'Fuzzed',
    group: ['Ann', 'Ben', 'Cid', 'Dot'].slice(0, 1 + dice.below(4)).map(bot),
  })
  const tables: SavedTable[] = []
  for (let chapter = 1; chapter <= 1 + dice.below(2); chapter++) {
    const begun = beginChapter(campaign, chapter, CARDS(), { name: `Chapter ${chapter}` })
    if (dice.oneIn(3)) {
      campaign = begun.campaign
      tables.push(unplayed(rules, begun.table, dice.below(1e9)))
      break
    }
    const table = await played(rules, begun.table, dice.below(1e9))
    tables.push(table)
    campaign = recordEnd(rules, begun.campaign, table)
    if (!campaign.campaign.won.includes(chapter)) campaign = goOnWithout(campaign, chapter)
  }
  return JSON.parse(campaignFile(campaign, tables)) as unknown
}

/** What its page shows and offers. */
function useCampaign(rules: Rules, saved: SavedCampaign, tables: readonly SavedTable[]): void {
  const cards = CARDS()
  for (const { chapter } of chaptersOf(saved)) isRead(saved, chapter)
  for (const table of tables) recordEnd(rules, saved, table)
  const tales = talesOf(cards)
  const tries = [
    () => beginTale(saved, cards, { name: 'A tale', adversary: tales[0].adversary }),
    ...[1, 2, 7].flatMap((chapter) => [
      () => advisedQuest(saved, chapter, cards),
      () => beginChapter(saved, chapter, cards, { name: 'Again' }),
      () => goOnWithout(saved, chapter),
    ]),
  ]
  for (const attempt of tries) {
    try {
      attempt()
    } catch (error) {
      if (!(error instanceof BadSetup)) throw error
    }
  }
}

export const campaigns: FileKind = {
  sample,
  tryOut({ rules }, text) {
    try {
      const { campaign, tables } = playableCampaign(rules, parseCampaign(text), CARDS())
      useCampaign(rules, campaign, tables)
      const copy = copyOfCampaign({ campaign, tables }, 'A copy')
      playableCampaign(rules, parseCampaign(campaignFile(copy.campaign, copy.tables)), CARDS())
      return true
    } catch (error) {
      if (error instanceof BadCampaign) return false
      throw error
    }
  },
}
