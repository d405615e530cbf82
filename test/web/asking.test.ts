/** How often an attempt asks, on the page: two presses where nothing could matter, and at most two hand-overs around one device. */
import type { News } from '@runesaga/table'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { gameOn } from './kit/game-on.ts'
import { type Hands, mouse } from './kit/hands.ts'
import { play } from './kit/player.ts'
import { changed, now, settled } from './kit/settled.ts'
import { bot, movesSince, person, type Seeded, seeded } from './kit/tables.ts'
import { test } from './kit/visit.ts'

const MATTERS = { when: 'matters' } as const
const inMenu = ({ view }: News): boolean =>
  view.waitsFor.some((asked) => asked.for === 'turn') && view.turn.mainActions > 0

test('a plain attempt alone with bots is two presses: the card, and the cast', async ({ visit }) => {
  const table = await seeded({
    setup: { edition: 'base', mode: 'competitive', heroes: 2 },
    players: [person('Ysolde'), bot('Tomas')],
    asking: MATTERS,
    seed: 2,
    until: inMenu,
  })
  const { page } = await visit({ tables: [table], at: `table/${table.id}` })
  const before = await gameOn(page)
  // one that can succeed: what can't is asked about
  const card = page.getByRole('button', { name: /^Attempt The Academy\. Excel in Your Studies: 50%/ })
  for (const button of [card, page.locator('[data-action="attempt"]')]) {
    await settled(page)
    const time = await now(page)
    await button.click()
    await changed(page, time)
  }
  const { view } = await gameOn(page)
  const deeds = (await movesSince(page, table.id, before.moves)).map(([, deed]) => deed)
  expect(deeds[0]).toMatchObject({ attempt: { card: 'base/the-academy' } })
  expect([view.attempt, view.turn.main, view.pending]).toEqual([null, 0, [{ kind: 'menu', seat: 0 }]])
})

const THREE = [person('Ysolde'), person('Tomas'), person('Brom')]
const TABLES: (Seeded & { turns: number })[] = [
  { setup: { edition: 'base', mode: 'competitive', heroes: 3 }, players: THREE, seed: 1, turns: 9 },
  { setup: { edition: 'epic', mode: 'coop', heroes: 3 }, players: THREE, seed: 11, turns: 6 },
]

/** How a person takes part where it is asked whether anybody answers. */
const ANSWERS = {
  'nobody answers': (name: string) => !name.startsWith('I am '),
  'one of them takes the device': (name: string) => name !== 'Nobody answers',
}

/** Who is said to be asked after whoever answers now. */
const promisedTo = (page: Page): Promise<string[]> =>
  page
    .locator('[aria-labelledby="who-title"] li')
    .filter({ hasText: 'may answer after' })
    .locator('b')
    .allTextContents()

test.for(
  TABLES.flatMap((table) => Object.entries(ANSWERS).map(([how, isWanted]) => ({ ...table, how, isWanted }))),
)(
  'around one device an attempt hands it over at most twice ($setup.edition, $how)',
  async ({ turns, how, isWanted, ...wish }, { visit }) => {
    const table = await seeded({ ...wish, asking: MATTERS, until: inMenu })
    const { page } = await visit({ tables: [table], at: `table/${table.id}` })
    /** how often somebody took the device, by attempt; and how often all were asked */
    const taken = new Map<string, number>()
    let asked = 0
    const promised: string[] = []
    const hands = mouse(page)
    const watching: Hands = {
      async offers() {
        const offers = await hands.offers()
        if (offers.some(({ name }) => name === 'Nobody answers')) {
          asked++
          return offers.filter(({ name }) => isWanted(name))
        }
        const { attempt, pending } = (await gameOn(page)).view
        // who has taken the device is the last but for whoever attempts: nobody else is promised a question
        if (
          attempt !== null &&
          pending[0].seat !== attempt.seat &&
          offers.some(({ action }) => action === 'pass')
        )
          promised.push(...(await promisedTo(page)).filter((name) => name !== THREE[attempt.seat].name))
        // and plays something, if anything can be played
        const answers = offers.filter(({ action }) => action === 'play')
        return attempt !== null && pending[0].seat !== attempt.seat && answers.length > 0 ? answers : offers
      },
      async press(offer) {
        const { attempt, turn, pending } = (await gameOn(page)).view
        // the device comes back to a turn that goes on
        const isBack = pending[0].kind === 'menu' && turn.main === 0
        if (isBack && offer.name === `I am ${THREE[turn.seat].name}`)
          expect(await page.getByText(`${THREE[turn.seat].name}, it’s your turn again`).count()).toBe(1)
        const key = `${turn.number} ${attempt?.card}`
        if (attempt !== null && offer.name.startsWith('I am ')) taken.set(key, (taken.get(key) ?? 0) + 1)
        return hands.press(offer)
      },
    }
    await play(page, watching, ({ view }) => view.turn.number > turns)
    expect(asked).toBeGreaterThan(0)
    expect(promised).toEqual([])
    expect(Math.max(0, ...taken.values())).toBe(how === 'nobody answers' ? 0 : 2)
  },
)
