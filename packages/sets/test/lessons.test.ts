/** The short lessons: every case comes out on the engine as it is told, every one is known by what is done in it, and a table can be laid of each. */
import { caseOf } from '@runesaga/engine/host'
import { layoutOf, type Scenario } from '@runesaga/engine/scenario'
import { describe, expect, test } from 'vitest'
import { LESSONS, lesson } from '../src/index.ts'
import { rules, runScenario } from './kit/rules.ts'

describe.for(LESSONS)('%s', (name) => {
  const data = lesson(name) as Scenario

  test('every case comes out as it is told', () => {
    expect(runScenario(data).lines).toEqual([])
  })

  test('every case is answered, and one of them is right', () => {
    const cases = data.cases!
    expect(cases.flatMap(({ verdict }) => verdict ?? [])).toHaveLength(cases.length)
    expect(cases.filter(({ verdict }) => verdict === 'right')).not.toEqual([])
    for (const words of [
      data.task!,
      data.title as { en: string; fr: string },
      ...cases.map(({ says }) => says!),
    ]) {
      expect(words.en).toMatch(/\S/)
      // a narrow space before ; : ! ? %, and curly apostrophes
      expect(words.fr).not.toMatch(/[^\u202f][;:!?%»]|«[^\u202f]|'/)
      expect(words.en).not.toMatch(/'|\s[;:!?]/)
    }
  })

  test('every case is known by what is done in it', () => {
    const { layout, cases } = layoutOf(rules, data)
    expect(layout.scenario).toBe(name)
    expect(cases!.map((one) => one.case)).toEqual(data.cases!.map((one) => one.case))
    for (const one of cases!) expect(caseOf(cases!, one.does as never, true)).toBe(one.case)
  })
})
