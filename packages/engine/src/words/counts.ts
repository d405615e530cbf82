/** Counts: what can be counted of a hero. */

import { marginOf } from '../conduct/attempt-math.ts'
import { isStone, STONE, showsSymbol } from '../conduct/stones.ts'
import { MOST } from '../language/ceilings.ts'
import type { Count, CountName, Effect } from '../language/grammar.ts'
import { ABILITIES, ICONS } from '../language/names.ts'
import { NEUTRAL } from '../rulesets/index.ts'
import type { Game } from '../state/game.ts'
import {
  FINAL_SIDE,
  FIRST_SIDE,
  hasBeaten,
  NO_CARD,
  type Seat,
  tuckedCard,
  tuckedPath,
} from '../state/types.ts'

export type Counter = (g: Game, seat: Seat) => number

const icons = (g: Game, seat: Seat, from: number, to: number, atLeast: number): number => {
  const h = g.state.heroes[seat]
  let n = 0
  for (let i = from; i < to; i++) if (h.icons[i] + h.lent[i] >= atLeast) n++
  return n
}
const storyCards = (g: Game, seat: Seat, is: (card: number, path: number) => boolean): number => {
  let n = 0
  for (const t of g.state.heroes[seat].story) if (is(tuckedCard(t), tuckedPath(t))) n++
  return n
}
const feats = (g: Game, cards: readonly number[], kind: 'hero' | 'antihero'): number => {
  let n = 0
  for (const c of cards) if (g.box.cards[c].feat?.kind === kind) n++
  return n
}
/** Icons of a kind: the story's, and those lent to the hero or to the attempt in progress. */
export function iconsNow(g: Game, seat: Seat, icon: number): number {
  const h = g.state.heroes[seat]
  const a = g.state.attempt
  return h.icons[icon] + h.lent[icon] + (a !== null && a.seat === seat ? a.icons[icon] : 0)
}

const COUNTERS: Record<Exclude<CountName, (typeof ICONS)[number]>, Counter> = {
  'different-abilities': (g, seat) => icons(g, seat, 0, ABILITIES.length, 1),
  'different-story-icons': (g, seat) => icons(g, seat, ABILITIES.length, ICONS.length, 1),
  'abilities-with-three': (g, seat) => icons(g, seat, 0, ABILITIES.length, 3),
  'story-cards': (g, seat) => g.state.heroes[seat].story.length,
  traits: (g, seat) => storyCards(g, seat, (c) => g.box.cards[c].kind === 'trait'),
  challenges: (g, seat) => storyCards(g, seat, (c) => g.box.cards[c].kind === 'challenge'),
  'triumph-paths': (g, seat) =>
    storyCards(g, seat, (c, p) => g.box.cards[c].paths[p].triumph > 0) + finalPath(g, seat, 'triumph'),
  'tragedy-paths': (g, seat) =>
    storyCards(g, seat, (c, p) => g.box.cards[c].paths[p].tragedy > 0) + finalPath(g, seat, 'tragedy'),
  'plus-one-paths': (g, seat) => storyCards(g, seat, (c, p) => g.box.cards[c].paths[p].plusOne),
  allies: (g, seat) => g.state.heroes[seat].allies.length,
  'sacrificed-allies': (g, seat) => g.state.heroes[seat].lost.length,
  'adversaries-defeated': (g, seat) => {
    const apart = [FIRST_SIDE, FINAL_SIDE].filter((side) => hasBeaten(g.state.heroes[seat], side))
    return apart.length + storyCards(g, seat, (c) => g.box.cards[c].kind === 'adversary')
  },
  'hero-cards-played': (g, seat) => feats(g, g.state.heroes[seat].played, 'hero'),
  'antihero-cards-played': (g, seat) => feats(g, g.state.heroes[seat].played, 'antihero'),
  'feats-in-hand': (g, seat) => g.state.heroes[seat].hand.length,
  'hero-cards-in-hand': (g, seat) => feats(g, g.state.heroes[seat].hand, 'hero'),
  xp: (g, seat) => g.state.heroes[seat].xp,
  'banked-xp': (g, seat) => g.state.heroes[seat].banked,
  'class-powers': (g, seat) => {
    const h = g.state.heroes[seat]
    if (h.motivation === NO_CARD || g.box.cards[h.motivation].kind !== 'class') return 0
    return g.box.ruleset.classThresholds.filter((t) => h.banked >= t).length
  },
  corruption: (g, seat) => Math.max(0, g.state.heroes[seat].level - NEUTRAL),
  virtue: (g, seat) => Math.max(0, NEUTRAL - g.state.heroes[seat].level),
  failures: (g, seat) => g.state.heroes[seat].failures,
  journeys: (g, seat) => g.state.heroes[seat].journeys,
  'cards-in-act': (g, seat) => {
    const n = g.state.heroes[seat].story.length
    const perColumn = g.box.ruleset.cardsPerColumn
    return n >= 2 * perColumn ? n - 2 * perColumn : n % perColumn
  },
  'act-number': (g) => (g.state.attempt === null ? 0 : g.box.cards[g.state.attempt.card].act),
  margin: (g) => (g.state.attempt === null ? 0 : marginOf(g)),
  'xp-paid': (g) => g.state.top?.paid ?? 0,
  'symbol-faces': (g) => {
    const a = g.state.attempt
    if (a === null) return 0
    let n = 0
    for (let i = 0; i < a.stones.length; i++) if (showsSymbol(a.stones[i], a.faces[i])) n++
    return n
  },
  'adversary-xp': (g) => g.state.adversary?.xp ?? 0,
  // without an Adversary there is nothing that would count them
  'legacy-marks': (g) => (g.state.adversary === null ? 0 : g.box.ruleset.legacyMarks),
  'others-who-overcame-the-adversary': (g, seat) => {
    const last = g.box.ruleset.adversary === 'two-sided' ? FINAL_SIDE : FIRST_SIDE
    return g.state.heroes.filter((h, i) => i !== seat && hasBeaten(h, last)).length
  },
}

/** The Final Adversary counts as one Triumph or Tragedy path of a hero who overcame it (R-ADV-17). */
function finalPath(g: Game, seat: Seat, points: 'triumph' | 'tragedy'): number {
  const a = g.state.adversary
  if (a === null || g.box.cards[a.card].kind !== 'two-sided') return 0
  if (!hasBeaten(g.state.heroes[seat], FINAL_SIDE)) return 0
  return g.box.cards[a.card].paths[FINAL_SIDE][points] > 0 ? 1 : 0
}

function named(name: CountName): Counter {
  const index = (ICONS as readonly string[]).indexOf(name)
  return index >= 0 ? (g, seat) => iconsNow(g, seat, index) : COUNTERS[name as keyof typeof COUNTERS]
}

export function compileCount(count: Count): Counter {
  if (typeof count === 'string') return named(count)
  if (count.sum !== undefined) {
    const parts = count.sum.map(named)
    return (g, seat) => parts.reduce((n, part) => n + part(g, seat), 0)
  }
  const groups = (count['set-of'] ?? []).map((names) => (Array.isArray(names) ? names : [names]).map(named))
  return (g, seat) => Math.min(...groups.map((parts) => parts.reduce((n, part) => n + part(g, seat), 0)))
}

/** How often what is done for each of something is done. */
export function compileTimes(p: NonNullable<Effect['for-each']>): Counter {
  const counter = compileCount(p.count)
  const per = p.per ?? 1
  const most = p.max ?? MOST
  const whole = p['round-up'] === true ? Math.ceil : Math.floor
  return (g, seat) => Math.min(most, whole(counter(g, seat) / per))
}

/** Dark runes in the pool that was or will be cast. */
export function darkCast(g: Game): number {
  const a = g.state.attempt
  if (a === null) return 0
  if (a.casts === 0) return a.darkBought + a.darkAdded + a.darkGranted
  let n = 0
  for (const stone of a.stones) if (isStone(stone, STONE.dark)) n++
  return n
}
