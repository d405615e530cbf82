// Icons: each has a drawing and a name, and texts hold them together with what belongs to them.
import { createRequire } from 'node:module'
import { INLINE_ICONS, LANGUAGES } from '@runesaga/words'
import { expect, test } from 'vitest'
import { FROM_GAME_ICONS, GLYPHS } from '../src/glyphs.ts'
import { icon, rich, sprite } from '../src/index.ts'
import { SPOKEN } from './kit/spoken.ts'

test('each inline icon has a drawing of its own', () => {
  const symbols = new Map(
    [...sprite().matchAll(/<symbol id="rs-([a-z-]+)" viewBox="0 0 32 32">(.*?)<\/symbol>/gs)].map(
      ([, id, body]) => [id, body],
    ),
  )
  const bodies = INLINE_ICONS.map((name) => symbols.get(name))
  expect(bodies.filter((body) => body === undefined || body.trim() === '')).toEqual([])
  expect(new Set(bodies).size).toBe(INLINE_ICONS.length)
})

test.each(LANGUAGES)('each icon is read out by its name in %s', (language) => {
  for (const name of INLINE_ICONS) {
    expect(icon(name, null, SPOKEN[language])).toContain(
      `role="img" aria-label="${SPOKEN[language].terms.icons[name].one}"`,
    )
  }
})

test('the glyphs taken from Game Icons are theirs to the letter', () => {
  const { icons } = createRequire(import.meta.url)('@iconify-json/game-icons/icons.json') as {
    icons: Record<string, { body: string }>
  }
  for (const [term, name] of Object.entries(FROM_GAME_ICONS)) {
    expect(icons[name].body).toBe(`<path fill="currentColor" d="${GLYPHS[term as keyof typeof GLYPHS]}"/>`)
  }
})

/** A text with each icon as its name in brackets. */
const shape = (text: string) =>
  rich(text, SPOKEN.en).replaceAll(/<svg[^>]*aria-label="([^"]+)".*?<\/svg>/g, '[$1]')

test('points carry their number, everything else is counted before its icon', () => {
  expect(shape('{triumph 5} and {xp 2}')).toBe(
    '<span class="nb">[5 Triumph]</span> <span class="nb">and 2\u202f[Experience]</span>',
  )
})

test('an icon holds on to its comma, its bracket and a short word before it', () => {
  expect(shape('gain a {hero}, then ({corruption})')).toBe(
    'gain <span class="nb">a [Hero card],</span> then <span class="nb">([Corruption])</span>',
  )
  expect(shape('un Défi d’{intelligence}\u00a0; encore')).toBe(
    'un Défi <span class="nb">d’[Intelligence]\u00a0;</span> encore',
  )
})

test('an unknown icon is an error, not a hole in the text', () => {
  expect(() => rich('gain {gold 3}', SPOKEN.en)).toThrow('no inline icon is called "gold"')
})
