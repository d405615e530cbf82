// Takes a picture of a page, in a real browser.
//
//   node scripts/shoot.mjs <html> <width> <height> <out.png> [--scale n] [--at selector] [--whole]

import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import { chromium as browsers } from 'playwright-core'
import { browserOptions } from './browser.mjs'

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { scale: { type: 'string', default: '1' }, at: { type: 'string' }, whole: { type: 'boolean' } },
})
const [html, width, height, out] = positionals
if (out === undefined) {
  console.error(
    'usage: node scripts/shoot.mjs <html> <width> <height> <out.png> [--scale n] [--at selector] [--whole]',
  )
  process.exit(2)
}

const browser = await browsers.launch(await browserOptions())
try {
  const page = await browser.newPage({
    viewport: { width: Number(width), height: Number(height) },
    deviceScaleFactor: Number(values.scale),
  })
  await page.goto(pathToFileURL(resolve(html)).href)
  await page.evaluate('document.fonts.ready')
  if (values.at === undefined) await page.screenshot({ path: out, fullPage: values.whole === true })
  else await page.locator(values.at).first().screenshot({ path: out })
} finally {
  await browser.close()
}
