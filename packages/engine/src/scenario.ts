/** The engine's door to scenarios: positions with scripted casts, for tests, puzzles and bug reports. */
export { type Position, ScenarioGame, scenario } from './scenario/builder.ts'
export { type Difference, differenceText } from './scenario/check.ts'
export { BadLayout, layoutOf } from './scenario/layout.ts'
export type { AnsweredCase } from './scenario/matching.ts'
export { readScenario, runScenario, type ScenarioResult, type ScenarioRun } from './scenario/run.ts'
export { type Scenario, scenarioJsonSchema, type Verdict } from './scenario/schema.ts'
