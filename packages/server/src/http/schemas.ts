/** What requests over HTTP must look like; the description of the API is made of them. */
import { EDITIONS, MODES } from '@runesaga/engine/language'
import * as z from 'zod'

/** In one line: signs that steer a printer, or end a text, are no part of a name. */
const line = z
  .string()
  .trim()
  .min(1)
  .regex(/^\P{Cc}*$/u)
const name = line.max(40)
const hex = z.string().regex(/^[0-9a-f]{64}$/)

const bot = z.object({ kind: z.literal('bot'), name, bot: z.string().max(20) })
const open = z.object({ kind: z.literal('open') })

/** What a table is set up with. What the rules think of it is said when it is made. */
const setup = z.object({
  edition: z.enum(EDITIONS),
  mode: z.enum(MODES),
  heroes: z.int().min(1).max(4),
  sets: z.array(z.string().max(40)).max(10).optional(),
  firstSeat: z.int().min(0).max(3).optional(),
  options: z.record(z.string().max(40), z.unknown()).optional(),
})

export const newTable = z.object({
  name: line.max(80),
  setup,
  host: name,
  others: z.array(z.discriminatedUnion('kind', [open, bot])).max(3),
  listed: z.boolean().default(false),
})

export const links = z.object({
  table: z.string(),
  pass: z.string().describe('the host’s own seat'),
  join: z.string().describe('lets a friend take a free seat'),
  watch: z.string().describe('lets them look on'),
})

export const takenSeat = z.object({ name, seat: z.int().min(0).max(3).optional(), hash: hex.optional() })
export const seatChange = z.union([
  z.strictObject({ name }),
  z.strictObject({ hash: hex }),
  z.strictObject({ ready: z.boolean() }),
  z.strictObject({ kind: z.literal('open') }),
  z.strictObject({ kind: z.literal('bot'), name, bot: bot.shape.bot }),
])
/** one's own seat, where nothing is said */
export const renewal = z.object({ of: z.enum(['join', 'spectator']) }).nullish()
export const ownShare = z.object({ share: hex })

export const ofTable = z.object({ table: z.string().max(80) })
export const ofSeat = ofTable.extend({ seat: z.coerce.number().int().min(0).max(3) })
export const since = z.object({ since: z.coerce.number().int().min(0).default(0) })
