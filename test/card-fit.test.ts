// In a real browser: the longest text of every kind of card stays inside its frame, and type keeps its size.

import { readFileSync } from 'node:fs'
import { BACKS, type CardFace, cardFaces, drawBack, drawCard, SIZES, STYLES, sprite } from '@runesaga/draw'
import { embeddedFonts, emblemsFor, sheetPage } from '@runesaga/draw/node'
import { type CardEntry, type CardKind, cardEntries } from '@runesaga/engine/language'
import { ownSets, sevenShards } from '@runesaga/sets'
import { cardText, LANGUAGES, namesIn } from '@runesaga/words'
import { type Browser, chromium as browsers, type Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { browserOptions } from '../scripts/browser.mjs'
import { FOUR_RULES, longestText } from './kit/card-texts.ts'
import { brokenWords, cardSizes, layOut, misfits, pageWidth } from './kit/in-page.ts'
import { PINNED, type Pinned, SPOKEN } from './kit/words.ts'

const ENTRIES = [...ownSets(), sevenShards()].flatMap((set) => cardEntries(set))
const KINDS = [...new Set(ENTRIES.map(({ kind }) => kind))]
const FONTS = embeddedFonts()

let browser: Browser
let page: Page

beforeAll(async () => {
  browser = await browsers.launch(await browserOptions())
  page = await browser.newPage()
}, 120_000)
afterAll(() => browser.close())

const facesOf = (entries: readonly CardEntry[], language: Pinned): CardFace[] =>
  entries.flatMap((entry) => cardFaces(entry, longestText(entry, language), SPOKEN[language]))

const ofKind = (kind: CardKind): CardEntry[] => ENTRIES.filter((entry) => entry.kind === kind)

/** What has one way of being attempted. */
const FOES = new Set(['adversary', 'two-sided', 'last-foe'])
const CHARACTERS = new Set<CardKind>(['origin', 'motivation', 'class', 'destiny'])
/** As the client lays them on a board. */
const BOARD = ['board', 'columns']
  .map((name) =>
    readFileSync(
      new URL(`../packages/web/src/screens/table/board/${name}.module.css`, import.meta.url),
      'utf8',
    ),
  )
  .join('')
  .replaceAll(/:global\(([^()]*(?:\([^()]*\)[^()]*)*)\)/g, '$1')

/** Nobody looks at these cards: what is clear as glass isn't painted, and pictures and frames need no more than their places. */
const UNPAINTED = 'body{opacity:0}.frame *{display:none}'
/** What is in a picture is nine tenths of a card. */
const PICTURE = /(<svg class="vig"[^>]*>).*?(<\/svg>)/gs

/** The page that cards are shown on: what all of them share stays, since fonts take longer to read than cards to lay out. */
const GROUND = `<!doctype html><meta charset="utf-8"><style>${FONTS}${STYLES}${UNPAINTED}body{display:flex;flex-wrap:wrap;gap:20px}</style>${sprite()}<div id="shown" style="display:contents"></div>`
let isLaid = false

async function show(body: string): Promise<void> {
  if (!isLaid) await page.setContent(GROUND)
  isLaid = true
  await page.evaluate(layOut, body.replace(PICTURE, '$1$2'))
}

/** A whole page of its own. */
async function open(html: string): Promise<void> {
  isLaid = false
  await page.setContent(html)
}

describe.each(LANGUAGES)('what our cards say in %s', (language) => {
  test.each(ownSets().map((set) => [set.set, set] as const))(
    '%s: every card holds all of its own text at full size',
    async (_, set) => {
      const names = namesIn(set)
      const faces = cardEntries(set).flatMap((entry) =>
        cardFaces(entry, cardText(entry, SPOKEN[language], names), SPOKEN[language]),
      )
      const emblems = emblemsFor(faces)
      await show(faces.map((face) => drawCard(face, { size: 'full', emblems })).join(''))
      expect(await page.evaluate(misfits)).toEqual([])
      expect(await page.locator('.card.overfull').count()).toBe(0)
    },
    120_000,
  )

  test.each(ownSets().map((set) => [set.set, set] as const))(
    '%s: at row size, with a chance on it, no card is cut without fading out',
    async (_, set) => {
      const names = namesIn(set)
      // Character cards lie on mats
      const faces = cardEntries(set)
        .filter(({ kind }) => !CHARACTERS.has(kind))
        .flatMap((entry) => cardFaces(entry, cardText(entry, SPOKEN[language], names), SPOKEN[language]))
      const emblems = emblemsFor(faces)
      // the longest that a card says of a path
      const sure = { text: '100 %', withDark: null, best: true }
      const poor = { text: '49 %', withDark: { text: '99,9 %', runes: 3 }, best: true }
      const chancesOn = ({ kind }: (typeof faces)[number]) =>
        kind === 'challenge' ? [poor, poor] : FOES.has(kind) ? [poor] : [sure]
      await show(
        faces.map((face) => drawCard(face, { size: 'row', emblems, chances: chancesOn(face) })).join(''),
      )
      expect(await page.evaluate(misfits)).toEqual([])
    },
    120_000,
  )

  test.each(ownSets().map((set) => [set.set, set] as const))(
    '%s: on a hero’s mat, narrower than in print, no Character card is cut',
    async (name, set) => {
      const names = namesIn(set)
      const faces = cardEntries(set)
        .filter(({ kind }) => CHARACTERS.has(kind))
        .flatMap((entry) => cardFaces(entry, cardText(entry, SPOKEN[language], names), SPOKEN[language]))
      const emblems = emblemsFor(faces)
      const drawn = faces.map((face) => drawCard(face, { size: 'row', emblems }))
      const column = (card: string) => `<div class="column"><div class="character">${card}</div></div>`
      await page.setViewportSize({ width: 1440, height: 900 })
      await show(
        `<style>${BOARD}.columns{flex-wrap:wrap}</style><div data-layout="desk" style="width:100%"><div class="board"><div class="columns ${name === 'epic' ? 'mat' : ''}">${drawn.map(column).join('')}</div></div></div>`,
      )
      expect(await page.evaluate(misfits)).toEqual([])
    },
    120_000,
  )

  test.each(ownSets().map((set) => [set.set, set] as const))(
    '%s: under a Character card, no word of a path’s name is broken',
    async (name, set) => {
      const faces = cardEntries(set)
        .filter(({ kind }) => kind === 'challenge')
        .flatMap((entry) =>
          cardFaces(entry, cardText(entry, SPOKEN[language], namesIn(set)), SPOKEN[language]),
        )
      const emblems = emblemsFor(faces)
      const strips = faces.flatMap((face) =>
        face.paths.map((_, path) => drawCard(face, { size: 'strip', emblems, path })),
      )
      await page.setViewportSize({ width: 1440, height: 900 })
      await show(
        `<style>${BOARD}.columns{flex-wrap:wrap}.strip{width:100%}ol{margin:0;padding:0}</style><div data-layout="desk" style="width:100%"><div class="board"><div class="columns ${name === 'epic' ? 'mat' : ''}"><div class="column"><ol class="tucked">${strips.map((strip) => `<li>${strip}</li>`).join('')}</ol></div></div></div></div>`,
      )
      expect(await page.evaluate(brokenWords)).toEqual([])
    },
    120_000,
  )
})

describe.each(PINNED)('the longest text in %s', (language) => {
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

  test('a Quest of four rules fits at full size, and at row size fades out instead of bursting its frame', async () => {
    const [entry] = ofKind('quest')
    const face = {
      ...cardFaces(entry, longestText(entry, language), SPOKEN[language])[0],
      lines: FOUR_RULES[language],
    }
    const emblems = emblemsFor([face])
    await show(drawCard(face, { size: 'full', emblems }) + drawCard(face, { size: 'row', emblems }))
    expect(await page.evaluate(misfits)).toEqual([])
    expect(await page.locator('.card.full.overfull').count()).toBe(0)
    expect(await page.locator('.card.row.overfull').count()).toBe(1)
  }, 60_000)

  test('thumbs, strips and backs hold their names', async () => {
    const faces = facesOf(ENTRIES, language)
    const emblems = emblemsFor(faces)
    const drawn = faces.flatMap((face) => [
      drawCard(face, { size: 'thumb', emblems }),
      ...face.paths.map((_, path) => drawCard(face, { size: 'strip', emblems, path })),
    ])
    await show(
      [
        ...drawn,
        ...BACKS.flatMap((back) => [
          drawBack(back, SPOKEN[language], 'full'),
          drawBack(back, SPOKEN[language], 'row'),
        ]),
      ].join(''),
    )
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
      await open(sheetPage({ title: 'Call to Adventure', faces, words: SPOKEN[language] }))
      const wide = await page.evaluate(pageWidth)
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
  await open(sheetPage({ title: 'Call to Adventure', faces, words: SPOKEN.en }))
  const mm = 96 / 25.4
  const sizes = await page.evaluate(cardSizes)
  expect(sizes).toEqual(faces.map(() => [Math.round(63 * mm), Math.round(88 * mm)]))
  const pdf = (await page.pdf({ preferCSSPageSize: true, printBackground: true })).toString('latin1')
  // two pages of cards and one of credits
  expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(3)
  await page.emulateMedia({ media: 'screen' })
}, 60_000)

test('every size of every kind was drawn', () => {
  expect(SIZES).toEqual(['full', 'row', 'thumb', 'strip'])
  expect(KINDS).toHaveLength(16)
})
