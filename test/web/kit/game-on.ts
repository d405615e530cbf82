/** The game on a page as a test knows it: played again from what the page keeps. */
import { LocalTable, type View } from '@runesaga/table'
import type { Page } from 'playwright-core'
import { rules } from '../../kit/rules.ts'
import { keptTable } from './tables.ts'

export interface Game {
  /** how many moves were made, those of bots too */
  moves: number
  view: View
  table: LocalTable
}

/** The id of the table that the page shows. */
export const tableOf = (page: Page): string =>
  decodeURIComponent(/#\/table\/([^/]+)/.exec(page.url())?.[1] ?? '')

export const isOver = ({ view }: Game): boolean => view.outcome !== null

/** A game, played again from its first move on, as the page has kept it. */
export async function gameOn(page: Page, id: string = tableOf(page)): Promise<Game> {
  const saved = await keptTable(page, id)
  return gameOf(await LocalTable.open(rules, saved), saved.record.moves.length)
}

/** The same game later; itself if it hasn't gone on. */
export async function laterOn(page: Page, id: string, game: Game): Promise<Game> {
  const saved = await keptTable(page, id)
  const { moves } = saved.record
  if (moves.length === game.moves) return game
  return gameOf(await LocalTable.open(rules, saved), moves.length)
}

async function gameOf(table: LocalTable, moves: number): Promise<Game> {
  const { view } = await table.look('spectator')
  return { moves, view, table }
}
