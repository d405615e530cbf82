// What every drawn icon is called and means, in every language.

import { describe, expect, test } from 'vitest'
import { INLINE_ICONS, iconMeaning, loadIcons } from '../src/index.ts'
import { faults } from './faults.ts'
import { PINNED } from './spoken.ts'

/** So that a meaning fits on two lines of a phone. */
const MOST_WORDS = 14

describe.each(PINNED)('%s', (language) => {
  test('each icon has a name, and a meaning of one short sentence', async () => {
    const icons = await loadIcons(language)
    const meanings = Object.values(icons)
      .flatMap((told) => [told, ...(told.together === undefined ? [] : [told.together])])
      .flatMap(({ meaning, of = {} }) => [meaning, ...Object.values(of)])
    expect(Object.values(icons).filter(({ name }) => name === '' || /[.!?]$/.test(name))).toEqual([])
    expect(meanings.filter((meaning) => !/^\p{Lu}[^.!?]*\.$/u.test(meaning))).toEqual([])
    expect(meanings.filter((meaning) => meaning.split(' ').length > MOST_WORDS)).toEqual([])
    expect(meanings.flatMap((meaning) => faults(meaning, language))).toEqual([])
  })

  test('what stands in a text is told apart from all others by its name', async () => {
    const icons = await loadIcons(language)
    expect(new Set(INLINE_ICONS.map((name) => icons[name].name)).size).toBe(INLINE_ICONS.length)
  })
})

test('an icon means what it does in the edition that is played', async () => {
  const { twist, 'adversary-experience': hoard } = await loadIcons('en')
  expect(iconMeaning(twist, 'base')).toBe('Worth 0, but you draw a Hero or an Antihero card.')
  expect(iconMeaning(twist, 'epic')).toBe('Worth 0, but you draw a card or use your Heritage.')
  expect(iconMeaning(twist, 'epic', 'competitive')).toBe('Worth 0, but you draw a card or use your Heritage.')
  expect(iconMeaning(hoard, 'base')).toBe('If it reaches this goal, all heroes lose.')
  expect(iconMeaning(hoard, undefined)).toBe('Take it all away before the end, or all heroes lose.')
})

test('R-TWIST-02/03/04 against an Adversary a Twist of Fate turns up one of its cards too', async () => {
  const icons = await loadIcons('en')
  for (const twist of [icons.twist, icons['face-twist']])
    for (const mode of ['coop', 'solo']) {
      expect(iconMeaning(twist, 'base', mode)).toBe(
        'Worth 0; you draw a card, the Adversary turns up one of its own.',
      )
      expect(iconMeaning(twist, 'epic', mode)).toBe(
        'Worth 0; you draw or use Heritage, and the Adversary turns up a card.',
      )
    }
  expect(iconMeaning(icons.xp, 'base', 'coop')).toBe(icons.xp.meaning)
})
