/** `runesaga play`: play in the terminal, against bots or with them. */
import { createHash, randomBytes } from 'node:crypto'
import { BOT_NAMES } from '@runesaga/bots'
import type { GameRecord, GameSetup, Player, Seat } from '@runesaga/engine'
import { MATTERS } from '@runesaga/table'
import { localLobby, memoryStore } from '@runesaga/table/host'
import { type Language, loadLanguage, type Words } from '@runesaga/words'
import type { Command } from 'commander'
import { inWords } from '../cards/in-words.ts'
import { colour } from '../colour.ts'
import { checkWritable } from '../files.ts'
import { languageOption } from '../language.ts'
import { firstSeat, foeOptions } from '../play/chosen.ts'
import { linesFrom } from '../play/lines.ts'
import { recordStore } from '../play/record-store.ts'
import { Session, YOU } from '../play/session.ts'
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
    .option(
      '-b, --bots <names>',
      `bots that fill the other seats in turn: ${BOT_NAMES.join(', ')}`,
      botNames,
      ['adept'],
    )
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

/** Moves of others are looked at until the terminal has told them and says that it goes on: it sets the pace itself. */
const UNTIL_TOLD = 100_000

/** Bots are called by what they are: you count as the first, so the bot at the second seat is number 1. */
function playerAt(seat: Seat, bot: string | null, { say }: Words): Player {
  return bot === null
    ? { kind: 'person', name: say('terminal/hero', { number: seat + 1 }) }
    : { kind: 'bot', name: say('terminal/bot', { bot, number: seat }), bot }
}

async function run(options: Options): Promise<void> {
  const words = await loadLanguage(options.lang)
  const { lang, record } = options
  const table = tableOf(options)
  const { rules, setup, sets } = openTable(table)
  const seed = options.fair ? fairSeed(options.seed) : (options.seed ?? someSeed())
  const players = Array.from({ length: table.players }, (_, seat) => {
    const bot =
      seat === YOU ? (options.auto ? 'adept' : null) : options.bots[(seat - 1) % options.bots.length]
    return playerAt(seat, bot, words)
  })
  const first = firstSeat(
    options.first,
    players.map(({ name }) => name),
  )
  const whole: Omit<GameSetup, 'seed'> = {
    ...setup,
    ...(first !== undefined && { firstSeat: first }),
    options: { ...setup.options, ...foeOptions(rules, setup, options) },
  }
  if (record !== undefined) checkWritable(record)
  const title = sets.map(({ name }) => inWords(name, lang)).join(' + ')
  const lobby = localLobby(async () => rules, record === undefined ? memoryStore() : recordStore(record), {
    seed: options.fair ? { fair: seed } : { fast: seed },
  })
  await lobby.begin({ name: title, setup: whole, players, asking: MATTERS }, UNTIL_TOLD)
  const seat = await lobby.sit(YOU)
  const about = await seat.about()
  const heroes = words.say('terminal/heroes', { n: table.players })
  console.log(colour.bold(`Runesaga · ${title} · ${words.say(`mode/${table.mode}`)} · ${heroes}`))
  const promise =
    about.promise === null
      ? words.say('terminal/seed', { seed })
      : words.say('terminal/seed/hash', { hash: about.promise })
  console.log(colour.dim(promise))
  const lines = linesFrom(process.stdin)
  let interrupted = false
  try {
    const session = await Session.at(seat, about, sets, lines, words)
    process.once('SIGINT', () => {
      interrupted = true
      session.leave()
    })
    const over = await session.play()
    if (!over) console.log(`\n${words.say('terminal/leave', { number: session.turn })}`)
    if (over && options.fair) console.log(`\n${words.say('terminal/seed/was', { seed })}`)
    if (record !== undefined) {
      // what couldn't be kept as it went is tried again, and says why not
      if (!session.isKept) writeRecord(record, (await lobby.file(about.id)).record as GameRecord)
      console.log(words.say('terminal/saved', { file: record }))
    }
  } finally {
    lines.close()
    await seat.leave()
  }
  if (interrupted) throw new Interrupted()
}
