/** The base game (R-… · B). */
import { type Ruleset, TRACK } from './ruleset.ts'

export const base: Ruleset = {
  edition: 'base',
  dealt: { heritage: 0, origin: 2, motivation: 2, destiny: 2 },
  startXp: 3,
  startHeroCards: 1,
  rowSize: (heroes) => (heroes === 4 ? 5 : 4),
  cardsPerColumn: 3,
  journey: { price: 1, perTurn: 1, beforeMainOnly: false },
  freeReplacement: true,
  allies: 'same-act',
  twist: 'draw',
  darkPrice: 1,
  darkPerTurn: 3,
  darkOnRadiant: true,
  failXp: 1,
  youMayBeAnyHero: true,
  adversary: 'goal',
  adversaryXpPerHero: 0,
  cardsBeforeAdversary: 8,
  adversaryFailXp: 1,
  excessRemovesXp: false,
  facesBetweenActs: false,
  track: TRACK,
  iconPoints: [0, 0, 2, 4, 8],
  classThresholds: [2, 4, 6],
}
