/** Friends far apart at one game: an invitation, a lobby, a game that both see, a line that is cut, and somebody who looks on. */
import { setNamed } from '@runesaga/sets'
import { cardEntries, type View } from '@runesaga/table'
import { type Language, printedName } from '@runesaga/words'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject } from 'vitest'
import { SPOKEN } from '../kit/words.ts'
import { api } from '../server/kit/friends.ts'
import { complaints } from './kit/axe.ts'
import { OnlineSite } from './kit/online.ts'
import { settled } from './kit/settled.ts'
import { ready, test } from './kit/visit.ts'

const { say } = SPOKEN.en
const { say: dire } = SPOKEN.fr

let site: OnlineSite
beforeAll(async () => {
  site = new OnlineSite(inject('built'))
  await site.start()
})
afterAll(() => site.end())

/** Opens an address of the site: one with another fragment alone is the same page, as a link is in a browser of its own. */
async function open(page: Page, address: string): Promise<void> {
  await page.goto('about:blank')
  await page.goto(address)
  await ready(page)
}

/** The first card of each kind, then into the game. On a phone each kind has a page of its own. */
async function choose(page: Page): Promise<void> {
  const next = page.locator('footer .button').filter({ visible: true })
  const isPhone = page.viewportSize()!.width < 720
  for (const slot of ['origin', 'motivation', 'destiny']) {
    await page.locator(`[data-slot="${slot}"] input[type="radio"]`).first().check({ force: true })
    await settled(page)
    if (isPhone || slot === 'destiny') await next.click()
  }
}

/** Without a card, which has to be said twice. */
async function endTurn(page: Page, language: Language): Promise<void> {
  const name = SPOKEN[language].say('table/end-turn')
  await page.getByRole('button', { name }).click()
  await page.getByRole('dialog').getByRole('button', { name }).click()
}

const lineNotice = (page: Page) => page.locator('[data-part="line"]')
const promptOf = (page: Page) => page.locator('[data-part="prompt"] h2')
const turnOf = (language: Language, who: string): string =>
  SPOKEN[language].say('table/prompt/turn', { person: 'hero', who })
const yourTurn = (language: Language): string =>
  SPOKEN[language].say('table/prompt/turn', { person: 'you', who: '' })

test('Ada invites Ben, who plays in French on a phone; his line is cut and comes back, and Cy looks on', async ({
  visit,
}) => {
  const ada = await visit({ fresh: true, at: 'settings' })
  await ada.page.goto(`${site.address}icon.svg`)
  await ada.page.evaluate(() => {
    // Ada begins, and nothing is asked before her turn
    localStorage['runesaga new table'] = JSON.stringify({ first: 0, noAllies: true, name: 'Friday' })
  })
  await open(ada.page, `${site.address}#/new/online`)
  await ada.page.getByLabel(say('new-table/seat/name')).first().fill('Ada')
  await ada.page.getByRole('button', { name: say('online/new/begin') }).click()
  await ada.page.waitForURL(/#\/online\//)
  await ready(ada.page)
  const begin = ada.page.getByRole('button', { name: /^Begin/ })
  expect(await begin.getAttribute('aria-disabled')).toBe('true')
  expect(await begin.textContent()).toContain(say('online/begin/open'))
  expect(await complaints(ada.page, 'everything')).toEqual([])
  const link = await ada.page.getByRole('textbox', { name: say('online/link/friends') }).inputValue()

  const ben = await visit({ fresh: true, language: 'fr', size: 'phone' })
  await open(ben.page, link)
  await ben.page.getByText(dire('online/asks', { who: 'Ada' })).waitFor()
  // what opened it stands in the address no longer
  expect(ben.page.url()).toMatch(/#\/online\/[\w-]+$/)
  expect(await complaints(ben.page, 'everything')).toEqual([])
  await ben.page.getByLabel(dire('online/name')).fill('Ben')
  await ben.page.getByRole('button', { name: dire('online/take') }).click()
  await ben.page.getByRole('button', { name: dire('online/ready/do') }).click()
  await ben.page.getByText(dire('online/host-begins', { who: 'Ada' })).waitFor()

  const showLink = (title: string) =>
    ada.page.getByRole('button', { name: `${say('online/link/show')}: ${title}` })
  await showLink(say('online/link/watch')).click()
  const watch = await ada.page.getByRole('textbox', { name: say('online/link/watch') }).inputValue()
  const cy = await visit({ fresh: true })
  await open(cy.page, watch)
  await cy.page.getByText(say('online/watching', { who: 'Ada' })).waitFor()

  await ada.page.getByText('Ben', { exact: true }).waitFor()
  await expect.poll(() => begin.getAttribute('aria-disabled')).toBe(null)
  await begin.click()
  await Promise.all([ada, ben].map(({ page }) => page.locator('[data-slot="origin"]').waitFor()))
  await cy.page.getByText(say('online/watch/choosing')).waitFor()
  await Promise.all([choose(ada.page), choose(ben.page)])
  await expect.poll(() => promptOf(ada.page).textContent()).toBe(yourTurn('en'))
  await expect.poll(() => promptOf(ben.page).textContent()).toBe(turnOf('fr', 'Ada'))
  await expect.poll(() => promptOf(cy.page).textContent()).toBe(turnOf('en', 'Ada'))

  // only Ada knows what her life leads to, and only she may do anything now
  const [, table, pass] = /watch\/([\w-]+)\/([\w-]+)$/.exec(watch)!
  const own = await ada.page.evaluate(async (id) => {
    const opened = indexedDB.open('runesaga-online')
    await new Promise((done) => (opened.onsuccess = done))
    const found = opened.result.transaction('tables').objectStore('tables').get(id)
    await new Promise((done) => (found.onsuccess = done))
    return (found.result as { pass: string }).pass
  }, table)
  const seenWith = async (shown: string): Promise<View> => {
    const headers = { authorization: `Bearer ${shown}` }
    const answer = await fetch(`${site.address}api/tables/${table}/news`, { headers })
    return ((await answer.json()) as { view: View }).view
  }
  const { destiny } = (await seenWith(own)).heroes[0]
  const entry = cardEntries(setNamed('base')).find(({ id }) => destiny === id)!
  const title = printedName(entry.card.name, 'en')
  expect(await ada.page.locator('main').innerText()).toContain(title)
  expect(await cy.page.locator('main').innerText()).not.toContain(title)
  expect((await seenWith(pass)).heroes[0].destiny).toBe('face-down')
  const attempts = (page: Page) => page.locator('main [data-opens], main [data-action]').count()
  expect(await attempts(ada.page)).toBeGreaterThan(0)
  expect(await attempts(cy.page)).toBe(0)

  await ben.context.setOffline(true)
  await lineNotice(ben.page).getByText(dire('online/away')).waitFor()
  await endTurn(ada.page, 'en')
  await expect.poll(() => promptOf(ada.page).textContent()).toBe(turnOf('en', 'Ben'))
  await ben.context.setOffline(false)
  await expect.poll(() => promptOf(ben.page).textContent()).toBe(yourTurn('fr'))
  await lineNotice(ben.page).waitFor({ state: 'detached' })
  await expect.poll(() => promptOf(cy.page).textContent()).toBe(turnOf('en', 'Ben'))

  // a server that starts anew has kept everything, and nobody has to do anything
  await site.stop()
  await lineNotice(ada.page).getByText(say('online/away')).waitFor()
  await site.start()
  await lineNotice(ada.page).waitFor({ state: 'detached' })
  await lineNotice(ben.page).waitFor({ state: 'detached' })
  await endTurn(ben.page, 'fr')
  await expect.poll(() => promptOf(ada.page).textContent()).toBe(yourTurn('en'))

  await open(ada.page, site.address)
  const row = ada.page.getByRole('link', { name: say('online/list/open', { name: 'Friday' }) })
  expect(await row.innerText()).toContain(say('home/your-turn'))
  await row.click()
  await expect.poll(() => promptOf(ada.page).textContent()).toBe(yourTurn('en'))
  // lines that couldn't be made are errors to the browser
  for (const { errors } of [ada, ben, cy]) {
    expect(errors.filter((error) => !/ERR_(INTERNET|CONNECTION|NETWORK)|WebSocket/.test(error))).toEqual([])
    errors.length = 0
  }
})

test('whoever is sent away is told so and may come back; one’s seat goes along to another device', async ({
  visit,
}) => {
  const made = await api<{ table: string; pass: string; join: string }>(
    site.address.replace(/\/$/, ''),
    'POST',
    'tables',
    undefined,
    {
      name: 'Friday',
      setup: { edition: 'base', mode: 'competitive', heroes: 2 },
      host: 'Ada',
      others: [{ kind: 'open' }],
    },
  )
  const linkTo = (kind: string, pass: string) => `${site.address}#/${kind}/${made.table}/${pass}`
  const ben = await visit({ fresh: true, size: 'phone' })
  const sitDown = async () => {
    await ben.page.getByLabel(say('online/name')).fill('Ben')
    await ben.page.getByRole('button', { name: say('online/take') }).click()
    await ben.page.getByRole('button', { name: say('online/ready/do') }).waitFor()
  }
  await open(ben.page, linkTo('join', made.join))
  await sitDown()
  const ada = await visit({ fresh: true, size: 'tablet' })
  await open(ada.page, linkTo('seat', made.pass))
  await ada.page.getByRole('button', { name: say('online/seat/send-away', { who: 'Ben' }) }).click()
  await ben.page.getByRole('heading', { name: say('online/closed') }).waitFor()
  await ben.page.getByRole('button', { name: say('online/closed/again') }).click()
  await sitDown()
  await ada.page.getByText('Ben', { exact: true }).waitFor()
  // it was kept on this device
  await open(ada.page, `${site.address}#/online/${made.table}`)
  await ada.page.getByText(say('online/you'), { exact: true }).waitFor()
  // a pass that is worth nothing any more is an error to the browser
  expect(ben.errors.filter((error) => !error.includes('401'))).toEqual([])
  ben.errors.length = 0
})

test('where the site is nothing but files, playing online says what it needs', async ({ visit }) => {
  const { page, errors } = await visit({ at: 'new/online' })
  await page.getByText(say('online/new/no-server')).waitFor()
  const begin = page.getByRole('button', { name: say('online/new/begin') })
  expect(await begin.getAttribute('aria-disabled')).toBe('true')
  // the question alone is an error to the browser
  expect(errors.filter((error) => !error.includes('healthz'))).toEqual([])
  errors.length = 0
})

test('an address without a seat on this device leads on', async ({ visit }) => {
  const { page } = await visit({ at: 'online/nowhere' })
  await page.getByRole('heading', { name: say('online/unknown') }).waitFor()
  await page.getByRole('button', { name: say('common/home') }).click()
  await page.waitForURL(/#\/$/)
})
