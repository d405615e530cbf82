/** Campaigns for the tests: seeded ones, played by the adept, and those that a page has kept. */
import { actionOf } from '@runesaga/engine/host'
import { epicSet, sevenShards } from '@runesaga/sets'
import { beginCampaign, type Player, type SavedCampaign, type TableOfToday } from '@runesaga/table'
import { beginChapter, goOnWithout, recordEnd } from '@runesaga/table/host'
import { NEVER, playedUntil } from '../../../scripts/played.mjs'
import { unplayed } from '../../../scripts/unplayed.mjs'
import { boxOf, rules } from '../../kit/rules.ts'
import { drawer } from './storage.ts'
import { bot, person } from './tables.ts'

const CARDS = [epicSet(), sevenShards()]
export type End = 'won' | 'lost'

/** A table with another chance, played to its end by adepts in everybody's place. */
async function playedOut(table: TableOfToday, seed: number): Promise<TableOfToday> {
  const { id, name, players, record, campaign } = table
  const setup = { ...record.setup, sets: record.sets.map((set) => set.id) }
  const adepts = players.map((player) => bot(player.name))
  const begun = { id, name, players: adepts, setup, ...(campaign !== undefined && { campaign }) }
  return (await playedUntil(rules, unplayed(rules, begun, seed), NEVER))!
}

/** The same game with these players, so many moves before its end. */
function playedBy(players: Player[], table: TableOfToday, left: number): TableOfToday {
  const { record, standing } = table
  const { seed } = record.chance as { seed: string }
  const setup = { ...record.setup, sets: record.sets.map(({ id }) => id), seed: { fair: seed } }
  const recorder = rules.record(setup, players)
  for (const [seat, deed] of record.moves.slice(0, record.moves.length - left)) {
    if (deed === 'undo') throw new Error('bots take nothing back')
    recorder.act(seat, actionOf(boxOf(recorder.state.setup), recorder.state, seat, deed))
  }
  const waiting = rules.pending(recorder.state).map(({ seat }) => seat)
  const before = left === 0 ? standing! : { ...standing!, over: false, winners: [], waiting }
  return { ...table, players, record: recorder.record, secret: left === 0 ? null : seed, standing: before }
}

/** The same table under the first seed that comes to this end; `left`: so many moves before it. */
export async function comingTo(end: End, table: TableOfToday, left = 0): Promise<TableOfToday> {
  for (let seed = 1; seed < 100; seed++) {
    const played = await playedOut(table, seed)
    const won = played.standing!.winners.length > 0
    if (won === (end === 'won')) return playedBy(table.players, played, left)
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
  tables: TableOfToday[]
}

export async function seededCampaign({
  ends,
  group,
  unsealed,
  ended = false,
}: SeededCampaign): Promise<Saga> {
  let campaign: SavedCampaign = {
    ...beginCampaign({ name: 'The Lantern Saga', group: group ?? [person('Ysolde')] }),
    id: 'a-campaign',
  }
  const tables: TableOfToday[] = []
  for (const [i, tries] of ends.entries()) {
    const chapter = i + 1
    for (const end of tries) {
      const begun = beginChapter(campaign, chapter, CARDS, { name: `A tale of chapter ${chapter}` })
      const table = await comingTo(end, unplayed(rules, begun.table, 0))
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
