/** The game on a page as a test knows it: played along with the page, move by move, from what the page keeps. */
import { LocalTable, type SavedTable, type View } from '@runesaga/table'
import type { Page } from 'playwright-core'
import { rules } from '../../kit/rules.ts'
import { keptTable } from './tables.ts'

type Move = SavedTable['record']['moves'][number]

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
  return gameOf(LocalTable.open(rules, saved), saved.record.moves.length)
}

/** The same game later; itself if it hasn't gone on. */
export async function laterOn(page: Page, id: string, game: Game): Promise<Game> {
  const saved = await keptTable(page, id)
  const { moves } = saved.record
  const news = moves.slice(game.moves)
  if (news.length === 0) return game
  return gameOf((await follows(game, news)) ? game.table : LocalTable.open(rules, saved), moves.length)
}

async function gameOf(table: LocalTable, moves: number): Promise<Game> {
  const { view } = await table.look('spectator')
  return { moves, view, table }
}

/**
 * Sends the table what a person did on the page. Bots move by themselves and must have done the same there: not if something was
 * taken back, or if the page's bots have had other luck.
 */
async function follows({ table, moves }: Game, news: readonly Move[]): Promise<boolean> {
  for (let done = 0; done < news.length; ) {
    const move = news[done]
    if ('undo' in move || (await table.send(move.seat, move.action, moves + done)) !== null) return false
    const made = table.save().record.moves.slice(moves + done)
    if (JSON.stringify(made) !== JSON.stringify(news.slice(done, done + made.length))) return false
    done += made.length
  }
  return true
}
