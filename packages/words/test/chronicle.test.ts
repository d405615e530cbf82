// Every event in words, for the one who acts and for those who watch, in both languages.

import { FACE_DOWN, type NamedEvent } from '@runesaga/engine/view'
import { describe, expect, test } from 'vitest'
import { plain, tell, tellAll } from '../src/index.ts'
import { ALL_SAMPLES, HUNTER, MENTOR, names, SABOTAGE, WOODS } from './samples.ts'
import { PINNED, SPOKEN } from './spoken.ts'

/** Events that say nothing, each for a reason that stands in the table. */
const SILENT = ['turn-ended', 'tucked']

test('all sentences, as reviewed', async () => {
  const pages = PINNED.map((language) => {
    const lines = ALL_SAMPLES.map((event) => {
      const said = [names(0), names()].map((n) => tell(event, n, SPOKEN[language]))
      const words = said.map((text) => (text === null ? '–' : plain(text, SPOKEN[language])))
      return `- \`${event.type}\` ${[...new Set(words)].join(' · ')}`
    })
    return `# ${language}\n\n${lines.join('\n')}\n`
  })
  await expect(pages.join('\n')).toMatchFileSnapshot('./chronicle.snapshot.md')
})

describe.each(PINNED)('in %s', (language) => {
  const said = (event: NamedEvent, you?: number) => {
    const text = tell(event, names(you), SPOKEN[language])
    return text === null ? null : plain(text, SPOKEN[language])
  }

  test('every event is told, but for those that others tell', () => {
    const silent = new Set(ALL_SAMPLES.filter((event) => said(event, 0) === null).map(({ type }) => type))
    expect([...silent].sort()).toEqual(['feat-took-effect', ...SILENT].sort())
  })

  test('what a hero does is addressed to the one and named to the others', () => {
    const gains: NamedEvent = { type: 'xp', seat: 0, amount: 2, by: HUNTER }
    expect([said(gains, 0), said(gains, 1), said(gains)]).toEqual(
      {
        en: ['You gain 2 Experience (Hunter).', ...Array(2).fill('Ada gains 2 Experience (Hunter).')],
        fr: [
          'Vous gagnez 2 points d’Expérience (Chasseur).',
          ...Array(2).fill('Ada gagne 2 points d’Expérience (Chasseur).'),
        ],
      }[language],
    )
  })

  test('a hidden card is told without its name', () => {
    expect(said({ type: 'feat-drawn', seat: 0, kind: 'hero', card: FACE_DOWN }, 1)).toBe(
      { en: 'Ada draws a Hero card.', fr: 'Ada pioche une carte Héros.' }[language],
    )
  })

  test('a hero called "you" is still somebody else', () => {
    const context = { ...names(1), heroName: () => 'you' }
    expect(tell({ type: 'end-announced', seat: 0 }, context, SPOKEN[language])).toBe(
      { en: 'you brings on the end of the game.', fr: 'you déclenche la fin de la partie.' }[language],
    )
  })
})

test('entries know their cards and whose doing they are', () => {
  const events: NamedEvent[] = [
    { type: 'feat-played', seat: 1, on: 0, card: SABOTAGE },
    { type: 'difficulty', amount: 1, by: SABOTAGE },
    { type: 'characters-shown', seat: 0, heritage: null, origin: HUNTER, motivation: MENTOR },
    { type: 'feat-drawn', seat: 1, kind: 'hero', card: FACE_DOWN },
    { type: 'turn-ended', seat: 0 },
  ]
  expect(tellAll(events, names(0), SPOKEN.en)).toEqual([
    { type: 'feat-played', text: 'Iseult plays Sabotage on you.', cards: [SABOTAGE], seat: 1 },
    { type: 'difficulty', text: 'Difficulty: +1 (Sabotage).', cards: [SABOTAGE], seat: null },
    { type: 'characters-shown', text: 'You begin with Hunter and Mentor.', cards: [HUNTER, MENTOR], seat: 0 },
    { type: 'feat-drawn', text: 'Iseult draws a {hero}.', cards: [], seat: 1 },
  ])
})

test('a price is told with what it buys, and two steps on the track as one', () => {
  const texts = (events: NamedEvent[]) =>
    tellAll(events, names(0), SPOKEN.en).map(({ text }) => plain(text, SPOKEN.en))
  expect(
    texts([
      { type: 'xp', seat: 0, amount: -1, by: null },
      { type: 'journeyed', seat: 0, row: 1, place: 1, card: WOODS, paid: 1 },
      { type: 'xp', seat: 0, amount: -2, by: null },
      { type: 'dark-bought', seat: 0, runes: 2, paid: 2 },
      { type: 'level', seat: 0, from: 'N', to: 'C1', by: null },
      { type: 'level', seat: 0, from: 'C1', to: 'C2', by: null },
    ]),
  ).toEqual([
    'You Journey for 1 Experience and swap Lost in the Woods.',
    'You buy 2 Dark runes for 2 Experience.',
    'You sink: now two steps below the start.',
  ])
  // another's price is not this one's
  expect(
    texts([
      { type: 'xp', seat: 1, amount: -1, by: null },
      { type: 'journeyed', seat: 0, row: 1, place: 1, card: WOODS, paid: 1 },
    ]),
  ).toHaveLength(2)
})
