/** What a mix of card sets means for the table, in figures: words say it (R-MIX). */
import type { CardNo, GameSetup, Rules } from '@runesaga/engine'
import { type Edition, ICONS, RADIANT, STORY_ICONS } from '@runesaga/engine/language'
import { type Box, boxFor } from '@runesaga/engine/search'

const DECKS = ['origin', 'motivation', 'destiny', 'act-1', 'act-2', 'act-3', 'hero', 'antihero'] as const
type MixedDeck = (typeof DECKS)[number]

/** Why a mix may play oddly. */
type Oddity =
  /** no book says which cards go together: all of them join */
  | 'no-list'
  /** paths for Radiants are few among all the others */
  | 'radiant-rare'
  /** Traits for nothing lie beside Traits with a price */
  | 'free-traits'

export interface Mix {
  host: Edition
  /** how many cards each deck has, in all and by set, in the order of the sets */
  decks: { deck: MixedDeck; all: number; of: number[] }[]
  /** are Motivations and Classes dealt together? */
  classes: boolean
  /** how many kinds of story icons the cards show */
  icons: number
  /** Heritages that no hero is dealt */
  boxedHeritages: boolean
  /** Adversaries that may be faced, or that lie among the Story cards of a competitive game */
  foes: number
  /** Adversaries that stay in the box */
  boxedFoes: boolean
  /** the cards of the Adversary's deck, where there is one */
  special: number
  /** Radiant paths among all, in per cent; and with the set of the Radiants alone. None without it */
  radiant: { here: number; alone: number } | null
  oddities: Oddity[]
}

/** The setup must be one that can be played. */
export function mixOf(rules: Rules, setup: Omit<GameSetup, 'seed'>): Mix {
  const { edition, mode, sets = [edition] } = setup
  const box = boxFor(rules, setup)
  const kinds = (cards: readonly CardNo[]) => new Set(cards.map((card) => box.cards[card].kind))
  const inRows = box.acts.flat().filter((card) => box.cards[card].kind === 'adversary')
  const boxed = kinds(box.out)
  return {
    host: edition,
    decks: decksOf(box, sets),
    classes: kinds(box.motivations).size > 1,
    icons: STORY_ICONS.filter((icon) => box.cards.some((card) => shows(card, icon))).length,
    boxedHeritages: boxed.has('heritage'),
    foes: mode === 'competitive' ? inRows.length : box.adversaries.length,
    boxedFoes: boxed.has('adversary') || boxed.has('two-sided') || boxed.has('last-foe'),
    special: mode === 'competitive' ? 0 : box.special.length,
    radiant: radiantIn(rules, setup, box),
    oddities: odditiesOf(setup, sets, box),
  }
}

const shows = ({ paths }: Box['cards'][number], icon: (typeof STORY_ICONS)[number]): boolean =>
  paths.some(({ icons }) => icons[ICONS.indexOf(icon)] > 0)

function decksOf(box: Box, sets: readonly string[]): Mix['decks'] {
  const piles: Record<MixedDeck, readonly CardNo[]> = {
    origin: box.origins,
    motivation: box.motivations,
    destiny: box.destinies,
    'act-1': box.acts[0],
    'act-2': box.acts[1],
    'act-3': box.acts[2],
    hero: box.feats.hero,
    antihero: box.feats.antihero,
  }
  return DECKS.map((deck) => ({
    deck,
    all: piles[deck].length,
    of: sets.map((set) => piles[deck].filter((card) => box.cards[card].set === set).length),
  }))
}

/** How many of a hundred paths in the rows are Radiant. */
function radiantShare({ acts, cards }: Box): number {
  const paths = acts.flat().flatMap((card) => cards[card].paths)
  return Math.round((100 * paths.filter(({ icons }) => icons[RADIANT] > 0).length) / paths.length)
}

function radiantIn(rules: Rules, setup: Omit<GameSetup, 'seed'>, box: Box): Mix['radiant'] {
  const { sets = [] } = setup
  if (!sets.includes('stormlight') || sets.length === 1) return null
  const alone = boxFor(rules, { ...setup, edition: 'stormlight', sets: ['stormlight'], options: {} })
  return { here: radiantShare(box), alone: radiantShare(alone) }
}

function odditiesOf({ options = {} }: Omit<GameSetup, 'seed'>, sets: readonly string[], box: Box): Oddity[] {
  if (sets.length === 1) return []
  const oddities: Oddity[] = []
  const isBookMix =
    options.wholeSets !== true && box.ruleset.edition === 'stormlight' && !sets.includes('epic')
  if (!isBookMix) oddities.push('no-list')
  if (!isBookMix && sets.includes('stormlight')) oddities.push('radiant-rare')
  if (sets.includes('epic')) oddities.push('free-traits')
  return oddities
}
