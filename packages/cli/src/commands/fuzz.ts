/** `runesaga fuzz`: hostile actions, plans and files, to see that nothing but a refusal comes of them. */
import { mkdirSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { basename, join } from 'node:path'
import type { Command } from 'commander'
import { colour } from '../colour.ts'
import { readText, writeText } from '../files.ts'
import { ATTACKS } from '../fuzz/actions.ts'
import type { Finding } from '../fuzz/finding.ts'
import {
  ATTACK_KINDS,
  type AttackKind,
  FILES,
  type FileKindName,
  groundToFuzz,
  isFileKind,
  noAttacks,
  tryAgain,
} from '../fuzz/range.ts'
import { plain } from '../plain.ts'
import { progress } from '../progress.ts'
import { someSeed } from '../table.ts'
import { inThreads } from '../threads/pool.ts'
import type { Range } from '../threads/tasks.ts'
import { CheckFailed, MOST_GAMES, oneOf, UsageError, whole } from '../usage.ts'

interface Options {
  actions: number
  files: number
  only: AttackKind[]
  case?: number
  seed?: string
  threads: number
  keep?: string
  json?: true
}

const SHOWN = 20

export function fuzz(program: Command): void {
  program
    .command('fuzz')
    .description('attack the rules, the tables and the readers of files, and report what breaks')
    .argument('[files...]', 'only try these files, which were kept before')
    .option('-a, --actions <n>', 'hostile actions and plans', whole('--actions', 0, MOST_GAMES), 20_000)
    .option('-f, --files <n>', 'spoilt files', whole('--files', 0, MOST_GAMES), 2000)
    .option('--only <kinds>', `some of ${ATTACK_KINDS.join(', ')}`, kinds, [...ATTACK_KINDS])
    .option('--case <n>', 'only the case of this number of each kind, to see it again', whole('--case', 0))
    .option('-s, --seed <text>', 'the same seed gives the same attacks')
    .option('-t, --threads <n>', 'threads (all cores)', whole('--threads', 1, 256), availableParallelism())
    .option('--keep <folder>', 'write the files that break something there')
    .option('--json', 'findings for machines')
    .addHelpText(
      'after',
      `
At positions of games at every kind of table: actions and plans with wrong types, wrong seats, prototypes, huge numbers, further fields,
or of other positions. Files with something changed: saved tables, campaigns, card sets, scenarios, records. A finding is an error of
another kind than the documented ones, a state that a refused action changed, or something that was opened and then breaks when
it is looked at and played on; it is printed with what to run to see it again, and the exit code is 1. test/fuzz has the files that
broke something once; their names begin with their kind.

Examples:
  $ runesaga fuzz --actions 200000 --files 20000
  $ runesaga fuzz --only sets --files 500 --seed 7 --keep findings
  $ runesaga fuzz test/fuzz/*`,
    )
    .action(run)
}

const kinds = (text: string): AttackKind[] =>
  text.split(',').map((name) => oneOf('kind', ATTACK_KINDS)(name.trim()))

async function run(files: string[], options: Options): Promise<void> {
  if (files.length > 0) return tryFiles(files, options)
  const seed = options.seed ?? someSeed()
  const { threads, json, keep } = options
  const all = noAttacks()
  const kinds = options.only.map((kind) => ({ kind, ...casesOf(kind, options) }))
  const cases = kinds.reduce((sum, { from, to }) => sum + to - from, 0)
  const bar = progress(cases, 'cases')
  await inThreads('fuzz', { kinds, seed }, cases, threads, (part, { from, to }) => {
    all.actions += part.actions
    all.files += part.files
    all.opened += part.opened
    all.findings.push(...part.findings)
    bar.add(to - from)
  }).finally(() => bar.stop())
  const { findings, ...tried } = all
  findings.sort((a, b) => a.kind.localeCompare(b.kind) || a.number - b.number)
  if (keep !== undefined) keepFiles(keep, seed, findings)
  report(findings, json, { seed, ...tried }, () => {
    console.log(
      `${tried.actions} actions and plans, ${tried.files} files (${tried.opened} opened), seed ${seed}`,
    )
    return ({ kind, number }) => `runesaga fuzz --seed ${seed} --only ${kind} --case ${number}`
  })
}

/** Actions and plans share their number, and so do the kinds of files. */
function casesOf(kind: AttackKind, { actions, files, only, case: one }: Options): Range {
  if (one !== undefined) return { from: one, to: one + 1 }
  const alike = only.filter((other) => isFileKind(other) === isFileKind(kind))
  const share = (isFileKind(kind) ? files : actions / ATTACKS) / alike.length
  return { from: 0, to: Math.ceil(share) }
}

function keepFiles(folder: string, seed: string, findings: readonly Finding[]): void {
  mkdirSync(folder, { recursive: true })
  for (const { kind, number, text } of findings)
    if (text !== undefined) writeText(join(folder, `${kind}-${seed}-${number}`), text)
}

async function tryFiles(files: readonly string[], { json }: Options): Promise<void> {
  const findings: Finding[] = []
  const ground = groundToFuzz()
  for (const [number, file] of files.entries()) {
    const [kind] = basename(file).split(/[-.]/)
    if (!Object.hasOwn(FILES, kind))
      throw new UsageError(
        `${file}: its name must begin with its kind, one of ${Object.keys(FILES).join(', ')}`,
      )
    const problem = await tryAgain(ground, kind as FileKindName, readText(file))
    if (problem !== null) findings.push({ kind, number, problem })
  }
  report(findings, json, { files: files.length }, () => {
    console.log(`${files.length} files`)
    return ({ number }) => `runesaga fuzz ${files[number]}`
  })
}

function report(
  findings: readonly Finding[],
  json: true | undefined,
  figures: object,
  head: () => (finding: Finding) => string,
): void {
  const ok = findings.length === 0
  if (json) console.log(JSON.stringify({ ok, ...figures, findings }, null, 2))
  else {
    const again = head()
    for (const finding of findings.slice(0, SHOWN)) {
      console.log(colour.red(plain(`${finding.kind}: ${finding.problem}`)))
      console.log(`  ${again(finding)}`)
    }
    if (findings.length > SHOWN) console.log(`… and ${findings.length - SHOWN} more`)
    console.log(
      ok
        ? colour.green('nothing found')
        : colour.red(`${findings.length} ${findings.length === 1 ? 'finding' : 'findings'}`),
    )
  }
  if (!ok) throw new CheckFailed()
}
