/** The three editions' rulesets by name. */
import type { Edition } from '../language/names.ts'
import { base } from './base.ts'
import { epic } from './epic.ts'
import type { Ruleset } from './ruleset.ts'
import { stormlight } from './stormlight.ts'

export const RULESETS: Readonly<Record<Edition, Ruleset>> = { base, epic, stormlight }
export { BOTTOM, NEUTRAL, type Ruleset } from './ruleset.ts'
