/** Every card of a deck has a scenario of its own, and that notices whatever changes in the card. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { createRules, type Rules } from '@runesaga/engine'
import type { CardSet } from '@runesaga/engine/language'
import { runScenario, type ScenarioResult } from '@runesaga/engine/scenario'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { ownSets } from '../../src/index.ts'
import { changes, type Deck, withCard } from './changes.ts'
import { rules } from './rules.ts'

const cards = new URL('../../../../scenarios/cards', import.meta.url).pathname
type Told = { cases?: object[] }

/** The cards of a deck that have a scenario. */
export function told(set: string, deck: string): string[] {
  const folder = `${cards}/${set}/${deck}`
  if (!existsSync(folder)) return []
  return readdirSync(folder)
    .filter((file) => file.endsWith('.yaml'))
    .map((file) => file.slice(0, -'.yaml'.length))
    .sort()
}

const read = (set: string, deck: string, id: string) =>
  parse(readFileSync(`${cards}/${set}/${deck}/${id}.yaml`, 'utf8')) as Told

export const runTold = (set: string, deck: string, id: string): ScenarioResult =>
  runScenario(rules, read(set, deck, id))

/** Case by case: the first that fails is enough. */
const holds = (under: Rules, scenario: Told): boolean =>
  (scenario.cases ?? [undefined]).every(
    (one) => runScenario(under, { ...scenario, ...(one && { cases: [one] }) }).ok,
  )

/** `unseen`: changes, by card, that make no difference, and that a scenario can't notice for that. */
export function testDeck(
  set: CardSet,
  deck: Deck,
  count: number,
  unseen: Readonly<Record<string, readonly string[]>> = {},
): void {
  describe(deck, () => {
    const others = ownSets().filter((other) => other.set !== set.set)
    const inDeck: readonly { id: string }[] = set[deck] ?? []

    test(`have a scenario each, all ${count}`, () => {
      expect(inDeck).toHaveLength(count)
      expect(told(set.set, deck)).toEqual(inDeck.map(({ id }) => id).sort())
    })

    test.each(inDeck.map((card) => [card.id, card] as const))(
      '%s does what its scenario says, and any change of it would be noticed',
      (id, card) => {
        const scenario = read(set.set, deck, id)
        expect(runScenario(rules, scenario).lines).toEqual([])
        const unnoticed = changes(set, deck, card).filter((changed) => {
          const otherwise = createRules([...others, withCard(set, deck, changed.card)])
          return holds(otherwise, scenario)
        })
        expect(unnoticed.map(({ what }) => what)).toEqual(unseen[id] ?? [])
      },
    )
  })
}
