/** The program and its commands; what goes wrong on the way becomes one line and an exit code. */
import { BadSetup } from '@runesaga/engine'
import { Command, CommanderError } from 'commander'
import { balance } from './commands/balance.ts'
import { bench } from './commands/bench.ts'
import { campaign } from './commands/campaign.ts'
import { cards } from './commands/cards.ts'
import { fuzz } from './commands/fuzz.ts'
import { odds } from './commands/odds.ts'
import { play } from './commands/play.ts'
import { replay } from './commands/replay.ts'
import { scenario } from './commands/scenario.ts'
import { simulate } from './commands/simulate.ts'
import { soak } from './commands/soak.ts'
import { verify } from './commands/verify.ts'
import { plain } from './plain.ts'
import { CheckFailed, Interrupted, UsageError } from './usage.ts'
import { version } from './version.ts'

const EXIT = { fine: 0, checkFailed: 1, usage: 2, interrupted: 130 } as const

function program(): Command {
  const all = new Command('runesaga')
    .description('Play, simulate and check the Call to Adventure card games.')
    .version(version())
    .exitOverride()
    .configureOutput({ outputError: () => {} })
    .showSuggestionAfterError()
    .helpCommand(false)
  for (const add of [
    play,
    simulate,
    campaign,
    cards,
    balance,
    odds,
    scenario,
    replay,
    verify,
    soak,
    fuzz,
    bench,
  ])
    add(all)
  return all
}

/** One line; only the mistakes of a file are listed below it, a line each. */
const told = (error: Error): string =>
  error instanceof UsageError
    ? error.message.replaceAll('\n', '\n  ')
    : error.message.replace(/^error: /, '').replaceAll(/\s*\n\s*/g, ' ')

/** Runs the command of these arguments and gives the exit code: 0 fine, 1 a check failed, 2 bad usage, 130 interrupted. */
export async function runesaga(argv: readonly string[]): Promise<number> {
  const all = program()
  if (argv.length <= 2) {
    all.outputHelp()
    return EXIT.fine
  }
  try {
    await all.parseAsync(argv)
    return EXIT.fine
  } catch (error) {
    if (error instanceof CheckFailed) return EXIT.checkFailed
    if (error instanceof Interrupted) return EXIT.interrupted
    if (error instanceof CommanderError && error.exitCode === 0) return EXIT.fine
    if (error instanceof CommanderError || error instanceof UsageError || error instanceof BadSetup) {
      process.stderr.write(`runesaga: ${plain(told(error))}\n`)
      return EXIT.usage
    }
    throw error
  }
}
