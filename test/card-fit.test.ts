// In a real browser: the longest text of every kind of card stays inside its frame, and type keeps its size.

import {
  BACKS,
  type CardFace,
  cardFaces,
  cardSheet,
  drawBack,
  drawCard,
  SIZES,
  STYLES,
  sprite,
} from '@runesaga/draw'
import { embeddedFonts, emblemsFor } from '@runesaga/draw/node'
import { type CardEntry, type CardKind, cardEntries } from '@runesaga/engine'
import { ownSets } from '@runesaga/sets'
import { LANGUAGES, type Language } from '@runesaga/words'
import chromium from '@sparticuz/chromium'
import { type Browser, chromium as browsers, type Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { longestText } from './kit/card-texts.ts'

const ENTRIES = ownSets().flatMap((set) => cardEntries(set))
const KINDS = [...new Set(ENTRIES.map(({ kind }) => kind))]
const FONTS = embeddedFonts()

let browser: Browser
let page: Page

beforeAll(async () => {
  browser = await browsers.launch({
    executablePath: await chromium.executablePath(),
    args: ['--no-sandbox', '--headless=new', '--disable-gpu', '--font-render-hinting=none'],
  })
  page = await browser.newPage()
}, 120_000)
afterAll(() => browser.close())

const facesOf = (entries: readonly CardEntry[], language: Language): CardFace[] =>
  entries.flatMap((entry) => cardFaces(entry, longestText(entry, language), language))

const ofKind = (kind: CardKind): CardEntry[] => ENTRIES.filter((entry) => entry.kind === kind)

async function show(body: string): Promise<void> {
  await page.setContent(
    `<!doctype html><meta charset="utf-8"><style>${FONTS}${STYLES}body{display:flex;flex-wrap:wrap;gap:20px}</style>${sprite()}${body}`,
  )
  await page.evaluate('document.fonts.ready')
}

/** Runs in the page: what sticks out of its card, what is cut off, and what is set too small. */
function misfits(): string[] {
  const found: string[] = []
  const words = (element: Element): string => (element.textContent ?? '').trim().slice(0, 40)
  for (const card of document.querySelectorAll('.card, .strip')) {
    const inside = card.querySelector('.in') ?? card
    const frame = inside.getBoundingClientRect()
    const name = `${card.className}: ${card.getAttribute('aria-label')}`
    if (inside.scrollHeight > inside.clientHeight + 1) {
      found.push(`${name}: ${inside.scrollHeight - inside.clientHeight} px too high`)
    }
    const watched =
      '.bar, .bn, .rw, .plaque, .plaque *, .ribbon b, .kind, .txt, .txt *, .chain, .chain *, .pennant, .pennant *, .skull, .tt, .sn'
    for (const part of inside.querySelectorAll(watched)) {
      if (part.closest('svg') !== null && part.tagName.toLowerCase() !== 'svg') continue
      const box = part.getBoundingClientRect()
      const out = Math.max(
        frame.left - box.left,
        box.right - frame.right,
        frame.top - box.top,
        box.bottom - frame.bottom,
      )
      if (out > 1)
        found.push(
          `${name}: <${part.tagName} class="${part.getAttribute('class')}"> "${words(part)}" is ${out.toFixed(1)} px outside`,
        )
      if (part.tagName.toLowerCase() === 'svg') continue
      const ownWords = [...part.childNodes].some(
        (node) => node.nodeType === 3 && node.textContent?.trim() !== '',
      )
      const least = part.matches('.limit, .limit *, .gate, .gate *, .kind, .plaque span, .tt') ? 12 : 13
      const size = Number.parseFloat(getComputedStyle(part).fontSize)
      if (ownWords && size < least - 0.01) {
        found.push(`${name}: "${words(part)}" is set at ${size} px`)
      }
    }
    const text = card.querySelector('.txt')?.getBoundingClientRect()
    const plaque = card.querySelector('.plaque')?.getBoundingClientRect()
    if (text && plaque && plaque.bottom > text.top + 3) found.push(`${name}: the plaque covers the text`)
    const art = card.querySelector('.art')?.getBoundingClientRect()
    for (const hanging of card.querySelectorAll('.pennant .ic, .chain .ic, .chain .diff, .skull')) {
      const box = hanging.getBoundingClientRect()
      if (art && (box.bottom > art.bottom + 1 || box.top < art.top - 1))
        found.push(`${name}: an icon is cut off by the picture's edge`)
    }
  }
  return found
}

describe.each(LANGUAGES)('the longest text in %s', (language) => {
  test.each(KINDS)(
    '%s: fits its frame at both sizes that are read',
    async (kind) => {
      const faces = facesOf(ofKind(kind), language)
      const emblems = emblemsFor(faces)
      await show(
        (['full', 'row'] as const)
          .flatMap((size) => faces.map((face) => drawCard(face, { size, emblems })))
          .join(''),
      )
      expect(await page.evaluate(misfits)).toEqual([])
    },
    60_000,
  )

  test('thumbs, strips and backs hold their names', async () => {
    const faces = facesOf(ENTRIES, language)
    const emblems = emblemsFor(faces)
    const drawn = faces.flatMap((face) => [
      drawCard(face, { size: 'thumb', emblems }),
      ...face.paths.map((_, path) => drawCard(face, { size: 'strip', emblems, path })),
    ])
    await show([...drawn, ...BACKS.map((back) => drawBack(back, language, 'full'))].join(''))
    expect(await page.evaluate(misfits)).toEqual([])
  }, 120_000)

  test.each([1440, 820, 390])(
    'the sheet never scrolls sideways at %i px',
    async (width) => {
      const faces = facesOf(
        KINDS.map((kind) => ofKind(kind)[0]),
        language,
      )
      await page.setViewportSize({ width, height: 900 })
      await page.setContent(
        cardSheet({
          title: 'Call to Adventure',
          faces,
          emblems: emblemsFor(faces),
          css: STYLES,
          fonts: FONTS,
          language,
        }),
      )
      const wide = await page.evaluate(() => document.documentElement.scrollWidth)
      expect(wide).toBe(width)
      expect(await page.evaluate(misfits)).toEqual([])
    },
    60_000,
  )
})

test('in print the cards are 63 × 88 mm, nine to a page', async () => {
  const entries = ofKind('challenge').slice(0, 18)
  const faces = facesOf(entries, 'en')
  await page.emulateMedia({ media: 'print' })
  await page.setContent(
    cardSheet({
      title: 'Call to Adventure',
      faces,
      emblems: emblemsFor(faces),
      css: STYLES,
      fonts: FONTS,
      language: 'en',
    }),
  )
  const mm = 96 / 25.4
  const sizes = await page.evaluate(() =>
    [...document.querySelectorAll('.card')].map((card) => [
      (card as HTMLElement).offsetWidth,
      (card as HTMLElement).offsetHeight,
    ]),
  )
  expect(sizes).toEqual(faces.map(() => [Math.round(63 * mm), Math.round(88 * mm)]))
  const pdf = (await page.pdf({ preferCSSPageSize: true, printBackground: true })).toString('latin1')
  // two pages of cards and one of credits
  expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(3)
  await page.emulateMedia({ media: 'screen' })
}, 60_000)

test('every size of every kind was drawn', () => {
  expect(SIZES).toEqual(['full', 'row', 'thumb', 'strip'])
  expect(KINDS).toHaveLength(15)
})
