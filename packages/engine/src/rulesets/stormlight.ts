/** The Stormlight Archive: what differs from the base game. */
import { base } from './base.ts'
import type { Ruleset } from './ruleset.ts'

export const stormlight: Ruleset = {
  ...base,
  edition: 'stormlight',
  journey: { price: 1, perTurn: 1, beforeMainOnly: true },
  allies: 'any-row',
  youMayBeAnyHero: false,
  adversary: 'last-foe',
  adversaryXpPerHero: 5,
  adversaryFailXp: 0,
  excessRemovesXp: true,
}
