/** Plays at a table on the page. What to do is the adept's idea; how to do it has to be found out from the page, as a person would. */
import { type Action, LocalTable, type View } from '@runesaga/table'
import type { Page } from 'playwright-core'
import type { Hands, Offer } from './hands.ts'
import { isSideways, leadsTo } from './names.ts'
import { settled } from './settled.ts'
import { asked, keptTable } from './tables.ts'

export interface Game {
  /** how many moves were made, those of bots too */
  moves: number
  view: View
  /** the kind of action that the adept would choose for the person who is asked; null once the game is over */
  wanted: Action['type'] | null
}

/** How often something may be pressed before the game has to have gone on. */
const PATIENCE = 40

/** The id of the table that the page shows. */
const tableOf = (page: Page): string => decodeURIComponent(/#\/table\/([^/]+)/.exec(page.url())?.[1] ?? '')

/** A game, played again from what the page has kept of its table. */
export async function gameOn(page: Page, id: string = tableOf(page)): Promise<Game> {
  const saved = await keptTable(page, id)
  const table = LocalTable.open(saved)
  const seat = await asked(table)
  const hint = seat === null ? null : await table.hint(seat)
  const { view } = await table.look('spectator')
  return { moves: saved.record.moves.length, view, wanted: hint?.action.type ?? null }
}

export const isOver = ({ view }: Game): boolean => view.outcome !== null

/** Plays until the game is like this; tells how it stands then. */
export async function play(page: Page, hands: Hands, until: (game: Game) => boolean = isOver): Promise<Game> {
  let tried = new Map<string, number>()
  let presses = 0
  let game = await gameOn(page)
  while (!until(game)) {
    const offers = await hands.offers()
    const offer = best(offers, game.wanted, tried)
    if (offer === undefined || presses === PATIENCE) {
      const shown = await page.locator('body').ariaSnapshot()
      throw new Error(
        `the game doesn't go on; wanted: ${game.wanted}; tried: ${[...tried.keys()].join(', ')}\n${shown}`,
      )
    }
    presses++
    tried.set(offer.name, (tried.get(offer.name) ?? 0) + 1)
    if (!(await hands.press(offer))) {
      await settled(page)
      continue
    }
    const next = await gameOn(page)
    if (next.moves !== game.moves) {
      tried = new Map()
      presses = 0
    }
    game = next
  }
  return game
}

/** What promises most and was tried least. */
function best(
  offers: readonly Offer[],
  wanted: Game['wanted'],
  tried: ReadonlyMap<string, number>,
): Offer | undefined {
  const worth = (offer: Offer): number => promise(offer, wanted) / (1 + 2 * (tried.get(offer.name) ?? 0))
  return offers.reduce<Offer | undefined>(
    (found, offer) => (found === undefined || worth(offer) > worth(found) ? offer : found),
    undefined,
  )
}

function promise({ name, action, opens, primary, choice }: Offer, wanted: Game['wanted']): number {
  if (action !== null && action === wanted) return 120
  if (opens !== null && opens === wanted) return 100
  if (choice) return 90
  if (action === null && leadsTo(name, wanted)) return 80
  if (primary) return 60
  if (action !== null) return 20
  return isSideways(name) ? 1 : 30
}
