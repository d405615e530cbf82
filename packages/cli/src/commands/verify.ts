/** `runesaga verify`: was the seed the one promised, and does every cast and shuffle follow from it? */
import type { GameRecord } from '@runesaga/engine'
import { type Verification, verifyRecord } from '@runesaga/engine/record'
import { type Language, listed, loadLanguage, type Words } from '@runesaga/words'
import type { Command } from 'commander'
import { colour } from '../colour.ts'
import { languageOption } from '../language.ts'
import { jsonText, plain } from '../plain.ts'
import { readRecord } from '../record-file.ts'
import { CheckFailed, collect } from '../usage.ts'

const SHOWN = 10

export function verify(program: Command): void {
  languageOption(
    program
      .command('verify')
      .description('check every cast and shuffle of a finished game against its published seed')
      .argument('<file>', 'a record of a fair game'),
  )
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
  $ runesaga verify game.json
  $ runesaga verify game.json --lang fr`,
    )
    .action(run)
}

/** What was proven, sentence by sentence. A game that went on from another record proves nothing of what came before. */
function fairWords({ casts, shuffles, from, scenario }: Verification, { say }: Words): string[] {
  return [
    say(from === null ? 'end/check/fair' : 'end/check/from', { n: casts }),
    ...(shuffles > 0 ? [say('terminal/check/reshuffles', { n: shuffles })] : []),
    // what was arranged was no chance
    ...(scenario !== null && scenario.arranged > 0
      ? [say('terminal/check/arranged', { n: scenario.arranged, scenario: plain(scenario.name) })]
      : []),
  ]
}

/** Who made the seed, where a whole table did. */
function madeWords({ made }: Verification, { players }: GameRecord, words: Words): string[] {
  if (made === null) return []
  const { say } = words
  const named = (seats: readonly number[]) =>
    listed(
      seats.map((seat) => plain(players[seat]?.name ?? say('terminal/hero', { number: seat + 1 }))),
      words,
    )
  const { gave, withheld } = made
  return [
    gave.length === 0 ? say('end/made/alone') : say('end/made', { who: named(gave) }),
    ...(withheld.length === 0
      ? []
      : [say('end/made/withheld', { who: named(withheld), n: withheld.length })]),
  ]
}

interface Options {
  set: string[]
  head?: string
  json?: true
  lang: Language
}

async function run(file: string, { set, head, json, lang }: Options): Promise<void> {
  const { rules, record } = readRecord(file, set)
  const found = verifyRecord(rules, record, head)
  const promise = 'promise' in record.chance ? record.chance.promise : null
  if (json) console.log(jsonText({ ...found, promise, chain: record.chain }))
  else {
    const words = await loadLanguage(lang)
    if (found.ok) {
      console.log(colour.green(fairWords(found, words).join(' ')))
      for (const line of madeWords(found, record, words)) console.log(line)
    } else {
      console.log(colour.red(words.say('terminal/check/not', { n: found.problems.length })))
      for (const problem of found.problems.slice(0, SHOWN)) console.log(`  ${plain(problem)}`)
    }
  }
  if (!found.ok) throw new CheckFailed()
}
