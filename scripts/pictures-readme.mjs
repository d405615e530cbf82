// Takes the pictures of the README anew: screens of the built site, made small enough for a page of words.
//
//   npm run pictures:readme
//
// They are taken by pictures.mjs, so that they show what its scenes show; a test tells when one is missing or too large.

import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { chromium as browsers } from 'playwright-core'
import { browserOptions } from './browser.mjs'

/** What the README shows, and by which scenes. */
const SHOWN = { table: 'table-full', attempt: 'attempt-fair', end: 'coop-end' }
const SIZE = '1440x900'
const WIDTH = 1080
const MOST_BYTES = 150_000

const folder = fileURLToPath(new URL('../docs/pictures', import.meta.url))
const taken = mkdtempSync(join(tmpdir(), 'runesaga-pictures-'))

/** In a page: the picture in the wanted width, as WebP. */
async function smaller([picture, width, quality]) {
  const image = await createImageBitmap(await (await fetch(`data:image/png;base64,${picture}`)).blob())
  const canvas = new OffscreenCanvas(width, Math.round((image.height * width) / image.width))
  const paint = canvas.getContext('2d')
  paint.imageSmoothingQuality = 'high'
  paint.drawImage(image, 0, 0, canvas.width, canvas.height)
  const blob = await canvas.convertToBlob({ type: 'image/webp', quality })
  const bytes = new Uint8Array(await blob.arrayBuffer())
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
}

async function written(page, name, png) {
  for (const quality of [0.86, 0.78, 0.7, 0.6]) {
    const webp = Buffer.from(await page.evaluate(smaller, [png, WIDTH, quality]), 'base64')
    if (webp.length > MOST_BYTES) continue
    writeFileSync(join(folder, `${name}.webp`), webp)
    console.log(`docs/pictures/${name}.webp: ${Math.round(webp.length / 1000)} kB`)
    return
  }
  throw new Error(`${name}: more than ${MOST_BYTES} bytes, however coarse`)
}

mkdirSync(folder, { recursive: true })
const browser = await browsers.launch(await browserOptions())
try {
  const scenes = Object.values(SHOWN).join()
  const pictures = fileURLToPath(new URL('pictures.mjs', import.meta.url))
  execFileSync(process.execPath, [pictures, taken, '--only', scenes, '--lang', 'en', '--size', SIZE], {
    stdio: 'inherit',
  })
  const page = await browser.newPage()
  for (const [name, scene] of Object.entries(SHOWN)) {
    const png = readFileSync(join(taken, `${scene}-en-${SIZE.split('x')[0]}.png`)).toString('base64')
    await written(page, name, png)
  }
} finally {
  await browser.close()
  rmSync(taken, { recursive: true })
}
