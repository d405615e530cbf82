/** A position at rest, by name: nothing goes on but a hero's menu, or the game is over. What nobody has seen isn't told. */
import * as z from 'zod/mini'
import { DECKS, PATHS, SIDES } from '../deeds/names.ts'
import { ICONS, LEVELS } from '../language/names.ts'
import { DID } from '../state/types.ts'

const opt = z.exactOptional
const count = z.int().check(z.minimum(0), z.maximum(10_000))
const seat = z.int().check(z.minimum(0), z.maximum(3))
const card = z.string().check(z.regex(/^[a-z0-9-]+\/[a-z0-9-]+(#[1-9]\d*)?$/))
const cards = z.array(card).check(z.maxLength(2000))
const part = z.string().check(z.regex(/^[1-9]\d*:[a-z-]+$/))
const sides = z.array(z.enum(SIDES)).check(z.maxLength(2))

/** Effects that wait for a hero's next turn, or for an attempt of this one; null: nobody. */
const waiting = z.strictObject({
  card,
  effects: part,
  owner: z.nullable(seat),
  seat: z.nullable(seat),
  that: z.nullable(seat),
})
const used = { card, power: part, seat: z.nullable(seat) }

const hero = z.strictObject({
  heritage: z.nullable(card),
  origin: z.nullable(card),
  motivation: z.nullable(card),
  destiny: z.nullable(card),
  destinyUp: z.boolean(),
  act: z.literal([1, 2, 3]),
  story: z.array(z.strictObject({ card, path: z.enum(PATHS) })),
  lent: z.partialRecord(z.enum(ICONS), count),
  xp: count,
  banked: count,
  level: z.enum(LEVELS),
  hand: cards,
  played: cards,
  allies: cards,
  lost: cards,
  failures: count,
  journeys: count,
  next: z.array(waiting),
  pledged: z.boolean(),
  faced: sides,
  beat: sides,
  /** until the end of the turn; `corruption`: so many levels of it, or all */
  protectedFrom: z.strictObject({
    antiheroCards: opt(z.literal(true)),
    corruption: opt(z.union([count, z.literal('all')])),
  }),
})

const turn = z.strictObject({
  seat,
  number: count,
  main: count,
  mainDone: z.boolean(),
  journeys: count,
  freeJourneys: count,
  dark: count,
  did: z.array(z.enum(Object.keys(DID) as (keyof typeof DID)[])),
  replaced: z.boolean(),
  mustFace: z.boolean(),
  boons: z.array(waiting),
})

/** null: face-down. Its cards are among those left in the deck. */
const row = z.nullable(
  z.array(z.nullable(z.strictObject({ card, ally: z.nullable(card) }))).check(z.maxLength(20)),
)

/** `left` has no order: what nobody has seen is shuffled anew. */
const deck = z.strictObject({ left: cards, discard: cards })

const adversary = z.strictObject({
  card,
  quests: cards,
  xp: count,
  goal: count,
  side: z.enum(SIDES),
  shown: cards,
  defeatedBy: z.nullable(seat),
})

const outcome = z.strictObject({
  winners: z.array(seat),
  party: z.nullable(z.enum(['won', 'lost'])),
  loyalists: z.boolean(),
  why: z.enum([
    'highest-destiny',
    'adversary-defeated',
    'adversary-reached-goal',
    'adversary-has-xp',
    'hero-failed',
    'nobody-to-face',
    'adversary-out-of-xp',
  ]),
})

export const keptSchema = z.strictObject({
  firstSeat: seat,
  turn,
  heroes: z.array(hero).check(z.minLength(1), z.maxLength(4)),
  rows: z.tuple([row, row, row]),
  decks: z.record(z.enum(DECKS), deck),
  adversary: z.nullable(adversary),
  usedThisTurn: z.array(z.strictObject(used)),
  /** `column`: in which Act, counted from 1; null: once in a game */
  usedEver: z.array(z.strictObject({ ...used, column: z.nullable(z.literal([1, 2, 3])) })),
  endedBy: z.nullable(seat),
  finale: z.boolean(),
  outcome: z.nullable(outcome),
})
export type KeptState = z.infer<typeof keptSchema>
