/** Many turns of somebody who presses anything that can be pressed. Nothing may break. */
import { expect } from 'vitest'
import { ALL } from '../kit/share.ts'
import { gameOn, isOver } from './kit/game-on.ts'
import { mouse } from './kit/hands.ts'
import { keepTables, person, seeded } from './kit/tables.ts'
import { ready, SIZES, test } from './kit/visit.ts'

const TURNS = ALL ? 200 : 40
/** Of ten presses this many go to something that carries an action out, so that the game comes on. */
const EAGER = 8
/** Each game at another size. */
const ROUND = ['desktop', 'phone', 'tablet'] as const
const stranger = (name: string) => ({ kind: 'bot', name, bot: 'random' }) as const

/** Always the same numbers: what the monkey found once, it finds again. */
function chance(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}

test(`random presses for ${TURNS} turns, without an error`, { timeout: 300_000 }, async ({ visit }) => {
  const next = chance(7)
  const table = (seed: number) =>
    seeded({
      setup: { edition: 'base', mode: 'competitive', heroes: 4 },
      players: [person('Ysolde'), stranger('Tomas'), stranger('Brom'), stranger('Maëlle')],
      seed,
      id: `monkey-${seed}`,
      // in every Feat window of four heroes it would hardly do anything but pass
      asking: { when: 'from', difficulty: 8 },
    })
  const { page } = await visit({ tables: [await table(1)], at: 'table/monkey-1' })
  const hands = mouse(page)
  let turns = 0
  for (let game = 1; turns < TURNS; game++) {
    const address = `${page.url().split('#')[0]}#/table/monkey-${game}`
    await keepTables(page, [await table(game)])
    await page.setViewportSize(SIZES[ROUND[game % ROUND.length]])
    await page.goto(address)
    await ready(page)
    for (let presses = 0; ; presses++) {
      // some buttons lead away from the table
      if (page.url() !== address) {
        await page.goto(address)
        await ready(page)
      }
      const offers = await hands.offers()
      const actions = offers.filter(({ action }) => action !== null)
      const among = actions.length > 0 && next(10) < EAGER ? actions : offers
      if (among.length > 0) await hands.press(among[next(among.length)])
      if (presses % 10 !== 9) continue
      const state = await gameOn(page, `monkey-${game}`)
      if (!isOver(state) && turns + state.view.turn.number < TURNS) continue
      turns += state.view.turn.number
      break
    }
  }
  expect(turns).toBeGreaterThanOrEqual(TURNS)
})
