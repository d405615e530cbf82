/** Campaigns for the tests: seeded ones, played by the adept, and those that a page has kept. */
import { epicSet, sevenShards } from '@runesaga/sets'
import {
  ALWAYS,
  beginCampaign,
  beginChapter,
  goOnWithout,
  LocalTable,
  type Player,
  recordEnd,
  type SavedCampaign,
  type SavedTable,
} from '@runesaga/table'
import { unplayed } from '../../../scripts/unplayed.mjs'
import { rules } from '../../kit/rules.ts'
import { drawer } from './storage.ts'
import { bot, person } from './tables.ts'

const CARDS = [epicSet(), sevenShards()]
export type End = 'won' | 'lost'

/** A table with another chance, played to its end by adepts in everybody's place. */
function playedOut(table: SavedTable, seed: number): SavedTable {
  const { record } = unplayed({ ...table, setup: table.record.setup, asking: ALWAYS }, seed)
  const adepts = table.players.map(({ name }) => bot(name))
  return { ...LocalTable.open(rules, { ...table, record, players: adepts }).save(), players: table.players }
}

/** The same table under the first seed that comes to this end; `left`: so many moves before it. */
export function comingTo(end: End, table: SavedTable, left = 0): SavedTable {
  for (let seed = 1; seed < 100; seed++) {
    const played = playedOut(table, seed)
    const won = played.standing!.winners.length > 0
    if (won !== (end === 'won')) continue
    if (left === 0) return played
    const { record } = played
    const moves = record.moves.slice(0, -left)
    return LocalTable.open(rules, { ...played, record: { ...record, moves, seen: [] } }).save()
  }
  throw new Error(`no seed comes to that end: ${end}`)
}

export interface SeededCampaign {
  /** by chapter, the ends of its tries; after a last one that was lost the party goes on, if there is a next chapter */
  ends: End[][]
  group?: Player[]
  /** the last chapter whose seal was broken */
  unsealed?: number
  /** told to its end, as if all was won: nobody remembers its games */
  ended?: boolean
}

export interface Saga {
  campaign: SavedCampaign
  tables: SavedTable[]
}

export function seededCampaign({ ends, group, unsealed, ended = false }: SeededCampaign): Saga {
  let campaign: SavedCampaign = {
    ...beginCampaign({ name: 'The Lantern Saga', group: group ?? [person('Ysolde')] }),
    id: 'a-campaign',
  }
  const tables: SavedTable[] = []
  for (const [i, tries] of ends.entries()) {
    const chapter = i + 1
    for (const end of tries) {
      const begun = beginChapter(campaign, chapter, CARDS, { name: `A tale of chapter ${chapter}` })
      const table = comingTo(end, unplayed(begun.table, 0))
      tables.push(table)
      campaign = recordEnd(rules, begun.campaign, table)
    }
    if (tries.at(-1) === 'lost' && ends.length > chapter) campaign = goOnWithout(campaign, chapter)
  }
  if (unsealed !== undefined) campaign = { ...campaign, unsealed }
  if (ended) campaign = { ...campaign, campaign: { opened: 7, won: [1, 2, 3, 4, 5, 6, 7], lost: [], ended } }
  return { campaign, tables }
}

const { all, put } = drawer<SavedCampaign>({ database: 'runesaga-campaigns', store: 'campaigns' })
/** All campaigns that the page has kept. The page must be one of the site. */
export const keptCampaigns = all
export const keepCampaigns = put
