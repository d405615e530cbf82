// Scores the built site with Lighthouse, on a phone and on a desktop, and prints one line a run.
//
//   npm ci --prefix bench/lighthouse && node bench/lighthouse/score.mjs [--json]
//
// Build the site first (npm start does). The bar is 95 in performance, accessibility and best practices.

import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import chromium from '@sparticuz/chromium'
import lighthouse, { desktopConfig } from 'lighthouse'
import { chromium as browsers } from 'playwright-core'

const BAR = 95
const CATEGORIES = ['performance', 'accessibility', 'best-practices']
const PORT = 9333
const FORMS = { phone: undefined, desktop: desktopConfig }

const server = spawn(
  process.execPath,
  [fileURLToPath(new URL('../../scripts/serve.mjs', import.meta.url)), '--port', '0'],
  { stdio: ['ignore', 'pipe', 'inherit'] },
)
const [line] = await once(createInterface(server.stdout), 'line')
const address = /https?:\S+/.exec(line)[0]
const browser = await browsers.launch({
  executablePath: process.env.CHROMIUM_PATH ?? (await chromium.executablePath()),
  args: ['--no-sandbox', '--headless=new', '--disable-gpu', `--remote-debugging-port=${PORT}`],
})

const results = []
try {
  for (const [form, config] of Object.entries(FORMS)) {
    const { lhr } = await lighthouse(
      address,
      { port: PORT, onlyCategories: CATEGORIES, logLevel: 'error' },
      config,
    )
    const scores = Object.fromEntries(
      CATEGORIES.map((category) => [category, Math.round(lhr.categories[category].score * 100)]),
    )
    const poor = Object.values(lhr.audits).filter(({ score, scoreDisplayMode }) => {
      return scoreDisplayMode !== 'informative' && score !== null && score < 0.9
    })
    results.push({ form, scores, poor: poor.map(({ id, displayValue }) => ({ id, displayValue })) })
  }
} finally {
  await browser.close()
  server.kill()
}

if (process.argv.includes('--json')) console.log(JSON.stringify(results))
else
  for (const { form, scores, poor } of results) {
    console.log(`${form}: ${CATEGORIES.map((category) => `${category} ${scores[category]}`).join(', ')}`)
    for (const { id, displayValue = '' } of poor) console.log(`  could be better: ${id} ${displayValue}`)
  }
process.exitCode = results.every(({ scores }) => Object.values(scores).every((score) => score >= BAR)) ? 0 : 1
