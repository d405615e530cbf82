/** Parts that positions, steps and expectations share. */
import * as z from 'zod/mini'
import { STONE_FACES } from '../deeds/names.ts'
import { MOST_IN_A_POSITION } from '../language/ceilings.ts'
import { ABILITIES } from '../language/names.ts'

export const count = z.int().check(z.minimum(0), z.maximum(MOST_IN_A_POSITION))
export const seat = z.literal([0, 1, 2, 3])
export const act = z.literal([1, 2, 3])
/** Sides of the Adversary, in the order of their bits. */
export const SIDES = ['first', 'final'] as const
export const side = z.enum(SIDES)
export const path = z.enum(['top', 'bottom'])
export const ability = z.enum(ABILITIES)

/**
 * A card: the full id, or a bare id of a card written in the scenario, of the edition's own set or of another set in play.
 * Known by its identity wherever a schema is walked: see names.ts.
 */
export const card = z.string().check(z.regex(/^([a-z0-9-]+\/)?[a-z0-9]+(-[a-z0-9]+)*$/))
export const cards = z.array(card)

/** A Trait or an Adversary, or a Challenge with its path. */
export const storyCard = z.union([card, z.strictObject({ card, path: z.optional(path) })])

/** A face by its name or by its successes. */
const face = z.union([z.enum(STONE_FACES), count])
/** All faces in the order of the stones; or only what they add up to. */
export const cast = z.union([z.array(face).check(z.minLength(1)), count])
export type Cast = z.infer<typeof cast>
