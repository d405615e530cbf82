/** Everybody plays: a whole game by keyboard alone, one by the accessible tree alone, and nothing that moves where calm is wanted. */
import { describe, expect } from 'vitest'
import { ALL } from '../kit/share.ts'
import { SPOKEN } from '../kit/words.ts'
import { type Game, isOver } from './kit/game-on.ts'
import { type Hands, keyboard, mouse, tree } from './kit/hands.ts'
import { play } from './kit/player.ts'
import { settled } from './kit/settled.ts'
import { bot, person, seeded } from './kit/tables.ts'
import { test } from './kit/visit.ts'

/** A whole game where all is wanted, else its first turns: everything that one does in a turn is done in them. */
const FIRST_TURNS = 3
const isFarEnough = (game: Game): boolean =>
  ALL ? isOver(game) : isOver(game) || game.view.turn.number > FIRST_TURNS

test('what was said at a table isn’t said any more on the next screen', async ({ visit }) => {
  const table = await seeded({
    setup: { edition: 'base', mode: 'solo', heroes: 1 },
    players: [person('Ysolde')],
    until: ({ view }) => view.waitsFor.some((asked) => asked.for === 'turn'),
  })
  const { page } = await visit({ tables: [table], at: `table/${table.id}` })
  const said = page.getByRole('status').last()
  await play(page, mouse(page), ({ view }) => view.turn.number > 1)
  expect(await said.textContent()).not.toBe('')
  await page.evaluate(() => {
    location.hash = '#/'
  })
  await page.getByRole('heading', { level: 1 }).waitFor()
  expect(await said.textContent()).toBe('')
})

describe('a game', () => {
  test('by keyboard alone', async ({ visit }) => {
    const table = await seeded({
      setup: { edition: 'base', mode: 'solo', heroes: 1 },
      players: [person('Ysolde')],
      seed: 1,
      asking: { when: 'mine' },
    })
    const { page } = await visit({ tables: [table], at: `table/${table.id}` })
    const hands = keyboard(page)
    const lost: string[] = []
    const watching: Hands = {
      ...hands,
      async press(offer) {
        const isAtTable = await page.locator('[data-part="prompt"], [data-part="cast"]').count()
        const pressed = await hands.press(offer)
        await settled(page)
        const isLost = await page.evaluate(() => document.activeElement === document.body)
        if (isLost && isAtTable > 0) lost.push(offer.name)
        return pressed
      },
    }
    expect(isFarEnough(await play(page, watching, isFarEnough))).toBe(true)
    expect(lost).toEqual([])
  })

  test('by roles and names alone', async ({ visit }) => {
    const table = await seeded({
      setup: { edition: 'base', mode: 'competitive', heroes: 2, options: { noChoice: true } },
      players: [person('Ysolde'), bot('Tomas')],
      seed: 81,
      asking: { when: 'mine' },
    })
    const { page } = await visit({ language: 'fr', tables: [table], at: `table/${table.id}` })
    expect(isFarEnough(await play(page, tree(page), isFarEnough))).toBe(true)
  })
})

test('the second press of a double click isn’t for what has come to lie there since', async ({ visit }) => {
  const table = await seeded({
    setup: { edition: 'base', mode: 'competitive', heroes: 2 },
    players: [person('Ysolde'), bot('Tomas')],
    asking: { when: 'never' },
    until: ({ view }) =>
      view.waitsFor.some((asked) => asked.for === 'turn') &&
      view.you!.offers.some(({ deed }) => typeof deed === 'object' && 'attempt' in deed) &&
      view.you!.offers.every(({ chance }) => chance == null || chance > 0),
  })
  const { page } = await visit({ tables: [table], at: `table/${table.id}` })
  await page.locator('[data-part="slot"] [data-opens="attempt"]').first().click()
  await page.locator('dialog [data-action="attempt"]').click()
  const goOn = page.getByRole('button', { name: SPOKEN.en.say('attempt/continue'), exact: true })
  const { x, y, width, height } = (await goOn.boundingBox())!
  await goOn.dblclick()
  await settled(page)
  const under = await page.evaluate(
    ([left, top]) => document.elementFromPoint(left, top)?.closest('button')?.textContent,
    [x + width / 2, y + height / 2],
  )
  expect(under).toBe('End turn')
  expect(await page.locator('#prompt').textContent()).toBe('Your turn')
})

describe('nothing moves', () => {
  test.for([
    { where: 'on a device that wants less motion', motion: false, settings: {} },
    { where: 'where calm was chosen', motion: true, settings: { motion: 'calm' } },
  ])('$where', async ({ motion, settings }, { visit }) => {
    const table = await seeded({
      setup: { edition: 'base', mode: 'competitive', heroes: 2 },
      players: [person('Ysolde'), bot('Tomas')],
      seed: 4,
    })
    const { page } = await visit({ tables: [table], at: `table/${table.id}`, motion, settings })
    const moving: string[] = []
    const hands = mouse(page)
    const watching: Hands = {
      ...hands,
      async press(offer) {
        const pressed = await hands.press(offer)
        for (const name of await page.evaluate(running)) moving.push(`${name}, after "${offer.name}"`)
        return pressed
      },
    }
    await play(page, watching, ({ moves }) => moves >= 40)
    expect(moving).toEqual([])
  })
})

/** Runs in the page: what is being animated. */
const running = (): string[] =>
  document
    .getAnimations()
    .filter(({ playState }) => playState === 'running')
    .map(({ effect }) =>
      effect instanceof KeyframeEffect ? (effect.target?.outerHTML.slice(0, 80) ?? '') : '',
    )
