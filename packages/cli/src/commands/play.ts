/** `runesaga play`: play in the terminal, against bots or with them. */
import { createHash, randomBytes } from 'node:crypto'
import type { GameSetup } from '@runesaga/engine'
import { type Language, loadLanguage } from '@runesaga/words'
import type { Command } from 'commander'
import { inWords } from '../cards/in-words.ts'
import { colour } from '../colour.ts'
import { checkWritable } from '../files.ts'
import { languageOption } from '../language.ts'
import { firstSeat, foeOptions } from '../play/chosen.ts'
import { linesFrom } from '../play/lines.ts'
import { heroName, Session } from '../play/session.ts'
import { writeRecord } from '../record-file.ts'
import { botNames, openTable, someSeed, type TableOptions, tableOf, tableOptions } from '../table.ts'
import { Interrupted } from '../usage.ts'

interface Options extends TableOptions {
  bots: string[]
  fair?: true
  auto?: true
  record?: string
  first?: string
  adversary?: string
  quest?: string
  lang: Language
}

export function play(program: Command): void {
  languageOption(tableOptions(program.command('play')))
    .description('play in the terminal: you at the first seat, bots at the others')
    .option('-b, --bots <names>', 'bots that fill the other seats in turn', botNames, ['adept'])
    .option('--first <who>', 'who begins: lot, you, the number of a seat, or a hero’s name', 'lot')
    .option('--adversary <card>', 'whom you face in solo and co-op, by id or name (drawn at random)')
    .option('--quest <card>', 'the Adversary’s Quest, by id or name; of Epic Origins: the side that is up')
    .option('--fair', 'a cryptographic generator, whose seed is promised before and shown after the game')
    .option('--auto', 'a bot plays your seat too')
    .option('--record <file>', 'save the game as it goes, for replay and verify')
    .addHelpText(
      'after',
      `
Type the number of what you want to do; ? lists what else there is. Ctrl-C leaves; what --record has saved stays.
Without options: the base game against one adept.

Examples:
  $ runesaga play
  $ runesaga play --lang fr
  $ runesaga play --edition epic --mode coop --players 3 --bots adept
  $ runesaga play --edition epic --mode solo --adversary dark-lord --quest age-of-darkness
  $ runesaga play --players 3 --first you
  $ runesaga play --set my-set.yaml
  $ runesaga play --edition stormlight --set base --mode coop
  $ runesaga play --fair --auto --record game.json`,
    )
    .action(run)
}

/** 64 hex digits are a fair seed; any other text is made one. */
const fairSeed = (text: string | undefined): string => {
  if (text === undefined) return randomBytes(32).toString('hex')
  return /^[0-9a-f]{64}$/i.test(text) ? text : createHash('sha256').update(text).digest('hex')
}

async function run(options: Options): Promise<void> {
  const words = await loadLanguage(options.lang)
  const table = tableOf(options)
  const { rules, setup, sets } = openTable(table)
  const seed = options.fair ? fairSeed(options.seed) : (options.seed ?? someSeed())
  const bots = Array.from({ length: table.players }, (_, seat) =>
    seat === 0 ? (options.auto ? 'adept' : null) : options.bots[(seat - 1) % options.bots.length],
  )
  const first = firstSeat(
    options.first,
    bots.map((bot, seat) => heroName(bot, seat, words)),
  )
  const whole: GameSetup = {
    ...setup,
    ...(first !== undefined && { firstSeat: first }),
    options: { ...setup.options, ...foeOptions(rules, setup, options) },
    seed: options.fair ? { fair: seed } : { fast: seed },
  }
  if (options.record !== undefined) checkWritable(options.record)
  const lines = linesFrom(process.stdin)
  const session = new Session(rules, whole, seed, bots, sets, lines, words)
  const { teller, recorder } = session
  const cards = sets.map(({ name }) => inWords(name, options.lang)).join(' + ')
  const mode = words.say(`mode/${table.mode}`)
  const heroes = teller.words.say('terminal/heroes', { n: table.players })
  console.log(colour.bold(`Runesaga · ${cards} · ${mode} · ${heroes}`))
  const promise =
    recorder.promise === null
      ? teller.words.say('terminal/seed', { seed })
      : teller.words.say('terminal/seed/hash', { hash: recorder.promise })
  console.log(colour.dim(promise))
  const keep = () => {
    if (options.record !== undefined) writeRecord(options.record, session.recorder.record)
  }
  let interrupted = false
  process.once('SIGINT', () => {
    interrupted = true
    session.leave()
  })
  const over = await session.play(keep)
  lines.close()
  if (!over)
    console.log(`\n${teller.words.say('terminal/leave', { number: session.recorder.state.turn.number })}`)
  if (over && options.fair) console.log(`\n${teller.words.say('terminal/seed/was', { seed })}`)
  keep()
  if (options.record !== undefined) console.log(teller.words.say('terminal/saved', { file: options.record }))
  if (interrupted) throw new Interrupted()
}
