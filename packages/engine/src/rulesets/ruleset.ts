/** What a ruleset says: one column of the table of editions (docs/rules/EDITIONS.md §1), as data. */
import type { Edition, FeatKind, Level } from '../language/names.ts'

export interface TrackLevel {
  level: Level
  /** Feats that may be played here (R-CORR-04) */
  feats: readonly FeatKind[]
  /** points at the end of the game (R-CORR-05) */
  triumph: number
  tragedy: number
  /** may Dark runes be cast here? (R-DARK-02) */
  dark: boolean
}

export interface Ruleset {
  edition: Edition
  /**
   * Character cards dealt to each hero; one of each is kept (R-SETUP-02, R-SETUP-03). A Motivation and a Class are
   * interchangeable (R-MIX-01).
   */
  dealt: { heritage: number; origin: number; motivation: number; destiny: number }
  /** May a first game deal just one of each? (R-SETUP-04) */
  mayDealOne: boolean
  /** R-SETUP-05 */
  startXp: number
  startHeroCards: number
  /** Cards in each row (R-SETUP-09). */
  rowSize: (heroes: number) => number
  /** R-ACT-02 */
  cardsPerColumn: number
  /** Journey: price, how often a turn, and whether only before the main action (R-JOUR-01…04). */
  journey: { price: number; perTurn: number; beforeMainOnly: boolean }
  /** A free replacement when nothing can be gained or attempted (R-TURN-08). */
  freeReplacement: boolean
  /** Where a revealed Ally may be tucked (R-ALLY-03). */
  allies: 'same-act' | 'any-row'
  /** What a Twist of Fate gives (R-TWIST). */
  twist: 'draw' | 'heritage'
  /** Price of a Dark rune, and how many may be bought in a turn (R-DARK-01). */
  darkPrice: number
  darkPerTurn: number
  /** Experience for failing a Challenge (R-ATTEMPT-14). */
  failXp: number
  /** In co-op a Feat on "you" may go to any hero (R-FEAT-07); in a mix always. */
  youMayBeAnyHero: boolean
  /** How the Adversary of solo and co-op works. */
  adversary: 'goal' | 'two-sided' | 'last-foe'
  /** Experience on the Adversary at the start, per hero (R-ADV-04, R-ODIUM-04). */
  adversaryXpPerHero: number
  /** Legacy marks that count outside a campaign. */
  legacyMarks: number
  /** Story cards from which the base Adversary must be faced (R-COOPB-12). */
  cardsBeforeAdversary: number
  /** Experience for failing the Adversary (R-COOPB-14, R-ADV-16, R-ODIUM-12, A-32). */
  adversaryFailXp: number
  /** Successes above the difficulty take Experience off the Adversary (R-ADV-06, R-ADV-12, R-ODIUM-11). */
  excessRemovesXp: boolean
  /** Two sides: the first is faced before Act III begins (R-ACT-08, A-19). */
  facesBetweenActs: boolean
  track: readonly TrackLevel[]
  /** Points for so many icons of one kind; the last entry for more (R-ICON-02, R-ICON-03). */
  iconPoints: readonly number[]
  /** Banked Experience that opens the powers of a Class (R-CHAR-11). */
  classThresholds: readonly number[]
}

/** The Corruption track is the same on all boards (R-CORR-01, R-CORR-04, R-CORR-05, R-CORR-07). */
export const TRACK: readonly TrackLevel[] = [
  { level: 'V2', feats: ['hero'], triumph: 8, tragedy: 0, dark: true },
  { level: 'V1', feats: ['hero'], triumph: 4, tragedy: 0, dark: true },
  { level: 'N', feats: ['hero', 'antihero'], triumph: 2, tragedy: 0, dark: true },
  { level: 'C1', feats: ['hero', 'antihero'], triumph: 0, tragedy: 2, dark: true },
  { level: 'C2', feats: ['antihero'], triumph: 0, tragedy: 4, dark: true },
  { level: 'C3', feats: ['antihero'], triumph: 0, tragedy: 0, dark: true },
  { level: 'C4', feats: ['antihero'], triumph: -4, tragedy: 0, dark: false },
]
/** Index of the level without Virtue and Corruption. */
export const NEUTRAL = 2
export const BOTTOM = TRACK.length - 1
