/** How much a first visitor has to wait for: the JavaScript that arrives before the first decision is on the screen. */
import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { expect, inject } from 'vitest'
import { NAMES } from './kit/names.ts'
import { ready, test } from './kit/visit.ts'

const LIMIT = 160_000
/** Cards come when a table needs them. */
const CARDS = /^(base|epic|stormlight)-/

test('a first game starts within two clicks, after at most 160 kB of JavaScript', async ({ visit }) => {
  const { page } = await visit({ fresh: true })
  const asked = new Set<string>()
  page.on('request', (request) => asked.add(new URL(request.url()).pathname))
  await page.reload()
  await ready(page)
  await page.getByRole('button', { name: NAMES.playNow }).click()
  await page.waitForURL(/#\/table\//)
  await ready(page)
  const scripts = [...asked].filter((path) => path.endsWith('.js') && !CARDS.test(basename(path)))
  const sizes = scripts.map((path) => {
    const bytes = gzipSync(readFileSync(join(inject('built'), path))).length
    return { file: basename(path).replace(/-[\w-]{8}\.js$/, ''), bytes }
  })
  expect(sizes.map(({ file }) => file)).toContain('worker')
  const total = sizes.reduce((sum, { bytes }) => sum + bytes, 0)
  expect(total, JSON.stringify(sizes)).toBeLessThanOrEqual(LIMIT)
})
