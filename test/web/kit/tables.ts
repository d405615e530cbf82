/** Tables for the tests: seeded ones, so that a test is the same each time, and those that a page has kept. */
import {
  ALWAYS,
  type Hint,
  type News,
  type NewTable,
  type Player,
  type PromptPolicy,
  type TableOfToday,
} from '@runesaga/table'
import type { Page } from 'playwright-core'
import { playedUntil } from '../../../scripts/played.mjs'
import { unplayed } from '../../../scripts/unplayed.mjs'
import { rules } from '../../kit/rules.ts'
import { drawer } from './storage.ts'

export { NEVER } from '../../../scripts/played.mjs'

export const person = (name: string): Player => ({ kind: 'person', name })
export const bot = (name: string): Player => ({ kind: 'bot', name, bot: 'adept' })

export interface Seeded {
  setup: NewTable['setup']
  players: Player[]
  /** the first one that is tried */
  seed?: number
  id?: string
  name?: string
  asking?: PromptPolicy
  /** the adept plays for everybody until the news of a person who is asked are like this; without it nothing was played yet */
  until?: (news: News, hint: Hint) => boolean
  /** while it holds, the person ends the turn instead */
  rests?: (news: News) => boolean
}

/** Games that are tried after the first one until one comes to what is wanted. */
const MORE_SEEDS = 20

export async function seeded(wish: Seeded): Promise<TableOfToday> {
  const first = wish.seed ?? 1
  for (let seed = first; seed <= first + MORE_SEEDS; seed++) {
    const table = await ofSeed(wish, seed)
    if (table !== null) return table
  }
  throw new Error('no game came to that before it was over')
}

/** The game of a seed; null if it was over before it came to what is wanted. */
async function ofSeed(wish: Seeded, seed: number): Promise<TableOfToday | null> {
  const { setup, players, until, rests } = wish
  const { id = 'a-table', name = 'The Lantern Table', asking = ALWAYS } = wish
  const fresh = unplayed(rules, { id, name, players, setup, asking }, seed)
  return until === undefined ? fresh : playedUntil(rules, fresh, until, undefined, rests)
}

const { all, one, put, movesFrom } = drawer<TableOfToday>({ database: 'runesaga', store: 'tables' })
export type Move = TableOfToday['record']['moves'][number]

/** What was done at a table that the page has kept, after so many moves. */
export const movesSince = (page: Page, id: string, moves: number): Promise<Move[]> =>
  movesFrom(page, id, moves) as Promise<Move[]>

/** All tables that the page has kept. The page must be one of the site. */
export const keptTables = all
export const keepTables = put

export async function keptTable(page: Page, id: string): Promise<TableOfToday> {
  const found = await one(page, id)
  if (found === null) throw new Error(`the page has kept no table ${id}`)
  return found
}
