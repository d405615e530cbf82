// Which picture a card gets, and that no two need be alike.
import { expect, test } from 'vitest'
import { MOODS, moodOf, PLACE_NAMES, placeOf, vignette } from '../src/index.ts'

const card = (id: string, more: object = {}) => ({ id, kind: 'trait', data: {}, ...more })

test('what a card names is what it gets', () => {
  expect([moodOf(card('a', { mood: 'winter' })), placeOf(card('a', { place: 'waves' }))]).toEqual([
    'winter',
    'waves',
  ])
})

test('a card may describe its light and place in other words', () => {
  expect(moodOf(card('a', { mood: 'yellow fog' }))).toBe('mist')
  expect(moodOf(card('a', { place: 'city by night' }))).toBe('night')
  expect(placeOf(card('a', { mood: 'throne room' }))).toBe('hall')
  expect(placeOf(card('a', { place: 'tents after a battle' }))).toBe('tents')
})

test('a card that names nothing is painted after its icons, and always alike', () => {
  for (const id of ['a', 'b', 'c', 'd']) {
    const subject = card(id, { data: { gives: { royalty: 1 } } })
    expect(['royal', 'rose', 'harvest']).toContain(moodOf(subject))
    expect(['towers', 'hall']).toContain(placeOf(subject))
    expect([moodOf(subject), placeOf(subject)]).toEqual([moodOf(subject), placeOf(subject)])
  }
})

test('the Adversary stands in no friendly light', () => {
  const moods = Array.from({ length: 40 }, (_, i) => moodOf(card(`foe ${i}`, { kind: 'adversary' })))
  expect(new Set(moods)).toEqual(new Set(['blood', 'shadow', 'ember', 'storm']))
})

test('every mood paints every place, without filters and without a hole', () => {
  for (const mood of Object.keys(MOODS) as (keyof typeof MOODS)[]) {
    for (const place of PLACE_NAMES) {
      const picture = vignette('some card', { mood, place, emblem: null }, { w: 240, h: 200 }, {})
      expect(picture).not.toMatch(/filter|NaN|undefined/)
    }
  }
})

test('two cards of one mood and place are two pictures', () => {
  const scene = { mood: 'dawn', place: 'hills', emblem: null } as const
  const paint = (id: string) => vignette(id, scene, { w: 240, h: 200 }, {})
  expect(paint('one')).not.toBe(paint('two'))
  expect(paint('one')).toBe(paint('one'))
})
