// The markup of cards: the same for the same card, whole for every kind, safe for every text.
import { describe, expect, test } from 'vitest'
import { BACKS, cardFace, cardFaces, cardSheet, drawBack, drawCard, SIZES, sprite } from '../src/index.ts'
import { ENTRIES, entry } from './kit/set.ts'
import { SPOKEN } from './kit/spoken.ts'

const EMBLEMS = { sailboat: '<path fill="currentColor" d="M1 2h3"/>' }
const RULES = {
  name: 'Name',
  lines: [{ when: 'When it rains', text: 'Gain {xp 2}, or draw a {hero}.', limit: 'once per turn' }],
}
const drawn = (text = RULES) =>
  ENTRIES.flatMap((each) => cardFaces(each, text, SPOKEN.en)).flatMap((face) =>
    SIZES.map((size) => drawCard(face, { size, emblems: EMBLEMS })),
  )

/** Opening and closing tags pair up; nothing is left open. */
function unclosed(markup: string): string[] {
  const open: string[] = []
  for (const [, closing, tag, self] of markup.matchAll(/<(\/?)([a-zA-Z]+)[^>]*?(\/?)>/g)) {
    if (self === '/') continue
    if (closing !== '/') open.push(tag)
    else if (open.pop() !== tag) return [...open, `</${tag}>`]
  }
  return open
}

test('a card is drawn the same every time', () => {
  expect(drawn()).toEqual(drawn())
})

test('every kind is a whole article with a name, at every size', () => {
  for (const markup of drawn()) {
    expect(markup).toMatch(/^<article class="[^"]+" aria-label="[^"]+, [^"]+">/)
    expect(unclosed(markup)).toEqual([])
    expect(markup).not.toMatch(/undefined|NaN|\[object/)
  }
})

test('every id that a card refers to is its own or in the sprite', () => {
  const shared = new Set([...sprite().matchAll(/ id="([^"]+)"/g)].map(([, id]) => id))
  for (const markup of drawn()) {
    const own = new Set([...markup.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id))
    const used = [...markup.matchAll(/(?:href="#|url\(#)([^")]+)/g)].map(([, id]) => id)
    expect(used.filter((id) => !own.has(id) && !shared.has(id))).toEqual([])
  }
})

test('the title, the kind and the rules are on the card', () => {
  const markup = drawCard(cardFace(entry('origin', 'ferryman'), { ...RULES, name: 'Ferryman' }, SPOKEN.en), {
    size: 'full',
    emblems: EMBLEMS,
  })
  expect(markup).toContain('aria-label="Ferryman, Origin"')
  expect(markup).toContain('<b>Ferryman</b><span>Origin</span>')
  expect(markup).toContain('<p class="when">When it rains</p>')
  expect(markup).toContain('<p class="limit">once per turn</p>')
  expect(markup).toContain('aria-label="Strength"')
  expect(markup).toContain('d="M1 2h3"')
})

test('a strip shows the path that was taken, without what worked once', () => {
  const flood = cardFace(entry('challenge', 'flood'), { name: 'Flood', lines: [] }, SPOKEN.en)
  const [top, bottom] = [0, 1].map((path) => drawCard(flood, { size: 'strip', emblems: {}, path }))
  expect(top).toContain('>Save the Miller’s Son<')
  expect(top).not.toContain('#rs-hero')
  expect(bottom).toContain('>Let It Pass<')
  expect(bottom).not.toContain('#rs-corruption')
})

test('an emblem without a drawing leaves the scene', () => {
  const markup = drawCard(cardFace(entry('motivation', 'old-debt'), RULES, SPOKEN.en), {
    size: 'full',
    emblems: {},
  })
  expect(markup).toContain('<svg class="vig"')
  expect(unclosed(markup)).toEqual([])
})

describe('words that look like markup', () => {
  const HOSTILE = `<img src=x onerror="alert('1')"> & co`
  const text = {
    name: HOSTILE,
    lines: [{ when: HOSTILE, text: `${HOSTILE} {xp 1}`, limit: HOSTILE, gate: HOSTILE }],
  }

  test('stay words, at every size and on the sheet', () => {
    const faces = ENTRIES.filter(({ kind }) => kind !== 'two-sided').map((each) => {
      const face = cardFace(each, text, SPOKEN.en)
      return { ...face, label: HOSTILE, paths: face.paths.map((path) => ({ ...path, name: HOSTILE })) }
    })
    const sheet = cardSheet({ title: HOSTILE, faces, emblems: {}, css: '', fonts: '', words: SPOKEN.en })
    const all = [
      sheet,
      ...faces.flatMap((face) => SIZES.map((size) => drawCard(face, { size, emblems: {} }))),
    ]
    for (const markup of all) {
      expect(markup).not.toContain('<img')
      expect(markup).not.toContain('onerror="')
      expect(markup).toContain('&lt;img src=x onerror=&quot;alert(')
    }
  })
})

test.each(['en', 'fr'] as const)('every back in %s is whole and says what lies under it', (language) => {
  for (const back of BACKS) {
    for (const size of ['full', 'row', 'thumb'] as const) {
      const markup = drawBack(back, SPOKEN[language], size)
      expect(unclosed(markup)).toEqual([])
      expect(markup).toContain(language === 'en' ? ', face down"' : ', face cachée"')
    }
  }
})
