/** Rules without any set: the engine's tests bring their own cards. */

import { createRules } from '../../src/index.ts'
import type { Edition } from '../../src/language.ts'
import * as scenarios from '../../src/scenario.ts'

export const rules = createRules([])

export const scenario = (edition: Edition, position?: scenarios.Position) =>
  scenarios.scenario(rules, edition, position)
export const runScenario = (data: unknown) => scenarios.runScenario(rules, data)
