/** All through a game the cards say what the table says: what has been spent, gained or lost since isn't in a chance any more. */
import { beginning, viewFor } from '@runesaga/engine/host'
import type { Offer } from '@runesaga/table'
import { chanceText } from '@runesaga/words'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { boxOf } from '../kit/rules.ts'
import { SPOKEN } from '../kit/words.ts'
import { gameOn } from './kit/game-on.ts'
import { type Hands, mouse } from './kit/hands.ts'
import { play } from './kit/player.ts'
import { settled } from './kit/settled.ts'
import { bot, person, seeded } from './kit/tables.ts'
import { test } from './kit/visit.ts'

const ofCard = ({ deed }: Offer): string | null =>
  typeof deed === 'object' && 'attempt' in deed ? deed.attempt.card : null

/** The badge of a path: one's own chance, and what makes most of it. */
function badge({ chance, withDark, withFeat }: Offer): string {
  const said = (n: number) => chanceText(n, SPOKEN.en)
  const own = said(chance!)
  const isFeat = (withFeat?.chance ?? 0) > (withDark?.chance ?? 0)
  if (isFeat) return own.replace('%', '') + said(withFeat!.chance)
  return withDark === null ? own : own.replace('%', '') + withDark.runes + said(withDark.chance)
}

/** The badges of the cards that are shown, by card; none while one is chosen to be swapped. */
const drawn = (page: Page): Promise<Record<string, string[]>> =>
  page.evaluate(() =>
    Object.fromEntries(
      [...document.querySelectorAll<HTMLElement>('[data-part="slot"] [data-flip]')].map((card) => [
        card.dataset.flip!.replace('card-', ''),
        [...card.querySelectorAll('.pill')].map(({ textContent }) => textContent),
      ]),
    ),
  )

test('in every turn of one’s own', async ({ visit }) => {
  const table = await seeded({
    setup: { edition: 'base', mode: 'competitive', heroes: 2 },
    players: [person('Ysolde'), bot('Tomas')],
    asking: { when: 'never' },
  })
  const { page } = await visit({ size: 'phone', tables: [table], at: `table/${table.id}` })
  const hands = mouse(page)
  const met = new Set<string>()
  const watching: Hands = {
    ...hands,
    async offers() {
      await settled(page)
      const { state } = await gameOn(page)
      const view = viewFor(boxOf(state.setup), state, 0, beginning)
      const isMine = view.waitsFor.some((asked) => asked.for === 'turn' && asked.seat === 0)
      if (isMine && (await page.locator('dialog[open]').count()) === 0) {
        const cards = await drawn(page)
        const offers = view.you!.offers.filter((offer) => (cards[ofCard(offer) ?? ''] ?? []).length > 0)
        for (const card of new Set(offers.map((offer) => ofCard(offer)!))) {
          const wanted = offers.filter((offer) => ofCard(offer) === card).map(badge)
          expect(cards[card], `${card} in turn ${view.turn.number}`).toEqual(wanted)
          for (const one of wanted) met.add(`${card} ${one}`)
        }
      }
      return hands.offers()
    },
  }
  await play(page, watching, ({ view }) => view.turn.number > 12)
  expect(met.size).toBeGreaterThan(12)
})
