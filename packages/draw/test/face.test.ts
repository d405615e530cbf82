// What is to be seen on each kind of card.
import { expect, test } from 'vitest'
import { type CardFace, cardFace, cardFaces } from '../src/index.ts'
import { ENTRIES, entry } from './kit/set.ts'
import { SPOKEN } from './kit/spoken.ts'

const SILENT = { name: 'x', lines: [] }
const seen = ({ title, label, rewards, difficulty, abilities, paths }: CardFace) => ({
  title,
  label,
  rewards,
  difficulty,
  abilities,
  paths,
})

test('every kind of card has a face, and an Adversary of two sides has two', () => {
  const faces = ENTRIES.map((each) => [each.kind, cardFaces(each, SILENT, SPOKEN.en).length])
  expect(faces.filter(([, n]) => n !== 1)).toEqual([['two-sided', 2]])
  expect(new Set(faces.map(([kind]) => kind)).size).toBe(15)
})

test('a Challenge shows its difficulty, its abilities and two paths, with rewards in the printed order', () => {
  const face = cardFace(entry('challenge', 'flood'), { name: 'Flood', lines: [] }, SPOKEN.en)
  expect(seen(face)).toEqual({
    title: 'Flood',
    label: 'Challenge',
    rewards: [],
    difficulty: 5,
    abilities: ['strength', 'wisdom'],
    paths: [
      {
        name: 'Save the Miller’s Son',
        plusOne: false,
        rewards: [
          { icon: 'hero', n: null },
          { icon: 'triumph', n: 2 },
          { icon: 'strength', n: null },
        ],
      },
      {
        name: 'Let It Pass',
        plusOne: true,
        rewards: [
          { icon: 'wisdom', n: null },
          { icon: 'wisdom', n: null },
          { icon: 'corruption', n: null },
        ],
      },
    ],
  })
  expect([face.frame, face.act]).toEqual(['act2', 2])
})

test('a Feat shows its kind, what it is worth, and the skull of the Adversary’s deck', () => {
  const hero = cardFace(entry('feat', 'plunge'), { name: 'Plongeon', lines: [] }, SPOKEN.fr)
  expect([hero.label, hero.points, hero.skull, hero.copies]).toEqual([
    'Héros',
    { icon: 'triumph', n: 1 },
    false,
    1,
  ])
  const antihero = cardFace(entry('feat', 'undertow'), { name: 'Ressac', lines: [] }, SPOKEN.fr)
  expect([antihero.label, antihero.points, antihero.skull, antihero.copies]).toEqual([
    'Antihéros',
    { icon: 'tragedy', n: 1 },
    true,
    3,
  ])
})

test('each side of an Adversary has the lines that carry its name', () => {
  const text = {
    name: 'The River',
    lines: [
      { gate: 'The Rising', text: 'It rises.' },
      { gate: 'The River', when: 'At dusk', text: 'It takes.' },
    ],
  }
  const [rising, river] = cardFaces(entry('two-sided', 'river'), text, SPOKEN.en)
  expect(seen(rising)).toEqual({
    title: 'The Rising',
    label: 'Adversary',
    rewards: [{ icon: 'antihero', n: null }],
    difficulty: 6,
    abilities: ['wisdom'],
    paths: [],
  })
  expect(rising.lines).toEqual([{ text: 'It rises.' }])
  expect([river.id, river.label, river.difficulty]).toEqual(['tiny/river/final', 'Final Adversary', 9])
  expect(river.lines).toEqual([{ when: 'At dusk', text: 'It takes.' }])
})

test('the lines of a Quest say whether the Adversary gains or loses by them', () => {
  const lines = [{ text: 'It gains.' }, { text: 'It loses.' }]
  const face = cardFace(entry('quest', 'high-water'), { name: 'High Water', lines }, SPOKEN.en)
  expect(face.lines.map(({ sign }) => sign)).toEqual(['+', '−'])
})

test('a name without a translation is shown in English', () => {
  const flood = entry('challenge', 'flood')
  const card = { ...flood.card, top: { ...flood.card.top, name: { en: 'Hold On' } } }
  expect(cardFace({ ...flood, card }, { name: 'Crue', lines: [] }, SPOKEN.fr).paths[0].name).toBe('Hold On')
})
