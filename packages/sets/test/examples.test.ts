/** Every scenario under scenarios/ holds, and every worked example of the rulebooks is among them. */
import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { checkInvariants, runScenario } from './kit/rules.ts'

const root = fileURLToPath(new URL('../../..', import.meta.url))
const files = readdirSync(`${root}/scenarios`, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.yaml'))
  .sort()
const scenarios = files.map((file) => {
  const data = parse(readFileSync(`${root}/scenarios/${file}`, 'utf8')) as { scenario: string; title: string }
  return { file, data }
})

/** A scenario may leave out Character cards and say how many icons a hero has. */
const ALLOWED = /Character card is missing|are kept, \d+ are in the story/

describe('scenarios hold, and start and end in states that are sound', () => {
  for (const { data } of scenarios) {
    test(`${data.scenario} ${data.title}`, () => {
      const { lines, runs } = runScenario(data)
      expect(lines).toEqual([])
      const problems = runs.flatMap(({ rules, start, state }) =>
        [start, state].flatMap((s) => checkInvariants(s!, rules)),
      )
      expect(problems.filter((line) => !ALLOWED.test(line))).toEqual([])
    })
  }

  test('are named after their files', () => {
    for (const { file, data } of scenarios) {
      expect(file.split(/[\\/]/).at(-1)).toBe(`${data.scenario.toLowerCase()}.yaml`)
    }
  })
})

describe('the worked examples of the rulebooks', () => {
  const examples = readFileSync(`${root}/docs/rules/EXAMPLES.md`, 'utf8')
  const told = [...examples.matchAll(/^- id: (EX-[A-Z0-9-]+)\n([\s\S]*?)(?=^- id:|^```)/gm)].map(
    ([, id, body]) => ({
      id,
      rules: [...(/^ {2}rules: \[(.*)\]$/m.exec(body)?.[1] ?? '').matchAll(/R-[A-Z]+-\d\d/g)].map(String),
    }),
  )

  test('are all scenarios', () => {
    expect(told).toHaveLength(56)
    const ids = scenarios.map(({ data }) => data.scenario).filter((id) => id.startsWith('EX-'))
    expect(ids.sort()).toEqual(told.map(({ id }) => id).sort())
  })

  test('carry the rules that they prove in their titles', () => {
    const missing = told.flatMap(({ id, rules }) => {
      const title = scenarios.find(({ data }) => data.scenario === id)?.data.title ?? ''
      return rules.filter((rule) => !title.includes(rule)).map((rule) => `${id}: ${rule}`)
    })
    expect(missing).toEqual([])
  })
})
