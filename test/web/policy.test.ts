/** What the site may do: run and fetch what lies beside it, and nothing else. Every visit of every test watches that it keeps to that. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, inject } from 'vitest'
import { POLICY, POLICY_OF_SERVER } from '../../packages/web/build/security.mjs'
import { gameOn } from './kit/game-on.ts'
import { mouse } from './kit/hands.ts'
import { NAMES } from './kit/names.ts'
import { play } from './kit/player.ts'
import { ready, test } from './kit/visit.ts'

describe('the content security policy', () => {
  test('stands in the built page before anything is fetched, and allows neither inline scripts nor eval', () => {
    const page = readFileSync(join(inject('built'), 'index.html'), 'utf8')
    const said = /http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(page)
    expect(said?.[1].replaceAll('&#39;', "'")).toBe(POLICY)
    expect(said!.index).toBeLessThan(page.indexOf('<link'))
    expect(said!.index).toBeLessThan(page.indexOf('<script'))
    expect(POLICY).toMatch(/^default-src 'self'; /)
    expect(POLICY).not.toMatch(/unsafe-eval|script-src|\*|https?:/)
    expect(POLICY_OF_SERVER).toBe(`${POLICY}; frame-ancestors 'none'`)
  })

  test('holds: what isn’t the site’s own is neither run nor fetched', async ({ visit }) => {
    const visitor = await visit()
    const tried = await visitor.page.evaluate(async () => {
      const script = document.createElement('script')
      script.textContent = 'window.ran = true'
      document.body.append(script)
      const fetched = await fetch('https://elsewhere.example/').then(
        () => true,
        () => false,
      )
      const timer = Reflect.apply(setTimeout, null, ['window.ran = true']) as number
      await new Promise((resolve) => setTimeout(resolve, 50))
      clearTimeout(timer)
      return { ran: 'ran' in window, fetched }
    })
    expect(tried).toEqual({ ran: false, fetched: false })
    const broken = visitor.errors.filter((error) => error.startsWith('against the policy'))
    // the page and the server both say it, so each is broken twice
    const directives = new Set(broken.map((error) => error.split(' ')[3]))
    expect([...directives]).toEqual(['script-src-elem', 'connect-src', 'script-src'])
    visitor.errors.length = 0
  })

  test('as a server sends it leaves the table, its worker and the service worker all that they need', async ({
    visit,
  }) => {
    const visitor = await visit({ offline: true })
    const { page, context } = visitor
    // the worker is bound by what comes with its own file
    await context.route('**/*', async (route) => {
      const response = await route.fetch()
      const headers = { ...response.headers(), 'content-security-policy': POLICY_OF_SERVER }
      await route.fulfill({ response, headers })
    })
    await page.reload()
    await ready(page)
    await page.getByRole('button', { name: NAMES.playNow }).click()
    await page.waitForURL(/#\/table\//)
    await ready(page)
    const { moves } = await gameOn(page)
    const game = await play(page, mouse(page), (now) => now.moves >= moves + 3)
    expect(game.moves).toBeGreaterThan(moves)
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
    expect(visitor.errors).toEqual([])
  })
})
