/** The table of facts leaves out no name that docs/cards/epic-stormlight.md has for this set. */
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { STORMLIGHT } from './facts.ts'

const page = readFileSync(new URL('../../../../docs/cards/epic-stormlight.md', import.meta.url), 'utf8')

/** The first cells of a section's table, without its head: the cards. */
function cards(number: string): string[] {
  const section = page.split(/^#{2,3} (?=\d)/m).find((part) => part.startsWith(`${number} `))
  if (section === undefined) throw new Error(`epic-stormlight.md has no section ${number}`)
  const rows = section
    .split('\n')
    .filter((line, i, lines) => line.startsWith('| ') && !/^\|[-| ]+$/.test(lines[i + 1] ?? ''))
  // cards whose name isn't known are in slanted letters
  const firsts = rows.map((row) => row.slice(2).split(' | ')[0]).filter((name) => !/^\*|fourth/.test(name))
  // without remarks and other spellings
  return firsts.flatMap((name) => name.split(', ')).map((name) => name.replaceAll(/ \(.*?\)| = .*/g, ''))
}

const named = new Set(
  STORMLIGHT.facts.filter(({ field }) => field === 'name.en').map(({ value }) => String(value).toLowerCase()),
)
/** Not named in the rulebook: the others of the ten orders. */
const BY_ELIMINATION = ['windrunner', 'dustbringer', 'lightweaver', 'elsecaller']

describe('names that the table lacks', () => {
  test.each([
    ['4.1', 19, BY_ELIMINATION],
    ['4.2', 12, []],
    ['4.3', 13, []],
    ['2.4', 3, []],
  ])('the cards of section %s', (number, count, aside) => {
    const found = cards(number)
    expect(found).toHaveLength(count)
    expect(found.map((name) => name.toLowerCase()).filter((name) => !named.has(name))).toEqual(aside)
  })

  test('what the doc says of a card whose name is unknown is said of ours', () => {
    const subjects = new Set(STORMLIGHT.facts.map(({ subject }) => subject))
    for (const id of ['field-hospital', 'the-breached-wall', ...BY_ELIMINATION])
      expect(subjects).toContain(id)
  })
})
