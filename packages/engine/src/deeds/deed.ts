/** A deed: what a seat does, by name. It means the same to records, messages and people; an Action only to the engine. */
import * as z from 'zod/mini'
import { ABILITIES, FEAT_KINDS, ICONS } from '../language/names.ts'
import { PATHS, SIDES } from './names.ts'

const card = z.string().check(z.regex(/^[a-z0-9-]+\/[a-z0-9-]+(#[1-9]\d*)?$/))
const seat = z.int().check(z.minimum(0), z.maximum(3))
const amount = z.int().check(z.minimum(0))
/** a power, a cost or an option of a card: see part-name.ts */
const part = z.string().check(z.regex(/^[1-9]\d*:[a-z-]+$/))
/** `core#1`, `fate`, `strength#2`, `strength-special`, `dark#2`: see stoneAt */
const stone = z.string().check(z.regex(/^[a-z-]+(#[1-9]\d*)?$/))

/** What is answered to a question. */
export const answerSchema = z.union([
  z.enum(['yes', 'no', 'done']),
  z.strictObject({ card }),
  z.strictObject({ seat }),
  /** `seat`: whose, where heroes are chosen from too */
  z.strictObject({ ability: z.enum(ICONS), seat: z.exactOptional(seat) }),
  z.strictObject({ deck: z.enum(FEAT_KINDS) }),
  z.strictObject({ amount }),
  z.strictObject({ stone }),
  z.strictObject({ row: z.literal([1, 2, 3]) }),
  /** the card that lies there */
  z.strictObject({ place: card }),
  z.strictObject({ option: part }),
  /** a power that is offered, for this cost; one that costs nothing is answered with yes */
  z.strictObject({ pay: part }),
])
export type Answer = z.infer<typeof answerSchema>

const target = z.strictObject({
  card,
  path: z.enum([...PATHS, ...SIDES]),
  /** only where the hero chooses them */
  abilities: z.exactOptional(z.array(z.enum(ABILITIES)).check(z.maxLength(ABILITIES.length))),
})
const play = z.strictObject({ play: z.strictObject({ card, on: seat }) })
/** `pay`: wherever the power costs something */
const use = z.strictObject({ use: z.strictObject({ card, power: part, pay: z.exactOptional(part) }) })

/** Its form. Whether it can be done is another question: see to-action.ts. */
export const deedSchema = z.union([
  /** one Experience onto the Class; nothing more in a window; the turn ends */
  z.enum(['bank', 'pass', 'end-turn']),
  z.strictObject({ choose: answerSchema }),
  z.strictObject({ attempt: target }),
  play,
  use,
  /** Dark runes to buy */
  z.strictObject({ dark: amount }),
  z.strictObject({ gain: card }),
  z.strictObject({ journey: card }),
  /** the free replacement when nothing is possible */
  z.strictObject({ replace: card }),
  z.strictObject({ keep: z.strictObject({ origin: card, motivation: card, destiny: card }) }),
])
export type Deed = z.infer<typeof deedSchema>

/** The form of what a hero means to do up to the cast: see PlanView. */
export const planSchema = z.strictObject({
  target: z.exactOptional(target),
  dark: z.exactOptional(amount),
  uses: z.exactOptional(z.array(z.union([play, use]))),
})
