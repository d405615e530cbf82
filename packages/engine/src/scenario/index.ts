/** The door of scenarios: one format for a unit test, a tutorial step, a puzzle, a bug report. */
export { type Position, ScenarioGame, scenario } from './builder.ts'
export { type Difference, differenceText } from './check.ts'
export {
  readScenario,
  runScenario,
  type ScenarioResult,
  type ScenarioRun,
} from './run.ts'
export { type Scenario, scenarioJsonSchema } from './schema.ts'
