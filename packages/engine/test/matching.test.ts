/** Puzzles: which case somebody plays, told by what they do. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Deed } from '../src/deeds/deed.ts'
import { type AnsweredCase, caseOf } from '../src/scenario/matching.ts'
import { runScenario } from './kit/rules.ts'

const woods = (path: 'top' | 'bottom'): Deed => ({ attempt: { card: 'base/woods', path } })
const favor: Deed = { play: { card: 'base/divine-favor', on: 0 } }

const UP_FIRST: AnsweredCase[] = [
  { case: 'right', does: [{ play: { card: 'base/divine-favor' } }, woods('top'), { dark: 2 }] },
  { case: 'late', does: [woods('top'), { dark: 2 }, { play: { card: 'base/divine-favor' } }] },
  { case: 'dark', does: [woods('top'), { dark: 2 }] },
  { case: 'no dark', does: [woods('top')] },
  { case: 'light', does: [{ play: { card: 'base/divine-favor' } }, woods('top')] },
  { case: '*', does: [woods('bottom')] },
]
/** While it is played, and once it is settled. */
const both = (cases: AnsweredCase[], ...deeds: Deed[]) => [
  caseOf(cases, deeds, false),
  caseOf(cases, deeds, true),
]

describe('a case', () => {
  test('is known by the first deed in which it differs', () => {
    expect(both(UP_FIRST, favor, woods('top'), { dark: 2 })).toEqual(['right', 'right'])
    expect(both(UP_FIRST, woods('top'), { dark: 2 }, favor)).toEqual(['late', 'late'])
  })

  test('is open as long as it could become another', () => {
    expect(caseOf(UP_FIRST, [], false)).toBeNull()
    expect(both(UP_FIRST, woods('top'))).toEqual([null, 'no dark'])
    expect(both(UP_FIRST, woods('top'), { dark: 2 })).toEqual([null, 'dark'])
    expect(both(UP_FIRST, favor, woods('top'))).toEqual([null, 'light'])
  })

  test('does nothing by passing, and by buying no Dark rune', () => {
    expect(both(UP_FIRST, 'pass', woods('top'), { dark: 0 }, 'pass')).toEqual([null, 'no dark'])
    const partner: AnsweredCase[] = [
      { case: 'help', does: [{ play: { card: 'base/narrow-escape' } }] },
      { case: 'pass', does: [] },
    ]
    expect(both(partner, 'pass')).toEqual([null, 'pass'])
    expect(both(partner, { play: { card: 'base/narrow-escape', on: 1 } })).toEqual(['help', 'help'])
  })

  test('is anything else as soon as nothing fits', () => {
    expect(both(UP_FIRST, woods('bottom'))).toEqual(['*', '*'])
    expect(both(UP_FIRST, woods('top'), { dark: 1 })).toEqual(['*', '*'])
    expect(both(UP_FIRST, 'end-turn')).toEqual(['*', '*'])
    expect(both(UP_FIRST.slice(0, 5), 'end-turn')).toEqual([null, null])
    // a single way to do it, and everything else
    const one: AnsweredCase[] = [{ case: 'right', does: ['bank'] }, UP_FIRST[5]]
    expect(both(one)).toEqual([null, '*'])
    expect(both(one, 'end-turn')).toEqual(['*', '*'])
    expect(both(one, 'bank', 'end-turn')).toEqual(['right', 'right'])
  })

  test('is left as it is by whoever ends the turn', () => {
    expect(both(UP_FIRST, woods('top'), 'end-turn')).toEqual(['no dark', 'no dark'])
    expect(both(UP_FIRST, favor, 'end-turn')).toEqual(['*', '*'])
  })

  test('means any copy of a card, any order of abilities, and any answer to what it doesn’t ask', () => {
    const copy: Deed = { play: { card: 'base/divine-favor#2', on: 0 } }
    expect(both(UP_FIRST, woods('top'), { choose: { deck: 'hero' } }, { dark: 2 }, copy)).toEqual([
      'late',
      'late',
    ])
    const odium = (...abilities: ('strength' | 'wisdom' | 'charisma')[]): Deed => ({
      attempt: { card: 'stormlight/odium', path: 'first', abilities },
    })
    const faced: AnsweredCase[] = [
      { case: 'best', does: [{ attempt: { card: 'stormlight/odium', abilities: ['strength', 'wisdom'] } }] },
      { case: '*', does: [odium('charisma')] },
    ]
    expect(both(faced, odium('wisdom', 'strength'))).toEqual(['best', 'best'])
    expect(both(faced, odium('wisdom', 'charisma'))).toEqual(['*', '*'])
  })
})

test('whatever the cases, who does what one of them does plays it, or one that is told by less', () => {
  const deed = fc.constantFrom<Deed>(woods('top'), woods('bottom'), favor, { dark: 1 }, { dark: 2 }, 'bank')
  const lists = fc.uniqueArray(fc.array(deed, { maxLength: 4 }), {
    minLength: 2,
    maxLength: 6,
    selector: (deeds) => JSON.stringify(deeds),
  })
  fc.assert(
    fc.property(lists, (all) => {
      const cases = all.map((does, i): AnsweredCase => ({ case: `${i}`, does }))
      for (const { case: name, does } of cases) {
        expect(caseOf(cases, does as Deed[], true)).toBe(name)
        // once it is known it stays known
        const known = does.map((_, i) => caseOf(cases, (does as Deed[]).slice(0, i + 1), false))
        const first = known.find((found) => found !== null)
        expect(known.slice(known.findIndex((found) => found !== null))).toEqual(
          first === undefined ? known.slice(-1) : known.slice(known.indexOf(first)).map(() => name),
        )
      }
    }),
  )
})

describe('a scenario', () => {
  const puzzle = {
    scenario: 'a-puzzle',
    title: { en: 'Which one?', fr: 'Laquelle ?' },
    task: { en: 'Choose.' },
    edition: 'base',
    sets: [],
  }

  test('says its title and its task in each language, and goes by the English title', () => {
    const { title, lines } = runScenario({
      ...puzzle,
      cases: [{ case: 'one', verdict: 'right', says: { en: 'Yes.' } }],
    })
    expect({ title, lines }).toEqual({ title: 'Which one?', lines: [] })
  })

  test('answers a case and judges it, or neither', () => {
    const { lines } = runScenario({ ...puzzle, cases: [{ case: 'one', verdict: 'right' }] })
    expect(lines).toEqual(['cases[0]: "says" and "verdict" stand together'])
    expect(
      runScenario({ ...puzzle, cases: [{ case: 'one', verdict: 'maybe', says: { en: '?' } }] }).lines,
    ).toEqual(['cases[0].verdict: expected one of right, wrong, got "maybe"'])
  })
})
