/**
 * How long games are and how often a party wins them: counted over games of adept bots.
 *
 *   npx runesaga balance --set <set> --only coop,solo --games 6000 --json          turnsPerGame of each kind; won of each Adversary and Quest
 *   npx runesaga balance --set <set> --only competitive --games 1000 --json        turnsPerGame of each kind
 */
import type { Edition, Mode } from '@runesaga/table'

/** A figure for one hero, for two, three and four; 0 where there is no such game. */
type ByHeroes = readonly [number, number, number, number]

/** Turns of a game, of all heroes together. */
export const TURNS: Record<Edition, Record<Mode, ByHeroes>> = {
  base: { competitive: [0, 28, 39, 47], coop: [0, 18, 27, 35], solo: [10, 0, 0, 0] },
  epic: { competitive: [0, 22, 31, 39], coop: [0, 24, 35, 45], solo: [13, 0, 0, 0] },
  stormlight: { competitive: [0, 25, 34, 42], coop: [0, 23, 33, 42], solo: [13, 0, 0, 0] },
}

/** Of a hundred parties, how many beat this Adversary under this Quest; `own`: under the only one that it has. */
export const WON: Record<string, Record<string, ByHeroes>> = {
  'base/the-crime-lord': { own: [54, 51, 45, 53] },
  'base/the-dark-rider': { own: [57, 54, 49, 56] },
  'base/the-mad-cultist': { own: [63, 56, 54, 58] },
  'base/the-warlock': { own: [48, 35, 42, 64] },
  'base/the-wolf': { own: [54, 52, 49, 62] },
  'base/the-demon': { own: [53, 61, 60, 64] },
  'base/the-high-priest': { own: [52, 51, 43, 47] },
  'base/the-sorceress': { own: [47, 49, 48, 52] },
  'base/the-tyrant': { own: [61, 58, 48, 48] },
  'base/the-warlord': { own: [45, 48, 47, 57] },
  'epic/dark-lord': {
    'epic/reign-of-the-adversary': [42, 52, 47, 52],
    'epic/age-of-darkness': [22, 28, 19, 17],
  },
  'epic/deathless-king': {
    'epic/reign-of-the-adversary': [61, 63, 61, 61],
    'epic/age-of-darkness': [39, 41, 27, 21],
  },
  'epic/ashen-wyrm': {
    'epic/reign-of-the-adversary': [45, 51, 60, 67],
    'epic/age-of-darkness': [33, 26, 17, 26],
  },
  'epic/usurper': {
    'epic/reign-of-the-adversary': [39, 54, 59, 67],
    'epic/age-of-darkness': [36, 42, 36, 34],
  },
  'epic/withered-mother': {
    'epic/reign-of-the-adversary': [36, 50, 53, 63],
    'epic/age-of-darkness': [35, 34, 30, 25],
  },
  'epic/prince-of-lies': {
    'epic/reign-of-the-adversary': [40, 52, 57, 63],
    'epic/age-of-darkness': [27, 33, 26, 28],
  },
  'epic/crown-of-ash': {
    'epic/reign-of-the-adversary': [41, 51, 55, 58],
    'epic/age-of-darkness': [33, 32, 29, 20],
  },
  'epic/iron-colossus': {
    'epic/reign-of-the-adversary': [48, 63, 58, 68],
    'epic/age-of-darkness': [36, 32, 27, 23],
  },
  'epic/red-plague': {
    'epic/reign-of-the-adversary': [48, 57, 53, 61],
    'epic/age-of-darkness': [34, 36, 26, 23],
  },
  'epic/mirror-twin': {
    'epic/reign-of-the-adversary': [39, 50, 55, 71],
    'epic/age-of-darkness': [33, 25, 22, 18],
  },
  'epic/sleeping-titan': {
    'epic/reign-of-the-adversary': [47, 51, 47, 64],
    'epic/age-of-darkness': [28, 25, 26, 20],
  },
  'stormlight/odium': {
    'stormlight/radiants-united': [47, 60, 65, 53],
    'stormlight/the-true-desolation': [29, 33, 33, 43],
    'stormlight/contest-of-champions': [0, 57, 52, 35],
    'stormlight/the-fraying-alliance': [0, 33, 31, 24],
  },
}
