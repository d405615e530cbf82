// Measures the built site as a player feels it, and prints the figures beside the bars that they have to clear.
//
//   node scripts/measure-site.mjs [folder] [--json]
//
// Build first (npm start does). Run it on a quiet machine. Four heroes, three of them adepts without a pause between their moves: the page
// is never busier. What is pressed is random, but the same each time (Escape before every fourth press leads out of windows), with a sixth to half a second between two presses. The browser draws
// without a graphics card, so that a picture costs it more than it costs most players.

import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { ownSets } from '@runesaga/sets'
import { createRules } from '@runesaga/table/host'
import { chromium as browsers } from 'playwright-core'
import { browserOptions } from './browser.mjs'
import { NEVER, playedUntil } from './played.mjs'
import { unplayed } from './unplayed.mjs'

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { json: { type: 'boolean' }, presses: { type: 'string', default: '120' } },
})
const PRESSES = Number(values.presses)
const PLAYERS = [
  { kind: 'person', name: 'Ysolde' },
  ...['Tomas', 'Brom', 'Maëlle'].map((name) => ({ kind: 'bot', name, bot: 'adept' })),
]
const rules = createRules(ownSets())
const MEASURED = {
  id: 'measured',
  name: 'Measured',
  players: PLAYERS,
  setup: { edition: 'base', mode: 'competitive', heroes: 4 },
  asking: { when: 'mine' },
}
const TABLE = unplayed(rules, MEASURED, 7)

const at = (sorted, share) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]
const summary = (figures) => {
  const sorted = figures.toSorted((a, b) => a - b)
  return { n: sorted.length, median: at(sorted, 0.5), p95: at(sorted, 0.95), worst: sorted.at(-1) }
}

/** In the page: notes how long each press waits for the next picture, and when the page changes. */
function watch() {
  window.waits = []
  window.changes = []
  const pressed = new Map()
  const note = ({ target, timeStamp }) => pressed.set(timeStamp, target.ariaLabel ?? target.textContent)
  addEventListener('click', note, { capture: true })
  new PerformanceObserver((list) => {
    for (const { name, startTime, duration } of list.getEntries()) {
      if (name === 'click') window.waits.push({ duration, what: pressed.get(startTime) })
    }
  }).observe({ type: 'event', durationThreshold: 16, buffered: true })
  addEventListener('DOMContentLoaded', () => {
    new MutationObserver(() => window.changes.push(performance.now())).observe(document.body, {
      subtree: true,
      childList: true,
      characterData: true,
      attributes: true,
    })
  })
}

/** In the page: the middle of one of the things that can be pressed, or null. */
function aim(number) {
  const ground = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.querySelector('main')
  const all = [
    ...(ground?.querySelectorAll('button:not(:disabled), input[type="radio"]:not(:checked)') ?? []),
  ]
  const seen = all.filter((element) => element.checkVisibility() && element.closest('nav') === null)
  const acting = seen.filter((element) => 'action' in element.dataset)
  const among = acting.length > 0 && number % 8 !== 0 ? acting : seen
  const element = among[number % Math.max(1, among.length)]
  if (element === undefined) return null
  element.scrollIntoView({ block: 'center', behavior: 'instant' })
  const { left, top, width, height } = element.getBoundingClientRect()
  return { x: left + width / 2, y: top + height / 2, time: performance.now() }
}

/** In the page: puts a table where the client keeps them. */
function keepTable(table) {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open('runesaga')
    opening.addEventListener('upgradeneeded', () => opening.result.createObjectStore('tables'))
    opening.addEventListener('error', () => reject(opening.error))
    opening.addEventListener('success', () => {
      const writing = opening.result.transaction('tables', 'readwrite')
      writing.objectStore('tables').put(table, table.id)
      writing.addEventListener('complete', () => {
        opening.result.close()
        resolve()
      })
    })
  })
}

/** How long the adept thinks about each move, engine alone. */
async function botMoves() {
  const players = PLAYERS.map(({ name }) => ({ kind: 'person', name }))
  const figures = []
  await playedUntil(rules, unplayed(rules, { ...MEASURED, players }, 7), NEVER, (thought) =>
    figures.push(thought),
  )
  return summary(figures)
}

/** How long presses wait, while bots think in the worker. */
async function presses(address) {
  const browser = await browsers.launch(await browserOptions())
  try {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
    await context.addInitScript(`localStorage['runesaga settings'] ??= '{"pace":0,"language":"en"}'`)
    await context.addInitScript(watch)
    const page = await context.newPage()
    await page.goto(`${address}icon.svg`)
    await page.evaluate(keepTable, TABLE)
    const opened = performance.now()
    await page.goto(`${address}#/table/measured`)
    await page.locator('main :is(h1, h2)').first().waitFor()
    const open = performance.now() - opened
    const answers = []
    const random = (n) => Math.floor((Math.abs(Math.sin(n + 1)) * 1e4) % 1e3)
    for (let n = 0; n < PRESSES; n++) {
      if (n % 4 === 3) await page.keyboard.press('Escape')
      const spot = await page.evaluate(aim, random(n))
      if (spot !== null) {
        await page.mouse.click(spot.x, spot.y)
        await page.waitForTimeout(150 + (random(n) % 350))
        const answer = await page.evaluate(
          (time) => window.changes.find((change) => change > time),
          spot.time,
        )
        if (answer !== undefined) answers.push(answer - spot.time)
      }
      if (!page.url().endsWith('#/table/measured')) await page.goto(`${address}#/table/measured`)
    }
    await page.waitForTimeout(300)
    const waits = await page.evaluate('window.waits')
    const slowest = waits.toSorted((a, b) => b.duration - a.duration).slice(0, 40)
    return { open, paint: summary(waits.map(({ duration }) => duration)), answer: summary(answers), slowest }
  } finally {
    await browser.close()
  }
}

const server = spawn(
  process.execPath,
  [fileURLToPath(new URL('serve.mjs', import.meta.url)), ...positionals, '--port', '0'],
  { stdio: ['ignore', 'pipe', 'inherit'] },
)
try {
  const [line] = await once(createInterface(server.stdout), 'line')
  const { open, paint, answer, slowest } = await presses(/https?:\S+/.exec(line)[0])
  const bot = await botMoves()
  if (values.json) console.log(JSON.stringify({ open, paint, answer, slowest, bot }))
  else {
    const told = ({ n, median, p95, worst }) =>
      `median ${median?.toFixed(0)}, 95 % within ${p95?.toFixed(0)}, worst ${worst?.toFixed(0)} ms (${n})`
    console.log(`a table opens:                     ${open.toFixed(0)} ms`)
    console.log(`a press, until the next picture:   ${told(paint)}; the bar is 100 ms`)
    console.log(`a press, until the page changes:   ${told(answer)}; the bar is 100 ms`)
    for (const { what, duration } of slowest) console.log(`  ${duration} ms: ${what?.trim().slice(0, 60)}`)
    console.log(`a bot's move:                      ${told(bot)}; the bar is 1000 ms`)
  }
} finally {
  server.kill()
}
