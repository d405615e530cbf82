/** `runesaga verify`: was the seed the one promised, and does every cast and shuffle follow from it? */
import { type Verification, verifyRecord } from '@runesaga/engine/record'
import type { Command } from 'commander'
import { colour } from '../colour.ts'
import { jsonText, plain } from '../plain.ts'
import { readRecord } from '../record-file.ts'
import { CheckFailed, collect } from '../usage.ts'

const SHOWN = 10

export function verify(program: Command): void {
  program
    .command('verify')
    .description('check every cast and shuffle of a finished game against its published seed')
    .argument('<file>', 'a record of a fair game')
    .option(
      '--set <file>',
      'a card set of your own that the game was played with; may be repeated',
      collect,
      [],
    )
    .option(
      '--head <hash>',
      'the end of the chain that you were told: moves that were cut off are found by it',
    )
    .option('--json', 'the result for machines')
    .addHelpText(
      'after',
      `
Examples:
  $ runesaga play --fair --auto --record game.json
  $ runesaga verify game.json`,
    )
    .action(run)
}

/** A game that went on from another record proves nothing of what came before. */
const since = (from: number | null): string =>
  from === null ? '' : `, since it went on from another record after ${from} moves`

/** What was arranged was no chance. */
const arranged = ({ scenario }: Verification): string =>
  scenario === null || scenario.arranged === 0
    ? ''
    : `; the first ${scenario.arranged} that fit were arranged by the scenario "${plain(scenario.name)}"`

function run(file: string, { set, head, json }: { set: string[]; head?: string; json?: true }): void {
  const { rules, record } = readRecord(file, set)
  const found = verifyRecord(rules, record, head)
  const promise = 'promise' in record.chance ? record.chance.promise : null
  if (json) console.log(jsonText({ ...found, promise, chain: record.chain }))
  else if (found.ok) {
    console.log(
      colour.green(
        `fair: ${found.casts} casts and ${found.shuffles} reshuffles follow from the promised seed${since(found.from)}${arranged(found)}`,
      ),
    )
  } else {
    console.log(colour.red(`not as promised: ${found.problems.length} problems`))
    for (const problem of found.problems.slice(0, SHOWN)) console.log(`  ${plain(problem)}`)
  }
  if (!found.ok) throw new CheckFailed()
}
