// Takes pictures of every screen of the built site, in a real browser: at three sizes and in both languages.
//
//   node scripts/pictures.mjs <folder> [--only scene,scene] [--lang en] [--size 1440x900] [--text-size 1.3] [--contrast high]
//
// Build first: npm run build && npm run build -w @runesaga/web. Scenes that show a game are found by letting the adept play seeded
// tables until what is to be seen lies on the table.

import { mkdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { ownSets } from '@runesaga/sets'
import { LocalTable, useSets } from '@runesaga/table'
import chromium from '@sparticuz/chromium'
import { chromium as browsers } from 'playwright-core'
import { preview } from 'vite'

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    only: { type: 'string' },
    lang: { type: 'string', default: 'en,fr' },
    size: { type: 'string', default: '1440x900,820x1180,390x844' },
    'text-size': { type: 'string', default: '1' },
    contrast: { type: 'string', default: 'usual' },
  },
})
const [folder] = positionals
if (folder === undefined) {
  console.error(
    'usage: node scripts/pictures.mjs <folder> [--only scene,scene] [--lang en] [--size 1440x900]',
  )
  process.exit(2)
}

const person = (name) => ({ kind: 'person', name })
const bot = (name) => ({ kind: 'bot', name, bot: 'adept' })
const isAsked = (look, kind) => look.view.pending.some((asked) => asked.kind === kind)
/** The menu of a turn whose main action is still to come. */
const inMenu = (look) => isAsked(look, 'menu') && look.view.turn.main > 0
const question = (look) => look.view.pending.find((asked) => asked.kind === 'choose')

const canAttempt = (look) => look.legal.some(({ type }) => type === 'attempt')
const holds = (look, feats) => look.view.heroes[0].hand.length >= feats
const attemptsWithAlly = ({ legal, view }) =>
  legal.filter(({ type, row, slot }) => type === 'attempt' && row >= 0 && view.rows[row].allies[slot] >= 0)

const BASE = { edition: 'base', mode: 'competitive', heroes: 3 }
const THREE = [person('Ysolde'), bot('Tomas'), bot('Brom')]
const FOUR = [person('Ysolde'), bot('Tomas'), bot('Brom'), bot('Maëlle')]
const DUO = [person('Ysolde'), bot('Maëlle')]

/**
 * What a picture shows: an address, or a table played on until something lies there. `keeps`: tables saved on the device, as other
 * scenes have them, by their names. What is done first: `check` chooses radios by name, or the first of a group; `fill` searches for
 * words; `click` presses buttons by name, `tab` one that stands only where there is little room. `motion`: things move, and the picture is taken after so many ms.
 */
const SCENES = {
  home: { at: '#/' },
  'home-tables': {
    at: '#/',
    keeps: { 'The Lantern Table': 'table', 'Sunday saga': 'epic', 'Storms over Roshar': 'solo-end' },
  },
  'home-tools': {
    at: '#/',
    keeps: { 'The Lantern Table': 'table', 'Sunday saga': 'hand-over' },
    click: [/More about Sunday|Autres actions pour Sunday/],
  },
  'home-delete': {
    at: '#/',
    keeps: { 'The Lantern Table': 'table' },
    click: [/More about|Autres actions/, /Delete|Supprimer/],
  },
  new: { at: '#/new' },
  settings: { at: '#/settings' },
  'new-coop': { at: '#/new', check: [/together against|ensemble contre/, /classes that grow|Classes qui/i] },
  rules: { at: '#/rules' },
  'rules-topic': { at: '#/rules/challenges' },
  'rules-found': { at: '#/rules', fill: 'corruption hero' },
  missing: { at: '#/table/nowhere' },
  setup: { setup: BASE, players: THREE, until: (look) => isAsked(look, 'keep') },
  'setup-chosen': {
    setup: BASE,
    players: THREE,
    until: (look) => isAsked(look, 'keep'),
    check: ['origin', 'destiny'],
  },
  'setup-epic': {
    setup: { edition: 'epic', mode: 'coop', heroes: 2 },
    players: DUO,
    until: (look) => isAsked(look, 'keep'),
    check: ['origin', 'motivation', 'destiny'],
  },
  'setup-stormlight': {
    setup: { edition: 'stormlight', mode: 'solo', heroes: 1 },
    players: [person('Ysolde')],
    until: (look) => isAsked(look, 'keep'),
    check: ['motivation'],
  },
  'setup-dealt': {
    setup: { ...BASE, heroes: 2, options: { noChoice: true, noAlliesNorAdversaries: true } },
    players: DUO,
    until: () => true,
  },
  'table-first': { setup: BASE, players: THREE, until: (look) => isAsked(look, 'menu') },
  table: {
    setup: BASE,
    players: THREE,
    until: (look) => inMenu(look) && look.view.heroes[0].story.length >= 4,
  },
  'table-four': {
    setup: { ...BASE, heroes: 4 },
    players: FOUR,
    until: (look) => inMenu(look) && look.view.heroes[0].story.length >= 5,
  },
  'table-late': {
    setup: BASE,
    players: THREE,
    seed: 4,
    until: (look) => inMenu(look) && look.view.heroes[0].story.length >= 8,
  },
  'table-two': {
    setup: BASE,
    players: THREE,
    seed: 10,
    until: (look) => inMenu(look) && look.view.rows[1].open && look.view.heroes[0].story.length < 3,
  },
  'table-two-four': {
    setup: { ...BASE, heroes: 4 },
    players: FOUR,
    seed: 2,
    until: (look) => inMenu(look) && look.view.rows[1].open && look.view.heroes[0].story.length < 3,
  },
  journey: {
    setup: BASE,
    players: THREE,
    until: (look) =>
      inMenu(look) &&
      look.view.heroes[0].story.length >= 4 &&
      look.legal.some(({ type }) => type === 'journey'),
    click: [/^(Journey|Explorer)/],
  },
  hint: {
    setup: BASE,
    players: THREE,
    until: (look) => inMenu(look) && look.view.heroes[0].story.length >= 4,
    click: [/^(Hint|Conseil)/],
  },
  reading: {
    setup: BASE,
    players: THREE,
    until: (look) => inMenu(look) && look.view.heroes[0].story.length >= 4,
    click: [/^(Read|Lire) .*(Motivation)/],
    tab: /^(My story|Mon Histoire)$/,
  },
  story: {
    setup: BASE,
    players: THREE,
    until: (look) => inMenu(look) && look.view.heroes[0].story.length >= 4,
    tab: /^(My story|Mon Histoire)$/,
  },
  rivals: {
    setup: BASE,
    players: THREE,
    until: (look) => inMenu(look) && look.view.heroes[0].story.length >= 4,
    tab: /^(Rivals|Rivaux)$/,
  },
  rival: {
    setup: BASE,
    players: THREE,
    until: (look) => inMenu(look) && look.view.heroes[0].story.length >= 4,
    click: [/Tomas/],
  },
  chronicle: {
    setup: BASE,
    players: THREE,
    until: (look) => inMenu(look) && look.view.heroes[0].story.length >= 4,
    tab: /^(Chronicle|Chronique)$/,
  },
  sheet: {
    setup: BASE,
    players: THREE,
    until: (look) => inMenu(look) && look.view.heroes[0].story.length >= 4,
    click: [/^(Destiny so far|Destin à ce stade)/],
  },
  'window-after': {
    setup: BASE,
    players: THREE,
    until: (look) => look.view.pending.some((asked) => asked.window === 'afterCast'),
  },
  'window-before': {
    setup: BASE,
    players: THREE,
    until: (look) => look.view.pending.some((asked) => asked.window === 'beforeCast'),
  },
  attempt: {
    setup: BASE,
    players: THREE,
    until: (look) => canAttempt(look) && holds(look, 2) && look.view.heroes[0].story.length >= 4,
    click: [/^Attempt |^Tenter /],
  },
  'attempt-ally': {
    setup: BASE,
    players: THREE,
    seed: 4,
    until: (look) => attemptsWithAlly(look).length > 0 && look.view.heroes[0].story.length >= 2,
    click: [/^Attempt |^Tenter /],
  },
  outcome: {
    setup: BASE,
    players: THREE,
    until: (look) => canAttempt(look) && look.view.heroes[0].story.length >= 3,
    click: [/^(Attempt|Tenter) /, /^(Cast|Lancer)/, /^(Pass|Passer)$/],
  },
  stack: {
    setup: BASE,
    players: THREE,
    seed: 3,
    until: (look) => look.view.stack.length > 0 && isAsked(look, 'window'),
  },
  'stack-adversary': {
    setup: { edition: 'epic', mode: 'coop', heroes: 2 },
    players: DUO,
    seed: 2,
    until: (look) => isAsked(look, 'window') && look.view.attempt?.revealed.length > 0,
  },
  'choose-stone': {
    setup: BASE,
    players: THREE,
    seed: 2,
    until: (look) => question(look)?.options.some(({ kind }) => kind === 'stone'),
  },
  'epic-attempt': {
    setup: { edition: 'epic', mode: 'coop', heroes: 2 },
    players: DUO,
    until: (look) => look.legal.some(({ type, row }) => type === 'attempt' && row < 0),
    click: [/^Attempt |^Tenter /],
  },
  'odium-attempt': {
    setup: { edition: 'stormlight', mode: 'solo', heroes: 1 },
    players: [person('Ysolde')],
    until: (look) => look.legal.some(({ type, row }) => type === 'attempt' && row < 0),
    click: [/^Attempt |^Tenter /],
  },
  dark: { setup: BASE, players: THREE, until: (look) => question(look)?.step === 'buyDark' },
  question: {
    setup: BASE,
    players: THREE,
    until: (look) => question(look) !== undefined && question(look).step !== 'buyDark',
  },
  ally: {
    setup: BASE,
    players: THREE,
    seed: 3,
    until: (look) => question(look) !== undefined && look.view.attempt === null,
  },
  end: { setup: BASE, players: THREE, until: () => false },
  'end-lines': { setup: BASE, players: THREE, until: () => false, click: [/^Box B|^Rangée B/] },
  'end-destinies': { setup: BASE, players: THREE, until: () => false, motion: 3000 },
  'end-four': { setup: { ...BASE, heroes: 4 }, players: FOUR, until: () => false },
  solo: {
    setup: { edition: 'base', mode: 'solo', heroes: 1 },
    players: [person('Ysolde')],
    until: (look) => inMenu(look) && look.view.heroes[0].story.length >= 4,
  },
  'solo-end': {
    setup: { edition: 'base', mode: 'solo', heroes: 1 },
    players: [person('Ysolde')],
    until: () => false,
  },
  'solo-lost': {
    setup: { edition: 'base', mode: 'solo', heroes: 1 },
    players: [person('Ysolde')],
    seed: 4,
    until: () => false,
  },
  'coop-end': { setup: { edition: 'epic', mode: 'coop', heroes: 2 }, players: DUO, until: () => false },
  'stormlight-end': {
    setup: { edition: 'stormlight', mode: 'solo', heroes: 1 },
    players: [person('Ysolde')],
    until: () => false,
  },
  epic: {
    setup: { edition: 'epic', mode: 'coop', heroes: 2 },
    players: DUO,
    until: (look) => inMenu(look) && look.view.heroes[0].story.length >= 5,
  },
  'epic-face': {
    setup: { edition: 'epic', mode: 'coop', heroes: 2 },
    players: DUO,
    until: (look) => isAsked(look, 'menu') && look.view.turn.mustFace,
  },
  stormlight: {
    setup: { edition: 'stormlight', mode: 'solo', heroes: 1 },
    players: [person('Ysolde')],
    until: (look) => inMenu(look) && look.view.heroes[0].story.length >= 5,
  },
  'hand-over': {
    setup: { ...BASE, heroes: 2 },
    players: [person('Ysolde'), person('Tomas')],
    until: (look) => isAsked(look, 'menu'),
    other: true,
  },
}

const isPerson = (scene, seat) => scene.players[seat].kind === 'person'

/** A saved table, played by the adept until the scene is there for a person at it. */
async function played(name, scene, title = 'The Lantern Table') {
  const record = {
    runesaga: 1,
    setup: { ...scene.setup, seed: { fair: (scene.seed ?? 1).toString(16).padStart(64, '0') } },
    commitment: null,
    moves: [],
    seen: [],
  }
  const table = LocalTable.open({
    runesaga: 'table',
    format: 1,
    id: `picture-${name}`,
    name: title,
    players: scene.players,
    asking: scene.players.map(() => ({ when: 'always' })),
    record,
    begun: '2026-11-13T20:00:00Z',
    touched: '2026-11-13T20:00:00Z',
  })
  for (;;) {
    const { view } = await table.look('spectator')
    const seat = view.pending.map((asked) => asked.seat).find((asked) => isPerson(scene, asked))
    if (seat === undefined) return table.save()
    const look = await table.look(seat)
    if (scene.until(look)) return table.save()
    const hint = await table.hint(seat)
    await table.send(seat, hint.action, look.version)
  }
}

const [only, languages, sizes] = [values.only, values.lang, values.size].map((list) => list?.split(','))
const names = only ?? Object.keys(SCENES)
useSets(...ownSets())
mkdirSync(folder, { recursive: true })

const site = await preview({
  root: fileURLToPath(new URL('../packages/web', import.meta.url)),
  preview: { port: 0, host: '127.0.0.1' },
  logLevel: 'error',
})
const address = site.resolvedUrls.local[0]
const browser = await browsers.launch({
  executablePath: process.env.CHROMIUM_PATH ?? (await chromium.executablePath()),
  args: [
    '--no-sandbox',
    '--headless=new',
    '--disable-gpu',
    '--hide-scrollbars',
    '--font-render-hinting=none',
  ],
})

async function shoot(name, scene, tables, language, size) {
  const [width, height] = size.split('x').map(Number)
  const context = await browser.newContext({
    viewport: { width, height },
    serviceWorkers: 'block',
    reducedMotion: scene.motion === undefined ? 'reduce' : 'no-preference',
  })
  const settings = {
    language,
    pace: 0,
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
  for (const saved of tables) await page.evaluate(keepTable, saved)
  if (scene.at === undefined) await page.goto(`${address}#/table/${tables[0].id}`)
  if (tables.length > 0) await page.reload()
  await page.waitForLoadState('networkidle')
  await page.waitForFunction('document.querySelector(".loading") === null')
  const tab = page.getByRole('button', { name: scene.tab ?? 'none' })
  if (scene.tab !== undefined && (await tab.count()) > 0) await tab.first().click()
  for (const radio of scene.check ?? []) {
    if (typeof radio === 'string')
      await page.evaluate(`document.querySelector('input[name="${radio}"]').click()`)
    else await page.getByRole('radio', { name: radio }).check()
  }
  if (scene.fill !== undefined) await page.getByRole('searchbox').fill(scene.fill)
  for (const button of scene.click ?? []) {
    const found = page.getByRole('button', { name: button }).first()
    if ((await found.count()) > 0) await found.click()
    await page.waitForTimeout(150)
  }
  await page.evaluate('document.fonts.ready')
  await page.waitForTimeout(scene.motion ?? 200)
  const wide = await page.evaluate('document.documentElement.scrollWidth > innerWidth')
  if (wide) console.error(`${name} ${language} ${size}: wider than the window`)
  await page.screenshot({ path: `${folder}/${name}-${language}-${width}.png` })
  await context.close()
}

/** In the page: puts a saved table where the client keeps them. */
function keepTable(saved) {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open('runesaga')
    request.onupgradeneeded = () => request.result.createObjectStore('tables')
    request.addEventListener('error', () => reject(request.error))
    request.onsuccess = () => {
      const transaction = request.result.transaction('tables', 'readwrite')
      transaction.objectStore('tables').put(saved, saved.id)
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
    for (const language of languages) {
      for (const size of sizes) await shoot(name, scene, tables, language, size)
    }
    console.log(name)
  }
} finally {
  await browser.close()
  await site.close()
}
