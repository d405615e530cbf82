// The page of a whole set: every card of the box, every emblem, nothing from elsewhere.

import { cardFaces } from '@runesaga/draw'
import { emblemsFor, sheetPage } from '@runesaga/draw/node'
import { cardEntries } from '@runesaga/engine/language'
import { baseSet, ownSets } from '@runesaga/sets'
import { describe, expect, test } from 'vitest'
import { longestText } from './kit/card-texts.ts'
import { PINNED, type Pinned, SPOKEN } from './kit/words.ts'

const facesOf = (set: ReturnType<typeof baseSet>, language: Pinned) =>
  cardEntries(set).flatMap((entry) => cardFaces(entry, longestText(entry, language), SPOKEN[language]))

const sheet = (language: Pinned): string =>
  sheetPage({ title: 'Call to Adventure', faces: facesOf(baseSet(), language), words: SPOKEN[language] })

test.each(ownSets().map((set) => [set.set, set] as const))(
  '%s: every face of every card is drawn, also the other side of a card',
  (_, set) => {
    const faces = facesOf(set, 'en')
    const copies = faces.reduce((sum, face) => sum + Math.max(1, face.copies), 0)
    const page = sheetPage({ title: set.set, faces, words: SPOKEN.en })
    expect(page.match(/<article class="card full/g)).toHaveLength(copies)
  },
)

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

const HEADINGS: Record<Pinned, string[]> = {
  en: [
    'Origins: 15 cards',
    'Motivations: 15 cards',
    'Destinies: 15 cards',
    'Traits · Act I: 8 cards',
    'Traits · Act II: 8 cards',
    'Traits · Act III: 4 cards',
    'Challenges · Act I: 15 cards',
    'Challenges · Act II: 15 cards',
    'Challenges · Act III: 21 cards',
    'Allies · Act I: 6 cards',
    'Allies · Act II: 4 cards',
    'Adversaries · Act II: 5 cards',
    'Adversaries · Act III: 5 cards',
    'Hero cards: 22 cards',
    'Antihero cards: 22 cards',
    'Adversary Quests: 11 cards',
    'Victory card: 1 card',
  ],
  fr: [
    'Origines: 15 cartes',
    'Motivations: 15 cartes',
    'Destins: 15 cartes',
    'Traits · Acte I: 8 cartes',
    'Traits · Acte II: 8 cartes',
    'Traits · Acte III: 4 cartes',
    'Défis · Acte I: 15 cartes',
    'Défis · Acte II: 15 cartes',
    'Défis · Acte III: 21 cartes',
    'Alliés · Acte I: 6 cartes',
    'Alliés · Acte II: 4 cartes',
    'Adversaires · Acte II: 5 cartes',
    'Adversaires · Acte III: 5 cartes',
    'Cartes Héros: 22 cartes',
    'Cartes Antihéros: 22 cartes',
    'Quêtes de l’Adversaire: 11 cartes',
    'Carte Victoire: 1 carte',
  ],
}

describe.each(PINNED)('the sheet in %s', (language) => {
  const page = sheet(language)

  test('prints every card of the box, and shows every title once', () => {
    expect(page.match(/<article class="card full/g)).toHaveLength(192)
    expect(page.match(/<li>/g)).toHaveLength(cardEntries(baseSet()).length)
  })

  test('stands in groups by kind and Act, each with its count', () => {
    const headings = [...page.matchAll(/<h2>(.*?) <small>(.*?)<\/small>/g)].map(
      ([, heading, count]) => `${heading}: ${count}`,
    )
    expect(headings).toEqual(HEADINGS[language])
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
