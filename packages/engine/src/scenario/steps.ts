/** The format of a step: something that a hero does, or something to look at on the way. */
import * as z from 'zod/mini'
import { REASONS } from '../actions/reasons.ts'
import { expectation } from './expectation.ts'
import { ability, card, cast, count, path, seat } from './parts.ts'

const opt = z.optional
const yes = z.literal(true)

/** An answer by what it means: several words in one object must all fit. */
const answer = z.union([
  z.enum(['yes', 'no', 'done']),
  z.strictObject({
    card: opt(card),
    seat: opt(seat),
    ability: opt(ability),
    deck: opt(z.enum(['hero', 'antihero'])),
    amount: opt(count),
    /** position of a stone */
    stone: opt(count),
    row: opt(z.literal([1, 2, 3])),
    /** of a list of effects: the first is 0 */
    option: opt(count),
    pay: opt(count),
  }),
])
export type Answer = z.infer<typeof answer>

/** What a hero does. One of these words a step. */
const deeds = {
  /** one Character card of each kind; or the first of each, for every hero who hasn't chosen yet */
  keep: opt(z.union([z.literal('first'), z.strictObject({ origin: card, motivation: card, destiny: card })])),
  attempt: opt(z.union([card, z.strictObject({ card, path: opt(path), abilities: opt(z.array(ability)) })])),
  gain: opt(card),
  journey: opt(card),
  replace: opt(card),
  /** a Feat, `on` a hero */
  play: opt(card),
  /** a power: in the menu, in a window, or when it is offered */
  use: opt(card),
  /** Dark runes to buy */
  dark: opt(count),
  /** Experience onto the Class */
  bank: opt(count),
  choose: opt(z.union([answer, z.array(answer).check(z.minLength(1))])),
  /** in the menu */
  'end-turn': opt(yes),
  /** in a window */
  pass: opt(yes),
}
/** What isn't a hero's doing. */
const others = {
  /** goes on until stones are cast, and these are their faces */
  cast: opt(cast),
  /** passes windows and declines offers until the menu or a question */
  'go-on': opt(yes),
  /** all that the seat may do now, and nothing else, in any order */
  legal: opt(z.array(z.string())),
  expect: opt(expectation),
}
/** Words that say more about a deed. */
const adverbs = {
  seat: opt(seat),
  on: opt(seat),
  /** which power of the card, and which of its costs */
  power: opt(count),
  pay: opt(count),
}

export const deed = z.strictObject({ ...adverbs, ...deeds })
export type Deed = z.infer<typeof deed>
export const step = z.strictObject({
  ...adverbs,
  ...deeds,
  ...others,
  /** a deed that the game refuses, and why */
  refused: opt(deed),
  reason: opt(z.enum(REASONS)),
  /** a deed that is allowed and would change nothing */
  idle: opt(deed),
})
export type Step = z.infer<typeof step>

export const DEEDS = Object.keys(deeds) as (keyof typeof deeds)[]
/** Exactly one of these stands in a step. */
export const STEPS = [
  ...DEEDS,
  ...(Object.keys(others) as (keyof typeof others)[]),
  'refused' as const,
  'idle' as const,
]
