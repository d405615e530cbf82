/** A handful of cards, and how scenarios with them are run: what the tests of scenarios share. */
import { runScenario } from './kit/rules.ts'

export const woods = {
  id: 'woods',
  difficulty: 4,
  abilities: ['dexterity' as const, 'wisdom' as const],
  top: { gives: { dexterity: 1 } },
  bottom: { 'plus-one': true as const, gives: { wisdom: 1, nature: 1 } },
}
export const cheer = {
  id: 'cheer',
  kind: 'hero' as const,
  copies: 3,
  play: 'as-attempt' as const,
  on: 'any-hero' as const,
  do: { successes: 1 },
}
export const cards = {
  challenges: [woods, { id: 'wall', difficulty: 9, abilities: ['strength' as const] }],
  traits: [{ id: 'bold', gives: { strength: 1 } }],
  feats: [cheer],
  allies: [{ id: 'dog', gives: { nature: 1 } }],
}
export const head = { scenario: 'T', title: 'a test', edition: 'base', sets: [], cards }
export const lines = (words: object) => runScenario({ ...head, ...words }).lines

export const attempt = { attempt: { card: 'woods', path: 'bottom' } }
