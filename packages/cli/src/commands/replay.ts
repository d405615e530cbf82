/** `runesaga replay`: tell a saved game again, step by step. */
import type { GameEvent, GameState } from '@runesaga/engine'
import { cardFactsOf } from '@runesaga/engine/host'
import { BadRecord, replayRecord } from '@runesaga/engine/record'
import { boxOf, nameEvent } from '@runesaga/engine/search'
import { type Language, loadLanguage } from '@runesaga/words'
import type { Command } from 'commander'
import { languageOption } from '../language.ts'
import { jsonText, plain } from '../plain.ts'
import { readRecord } from '../record-file.ts'
import { chronicleLines } from '../show/chronicle.ts'
import { outcomeText } from '../show/outcome.ts'
import { Teller } from '../show/teller.ts'
import { CheckFailed, collect } from '../usage.ts'

export function replay(program: Command): void {
  languageOption(program.command('replay'))
    .description('tell a saved game again, step by step')
    .argument('<file>', 'a record of a game')
    .option(
      '--set <file>',
      'a card set of your own that the game was played with; may be repeated',
      collect,
      [],
    )
    .option('--json', 'all events, the scores and the final state')
    .addHelpText(
      'after',
      `
Examples:
  $ runesaga play --auto --record game.json
  $ runesaga replay game.json
  $ runesaga replay game.json --lang fr`,
    )
    .action(run)
}

async function run(
  file: string,
  { set, json, lang }: { set: string[]; json?: true; lang: Language },
): Promise<void> {
  const { rules, record } = readRecord(file, set)
  const events: GameEvent[][] = []
  let state: GameState
  try {
    state = replayRecord(rules, record, null, (_, happened) => events.push(happened))
  } catch (error) {
    if (!(error instanceof BadRecord)) throw error
    // it was changed, or is of another version
    process.stderr.write(`runesaga: ${plain(`${file}: ${error.message}`)}\n`)
    throw new CheckFailed()
  }
  const sheets = state.heroes.map((_, seat) => rules.scoreSheet(state, seat))
  if (json) {
    console.log(jsonText({ setup: state.setup, outcome: state.outcome, scores: sheets, events, state }))
    return
  }
  const words = await loadLanguage(lang)
  const heroes = state.heroes.map((_, seat) => words.say('terminal/hero', { number: seat + 1 }))
  const box = boxOf(rules, state.setup)
  const teller = new Teller(cardFactsOf(box), words, heroes)
  const told = events.flat().map((event) => nameEvent(box, event))
  for (const line of chronicleLines(told, teller)) console.log(line)
  console.log(outcomeText(state.outcome, sheets, teller))
}
