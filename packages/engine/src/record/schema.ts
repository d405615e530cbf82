/** The form of a record, field by field: whatever comes from elsewhere is held against it. The JSON Schema is written from it. */
import * as z from 'zod/mini'
import { CARD_ENTRY, MOST_CARDS } from '../compile/card-list.ts'
import { deedSchema } from '../deeds/deed.ts'
import { DECKS } from '../deeds/names.ts'
import { explain } from '../language/explain.ts'
import { EDITIONS, MODES } from '../language/names.ts'
import { keptSchema } from './kept-schema.ts'
import { BadRecord, FORM, type GameRecord, LONGEST_NAME } from './record.ts'

const opt = z.exactOptional
const text = z.string().check(z.maxLength(LONGEST_NAME))
const seat = z.int().check(z.minimum(0), z.maximum(3))
const count = z.int().check(z.minimum(0), z.maximum(1000))
const moves = z.int().check(z.minimum(0))
const hash = z.string().check(z.regex(/^[0-9a-f]{64}$/))

const promised = z.strictObject({
  heritage: opt(text),
  origin: opt(text),
  motivation: opt(text),
  destiny: opt(text),
})
const options = z.strictObject({
  noChoice: opt(z.boolean()),
  noAlliesNorAdversaries: opt(z.boolean()),
  adversary: opt(text),
  quest: opt(text),
  wholeSets: opt(z.boolean()),
  chapters: opt(count),
  legacy: opt(text),
  marks: opt(count),
  characters: opt(z.array(z.nullable(promised)).check(z.maxLength(4))),
})

const setup = z.strictObject({
  edition: z.enum(EDITIONS),
  mode: z.enum(MODES),
  heroes: z.int().check(z.minimum(1), z.maximum(4)),
  /** drawn by lot if left out */
  firstSeat: opt(seat),
  options: opt(options),
})

export const playerSchema = z.union([
  z.strictObject({ kind: z.literal('person'), name: text }),
  /** `bot`: which of the bots */
  z.strictObject({ kind: z.literal('bot'), name: text, bot: text }),
])

const bySeat = z.array(z.nullable(hash)).check(z.minLength(1), z.maxLength(4))
/** how everybody at an online table made the seed together: see made.ts */
const made = z.strictObject({
  table: text,
  promise: hash,
  hashes: bySeat,
  shares: bySeat,
  /** the server's secret once the game is over */
  server: z.nullable(hash),
})

const chance = z.union([
  /** a fair game: what was promised before the first cast, and the seed once the game is over */
  z.strictObject({ promise: hash, seed: z.nullable(hash), made: opt(made) }),
  /** a game whose chance anybody can work out */
  z.strictObject({ fast: z.union([text, z.int()]) }),
])

export const moveSchema = z.union([
  z.tuple([seat, deedSchema]),
  /** the table passed for the seat, as its player wished */
  z.tuple([seat, z.literal('pass'), z.literal('auto')]),
  /** takes back the move before */
  z.tuple([seat, z.literal('undo')]),
])

/** It goes on from a position of another record, which ends with this chain after so many moves. */
const goneOn = z.strictObject({ chain: hash, move: moves, state: keptSchema })

const margin = z.int().check(z.minimum(-1000), z.maximum(1000))
const arrangedCast = z.strictObject({
  seat,
  margin: z.array(margin).check(z.minLength(1), z.maxLength(10)),
  dark: z.nullable(z.boolean()),
  again: z.boolean(),
  twists: z.nullable(count),
  moons: z.nullable(count),
  /** only of this attempt, by the id of its card */
  of: z.exactOptional(
    z.strictObject({ card: text, path: z.exactOptional(z.int().check(z.minimum(0), z.maximum(1))) }),
  ),
})

/** Somebody laid it out: a scenario, by its name. */
const laidOut = z.strictObject({
  scenario: text,
  /** null: the game was dealt by its setup */
  state: z.nullable(keptSchema),
  /** the next cards of decks, in order; the rest is shuffled */
  next: z.partialRecord(z.enum(DECKS), z.array(text).check(z.maxLength(MOST_CARDS))),
  /** what the first casts come to: see random.ts */
  arranged: z.nullable(
    z.strictObject({
      casts: z.array(arrangedCast).check(z.maxLength(100)),
      untilTurn: count,
      untilAct: z.nullable(seat),
    }),
  ),
})
export type LaidOut = z.infer<typeof laidOut>

/** An event by name. Those of later or earlier rules may have other fields, so they are only compared. */
const event = z.looseObject({ type: z.string() })

export const recordSchema = z.strictObject({
  runesaga: z.literal('record'),
  form: z.literal(FORM),
  /** the version of the rules that it was played by */
  rules: z.int(),
  setup,
  /** the sets by what their cards did */
  sets: z.array(z.strictObject({ id: text, hash })).check(z.minLength(1), z.maxLength(20)),
  /** every card of the box in order: the game was shuffled from these */
  cards: z.array(z.string().check(z.regex(CARD_ENTRY))).check(z.maxLength(MOST_CARDS)),
  /** by seat; none where nobody said who played */
  players: z.array(playerSchema).check(z.maxLength(4)),
  chance,
  /** null: dealt anew */
  from: z.nullable(z.union([goneOn, laidOut])),
  moves: z.array(moveSchema),
  /** what came of each move, all of it: also what only some could see */
  seen: z.array(z.array(event)),
  /** the head of the chain after the last move: see chain.ts */
  chain: hash,
  /** the last position at rest, after so many moves: what a game goes on from that can't be played again. See kept.ts */
  kept: z.nullable(z.strictObject({ move: moves, state: keptSchema })),
})

/** Records aren't nested deeper. */
const DEEPEST = 16

/** What no record of ours holds, and a comparison wouldn't see: it would be dropped, or become something else on the way. */
function unlikeJson(value: unknown, depth = 0): string | null {
  if (typeof value === 'number' && (!Number.isFinite(value) || Object.is(value, -0)))
    return `${Object.is(value, -0) ? '-0' : value} is no number of a record`
  if (typeof value !== 'object' || value === null) return null
  if (depth >= DEEPEST) return 'it is nested too deeply'
  if (Object.hasOwn(value, '__proto__')) return '"__proto__" is no field of a record'
  for (const part of Object.values(value)) {
    const problem = unlikeJson(part, depth + 1)
    if (problem !== null) return problem
  }
  return null
}

/** The record in some data, with nothing beside it. What isn't one throws BadRecord. */
export function parseRecord(data: unknown): GameRecord {
  const problem = unlikeJson(data)
  if (problem !== null) throw new BadRecord(problem)
  const parsed = recordSchema.safeParse(data)
  if (parsed.success) {
    const { sets, cards } = parsed.data
    if (new Set(sets.map(({ id }) => id)).size < sets.length) throw new BadRecord('sets: one is named twice')
    const copies = cards.reduce((sum, entry) => sum + Number(CARD_ENTRY.exec(entry)![2] ?? 1), 0)
    if (copies > MOST_CARDS) throw new BadRecord(`cards: more than ${MOST_CARDS}`)
    return parsed.data as GameRecord
  }
  const [{ path, message }] = explain(parsed.error.issues, recordSchema, data)
  throw new BadRecord(`${path.join('.') || 'the record'}: ${message}`)
}

export const recordJsonSchema = (): unknown => z.toJSONSchema(recordSchema, { reused: 'ref' })
