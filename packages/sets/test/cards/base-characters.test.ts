/** Every Origin, Motivation, Destiny and Trait of the base set has a scenario, and that notices whatever changes in the card. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { runScenario, useSets } from '@runesaga/engine'
import { afterEach, describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { baseSet, ownSets } from '../../src/index.ts'
import { changes, withCard } from '../kit/changes.ts'

useSets(...ownSets())
afterEach(() => useSets(baseSet()))

const folder = fileURLToPath(new URL('../../../../scenarios/cards/base', import.meta.url))
const read = (deck: string, id: string) =>
  parse(readFileSync(`${folder}/${deck}/${id}.yaml`, 'utf8')) as { cases?: object[] }

/** What a card says twice: left out in one place, it holds by the other. */
const SAID_TWICE: Record<string, string> = {
  // cancel-feat: antihero
  'sworn-protector': 'powers[0].if.feat-is: "antihero" left out',
}

/** Case by case: the first that fails is enough. */
const holds = (scenario: { cases?: object[] }): boolean =>
  (scenario.cases ?? [undefined]).every(
    (one) => runScenario({ ...scenario, ...(one && { cases: [one] }) }).ok,
  )

describe.each([
  ['origins', 15],
  ['motivations', 15],
  ['destinies', 15],
  ['traits', 20],
] as const)('%s', (deck, count) => {
  const cards = baseSet()[deck]!
  test(`have a scenario each, all ${count}`, () => {
    expect(cards).toHaveLength(count)
    const files = existsSync(`${folder}/${deck}`) ? readdirSync(`${folder}/${deck}`) : []
    expect(files.sort()).toEqual(cards.map(({ id }) => `${id}.yaml`).sort())
  })

  test.each(cards.map((card) => [card.id, card] as const))(
    '%s does what its scenario says, and any change of it would be noticed',
    (id, card) => {
      const scenario = read(deck, id)
      expect(runScenario(scenario).lines).toEqual([])
      const unnoticed = changes(card, deck).filter((changed) => {
        useSets(withCard(baseSet(), deck, changed.card))
        return holds(scenario)
      })
      expect(unnoticed.map(({ what }) => what)).toEqual(id in SAID_TWICE ? [SAID_TWICE[id]] : [])
    },
    // many runs, each with cards of its own
    30_000,
  )
})
