// The page of a whole set: every card of the box, every emblem, nothing from elsewhere.

import { cardFaces } from '@runesaga/draw'
import { emblemsFor, sheetPage } from '@runesaga/draw/node'
import { cardEntries } from '@runesaga/engine'
import { baseSet, ownSets } from '@runesaga/sets'
import { LANGUAGES, type Language } from '@runesaga/words'
import { describe, expect, test } from 'vitest'
import { longestText } from './kit/card-texts.ts'

const facesOf = (set: ReturnType<typeof baseSet>, language: Language) =>
  cardEntries(set).flatMap((entry) => cardFaces(entry, longestText(entry, language), language))

const sheet = (language: Language): string =>
  sheetPage({ title: 'Call to Adventure', faces: facesOf(baseSet(), language), language })

test.each(ownSets().map((set) => [set.set, set] as const))(
  '%s: every card names an emblem that Game Icons has',
  (_, set) => {
    const faces = facesOf(set, 'en')
    const known = emblemsFor(faces)
    const without = faces
      .filter(({ scene }) => scene.emblem === null || !(scene.emblem in known))
      .map(({ id }) => id)
    expect(without).toEqual([])
  },
)

test('the base set is painted in many lights and places, none of them everywhere', () => {
  const scenes = facesOf(baseSet(), 'en').map(({ scene }) => scene)
  for (const part of ['mood', 'place'] as const) {
    const counts = new Map<string, number>()
    for (const scene of scenes) counts.set(scene[part], (counts.get(scene[part]) ?? 0) + 1)
    expect(counts.size).toBeGreaterThanOrEqual(14)
    expect(Math.max(...counts.values()) / scenes.length).toBeLessThan(0.2)
  }
})

describe.each(LANGUAGES)('the sheet in %s', (language) => {
  const page = sheet(language)

  test('prints every card of the box, and shows every title once', () => {
    expect(page.match(/<article class="card full/g)).toHaveLength(192)
    expect(page.match(/<li>/g)).toHaveLength(cardEntries(baseSet()).length)
  })

  test('opens anywhere: nothing is fetched, nothing runs', () => {
    const addresses = [...page.matchAll(/(?:src|href)="([^"]*)"|url\("?([^")]*)/g)].map(([, a, b]) => a ?? b)
    expect(addresses.filter((address) => !/^(?:#|data:)/.test(address))).toEqual([])
    expect(page).not.toMatch(/<script|@import/)
  })

  test('credits the icons and the typefaces, and says what it is', () => {
    expect(page).toContain('Lorc, Delapouite')
    expect(page).toContain('CC BY 3.0')
    expect(page).toContain('SIL Open Font License')
    expect(page).toContain(
      language === 'en' ? 'unofficial, non-commercial fan project' : 'Projet de fans non officiel',
    )
  })
})
