// `runesaga cards`: a set as a table, as data and as a page, in both languages. Needs a build.

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { LANGUAGES, type Language } from '@runesaga/words'
import { describe, expect, test } from 'vitest'
import { called, dataOf, inRepository, printed, toldBy } from './run-runesaga.ts'
import { tempTree } from './temp-tree.ts'

const THREE = inRepository('examples/three-cards.yaml')
const timeout = 120_000

interface Card {
  id: string
  type: string
  deck: string
  act: number | null
  copies: number
  name: { en: string; fr: string | null }
  text: Record<Language, string>
  source: string | null
  difficulty: number | null
  abilities: string[]
  paths: object[]
  sides: object[]
  points: number | null
  scoring: object[]
}
interface Sheet {
  set: string
  name: object
  edition: string
  titles: number
  copies: number
  cards: Card[]
}

/** The same in every language. */
const inEach = <T>(said: T) => Object.fromEntries(LANGUAGES.map((language) => [language, said]))

const sheet = (...args: string[]): Promise<Sheet> => dataOf('cards', ...args)
const ids = async (...args: string[]): Promise<string[]> => (await sheet(...args)).cards.map(({ id }) => id)

const read = new Map<string, Promise<Sheet>>()
/** The whole of one of our sets, asked for once. */
function whole(set: string): Promise<Sheet> {
  const found = read.get(set) ?? sheet('--set', set)
  read.set(set, found)
  return found
}

/** The box, deck by deck: its name in both languages, and its cards. */
const BOXES: Record<string, { cards: number; title: [string, string]; decks: [string, string, number][] }> = {
  base: {
    cards: 192,
    title: ['Call to Adventure', 'Call to Adventure'],
    decks: [
      ['Origins', 'Origines', 15],
      ['Motivations', 'Motivations', 15],
      ['Destinies', 'Destins', 15],
      ['Act I · Traits', 'Acte I · Traits', 8],
      ['Act I · Allies', 'Acte I · Alliés', 6],
      ['Act I · Challenges', 'Acte I · Défis', 15],
      ['Act II · Traits', 'Acte II · Traits', 8],
      ['Act II · Allies', 'Acte II · Alliés', 4],
      ['Act II · Adversaries', 'Acte II · Adversaires', 5],
      ['Act II · Challenges', 'Acte II · Défis', 15],
      ['Act III · Traits', 'Acte III · Traits', 4],
      ['Act III · Adversaries', 'Acte III · Adversaires', 5],
      ['Act III · Challenges', 'Acte III · Défis', 21],
      ['Hero cards', 'Cartes Héros', 22],
      ['Antihero cards', 'Cartes Antihéros', 22],
      ['Adversary Quests', 'Quêtes de l’Adversaire', 11],
      ['Victory cards', 'Cartes Victoire', 1],
    ],
  },
  epic: {
    cards: 194,
    title: ['Epic Origins', 'Epic Origins'],
    decks: [
      ['Heritages', 'Héritages', 13],
      ['Origins', 'Origines', 15],
      ['Classes', 'Classes', 12],
      ['Destinies', 'Destins', 14],
      ['Act I · Traits', 'Acte I · Traits', 9],
      ['Act I · Challenges', 'Acte I · Défis', 14],
      ['Act II · Traits', 'Acte II · Traits', 9],
      ['Act II · Challenges', 'Acte II · Défis', 14],
      ['Act III · Traits', 'Acte III · Traits', 5],
      ['Act III · Challenges', 'Acte III · Défis', 16],
      ['Hero cards', 'Cartes Héros', 24],
      ['Antihero cards', 'Cartes Antihéros', 24],
      ['Adversaries', 'Adversaires', 11],
      ['Adversary Feats', 'Actions de l’Adversaire', 13],
      ['Adversary Quests', 'Quêtes de l’Adversaire', 1],
    ],
  },
  stormlight: {
    cards: 159,
    title: ['The Stormlight Archive', 'Les Archives de Roshar'],
    decks: [
      ['Origins', 'Origines', 12],
      ['Motivations', 'Motivations', 10],
      ['Destinies', 'Destins', 12],
      ['Act I · Traits', 'Acte I · Traits', 8],
      ['Act I · Allies', 'Acte I · Alliés', 5],
      ['Act I · Challenges', 'Acte I · Défis', 14],
      ['Act II · Traits', 'Acte II · Traits', 6],
      ['Act II · Allies', 'Acte II · Alliés', 5],
      ['Act II · Challenges', 'Acte II · Défis', 14],
      ['Act III · Traits', 'Acte III · Traits', 4],
      ['Act III · Challenges', 'Acte III · Défis', 16],
      ['Hero cards', 'Cartes Héros', 24],
      ['Antihero cards', 'Cartes Antihéros', 24],
      ['Adversaries', 'Adversaires', 1],
      ['Adversary Quests', 'Quêtes de l’Adversaire', 4],
    ],
  },
}

describe.each(Object.entries(BOXES))('the %s set', { timeout }, (set, { cards, title, decks }) => {
  test.each([
    ['en', 0, ['cards', 'titles']],
    ['fr', 1, ['cartes', 'titres']],
  ] as const)('as a table in %s, deck by deck', async (lang, nth, [many, ofTitles]) => {
    const all = await whole(set)
    const lines = (await toldBy('cards', '--set', set, '--lang', lang)).split('\n')
    expect(lines[0]).toBe(`${title[nth]} · ${cards} ${many}, ${all.titles} ${ofTitles}`)
    const headings = lines.filter((_, i) => lines[i + 1] === '' && lines[i + 3]?.startsWith('──'))
    expect(headings).toEqual(decks.map((deck) => `${deck[nth]} (${deck[2]})`))
    expect(lines.filter((line) => line.length > 100)).toEqual([])
    expect(lines.filter((line) => line !== line.trimEnd())).toEqual([])
    // what is longer than its column is broken
    const shown = all.cards.flatMap(({ id, name }) => [id.slice(set.length + 1), name[lang]!])
    const unseen = shown.filter((text) => text.length <= 28 && !lines.some((line) => line.startsWith(text)))
    expect(unseen).toEqual([])
  })

  test('as data: every title once, with all keys and in every language', async () => {
    const { titles, ...all } = await whole(set)
    expect(all).toMatchObject({ set, edition: set, name: { en: title[0], fr: title[1] }, copies: cards })
    expect(all.cards).toHaveLength(titles)
    expect(new Set(all.cards.map(({ id }) => id)).size).toBe(titles)
    for (const card of all.cards) {
      expect(Object.keys(card)).toEqual([
        'id',
        'type',
        'deck',
        'act',
        'copies',
        'name',
        'text',
        'source',
        'note',
        'difficulty',
        'abilities',
        'gives',
        'paths',
        'sides',
        'need',
        'pay',
        'orPay',
        'points',
        'scoring',
        'rules',
      ])
      expect(card.id).toMatch(new RegExp(`^${set}/[a-z0-9-]+$`))
      expect(card.name).toEqual({ en: expect.stringMatching(/./), fr: expect.stringMatching(/./) })
      expect(card.text).toEqual(inEach(expect.any(String)))
      expect(['rulebook', 'public', 'ours']).toContain(card.source)
    }
  })

  test('every kind of card has its numbers', async () => {
    const has: Record<string, (card: Card) => boolean> = {
      origin: ({ abilities }) => abilities.length > 0,
      destiny: ({ scoring }) => scoring.length > 0,
      trait: ({ act }) => act !== null,
      challenge: ({ act, difficulty, paths }) => act !== null && difficulty! > 0 && paths.length === 2,
      adversary: ({ act, difficulty, paths }) => act !== null && difficulty! > 0 && paths.length === 1,
      feat: ({ points, text }) => points !== null && text.en !== '' && text.fr !== '',
      'two-sided': ({ sides }) => sides.length === 2,
      'last-foe': ({ difficulty, paths }) => difficulty! > 0 && paths.length === 1,
    }
    expect((await whole(set)).cards.filter((card) => !(has[card.type]?.(card) ?? true))).toEqual([])
  })
})

describe('a card in full', { timeout }, () => {
  test('a Challenge as data', async () => {
    expect(await sheet('--set', THREE, '--kind', 'challenge')).toEqual({
      set: 'lighthouse',
      name: { en: 'The Lighthouse', fr: 'Le Phare' },
      edition: 'base',
      titles: 1,
      copies: 1,
      cards: [
        {
          id: 'lighthouse/wreck-on-the-reef',
          type: 'challenge',
          deck: 'act-1',
          act: 1,
          copies: 1,
          name: { en: 'Wreck on the Reef', fr: 'Naufrage sur le Récif' },
          text: inEach(''),
          source: null,
          note: null,
          difficulty: 4,
          abilities: ['dexterity', 'constitution'],
          gives: null,
          paths: [
            {
              name: { en: 'Save the Crew', fr: 'Sauver l’Équipage' },
              plusOne: false,
              gives: { justice: 1, constitution: 1 },
            },
            {
              name: { en: 'Loot the Hold', fr: 'Piller la Cale' },
              plusOne: true,
              gives: { villainy: 1, dexterity: 1, tragedy: 1 },
            },
          ],
          sides: [],
          need: null,
          pay: null,
          orPay: null,
          points: null,
          scoring: [],
          rules: {},
        },
      ],
    })
  })

  test('a Feat as data: its copies, its point, and what it does in the card language', async () => {
    expect(await sheet('--set', THREE, '--kind', 'feat')).toMatchObject({
      titles: 1,
      copies: 2,
      cards: [
        {
          id: 'lighthouse/hold-fast',
          deck: 'hero',
          copies: 2,
          points: 1,
          rules: {
            kind: 'hero',
            play: 'as-attempt',
            on: 'any-hero',
            do: { successes: 2, 'if-overcome': { xp: 1 } },
          },
        },
      ],
    })
  })

  test('a Trait as data: what it asks for and what it gives', async () => {
    const harbour = inRepository('examples/harbour.yaml')
    const [card] = (await sheet('--set', harbour, '--find', 'salt-hardened')).cards
    expect(card).toMatchObject({
      act: 1,
      need: { 'story-has': { constitution: 1 } },
      pay: null,
      orPay: { xp: 2 },
      gives: { nature: 1, constitution: 1 },
    })
  })

  test('an Adversary of two sides as data', async () => {
    const root = tempTree({
      'mine.yaml': `set: mine
name: { en: Mine, fr: Le mien }
edition: epic
two-sided-adversaries:
  - id: drowned-king
    name: { en: The Drowned King, fr: Le Roi Noyé }
    adversary:
      name: { en: The Grey Ferryman, fr: Le Passeur Gris }
      difficulty: 6
      abilities: [wisdom, charisma]
      reward: hero
    final:
      name: { en: The Drowned King, fr: Le Roi Noyé }
      difficulty: 8
      abilities: [strength, wisdom]
      gives: { royalty: 1, triumph: 6 }
`,
    })
    const [card] = (await sheet('--set', join(root, 'mine.yaml'))).cards
    expect(card.sides).toEqual([
      {
        side: 'adversary',
        name: { en: 'The Grey Ferryman', fr: 'Le Passeur Gris' },
        difficulty: 6,
        abilities: ['wisdom', 'charisma'],
        reward: 'hero',
        gives: null,
      },
      {
        side: 'final',
        name: { en: 'The Drowned King', fr: 'Le Roi Noyé' },
        difficulty: 8,
        abilities: ['strength', 'wisdom'],
        reward: null,
        gives: { royalty: 1, triumph: 6 },
      },
    ])
    const lines = (await toldBy('cards', '--set', join(root, 'mine.yaml'))).split('\n')
    expect(lines.slice(6)).toEqual([
      'The Drowned King  The Grey Ferryman (6, Wisdom, Charisma): 1 Hero card',
      'drowned-king      The Drowned King (8, Strength, Wisdom): 1 Royalty and 6 Triumph',
      '',
    ])
  })

  test('a Challenge as a table, in English and in French', async () => {
    const table = (lang: string) => toldBy('cards', '--set', THREE, '--kind', 'challenge', '--lang', lang)
    expect(await table('en')).toBe(`The Lighthouse · 1 card, 1 title

Act I · Challenges (1)

Card               Act  Diff.  Abilities     Text
────────────────────────────────────────────────────────────────────────────────────────────────────
Wreck on the Reef  1    4      Dexterity     Save the Crew: 1 Justice and 1 Constitution
wreck-on-the-reef              Constitution  Loot the Hold (+1): 1 Villainy, 1 Dexterity and 1
                                             Tragedy
`)
    expect(await table('fr')).toBe(`Le Phare · 1 carte, 1 titre

Acte I · Défis (1)

Carte                  Acte  Diff.  Compétences   Texte
────────────────────────────────────────────────────────────────────────────────────────────────────
Naufrage sur le Récif  1     4      Dextérité     Sauver l’Équipage\u202f: 1 icône de Justice et 1 icône
wreck-on-the-reef                   Constitution  de Constitution
                                                  Piller la Cale (+1)\u202f: 1 icône d’Infamie, 1 icône
                                                  de Dextérité et 1 point de Tragédie
`)
  })
})

describe('filters', { timeout }, () => {
  test('by kind, one or several', async () => {
    const { cards } = await sheet('--set', 'epic', '--kind', 'class, heritage')
    expect(new Set(cards.map(({ type }) => type))).toEqual(new Set(['class', 'heritage']))
    expect(await ids('--set', THREE, '--kind', 'feat')).toEqual(['lighthouse/hold-fast'])
  })

  test.each([
    ['an id', 'keeper', 'lighthouse-keeper'],
    ['an English name, in any case', 'HOLD fast', 'hold-fast'],
    ['a French name, without its accents', 'sur le recif', 'wreck-on-the-reef'],
    ['the name of a path, with a straight apostrophe', "l'équipage", 'wreck-on-the-reef'],
    ['an icon, in French', 'icône d’infamie', 'wreck-on-the-reef'],
    ['an ability', 'sagesse', 'lighthouse-keeper'],
  ])('by text: %s', async (_, text, id) => {
    expect(await ids('--set', THREE, '--find', text)).toEqual([`lighthouse/${id}`])
  })

  test('both, and when nothing is left', async () => {
    expect(await ids('--set', THREE, '--find', 'reef', '--kind', 'feat')).toEqual([])
    expect(await toldBy('cards', '--set', THREE, '--find', 'dragon')).toBe('The Lighthouse · No card fits.\n')
    expect(await toldBy('cards', '--set', THREE, '--find', 'dragon', '--lang', 'fr')).toBe(
      'Le Phare · Aucune carte ne correspond.\n',
    )
  })
})

describe('the drawn page', { timeout }, () => {
  test('has every card, in the language asked for', () => {
    const file = join(tempTree({}), 'page.html')
    expect(printed('cards', '--set', THREE, '--lang', 'fr', '--html', file)).toBe(`Saved in ${file}.\n`)
    const page = readFileSync(file, 'utf8')
    expect(page).toMatch(/^<!doctype html>\n<html lang="fr">/)
    for (const name of ['Le Phare', 'Gardien de Phare', 'Naufrage sur le Récif', 'Tenir Bon']) {
      expect(page).toContain(name)
    }
    expect(page).not.toContain('Hold Fast')
  })

  test('and the data beside it; only the cards asked for', async () => {
    const file = join(tempTree({}), 'page.html')
    expect(await ids('--set', THREE, '--kind', 'feat', '--html', file)).toEqual(['lighthouse/hold-fast'])
    expect(readFileSync(file, 'utf8')).not.toContain('Lighthouse Keeper')
  })
})

describe('bad usage is one line on stderr, and exit code 2', { timeout }, () => {
  test.each([
    ['cards --lang tlh', `unknown language "tlh"; one of ${LANGUAGES.join(', ')}`],
    ['cards --kind challange', 'unknown kind "challange"; did you mean "challenge"?'],
    ['cards --set nowhere.yaml', "can't read nowhere.yaml: there is no such file"],
    ['cards --set bass', "can't read bass: there is no such file"],
    ['cards --set .', "can't read .: it is a folder"],
    [
      'cards --html no-such-folder/page.html',
      "can't write no-such-folder/page.html: there is no such folder",
    ],
    ['cards base', "too many arguments for 'cards'. Expected 0 arguments but got 1."],
  ])('%s', async (line, message) => {
    expect(await called(line.split(' '))).toEqual({ status: 2, stdout: '', stderr: `runesaga: ${message}\n` })
  })
})
