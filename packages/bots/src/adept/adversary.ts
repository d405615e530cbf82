/** The Adversary of solo and co-op: what its tokens weigh, what feeds it, and what facing it asks of the heroes. */
import { type GameState, NOBODY, type Seat } from '@runesaga/engine'
import { ABILITIES } from '@runesaga/engine/language'
import { type Box, FIRST_SIDE, hasFaced, listensTo } from '@runesaga/engine/search'

/** What the whole party's victory is worth, in points. */
const VICTORY = 25
/** A token of an Adversary that must be worn down to nothing. */
const TOKEN = 3
/** What one success more is worth when facing it. */
const SUCCESS = 1.6

/** What it costs the party that the Adversary gains one Experience. */
function worthOfToken(state: GameState, box: Box): number {
  const a = state.adversary
  if (a === null) return 0
  if (box.ruleset.adversary !== 'goal') return TOKEN
  return Math.min(VICTORY / 2, VICTORY / Math.max(1, a.goal - a.xp))
}

/** Tokens that the Adversary gains, or loses, when something happens to a hero. */
export interface Burdens {
  failed: number
  corruption: number
  virtue: number
  radiant: number
  journey: number
  trait: number
}

const NO_BURDENS: Burdens = { failed: 0, corruption: 0, virtue: 0, radiant: 0, journey: 0, trait: 0 }
const LISTENS: [keyof Burdens, Parameters<typeof listensTo>[1], number][] = [
  ['failed', 'failed', 1],
  ['corruption', 'corruption-gained', 1],
  ['virtue', 'virtue-gained', -1],
  ['radiant', 'radiant-added', -1],
  ['journey', 'journey', 1],
  ['trait', 'trait-gained', 1],
]
/** Powers with a condition act so often. */
const SOMETIMES = 0.6

/** The quests of a game are one list from its beginning to its end. */
const known = new WeakMap<readonly number[], Burdens[]>()

export function burdensOf(state: GameState, box: Box): Burdens {
  const a = state.adversary
  if (a === null) return NO_BURDENS
  let bySide = known.get(a.quests)
  if (bySide === undefined) {
    bySide = [0, 1].map((side) => readBurdens(box, [a.card, ...a.quests], side))
    known.set(a.quests, bySide)
  }
  return bySide[a.side]
}

function readBurdens(box: Box, cards: readonly number[], side: number): Burdens {
  const found = { ...NO_BURDENS }
  for (const no of cards) {
    const card = box.cards[no]
    for (const power of card.powers) {
      if (card.kind === 'two-sided' && power.side !== side) continue
      if (!card.blocks[power.block].some((op) => op.word === 'adversary-xp')) continue
      for (const [name, event, sign] of LISTENS) {
        if (!listensTo(power, event)) continue
        found[name] += sign * (power.test === null ? 1 : SOMETIMES)
      }
    }
  }
  return found
}

/** Adds to the worth of each ability what it is good for when the Adversary is faced. */
export function facings(state: GameState, box: Box, seat: Seat, uses: number[]): void {
  const a = state.adversary!
  if (a.defeatedBy !== NOBODY) return
  const card = box.cards[a.card]
  const add = (abilities: readonly number[]) => {
    for (const ability of abilities) uses[ability] += SUCCESS
  }
  if (card.kind === 'two-sided') {
    if (a.side === FIRST_SIDE && !hasFaced(state.heroes[seat], FIRST_SIDE)) add(card.abilities)
    add(card.finalAbilities)
  } else if (card.abilitiesChosen > 0) add(bestAbilities(state.heroes[seat].icons, card.abilitiesChosen))
  else add(card.abilities)
}

/** Where heroes choose what they face it with, they build on what they are best at. */
const bestAbilities = (icons: readonly number[], n: number): number[] =>
  ABILITIES.map((_, i) => i)
    .sort((a, b) => icons[b] - icons[a] || a - b)
    .slice(0, n)

/** What overcoming the Adversary is worth, besides its path; and each success above its difficulty, up to so many. */
export function worthOfFacing(
  state: GameState,
  box: Box,
): { overcome: number; excess: number; most: number } {
  const { adversary, excessRemovesXp } = box.ruleset
  const token = worthOfToken(state, box)
  if (adversary === 'goal') return { overcome: VICTORY, excess: 0, most: 0 }
  const most = excessRemovesXp ? state.adversary!.xp : 0
  return { overcome: adversary === 'last-foe' ? VICTORY : token, excess: token, most }
}

/** How a hero's side stands against the Adversary. */
export function standing(state: GameState, box: Box, seat: Seat): number {
  const a = state.adversary
  if (a === null) return 0
  return (a.defeatedBy === NOBODY ? 0 : VICTORY) - a.xp * tokenFor(state, box, seat)
}

/** What a token of the Adversary's costs this hero: whoever has sided with it is glad of each. */
export const tokenFor = (state: GameState, box: Box, seat: Seat): number =>
  state.heroes[seat].pledged ? -worthOfToken(state, box) : worthOfToken(state, box)

/** Is it better to side with the Adversary? For a hero whom Corruption has touched, once it has got strong. */
export const sidesWithIt = ({ adversary, heroes }: GameState, seat: Seat): boolean =>
  adversary !== null && heroes[seat].level > NEUTRAL && adversary.xp >= STRONG
const NEUTRAL = 2
/** Tokens that are hard to wear down for those who are left. */
const STRONG = 10
