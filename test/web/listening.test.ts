/** What those hear who listen instead of look: names that say as much as the cards, and nothing of a screen that was left. */
import { type CardEntry, cardEntries } from '@runesaga/engine/language'
import { ownSets } from '@runesaga/sets'
import { expect } from 'vitest'
import { keptIn, SCENES } from './kit/scenes.ts'
import { settled } from './kit/settled.ts'
import { bot, NEVER, person, type Seeded, seeded } from './kit/tables.ts'
import { test } from './kit/visit.ts'

const ENTRIES = new Map(ownSets().flatMap((set) => cardEntries(set).map((entry) => [entry.id, entry])))

/** What the button of a card in a row has to name. */
function saidOf({ kind, card }: CardEntry): RegExp[] {
  if (kind === 'trait') return [/It gives /, /You must|Cost|pay/i]
  if (kind !== 'challenge') return [/Difficulty \d+/]
  return [
    /Difficulty \d+/,
    ...[card.top, card.bottom].map(
      ({ name }) => new RegExp(`${name.en.replace(/'/g, '.')}( \\(\\+1 path\\))?: `),
    ),
  ]
}

test('the button of a card in a row names its difficulty, what it gives and what it asks', async ({
  visit,
}) => {
  for (const scene of ['table, first turn', 'table, four heroes']) {
    const { page } = await visit(await keptIn(SCENES[scene]))
    await page.locator('[data-part="slot"]').first().waitFor()
    await settled(page)
    const slots = await page.locator('[data-part="slot"] > .readable').all()
    expect(slots.length).toBeGreaterThan(3)
    for (const slot of slots) {
      const ref = (await slot.getAttribute('data-flip'))!.replace('card-', '')
      const name = (await slot.locator('> button').getAttribute('aria-label'))!
      for (const said of saidOf(ENTRIES.get(ref)!)) expect(name).toMatch(said)
    }
  }
})

test('what was said of a table isn’t kept on the pages after it', async ({ visit }) => {
  const { page } = await visit(await keptIn(SCENES['table, first turn']))
  const status = page.getByRole('status').last()
  await page.getByRole('button', { name: 'Undo' }).click({ force: true })
  await expect.poll(() => status.textContent()).not.toBe('')
  for (const at of ['#/', '#/campaign', '#/new', '#/settings']) {
    await page.evaluate((hash) => (location.hash = hash), at)
    await settled(page)
    expect(await status.textContent(), at).toBe('')
  }
})

const ends = (wish: Pick<Seeded, 'setup' | 'players'>) => seeded({ ...wish, id: 'over', until: NEVER })

test('the score has a row for the Adversary where there is one, and only there', async ({ visit }) => {
  const together = await ends({
    setup: { edition: 'epic', mode: 'coop', heroes: 2 },
    players: [person('Ysolde'), bot('Tomas')],
  })
  const apart = await ends({
    setup: { edition: 'base', mode: 'competitive', heroes: 2 },
    players: [person('Ysolde'), bot('Tomas')],
  })
  for (const [table, boxes] of [
    [together, 'ABCDE'],
    [apart, 'ABCD'],
  ] as const) {
    const { page } = await visit({ tables: [table], at: 'table/over' })
    const rows = page.getByRole('button', { name: /^Box [A-E]/ })
    await rows.first().waitFor()
    const names = await rows.evaluateAll((all) => all.map((row) => row.getAttribute('aria-label')!))
    expect(names.map((name) => name[4]).join('')).toBe(boxes)
  }
})
