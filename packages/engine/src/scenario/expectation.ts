/** The format of an expectation: only what is named is compared, and that exactly. */
import * as z from 'zod/mini'
import type { EventType } from '../events.ts'
import { ABILITIES, ICONS, LEVELS } from '../language/names.ts'
import { ability, act, card, cards, count, path, seat, side, storyCard } from './parts.ts'

const opt = z.optional
const counts = <const K extends string>(...names: K[]) =>
  Object.fromEntries(names.map((name) => [name, opt(count)])) as Record<K, z.ZodMiniOptional<typeof count>>

/** An object, so that the compiler asks for every type of event. */
const EVENTS: Record<EventType, true> = {
  kept: true,
  'characters-shown': true,
  'turn-began': true,
  'turn-ended': true,
  'row-opened': true,
  'card-laid': true,
  'act-completed': true,
  'destiny-revealed': true,
  pledged: true,
  'end-announced': true,
  journeyed: true,
  'card-replaced': true,
  'trait-gained': true,
  'ally-placed': true,
  'ally-revealed': true,
  'ally-discarded': true,
  'ally-gained': true,
  'ally-sacrificed': true,
  'ally-restored': true,
  'feat-drawn': true,
  'feat-discarded': true,
  'feat-returned': true,
  'feat-played': true,
  'feat-took-effect': true,
  'feat-cancelled': true,
  'adversary-card': true,
  'adversary-aimed': true,
  'power-used': true,
  'cards-seen': true,
  'deck-reshuffled': true,
  'put-under': true,
  xp: true,
  banked: true,
  level: true,
  'corruption-spared': true,
  'adversary-xp': true,
  'icon-lent': true,
  'attempt-declared': true,
  'dark-bought': true,
  'runes-added': true,
  cast: true,
  'stones-cast': true,
  'rune-turned': true,
  successes: true,
  difficulty: true,
  'path-switched': true,
  'ability-replaced': true,
  twist: true,
  weighed: true,
  overcame: true,
  failed: true,
  tucked: true,
  'adversary-flipped': true,
  'adversary-defeated': true,
  'destinies-revealed': true,
  'challenge-discarded': true,
  'game-over': true,
}
const eventType = z.enum(Object.keys(EVENTS) as [EventType, ...EventType[]])
/** An event by its type, and by those of its fields that are named. Cards are named by their ids. */
const event = z.union([eventType, z.looseObject({ type: eventType })])

const score = z.strictObject({ ...counts('B', 'C', 'D', 'E'), A: opt(z.int()), total: opt(z.int()) })

const hero = z.strictObject({
  ...counts('xp', 'banked', 'failures', 'journeys', 'hand-size', 'dealt-size'),
  level: opt(z.enum(LEVELS)),
  act: opt(act),
  heritage: opt(card),
  origin: opt(card),
  motivation: opt(card),
  destiny: opt(card),
  'destiny-up': opt(z.boolean()),
  icons: opt(z.partialRecord(z.enum(ICONS), count)),
  /** until the end of the turn */
  lent: opt(z.partialRecord(z.enum(ICONS), count)),
  story: opt(z.array(storyCard)),
  /** how many cards lie under each Character card */
  columns: opt(z.array(count)),
  // in any order
  hand: opt(cards),
  played: opt(cards),
  allies: opt(cards),
  lost: opt(cards),
  dealt: opt(cards),
  pledged: opt(z.boolean()),
  faced: opt(z.array(side)),
  beat: opt(z.array(side)),
  score: opt(score),
  /** the lines of the score sheet that these cards have, in its order: `[A 5, A 2]` */
  scored: opt(z.record(card, z.array(z.string().check(z.regex(/^[A-E] -?\d+$/))))),
})

/** Stones: so many, or so many standard ones and the special one. */
const stones = z.union([count, z.strictObject({ standard: count, special: count })])
const pool = z.strictObject({
  ...counts('core', 'dark'),
  ...(Object.fromEntries(ABILITIES.map((a) => [a, opt(stones)])) as Record<
    (typeof ABILITIES)[number],
    z.ZodMiniOptional<typeof stones>
  >),
})

/** The attempt in progress, or the last one. */
const attempt = z.strictObject({
  ...counts('pool-size', 'runes', 'difficulty'),
  card: opt(card),
  path: opt(path),
  /** all of it */
  pool: opt(pool),
  total: opt(z.int()),
  margin: opt(z.int()),
  outcome: opt(z.enum(['open', 'overcome', 'failed'])),
})

const row = z.strictObject({
  open: opt(z.boolean()),
  size: opt(count),
  cards: opt(cards),
  /** the cards that hold one, and which */
  allies: opt(z.record(card, card)),
})
/** How many are left; or which, and how many of each. */
const deck = z.union([count, z.record(card, count)])

const chance = z.number().check(z.minimum(0), z.maximum(1))

/** Cards of the sets in play, also those that stay in the box. */
const box = z.strictObject({
  ...counts('origin', 'motivation', 'class', 'heritage', 'destiny', 'radiant-destinies'),
  ...counts('act-1', 'act-2', 'act-3', 'trait', 'challenge', 'ally', 'adversary'),
  ...counts('hero-cards', 'antihero-cards', 'adversary-feat'),
  ...counts('two-sided', 'last-foe', 'quest', 'victory', 'total'),
})

export const expectation = z.strictObject({
  hero: opt(hero),
  heroes: opt(z.strictObject({ 0: opt(hero), 1: opt(hero), 2: opt(hero), 3: opt(hero) })),
  attempt: opt(attempt),
  /** of the attempt in progress, or of one that the active hero could make now */
  odds: opt(
    z.strictObject({
      of: opt(
        z.strictObject({
          card,
          path: opt(path),
          abilities: opt(z.array(ability)),
          dark: opt(count),
          /** to play before the cast, by whoever holds them */
          feats: opt(cards),
        }),
      ),
      pool: opt(pool),
      difficulty: opt(count),
      success: opt(chance),
      min: opt(z.int()),
      mean: opt(z.number()),
      max: opt(z.int()),
      twist: opt(chance),
      /** by total */
      'at-least': opt(z.record(z.string(), chance)),
    }),
  ),
  turn: opt(
    z.strictObject({
      ...counts('number', 'main', 'journeys', 'free-journeys', 'dark'),
      seat: opt(seat),
      'must-face': opt(z.boolean()),
    }),
  ),
  rows: opt(z.strictObject({ 1: opt(row), 2: opt(row), 3: opt(row) })),
  decks: opt(
    z.strictObject({
      1: opt(deck),
      2: opt(deck),
      3: opt(deck),
      hero: opt(deck),
      antihero: opt(deck),
      adversary: opt(deck),
    }),
  ),
  discards: opt(
    z.strictObject({
      1: opt(cards),
      2: opt(cards),
      3: opt(cards),
      hero: opt(cards),
      antihero: opt(cards),
      adversary: opt(cards),
    }),
  ),
  /** these cards are out of the game, among others */
  out: opt(cards),
  adversary: opt(
    z.strictObject({
      ...counts('xp', 'goal'),
      card: opt(card),
      quests: opt(cards),
      side: opt(side),
      'defeated-by': opt(seat),
    }),
  ),
  /** what the game waits for */
  asks: opt(
    z.strictObject({
      kind: opt(z.enum(['keep', 'menu', 'window', 'choose', 'nothing'])),
      seat: opt(seat),
      window: opt(z.string()),
      card: opt(card),
    }),
  ),
  /** all that the seat to act may do, in any order; and a part of it */
  legal: opt(z.array(z.string())),
  may: opt(z.array(z.string())),
  /** since the start: these in this order, with others between; and none of those */
  events: opt(z.array(event)),
  'no-events': opt(z.array(event)),
  outcome: opt(
    z.strictObject({
      winners: opt(z.array(seat)),
      party: opt(z.enum(['won', 'lost'])),
      loyalists: opt(z.boolean()),
      why: opt(z.string()),
    }),
  ),
  'ended-by': opt(seat),
  finale: opt(z.boolean()),
  box: opt(box),
})
export type Expectation = z.infer<typeof expectation>
