/** The game on a page as a test knows it: played along with the page, move by move, from what the page keeps. */
import type { Knowledge } from '@runesaga/engine'
import { actionOf } from '@runesaga/engine/host'
import { openRecord } from '@runesaga/engine/record'
import type { Player } from '@runesaga/table'
import type { Page } from 'playwright-core'
import { apply, boxOf, knowledgeOf, rules } from '../../kit/rules.ts'
import { keptTable, type Move, movesSince } from './tables.ts'

type State = Parameters<typeof knowledgeOf>[0]

export interface Game {
  /** how many moves were made, those of bots too */
  moves: number
  state: State
  view: Knowledge
  players: readonly Player[]
}

/** The id of the table that the page shows. */
export const tableOf = (page: Page): string =>
  decodeURIComponent(/#\/table\/([^/]+)/.exec(page.url())?.[1] ?? '')

export const isOver = ({ view }: Game): boolean => view.outcome !== null

/** A game, played again from its first move on, as the page has kept it. */
export async function gameOn(page: Page, id: string = tableOf(page)): Promise<Game> {
  const { record, secret } = await keptTable(page, id)
  const opened = openRecord(rules, record, secret)
  if (!('recorder' in opened)) throw new Error(`the page has kept a game that is ${opened.verdict}`)
  return gameOf(opened.recorder.state, record.moves.length, record.players)
}

/** The same game later; itself if it hasn't gone on. */
export async function laterOn(page: Page, id: string, game: Game): Promise<Game> {
  const news = await movesSince(page, id, game.moves)
  if (news.length === 0) return game
  const state = after(game.state, news)
  return state === null ? gameOn(page, id) : gameOf(state, game.moves + news.length, game.players)
}

const gameOf = (state: State, moves: number, players: readonly Player[]): Game => ({
  moves,
  state,
  view: knowledgeOf(state, 'spectator'),
  players,
})

/** The state after some moves; null if one of them took back others. */
function after(start: State, moves: readonly Move[]): State | null {
  let state = start
  for (const [seat, deed] of moves) {
    if (deed === 'undo') return null
    state = apply(state, seat, actionOf(boxOf(state.setup), state, seat, deed)).state
  }
  return state
}
