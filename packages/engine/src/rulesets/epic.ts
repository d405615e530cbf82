/** Epic Origins: what differs from the base game. */
import { base } from './base.ts'
import type { Ruleset } from './ruleset.ts'

export const epic: Ruleset = {
  ...base,
  edition: 'epic',
  dealt: { heritage: 1, origin: 2, motivation: 2, destiny: 2 },
  mayDealOne: false,
  journey: { price: 1, perTurn: Number.POSITIVE_INFINITY, beforeMainOnly: true },
  freeReplacement: false,
  twist: 'heritage',
  youMayBeAnyHero: false,
  adversary: 'two-sided',
  adversaryXpPerHero: 5,
  adversaryFailXp: 0,
  excessRemovesXp: true,
  facesBetweenActs: true,
}
