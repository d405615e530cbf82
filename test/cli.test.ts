// The `runesaga` command as people and scripts use it: what it prints, where, and with which exit code. Needs a build.

import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { BOT_NAMES } from '@runesaga/bots'
import { madeSeed, promiseOfShare } from '@runesaga/engine/fair'
import { describe, expect, test } from 'vitest'
import { fairGame } from '../packages/sets/test/kit/fair-games.ts'
import { TABLES } from '../packages/sets/test/kit/tables.ts'
import { called, dataOf, inRepository, json, runesaga, started } from './run-runesaga.ts'
import { tempTree } from './temp-tree.ts'

const SCENARIO = inRepository('scenarios/examples/ex-act-01.yaml')
const timeout = 120_000

const COMMANDS = [
  'play',
  'simulate',
  'campaign',
  'cards',
  'balance',
  'odds',
  'scenario',
  'replay',
  'verify',
  'soak',
  'fuzz',
  'bench',
]

describe('help', { timeout }, () => {
  test('without a command, everything that there is', () => {
    const { status, stdout } = runesaga([])
    expect(status).toBe(0)
    for (const command of COMMANDS) expect(stdout).toContain(`\n  ${command} `)
  })

  test('which version it is', async () => {
    const { version } = JSON.parse(readFileSync(inRepository('packages/cli/package.json'), 'utf8')) as {
      version: string
    }
    expect(await called(['--version'])).toEqual({ status: 0, stdout: `${version}\n`, stderr: '' })
  })

  test.each(COMMANDS)('%s explains itself with examples', async (command) => {
    const { status, stdout, stderr } = await called([command, '--help'])
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
    expect(stdout).toContain(`Usage: runesaga ${command}`)
    expect(stdout).toContain(`Examples:\n  $ runesaga`)
  })
})

describe('bad usage is one line on stderr, and exit code 2', { timeout }, () => {
  test.each([
    ['frobnicate', "unknown command 'frobnicate'"],
    ['odds --strenght 2', "unknown option '--strenght' (Did you mean --strength?)"],
    ['odds --strength two', '--strength must be a whole number, 0 to 99, not "two"'],
    ['odds --strength 1 --wisdom 1 --charisma 1', 'a Challenge uses at most two abilities, not 3'],
    ['odds --dark 4', '--dark must be a whole number, 0 to 3, not "4"'],
    ['play --edition bass', 'unknown edition "bass"; did you mean "base"?'],
    ['play --mode versus', 'unknown mode "versus"; one of competitive, coop, solo'],
    ['play --players 5', 'a competitive game is for 2 to 4 heroes, not 5'],
    ['play --mode solo --players 2', 'a solo game is for 1 hero, not 2'],
    ['play --first Brom', 'nobody called "Brom" can begin; lot, you, or one of 1 (Hero 1), 2 (Seasoned 1)'],
    ['play --first 3', 'nobody called "3" can begin; lot, you, or one of 1 (Hero 1), 2 (Seasoned 1)'],
    ['play --adversary dark-lord', 'an Adversary and its Quest are for --mode solo and --mode coop'],
    [
      'play -e epic -m solo --adversary dark-lrd',
      'no Adversary "dark-lrd" in this game; did you mean "dark-lord"? There are dark-lord, ',
    ],
    [
      'play -e epic -m coop --quest xyz',
      'no Quest "xyz" in this game; one of reign-of-the-adversary, age-of-darkness',
    ],
    ['play --set nowhere.yaml', "can't read nowhere.yaml: there is no such file"],
    ['simulate --bots adpt', 'unknown bot "adpt"; did you mean "adept"?'],
    ['simulate --games 0', '--games must be a whole number, 1 to 1000000000000, not "0"'],
    [
      'campaign --quest age-of-darknes',
      'unknown side of the Quest "age-of-darknes"; did you mean "age-of-darkness"?',
    ],
    ['replay', "missing required argument 'file'"],
    ['replay nowhere.json', "can't read nowhere.json: there is no such file"],
    ['verify .', "can't read .: it is a folder"],
    ['scenario nowhere.yaml', "can't read nowhere.yaml: there is no such file"],
    ['soak --threads none', '--threads must be a whole number, 1 to 256, not "none"'],
    ['bench --only publik-2p', 'unknown measure "publik-2p"; did you mean "public-2p"?'],
  ])('%s', async (line, message) => {
    const { status, stdout, stderr } = await called(line.split(' '))
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' })
    expect(stderr).toMatch(/^runesaga: [^\n]+\n$/)
    expect(stderr).toContain(message)
  })
})

describe('odds', { timeout }, () => {
  test('for machines: distribution, success, corruption, twist and gains', async () => {
    const found = await dataOf<{ success: number; distribution: { chance: number }[]; corruption: number[] }>(
      ...'odds --strength 2 --wisdom 1 --dark 1 --difficulty 5 --bonus -1'.split(' '),
    )
    expect(found).toMatchObject({
      pool: { standard: 3, specials: [], dark: 1 },
      difficulty: 5,
      bonus: -1,
      min: 3,
      max: 10,
      mean: 6.5,
      twist: 0.5,
      corruption: [0.5, 0.5],
      gains: { xp: 0, hero: 0, antihero: 0 },
    })
    expect(found.distribution.reduce((sum, { chance }) => sum + chance, 0)).toBe(1)
    expect(found.success).toBe(1 - 8 / 128)
  })

  test('the third icon is the special stone, and more add nothing', async () => {
    const pool = async (icons: string) =>
      (await dataOf<{ pool: unknown }>('odds', '--intelligence', icons)).pool
    expect(await pool('3')).toEqual({ standard: 2, specials: ['hero'], dark: 0 })
    expect(await pool('5')).toEqual(await pool('3'))
  })

  test('for people: a bar for every total', () => {
    const { stdout } = runesaga('odds --strength 1 --difficulty 3'.split(' '))
    expect(stdout).toContain('4 stones against difficulty 3: 68.8 % success')
    expect(stdout.split('\n').filter((line) => line.includes('█'))).toHaveLength(5)
  })
})

describe('simulate', { timeout }, () => {
  const run = (...more: string[]) =>
    json<Record<string, unknown>>(...'simulate --games 24 --bots adept,random --seed 7'.split(' '), ...more)

  test('the same seed gives the same games on one and on two threads', () => {
    const timeless = ({
      threads,
      seconds,
      gamesPerSecond,
      actionsPerSecond,
      ...rest
    }: Record<string, unknown>) => {
      expect([threads, seconds, gamesPerSecond, actionsPerSecond]).toEqual(Array(4).fill(expect.any(Number)))
      return rest
    }
    const one = timeless(run('--threads', '1'))
    expect(timeless(run('--threads', '2'))).toEqual(one)
    expect(one).toMatchObject({ games: 24, finished: 24, stalled: 0, errors: 0, partyWinRate: null })
    expect(one.wins).toMatchObject({ byBot: { adept: { seats: 24 }, random: { seats: 24 } } })
    expect(one.scores).toMatchObject({
      mean: expect.any(Number),
      p10: expect.any(Number),
      p90: expect.any(Number),
    })
  })

  test('games that are stopped are counted as stalled', () => {
    expect(run('--max-turns', '3', '--threads', '1')).toMatchObject({
      finished: 0,
      stalled: 24,
      scores: null,
    })
  })

  test('a party has a win rate', () => {
    const found = json<{ partyWinRate: number }>(
      ...'simulate --edition epic --mode coop --players 3 --games 4 --seed 1 --threads 1'.split(' '),
    )
    expect(found.partyWinRate).toBeGreaterThanOrEqual(0)
    expect(found.partyWinRate).toBeLessThanOrEqual(1)
  })
})

describe('campaign', { timeout }, () => {
  interface Sums {
    chapters: Record<'nothing' | 'boon' | 'burden', { games: number; won: number }>[]
    ages: Record<string, number>
  }
  const run = (...more: string[]) =>
    json<Sums>(...'campaign --campaigns 4 --players 1 --bots random --seed 7'.split(' '), ...more)

  test('every chapter is played, again if it was lost, and each campaign ends in an Age', () => {
    const one = run('--threads', '1', '--retries', '2')
    expect(run('--threads', '2', '--retries', '2')).toEqual(one)
    expect(one.chapters.length).toBe(7)
    expect(Object.values(one.ages).reduce((sum, n) => sum + n, 0)).toBe(4)
    for (const [i, { nothing, boon, burden }] of one.chapters.entries()) {
      expect(i === 0 ? boon.games + burden.games : nothing.games).toBe(0)
      const won = nothing.won + boon.won + burden.won
      const lost = nothing.games + boon.games + burden.games - won
      // whoever didn't win lost three times
      expect(lost).toBeGreaterThanOrEqual(3 * (4 - won))
    }
  })

  test('without retries each chapter is one game', () => {
    for (const chapter of run('--retries', '0', '--threads', '1').chapters) {
      expect(Object.values(chapter).reduce((sum, { games }) => sum + games, 0)).toBe(4)
    }
  })
})

describe('play, replay, verify', { timeout }, () => {
  test('a fair game is saved, told again, and checked; a changed one is found out', () => {
    const file = join(tempTree({}), 'game.json')
    const played = runesaga(['play', '--fair', '--auto', '--seed', 'a test', '--record', file])
    expect(played).toMatchObject({ status: 0, stderr: '' })
    expect(played.stdout).toMatch(/(You win|Seasoned 1 wins)\. The most points decide\./)

    const told = json<{ outcome: object; scores: object[]; events: object[][]; state: { phase: string } }>(
      'replay',
      file,
    )
    expect(told.state.phase).toBe('over')
    expect(told.scores).toHaveLength(2)
    expect(runesaga(['replay', file]).stdout).toContain('Turn 1: Hero')

    expect(json('verify', file)).toMatchObject({ ok: true, problems: [] })

    // as the browser saves a table, with the record in it
    const table = join(tempTree({}), 'table.json')
    writeFileSync(table, `{"runesaga":"table","record":${readFileSync(file, 'utf8')}}`)
    expect(json('verify', table)).toMatchObject({ ok: true, problems: [] })

    const text = readFileSync(file, 'utf8')
    const turned = (face: string) => (face === 'slash' ? 'blank' : 'slash')
    writeFileSync(file, text.replace(/(?<="faces":\[")\w+/, turned))
    const changed = runesaga(['verify', file])
    expect(changed.status).toBe(1)
    expect(changed.stdout).toContain('Not as promised: 1 problem\n')
  })

  test('of a seed that a table made together it is said who had a part in it', () => {
    const server = 'c0'.repeat(32)
    const hashes = [0, 1, 2].map((seat) => promiseOfShare('table', seat, `a${seat}`.repeat(32)))
    const checked = (shares: (string | null)[], ...more: string[]): string[] => {
      const seed = madeSeed({ table: 'table', hashes, shares, server })
      const three = TABLES.find(({ name }) => name === 'base competitive 3')
      const game = fairGame(1, three, () => false, seed)
      const file = join(tempTree({ 'game.json': JSON.stringify(game.record) }), 'game.json')
      const { status, stdout } = runesaga(['verify', file, ...more])
      expect(status).toBe(0)
      return stdout.trim().split('\n').slice(1)
    }
    const shares = ['a0'.repeat(32), 'a1'.repeat(32), 'a2'.repeat(32)]
    expect(checked(shares)).toEqual([
      'The server and Ysolde, Bot 1 and Bot 2 made the seed together: none of them could choose it.',
    ])
    expect(checked([shares[0], null, null], '--lang', 'fr')).toEqual([
      'Le serveur et Ysolde ont composé la graine ensemble : personne n’a pu la choisir.',
      'Bot 1 et Bot 2 avaient promis des parts et ne les ont pas données à temps.',
    ])
    expect(checked([null, null, null])).toEqual([
      'The server made the seed alone: nobody gave a share to it.',
      'Ysolde, Bot 1 and Bot 2 promised shares and didn’t give them in time.',
    ])
  })

  test('a record whose moves were changed can’t be told', () => {
    const file = join(tempTree({}), 'game.json')
    runesaga(['play', '--auto', '--seed', '1', '--record', file])
    const record = JSON.parse(readFileSync(file, 'utf8')) as { moves: unknown[] }
    record.moves.splice(4, 1)
    writeFileSync(file, JSON.stringify(record))
    const { status, stderr } = runesaga(['replay', file])
    expect(status).toBe(1)
    expect(stderr).toMatch(/move \d+: /)
  })

  test('what is no record is refused', () => {
    const root = tempTree({ 'a.json': '{"moves":[]}', 'b.json': 'hello' })
    expect(runesaga(['replay', join(root, 'a.json')])).toMatchObject({ status: 2 })
    expect(runesaga(['verify', join(root, 'b.json')])).toMatchObject({ status: 2 })
  })

  test('a set whose name would break the line is told in one', () => {
    const file = join(tempTree({}), 'game.json')
    runesaga(['play', '--auto', '--seed', '1', '--record', file])
    const record = JSON.parse(readFileSync(file, 'utf8')) as { sets: { id: string }[] }
    record.sets[0].id = 'x\ny'
    writeFileSync(file, JSON.stringify(record))
    for (const command of ['replay', 'verify'])
      expect(runesaga([command, file])).toMatchObject({
        status: 2,
        stdout: '',
        stderr: `runesaga: ${file} was played with the cards of "x\\ny"; name their file with --set\n`,
      })
  })

  test('a whole game through a pipe: always the first choice', () => {
    const { status, stdout, stderr } = runesaga(['play', '--seed', '4', '--bots', 'random'], {
      input: '1\n'.repeat(2000),
    })
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
    expect(stdout).toContain('Choose your hero: keep one Character card of each kind.')
    expect(stdout).toMatch(/Attempt .+ · \d+%/)
    expect(stdout).toMatch(/(You win|Reckless 1 wins)\. The most points decide\./)
  })

  test('R-SETUP-13, R-ADV-01, R-ADV-02 who begins, the Adversary and the side of the Quest are chosen', () => {
    const folder = tempTree({})
    const file = join(folder, 'game.json')
    const chosen = (...args: string[]) => {
      const all = ['play', '--mode', 'coop', '--players', '3', '--record', file, ...args]
      const { status, stderr } = runesaga(all, { input: 'q\n' })
      expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
      const { setup } = JSON.parse(readFileSync(file, 'utf8')) as { setup: Record<string, unknown> }
      return { first: setup.firstSeat, options: setup.options }
    }
    expect(chosen('--first', 'seasoned 2')).toEqual({ first: 2, options: {} })
    expect(chosen('--first', 'you')).toEqual({ first: 0, options: {} })
    expect(chosen('--first', '2', '-e', 'epic', '--adversary', 'Le Seigneur des Ombres')).toEqual({
      first: 1,
      options: { adversary: 'epic/dark-lord' },
    })
    expect(chosen('-e', 'epic', '--adversary', 'dark-lord', '--quest', 'Age of Darkness').options).toEqual({
      adversary: 'epic/dark-lord',
      quest: 'epic/age-of-darkness',
    })
    // a Quest of one Adversary's own names it
    expect(chosen('--quest', 'quest-the-wolf').options).toMatchObject({ adversary: 'base/the-wolf' })
  })

  test('help, odds, undo, nonsense and leaving', () => {
    const { status, stdout } = runesaga(['play', '--mode', 'solo', '--seed', '4'], {
      input: '?\nu\n0\nfive\no\nt\nq\n',
    })
    expect(status).toBe(0)
    expect(stdout).toContain('take back your last action')
    expect(stdout).toContain('There is nothing to take back.')
    expect(stdout).toContain('Type a number from 1 to 8, or ? for help.')
    expect(stdout).toContain('You leave the game on turn 0.')
  })

  describe('R-FEAT-04 the turn of another', () => {
    /** Plays a game whose heroes come to hold Feats for any time: by these lines first, then the second choice or the only one. */
    async function played(first: readonly string[], answers: readonly string[]): Promise<string> {
      const { child, said, ended } = started(['play', '-e', 'epic', '--seed', 'a'])
      const lines = first.slice()
      const toStepIn = answers.slice()
      const answer = (question: string): string => {
        if (lines.length > 0) return lines.shift()!
        if (question.includes('Play a Feat now?')) return toStepIn.shift() ?? 'q'
        return /\n {2}2 {2}/.test(question) ? '2' : '1'
      }
      child.stdout.on('data', () => {
        if (!said.stdout.endsWith('> ')) return
        child.stdin.write(`${answer(said.stdout.slice(said.stdout.lastIndexOf('\n\n')))}\n`)
      })
      expect(await ended).toEqual({ code: 0, signal: null })
      return said.stdout
    }

    test('waits for who holds a Feat for any time: Enter goes on, a number plays it', async () => {
      const told = await played([], ['7', '', '1'])
      expect(told).toContain('Type a number from 1 to 1, Enter to go on, or ? for help.')
      expect(told.split('The turn of Seasoned 1 begins. Play a Feat now?')).toHaveLength(3)
      expect(told).toMatch(/begins\. Play a Feat now\?.*\n {2}1 {2}Play (.+?):.*\n> {3}You play \1/)
    })

    test('waits no longer after s', async () => {
      const told = await played(['s'], [])
      expect(told).toContain('Turns of others won’t wait for you any more')
      expect(told).not.toContain('Play a Feat now?')
      expect(told).toContain('The most points decide.')
    })
  })

  test('in French, from the first question to the last score, and told again', () => {
    const file = join(tempTree({}), 'game.json')
    const { status, stdout, stderr } = runesaga(
      ['play', '--seed', '4', '--bots', 'random', '--lang', 'fr', '--record', file],
      { input: '1\n'.repeat(2000) },
    )
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
    expect(stdout).toContain(
      'Choisissez votre Héros\u202f: gardez une seule carte Personnage de chaque type.',
    )
    expect(stdout).toMatch(/Tenter .+ · \d+\u202f%/)
    expect(stdout).toContain('Le plus haut total l’emporte.')
    expect(stdout).toContain('graine 4')
    expect(stdout).toContain(`Partie enregistrée dans ${file}.`)
    expect(stdout).not.toMatch(/\b(You|Your|the|Turn|draws|gains|seed|Saved)\b/)
    expect(runesaga(['replay', file, '--lang', 'fr']).stdout).toContain('Tour 1\u202f: Héros')
    expect(runesaga(['play', '--lang', 'fi'])).toMatchObject({
      status: 2,
      stderr: expect.stringContaining('unknown language "fi"') as string,
    })
  })

  test('no colours in a pipe', () => {
    const { stdout } = runesaga(['play', '--auto', '--seed', '2'])
    expect(stdout).not.toContain('\u001b[')
  })
})

describe('scenario', { timeout }, () => {
  test('as told', () => {
    expect(json('scenario', SCENARIO)).toMatchObject({
      ok: true,
      results: [{ id: 'EX-ACT-01', ok: true, lines: [] }],
    })
  })

  test('one that comes otherwise is told and exits with 1; JSON is read too', () => {
    const wrong = {
      scenario: 'WRONG',
      title: 'a row that is not there',
      edition: 'base',
      expect: { turn: { seat: 3 } },
    }
    const root = tempTree({ 'wrong.json': JSON.stringify(wrong) })
    const { status, stdout } = runesaga(['scenario', SCENARIO, join(root, 'wrong.json')])
    expect(status).toBe(1)
    expect(stdout).toContain('WRONG a row that is not there')
    expect(stdout).toContain('1 as told, 1 not')
  })
})

describe('soak', { timeout }, () => {
  test('plays one kind of table after the other, by each kind of bot and by all together', () => {
    const found = json<{ ok: boolean; checked: number }>(
      ...'soak --games 21 --every 40 --seed 1 --threads 2'.split(' '),
    )
    expect(found).toMatchObject({ ok: true, games: 21, stalled: 0, problems: [] })
    expect(found.checked).toBeGreaterThan(21)
  })

  test('says what it covers', async () => {
    const { stdout } = await called(['soak', '--help'])
    expect(stdout).toMatch(
      /Plays \d+ kinds of tables in turn, by bots of each kind \(.*adept.*\) and of all together:/,
    )
    for (const what of ['the cards of the others', 'whole sets', 'a first game', 'hero beginning', 'Quests'])
      expect(stdout).toContain(what)
  })

  test('a game without end is a problem, and can be seen again', () => {
    const { status, stdout } = runesaga(
      'soak --seed 1 --games 30 --every 0 --max-turns 3 --threads 1'.split(' '),
    )
    expect(status).toBe(1)
    const [, again] = /runesaga (soak --seed 1 .* --game 2)\n/.exec(stdout)!
    const one = runesaga([...again.split(' '), '--json'])
    expect(one.status).toBe(1)
    // each bot alone, then all of them together
    const players = [...BOT_NAMES.map((bot) => [bot]), BOT_NAMES.toReversed()][2]
    expect(JSON.parse(one.stdout)).toMatchObject({
      games: 1,
      stalled: 1,
      problems: [
        {
          game: 2,
          seed: '1/2',
          table: `base competitive 4, ${players.join(' and ')}`,
          problem: 'no end after 3 turns',
        },
      ],
    })
  })
})

const quick = '--warm-up 0 --round 0.05 --rounds 1'.split(' ')

test('bench gives figures with their paths and bars', { timeout }, () => {
  const found = json<{ figures: { unit: string; bar: number }[] }>('bench', '--only', 'public-2p', ...quick)
  expect(found.figures).toEqual(
    ['games/s', 'actions/s'].map((unit) => ({
      name: 'random 2p base, public',
      path: 'legalActions + apply, checked, with events',
      value: expect.any(Number),
      unit,
      bar: expect.any(Number),
      better: 'more',
      met: expect.any(Boolean),
    })),
  )
})

test('bench holds the other editions against base', { timeout }, () => {
  const { figures } = json<{ figures: { name: string; unit: string; bar: number | null }[] }>(
    'bench',
    '--only',
    'in-place-editions',
    ...quick,
  )
  expect(figures.map(({ name, unit, bar }) => [name, unit, bar])).toEqual([
    ['random 2p epic, in place', 'games/s', null],
    ['random 2p epic, in place, against base', '×', 0.6],
    ['random 2p stormlight, in place', 'games/s', null],
    ['random 2p stormlight, in place, against base', '×', 0.6],
  ])
})
