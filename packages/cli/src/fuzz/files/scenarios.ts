/** Scenarios: those of the repository. */
import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { runScenario } from '@runesaga/engine/scenario'
import { scenariosIn } from '../../commands/scenario.ts'
import { UsageError } from '../../usage.ts'
import { playOn } from '../play-on.ts'
import type { FileKind } from './kind.ts'

const FOLDER = fileURLToPath(new URL('../../../../../scenarios/', import.meta.url))
const MOVES = 30

let known: string[] | null = null
const files = (): string[] =>
  (known ??= readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.yaml'))
    .sort())

export const scenarios: FileKind = {
  sample: (_ground, dice) =>
    dice.pick(scenariosIn('', readFileSync(`${FOLDER}${dice.pick(files())}`, 'utf8'))),
  tryOut({ rules: known }, text, dice) {
    let found: unknown[]
    try {
      found = scenariosIn('fuzzed.yaml', text)
    } catch (error) {
      if (error instanceof UsageError) return false
      throw error
    }
    const results = found.map((data) => runScenario(known, data))
    for (const { rules, state } of results.flatMap(({ runs }) => runs))
      if (state !== null) playOn(rules, state, dice, MOVES, true)
    return results.every(({ problems }) => problems.length === 0)
  },
}
