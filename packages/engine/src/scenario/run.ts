/** Runs a scenario from its data: reads it, sets it up, plays it, and says what differs. */
import { IllegalAction } from '../actions/reasons.ts'
import { BadSetup } from '../bad-setup.ts'
import type { Rules } from '../create-rules.ts'
import type { GameEvent } from '../events.ts'
import { tooDeep } from '../language/check.ts'
import { crossChecks } from '../language/cross-checks.ts'
import { explain, type Problem } from '../language/explain.ts'
import { isObject, type Path } from '../language/schema.ts'
import type { GameState } from '../state/types.ts'
import { checkExpectation, type Difference, differenceText } from './check.ts'
import { legalTexts } from './describe.ts'
import { INLINE } from './inline.ts'
import { named } from './names.ts'
import { isDeed, Player } from './play.ts'
import { position } from './position.ts'
import { problemText, Unplayable } from './problem.ts'
import { type Scenario, scenario, type Telling } from './schema.ts'
import { STEPS, type Step } from './steps.ts'
import { openTable } from './table.ts'

export interface ScenarioRun {
  /** which case, in which edition; empty if there is only one */
  label: string
  /** with the cards that it brought along */
  rules: Rules
  start: GameState | null
  state: GameState | null
  events: GameEvent[]
}

export interface ScenarioResult {
  ok: boolean
  id: string
  title: string
  /** what is wrong with the scenario itself */
  problems: Problem[]
  /** what came otherwise than expected */
  differences: Difference[]
  /** both, a line each */
  lines: string[]
  runs: ScenarioRun[]
}

export function runScenario(rules: Rules, data: unknown): ScenarioResult {
  const { scenario, problems } = readScenario(data)
  const id = isObject(data) && typeof data.scenario === 'string' ? data.scenario : ''
  const title = titleIn(data)
  const differences: Difference[] = []
  const runs: ScenarioRun[] = []
  if (scenario !== null) {
    for (const { label, telling, written } of tellings(scenario)) {
      const run: ScenarioRun = { label, rules, start: null, state: null, events: [] }
      runs.push(run)
      const wrong: Problem[] = []
      const found = tell(telling, run, wrong)
      problems.push(...wrong.map((problem) => ({ ...problem, path: written(problem.path) })))
      differences.push(...found.map((d) => ({ ...d, at: label === '' ? d.at : `[${label}] ${d.at}` })))
    }
  }
  const lines = [...new Set([...problems.map(problemText), ...differences.map(differenceText)])]
  return { ok: lines.length === 0, id, title, problems, differences, lines, runs }
}

/** In English, where it is said in several languages. */
function titleIn(data: unknown): string {
  const title = isObject(data) ? data.title : undefined
  const text = isObject(title) ? title.en : title
  return typeof text === 'string' ? text : ''
}

/** The scenario in the data, or everything that is wrong with it. */
export function readScenario(data: unknown): { scenario: Scenario | null; problems: Problem[] } {
  const deep = tooDeep(data)
  if (deep !== undefined)
    return { scenario: null, problems: [{ path: deep.slice(0, 4), message: 'nested too deeply' }] }
  const parsed = scenario.safeParse(data)
  const problems = parsed.success ? [] : explain(parsed.error.issues, scenario, data)
  if (isObject(data)) {
    problems.push(...checkTelling(data, []))
    const cases: unknown[] = Array.isArray(data.cases) ? data.cases : []
    for (const [i, one] of cases.entries())
      if (isObject(one)) problems.push(...checkTelling(one, ['cases', i]), ...checkAnswer(one, ['cases', i]))
  }
  // the data itself, not zod's copy: several words in one effect happen in the order written
  return problems.length === 0 ? { scenario: data as Scenario, problems } : { scenario: null, problems }
}

const checkAnswer = (one: Record<string, unknown>, path: Path): Problem[] =>
  'says' in one === 'verdict' in one ? [] : [{ path, message: '"says" and "verdict" stand together' }]

/** What the schema alone can't see. */
function checkTelling(data: Record<string, unknown>, at: Path): Problem[] {
  const problems: Problem[] = []
  const twice = (one: string, many: string) =>
    problems.push({ path: [...at, one], message: `"${one}" and "${many}" say the same thing; one of them` })
  if ('hero' in data && 'heroes' in data) twice('hero', 'heroes')
  if ('row' in data && isObject(data.rows) && '1' in data.rows) twice('row', 'rows')
  const steps: unknown[] = Array.isArray(data.steps) ? data.steps : []
  for (const [i, step] of steps.entries()) {
    if (!isObject(step)) continue
    const words = STEPS.filter((word) => word in step)
    const path = [...at, 'steps', i]
    if (words.length === 0) problems.push({ path, message: `a step needs one of ${STEPS.join(', ')}` })
    if (words.length > 1) problems.push({ path, message: `one thing a step, not ${words.join(' and ')}` })
    if ('refused' in step !== 'reason' in step) {
      problems.push({ path, message: '"refused" and "reason" stand together' })
    }
  }
  if (isObject(data.cards)) {
    for (const { path, message } of crossChecks({ ...data.cards, set: INLINE })) {
      problems.push({ path: [...at, 'cards', ...path], message })
    }
  }
  return problems
}

/** A scenario once for every case and every edition. */
export function tellings(scenario: Scenario): {
  label: string
  telling: Telling
  /** where a word of the telling stands in the scenario */
  written: (path: Path) => Path
}[] {
  const { cases, task: _, ...base } = scenario
  return (cases ?? [undefined]).flatMap((one, i) => {
    const { case: name, says: _says, verdict: _verdict, ...words } = one ?? {}
    const told = { ...base, ...words }
    const editions = [told.edition ?? 'base'].flat()
    const inCase = (path: Path) => String(path[0]).replace(/\W.*/, '') in words
    return editions.map((edition) => ({
      label: [editions.length > 1 ? edition : undefined, name].filter((s) => s !== undefined).join(', '),
      telling: { ...told, edition } as Telling,
      written: (path) => (inCase(path) ? ['cases', i, ...path] : path),
    }))
  })
}

/** Plays one telling; what is wrong with its setup goes to the problems. */
function tell(told: Telling, run: ScenarioRun, problems: Problem[]): Difference[] {
  const differences: Difference[] = []
  try {
    const table = openTable(run.rules, told)
    run.rules = table.rules
    const unknown: Problem[] = []
    const telling = named(scenario, told, table.names, unknown)
    problems.push(...unknown)
    if (unknown.length > 0) return []
    const start = position(telling, table)
    run.start = start.state
    const player = new Player(start, table.names, telling.casts ?? [])
    try {
      for (const [i, step] of (telling.steps ?? []).entries())
        takeStep(step, player, `steps[${i}]`, differences)
      if (telling.stop !== true) player.finish('the end')
      const unused = player.castsLeft()
      if (unused > 0) differences.push({ at: 'casts', expected: 'all used', found: `${unused} left` })
      if (telling.expect !== undefined) differences.push(...checkExpectation(telling.expect, player, ''))
    } finally {
      run.state = player.state
      run.events = player.events
    }
  } catch (error) {
    if (error instanceof Unplayable && run.start !== null) {
      differences.push({ at: error.where, expected: 'to go on', found: error.message })
    } else if (error instanceof Unplayable) problems.push({ path: [error.where], message: error.message })
    else if (error instanceof BadSetup) problems.push({ path: [], message: error.message })
    else if (error instanceof IllegalAction)
      throw new Error('an offered action was refused', { cause: error })
    else throw error
  }
  return differences
}

function takeStep(step: Step, player: Player, where: string, differences: Difference[]): void {
  if (step.expect !== undefined) differences.push(...checkExpectation(step.expect, player, where))
  else if (step.legal !== undefined) {
    player.turnTo(step.seat, where)
    const seat = step.seat ?? player.decision?.seat ?? 0
    const found = legalTexts(player.state, seat, player.names)
    if (step.legal.toSorted().join('\n') !== found.toSorted().join('\n')) {
      differences.push({ at: `${where}.legal`, expected: step.legal, found })
    }
  } else if (step.refused !== undefined) {
    const deed = { ...step.refused, ...(step.seat !== undefined && { seat: step.seat }) }
    player.turnTo(deed.seat, where)
    const found = player.reasonAgainst(deed, where)
    if (found !== step.reason) {
      differences.push({ at: `${where}.refused`, expected: step.reason, found: found ?? 'it is allowed' })
    }
  } else if (step.idle !== undefined) {
    const deed = { ...step.idle, ...(step.seat !== undefined && { seat: step.seat }) }
    player.turnTo(deed.seat, where)
    const found = player.idleness(deed, where)
    if (found !== 'idle') differences.push({ at: `${where}.idle`, expected: 'idle', found })
  } else if (step.cast !== undefined) player.cast(step.cast, where)
  else if (step['go-on'] === true) player.goOn(where)
  else if (isDeed(step)) player.do(step, where)
}
