/** Plays at a table on the page. What to do is the adept's idea; how to do it has to be found out from the page, as a person would. */
import type { Language } from '@runesaga/words'
import type { Page } from 'playwright-core'
import { type Game, gameOn, isOver, laterOn, tableOf } from './game-on.ts'
import type { Hands, Offer } from './hands.ts'
import { type Idea, ideaOf } from './idea.ts'
import { isSideways, leadsTo, NAMES } from './names.ts'
import { settled } from './settled.ts'

/** How often something may be pressed before the game has to have gone on. */
const PATIENCE = 40

/** Plays until the game is like this; tells how it stands then. */
export async function play(page: Page, hands: Hands, until: (game: Game) => boolean = isOver): Promise<Game> {
  const language = (await page.evaluate(() => document.documentElement.lang)) as Language
  const id = tableOf(page)
  const tried = new Map<string, number>()
  let presses = 0
  let game = await gameOn(page, id)
  let idea = ideaOf(game, language)
  while (!until(game)) {
    if (presses++ === PATIENCE) throw await stuck(page, idea, tried)
    const offer = best(await hands.offers(), idea, tried)
    if (offer === undefined) {
      // the page may be busy with something that needs nobody
      await page.waitForTimeout(100)
    } else {
      tried.set(offer.name, (tried.get(offer.name) ?? 0) + 1)
      if (!(await hands.press(offer))) await settled(page)
    }
    const next = await laterOn(page, id, game)
    if (next === game) continue
    game = next
    idea = ideaOf(game, language)
    tried.clear()
    presses = 0
  }
  // what the page has kept of it is the last word
  return gameOn(page, id)
}

async function stuck(page: Page, idea: Idea | null, tried: ReadonlyMap<string, number>): Promise<Error> {
  const names = [...tried].map(([name, times]) => `${name} (${times})`).join('; ')
  const shown = await page.locator('body').ariaSnapshot()
  return new Error(`the game doesn't go on\nidea: ${JSON.stringify(idea)}\ntried: ${names}\n${shown}`)
}

/** What promises most and was tried least. */
function best(
  offers: readonly Offer[],
  idea: Idea | null,
  tried: ReadonlyMap<string, number>,
): Offer | undefined {
  const worth = (offer: Offer): number => promise(offer, idea) / (1 + 2 * (tried.get(offer.name) ?? 0))
  return offers.reduce<Offer | undefined>(
    (found, offer) => (found === undefined || worth(offer) > worth(found) ? offer : found),
    undefined,
  )
}

/** How likely a press carries the idea out, or leads there. */
function promise({ name, action, opens, primary, choice, instead }: Offer, idea: Idea | null): number {
  const isTheCard = idea?.cards.some((card) => name.includes(card)) === true ? 30 : 0
  if (idea !== null && name === idea.words) return 140
  if (instead) return idea?.path != null && name.startsWith(idea.path) ? 110 : 0
  if (action !== null) return action === idea?.type ? 100 + isTheCard : 15
  if (opens !== null) return (opens === idea?.type ? 90 : 10) + isTheCard
  if (choice) return 80 + isTheCard
  if (idea !== null && leadsTo(name, idea.type)) return 70 + isTheCard
  if (isSideways(name)) return 1
  if (primary) return 50
  // ways back to what can be done, also after the third time
  if (NAMES.close.test(name) || NAMES.theTable.test(name)) return 25
  return 20 + isTheCard
}
