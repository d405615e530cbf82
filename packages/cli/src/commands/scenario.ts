/** `runesaga scenario`: run scripted positions and say what came otherwise than told. */
import { createRules } from '@runesaga/engine'
import { runScenario } from '@runesaga/engine/scenario'
import { ownSets } from '@runesaga/sets'
import type { Command } from 'commander'
import { parseAllDocuments } from 'yaml'
import { colour } from '../colour.ts'
import { readText } from '../files.ts'
import { jsonText, plain } from '../plain.ts'
import { progress } from '../progress.ts'
import { CheckFailed, UsageError } from '../usage.ts'

interface Result {
  file: string
  id: string
  title: string
  ok: boolean
  /** what is wrong with it, or came otherwise, a line each */
  lines: string[]
}

export function scenario(program: Command): void {
  program
    .command('scenario')
    .description('run scripted positions: worked examples, puzzles, bug reports')
    .argument('<files...>', 'scenario files, YAML or JSON')
    .option('--json', 'results for machines')
    .addHelpText(
      'after',
      `
Examples:
  $ runesaga scenario scenarios/examples/*.yaml
  $ runesaga scenario my-bug.yaml --json`,
    )
    .action(run)
}

function run(files: string[], { json }: { json?: true }): void {
  const texts = files.map((file) => ({ file, text: readText(file) }))
  const rules = createRules(ownSets())
  const bar = progress(files.length, 'scenarios')
  const results = texts.flatMap(({ file, text }) => {
    const found = scenariosIn(file, text).map((data): Result => {
      const { id, title, ok, lines, problems } = runScenario(rules, data)
      if (problems.length > 0) throw new UsageError(mistakesIn(file, lines))
      return { file, id, title, ok, lines }
    })
    bar.add(1)
    return found
  })
  bar.stop()
  const failed = results.filter(({ ok }) => !ok)
  if (json) console.log(jsonText({ ok: failed.length === 0, results }))
  else {
    for (const { file, id, title, ok, lines } of results) {
      if (ok) continue
      console.log(`${colour.red('✗')} ${plain(`${file}: ${[id, title].filter(Boolean).join(' ')}`)}`)
      for (const line of lines) console.log(`    ${plain(line)}`)
    }
    const passed = results.length - failed.length
    console.log(
      `${colour.green(`${passed} as told`)}${failed.length > 0 ? `, ${colour.red(`${failed.length} not`)}` : ''}`,
    )
  }
  if (failed.length > 0) throw new CheckFailed()
}

/** A file holds one scenario, or several as documents. JSON is YAML too. */
export function scenariosIn(file: string, text: string): unknown[] {
  const documents = parsed(file, text)
  if (documents.every((data) => data === null)) throw new UsageError(`${file} is empty: no scenario is in it`)
  return documents
}

function parsed(file: string, text: string): unknown[] {
  try {
    return [...parseAllDocuments(text, { logLevel: 'error' })].map((document) => {
      const [error] = document.errors
      if (error !== undefined) throw error
      return document.toJS() as unknown
    })
  } catch (error) {
    // brackets without end are beyond the parser
    const [why] = (error as Error).message.split('\n')
    throw new UsageError(`${file}: ${/stack/i.test(why) ? 'nested too deeply' : why}`)
  }
}

const mistakesIn = (file: string, lines: readonly string[]): string =>
  lines.length === 1
    ? `${file}: ${lines[0]}`
    : `${file} is no scenario yet: ${lines.length} mistakes\n${lines.join('\n')}`
