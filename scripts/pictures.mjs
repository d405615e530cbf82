// Takes pictures of every screen of the built site, in a real browser: at three sizes and in both languages.
//
//   node scripts/pictures.mjs <folder> [--only scene,scene] [--lang en] [--size 1440x900] [--text-size 1.3] [--contrast high] [--whole] [--pale]
//
// Build first: npm run build && npm run build -w @runesaga/web. Scenes that show a game are found by letting the adept play seeded
// tables until what is to be seen lies on the table. --whole: also what one has to scroll to. --pale: also says which texts
// have too little contrast with what is painted behind them; those that something else covers, or that fade out, are among them.

import { mkdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { ownSets } from '@runesaga/sets'
import { createRules } from '@runesaga/table/host'
import { chromium as browsers } from 'playwright-core'
import { preview } from 'vite'
import { browserOptions } from './browser.mjs'
import { playedCampaign } from './pictures/campaigns.mjs'
import { paleTexts } from './pictures/contrast.mjs'
import { SCENES } from './pictures/scenes.mjs'
import { playedUntil } from './played.mjs'
import { unplayed } from './unplayed.mjs'

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    only: { type: 'string' },
    lang: { type: 'string', default: 'en,fr' },
    size: { type: 'string', default: '1440x900,820x1180,390x844' },
    'text-size': { type: 'string', default: '1' },
    contrast: { type: 'string', default: 'usual' },
    whole: { type: 'boolean', default: false },
    pale: { type: 'boolean', default: false },
  },
})
const [folder] = positionals
if (folder === undefined) {
  console.error(
    'usage: node scripts/pictures.mjs <folder> [--only scene,scene] [--lang en] [--size 1440x900]',
  )
  process.exit(2)
}

const rules = createRules(ownSets())

/** In how many games a scene is looked for. */
const GAMES = 20

/** A saved table, played by the adept until the scene is there for a person at it; what doesn't come in one game comes in another. */
async function played(name, scene, title = 'The Lantern Table') {
  const { players, setup, until, rests, asking, seed: first = 1 } = scene
  const lantern = { id: `picture-${name}`, name: title, players, setup, asking }
  for (let seed = first; seed <= first + GAMES; seed++) {
    const table = await playedUntil(rules, unplayed(rules, lantern, seed), until, undefined, rests)
    if (table !== null) return table
  }
  throw new Error(`${name}: all games ended before that`)
}

const [only, languages, sizes] = [values.only, values.lang, values.size].map((list) => list?.split(','))
const names = only ?? Object.keys(SCENES)
mkdirSync(folder, { recursive: true })

const site = await preview({
  root: fileURLToPath(new URL('../packages/web', import.meta.url)),
  preview: { port: 0, host: '127.0.0.1' },
  logLevel: 'error',
})
const address = site.resolvedUrls.local[0]
const browser = await browsers.launch(await browserOptions())

async function shoot(name, scene, { tables, campaign }, language, size) {
  const [width, height] = size.split('x').map(Number)
  const context = await browser.newContext({
    viewport: { width, height },
    serviceWorkers: 'block',
    // what looks at contrast adds a style sheet of its own
    bypassCSP: true,
    reducedMotion: scene.motion === undefined ? 'reduce' : 'no-preference',
  })
  const settings = {
    language,
    pace: scene.pace ?? 0,
    textSize: Number(values['text-size']),
    contrast: values.contrast,
  }
  await context.addInitScript(
    `localStorage.setItem('runesaga settings', ${JSON.stringify(JSON.stringify(settings))})`,
  )
  const page = await context.newPage()
  page.on('pageerror', (error) => console.error(`${name}: ${error.message}`))
  page.on('console', (message) => {
    if (message.type() === 'error') console.error(`${name}: ${message.text()}`)
  })
  await page.goto(`${address}${scene.at ?? '#/'}`)
  for (const saved of tables) await page.evaluate(keepIn, ['runesaga', 'tables', saved])
  if (campaign !== null) await page.evaluate(keepIn, ['runesaga-campaigns', 'campaigns', campaign])
  if (scene.at === undefined) await page.goto(`${address}#/table/${tables.at(scene.table ?? 0).id}`)
  if (tables.length > 0 || campaign !== null) await page.reload()
  await page.waitForLoadState('networkidle')
  await page.waitForFunction('document.querySelector(".loading") === null')
  const tab = page.getByRole('button', { name: scene.tab ?? 'none' })
  if (scene.tab !== undefined && (await tab.count()) > 0) await tab.first().click()
  for (const radio of scene.check ?? []) {
    if (typeof radio === 'string')
      await page.evaluate(`document.querySelector('input[name="${radio}"]').click()`)
    else await page.getByRole('radio', { name: radio }).check()
  }
  for (const box of scene.add ?? []) await page.getByRole('checkbox', { name: box }).check()
  if (scene.add !== undefined || scene.check !== undefined) await page.waitForLoadState('networkidle')
  if (scene.fill !== undefined) await page.getByRole('searchbox').fill(scene.fill)
  for (const button of scene.click ?? []) {
    const found = page.getByRole('button', { name: button }).first()
    if ((await found.count()) > 0)
      // one that is off says why
      await found.click({ force: (await found.getAttribute('aria-disabled')) === 'true' })
    else console.error(`${name} ${language} ${size}: nothing to press is called ${button}`)
    await page.waitForTimeout(150)
    // it may open what has to be fetched first
    await page.waitForFunction('document.querySelector(".loading") === null')
  }
  for (const radio of scene.choose ?? [])
    await page.getByRole('radio', { name: radio }).check({ force: true })
  if (scene.wait !== undefined)
    await page
      .locator(scene.wait)
      .first()
      .waitFor({ timeout: 10_000 })
      .catch(() => console.error(`${name} ${language} ${size}: nothing came that is ${scene.wait}`))
  for (const button of scene.after ?? []) await page.getByRole('button', { name: button }).first().click()
  for (const button of scene.asked ?? []) {
    await page.waitForTimeout(150)
    const found = page.getByRole('button', { name: button }).first()
    if ((await found.count()) > 0) await found.click()
  }
  await page.evaluate('document.fonts.ready')
  await page.waitForTimeout(scene.motion ?? 200)
  const wide = await page.evaluate('document.documentElement.scrollWidth > innerWidth')
  if (wide) console.error(`${name} ${language} ${size}: wider than the window`)
  await page.screenshot({ path: `${folder}/${name}-${language}-${width}.png`, fullPage: values.whole })
  for (const pale of values.pale ? await paleTexts(page) : [])
    console.log(`${name} ${language} ${size}: ${pale}`)
  await context.close()
}

/** In the page: puts something where the client keeps it. */
function keepIn([database, store, saved]) {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(database)
    request.onupgradeneeded = () => request.result.createObjectStore(store)
    request.addEventListener('error', () => reject(request.error))
    request.onsuccess = () => {
      const transaction = request.result.transaction(store, 'readwrite')
      transaction.objectStore(store).put(saved, saved.id)
      transaction.oncomplete = () => {
        request.result.close()
        resolve(undefined)
      }
    }
  })
}

try {
  for (const name of names) {
    const scene = SCENES[name]
    const tables = scene.setup === undefined ? [] : [await played(name, scene)]
    for (const [title, other] of Object.entries(scene.keeps ?? {}))
      tables.push(await played(other, SCENES[other], title))
    const saga = scene.campaign === undefined ? null : await playedCampaign(scene.campaign)
    if (saga !== null) tables.push(...saga.tables)
    const kept = { tables, campaign: saga?.campaign ?? null }
    for (const language of languages) {
      for (const size of sizes) await shoot(name, scene, kept, language, size)
    }
    console.log(name)
  }
} finally {
  await browser.close()
  await site.close()
}
