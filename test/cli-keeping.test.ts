// What the command keeps and gives back: files, games that are broken off, the terminal; and files that it can't read. Needs a build.

import { spawnSync } from 'node:child_process'
import {
  closeSync,
  existsSync,
  lstatSync,
  openSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { readFile as readText } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test, vi } from 'vitest'
import { COMMAND, called, inRepository, runesaga, started } from './run-runesaga.ts'
import { tempTree } from './temp-tree.ts'

const timeout = 120_000

const until = (what: () => boolean) => vi.waitUntil(what, { timeout: 60_000, interval: 20 })

interface Kept {
  moves: object[]
  setup: { heroes: number }
}
const kept = (file: string): Kept => JSON.parse(readFileSync(file, 'utf8')) as Kept

describe('Ctrl-C', { timeout }, () => {
  test('in a game: the game is kept up to where it stood, and can be told', async () => {
    const file = join(tempTree({}), 'game.json')
    const { child, said, ended } = started(['play', '--seed', '4', '--record', file])
    await until(() => said.stdout.includes('> '))
    child.stdin.write('1\n')
    await until(() => existsSync(file) && kept(file).moves.length > 1)
    child.kill('SIGINT')
    expect(await ended).toEqual({ code: 130, signal: null })
    expect(said.stdout).toContain(`Saved in ${file}.`)
    expect(said.stderr).toBe('')
    expect(runesaga(['replay', file])).toMatchObject({ status: 0, stderr: '' })
  })

  test('a game that is killed is kept as far as the last decision', async () => {
    const file = join(tempTree({}), 'game.json')
    const { child, said, ended } = started(['play', '--seed', '4', '--record', file])
    await until(() => said.stdout.includes('> '))
    // only the bot has chosen
    expect(kept(file)).toMatchObject({ runesaga: 'record', form: 2, moves: [[1, { keep: {} }]] })
    child.stdin.write('1\n')
    await until(() => kept(file).moves.length > 1)
    child.kill('SIGKILL')
    await ended
    expect(runesaga(['replay', file])).toMatchObject({ status: 0, stderr: '' })
  })

  test('while bots play by themselves', async () => {
    const file = join(tempTree({}), 'game.json')
    const { child, said, ended } = started([
      'play',
      '--auto',
      '--players',
      '4',
      '--seed',
      '1',
      '--record',
      file,
    ])
    await until(() => said.stdout.includes('Turn 1:'))
    child.kill('SIGINT')
    expect(await ended).toEqual({ code: 130, signal: null })
    expect(kept(file).moves.length).toBeGreaterThan(4)
  })

  test('in a long simulation: the terminal has its cursor and its long lines', async () => {
    const { child, said, ended } = started(['simulate', '--games', '100000'], { terminal: true })
    await until(() => said.stderr.includes('of 100000 games'))
    child.kill('SIGINT')
    await ended
    const switches = [...said.stderr.matchAll(/\[\?(\d+)([hl])/g)].map(([, what, how]) => ({
      what,
      how,
    }))
    for (const what of ['25', '7'])
      expect(switches.findLast((one) => one.what === what)?.how ?? 'h').toBe('h')
  })
})

describe('files are written whole', { timeout }, () => {
  test('beside and renamed: nothing else is left in the folder', () => {
    const root = tempTree({ 'game.json': 'what was there' })
    const before = openSync(join(root, 'game.json'), 'r')
    expect(runesaga(['play', '--auto', '--seed', '1', '--record', 'game.json'], { cwd: root }).status).toBe(0)
    expect(readdirSync(root)).toEqual(['game.json'])
    expect(readFileSync(before, 'utf8')).toBe('what was there')
    closeSync(before)
    expect(kept(join(root, 'game.json')).setup.heroes).toBe(2)
  })

  test('through a link, which stays one', () => {
    const root = tempTree({ 'real.html': '' })
    symlinkSync('real.html', join(root, 'link.html'))
    expect(runesaga(['cards', '--kind', 'class', '--html', 'link.html'], { cwd: root }).status).toBe(0)
    expect(readFileSync(join(root, 'real.html'), 'utf8')).toContain('<html')
    expect(readdirSync(root).toSorted()).toEqual(['link.html', 'real.html'])
  })

  test('through a link that leads to nothing yet: what it leads to is made', () => {
    const root = tempTree({ 'folder/other.txt': '' })
    symlinkSync('folder/real.html', join(root, 'link.html'))
    symlinkSync('link.html', join(root, 'link-of-a-link.html'))
    const args = ['cards', '--kind', 'class', '--html', 'link-of-a-link.html']
    expect(runesaga(args, { cwd: root }).status).toBe(0)
    expect(readlinkSync(join(root, 'link.html'))).toBe('folder/real.html')
    expect(readlinkSync(join(root, 'link-of-a-link.html'))).toBe('link.html')
    expect(readFileSync(join(root, 'folder/real.html'), 'utf8')).toContain('<html')
  })

  test('never through what somebody has laid beside: its name can’t be known', async () => {
    const root = tempTree({ 'mine.txt': 'precious' })
    const { child, said, ended } = started(['play', '--seed', '4', '--record', join(root, 'game.json')])
    // as fast as one can: it waits for its reader before it keeps anything
    symlinkSync('mine.txt', join(root, `game.json.${child.pid}.new`))
    await until(() => said.stdout.includes('> '))
    child.kill('SIGINT')
    await ended
    expect(readFileSync(join(root, 'mine.txt'), 'utf8')).toBe('precious')
    expect(lstatSync(join(root, 'game.json')).isFile()).toBe(true)
  })

  test('what is no file is written as it is', async ({ skip }) => {
    const pipe = join(tempTree({}), 'pipe')
    if (spawnSync('/usr/bin/env', ['mkfifo', pipe]).status !== 0) skip()
    const { ended } = started(['cards', '--kind', 'class', '--html', pipe])
    expect(await readText(pipe, 'utf8')).toContain('<html')
    expect(await ended).toMatchObject({ code: 0 })
    expect(statSync(pipe).isFIFO()).toBe(true)
  })

  test.each([
    ['balance --games 1000000 --html nowhere/balance.html', 'there is no such folder'],
    ['balance --games 1000000 --html .', 'it is a folder'],
    ['balance --games 1000000 --html balance.html --resume nowhere/b.json', 'there is no such folder'],
    ['play --auto --record nowhere/game.json', 'there is no such folder'],
    ['cards --html nowhere/cards.html', 'there is no such folder'],
  ])('noticed before the work: %s', (line, why) => {
    const { status, stdout, stderr } = runesaga(line.split(' '), { cwd: tempTree({}), timeout: 20_000 })
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' })
    expect(stderr).toMatch(/^runesaga: can't write [^\n]+\n$/)
    expect(stderr).toContain(why)
  })
})

test('ever so many games are not listed before the first is played', { timeout }, async () => {
  const file = join(tempTree({}), 'counts.json')
  const { child, ended } = started(
    `balance --only solo --games 1000000000000 --threads 1 --resume ${file}`.split(' '),
  )
  await until(() => existsSync(file))
  child.kill('SIGINT')
  await ended
  expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({ run: { games: 1e12 }, done: [] })
})

describe('a record that is none: one line, and exit code 2', { timeout }, () => {
  const setup = { edition: 'base', mode: 'competitive', heroes: 2, seed: { fast: 1 } }
  const record = (changes: object) => JSON.stringify({ runesaga: 1, setup, moves: [], seen: [], ...changes })
  const RECORDS: Record<string, string> = {
    'not JSON': '{',
    nothing: 'null',
    'a list': '[]',
    'moves that are none': record({ moves: [null] }),
    'a move of nobody': record({ moves: [{ action: { type: 'pass' } }] }),
    'a move without an action': record({ moves: [{ seat: 0 }] }),
    'a move of an unknown kind': record({ moves: [{ seat: 0, action: { type: 'constructor' } }] }),
    'a move without its card': record({ moves: [{ seat: 0, action: { type: 'play', card: '7', on: 0 } }] }),
    'a move of a hero too many': record({ moves: [{ seat: 2, action: { type: 'pass' } }] }),
    'a move of a hero below all': record({ moves: [{ seat: -1, undo: true }] }),
    'a record of a later version': record({ runesaga: 99 }),
    'no setup': record({ setup: null }),
    'no seed': record({ setup: { ...setup, seed: undefined } }),
    'a fair seed that is none': record({ setup: { ...setup, seed: { fair: 'x' } } }),
    'sets that are none': record({ setup: { ...setup, sets: 'base' } }),
    'a set of the prototype': record({ setup: { ...setup, sets: ['base', 'toString'] } }),
    'an unknown edition': record({ setup: { ...setup, edition: 'bass' } }),
    'too many heroes': record({ setup: { ...setup, heroes: 9 } }),
    'options that are none': record({ setup: { ...setup, options: 5 } }),
    'an Adversary that is a number': record({
      setup: { ...setup, mode: 'coop', options: { adversary: 5 } },
    }),
    'characters that are none': record({ setup: { ...setup, options: { characters: 7 } } }),
    'deeply nested': `${'['.repeat(1e5)}${']'.repeat(1e5)}`,
  }
  test.each(Object.keys(RECORDS))('%s', async (what) => {
    const file = join(tempTree({ 'game.json': RECORDS[what] }), 'game.json')
    for (const command of ['replay', 'verify']) {
      const { status, stdout, stderr } = await called([command, file])
      expect({ status, stdout }).toEqual({ status: 2, stdout: '' })
      expect(stderr).toMatch(/^runesaga: [^\n]*game\.json[^\n]+\n$/)
    }
  })

  test('a seed that was changed is found out all the same', () => {
    const file = join(tempTree({}), 'game.json')
    runesaga(['play', '--fair', '--auto', '--seed', 'x', '--record', file])
    const text = readFileSync(file, 'utf8')
    writeFileSync(
      file,
      text.replace(/"seed":"./, (start) => `${start.slice(0, -1)}${start.endsWith('0') ? '1' : '0'}`),
    )
    expect(runesaga(['verify', file]).status).toBe(1)
  })
})

describe('what a terminal would take for an order', { timeout }, () => {
  const ESCAPES = '\u001b]0;owned\u0007\u001b[31m\u009b2J\r\b'
  const MINE = readFileSync(inRepository('examples/three-cards.yaml'), 'utf8')
  const ORDERS = /(?![\n\t])\p{Control}/u
  const setup = { edition: 'base', mode: 'competitive', heroes: 2, seed: { fast: 1 } }
  const record = (changes: object) => JSON.stringify({ runesaga: 1, setup, moves: [], seen: [], ...changes })

  test.each<[string, string, string[]]>([
    ['of an edition', record({ setup: { ...setup, edition: ESCAPES } }), ['replay']],
    ['of a set', record({ setup: { ...setup, sets: ['base', ESCAPES] } }), ['replay']],
    ['of a field', record({ runesaga: 'record', [ESCAPES]: 1 }), ['verify', '--json']],
    ['of a scenario', JSON.stringify({ scenario: 'A', title: ESCAPES, [ESCAPES]: 1 }), ['scenario']],
  ])('%s is not given to one', (_, text, [command, ...args]) => {
    const file = join(tempTree({ 'file.json': text }), 'file.json')
    const { stdout, stderr } = runesaga([command, file, ...args])
    expect(stdout + stderr).not.toBe('')
    expect(stdout + stderr).not.toMatch(ORDERS)
  })

  test('of a name in a card set is not given to one either', () => {
    const text = MINE.replace(/^name: .*$/m, `name: ${JSON.stringify({ en: `Mine${ESCAPES}` })}`)
    expect(text).not.toBe(MINE)
    const root = tempTree({ 'mine.yaml': text })
    const { stdout, stderr } = runesaga(['cards', '--set', 'mine.yaml'], { cwd: root })
    expect(stdout).toContain('Mine]0;owned[31m2J')
    expect(stdout + stderr).not.toMatch(ORDERS)
  })
})

test('what can’t be written is told in one line, and exit code 1', { timeout }, ({ skip }) => {
  if (!existsSync('/dev/full')) skip()
  const full = openSync('/dev/full', 'w')
  const { status, stderr } = spawnSync(process.execPath, [COMMAND, 'cards'], {
    encoding: 'utf8',
    stdio: ['ignore', full, 'pipe'],
  })
  closeSync(full)
  expect({ status, stderr }).toEqual({
    status: 1,
    stderr: "runesaga: can't write what there is to say: nothing more fits there\n",
  })
})

test('a card set that is nested without end says so, once', { timeout }, () => {
  for (const deep of [1000, 5000]) {
    const text = `set: x\nname: { en: ${'['.repeat(deep)}${']'.repeat(deep)} }\n`
    const root = tempTree({ 'deep.yaml': text })
    const { status, stderr } = runesaga(['cards', '--set', 'deep.yaml'], { cwd: root })
    expect(status).toBe(2)
    expect(stderr).toMatch(
      /^runesaga: deep\.yaml is no card set yet: 1 mistake\n {2}deep\.yaml:\d+:\d+ nested too deeply\n$/,
    )
  }
})

describe('a scenario that is none: told on stderr, and exit code 2', { timeout }, () => {
  const SCENARIOS: Record<string, [text: string, says: RegExp]> = {
    empty: ['', /is empty/],
    'only a comment': ['# nothing yet\n', /is empty/],
    'an empty document': ['---\n', /is empty/],
    'broken YAML': ['scenario: [', /Flow sequence/],
    'no scenario': ['hello', /expected an object/],
    'an alias of nothing': ['scenario: *nobody', /nobody/],
    'nested too deeply': [`scenario: ${'['.repeat(5000)}${']'.repeat(5000)}`, /nested too deeply/],
    'a word that is none': [
      'scenario: A\ntitle: a\nheros: []\n',
      /unknown word "heros"; did you mean "hero"/,
    ],
    'a card that is none': ['scenario: A\ntitle: a\nrow: [nowhere-to-be-found]\n', /unknown card/],
  }
  test.each(Object.keys(SCENARIOS))('%s', async (what) => {
    const [text, says] = SCENARIOS[what]
    const file = join(tempTree({ 'one.yaml': text }), 'one.yaml')
    const { status, stdout, stderr } = await called(['scenario', file])
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' })
    expect(stderr).toMatch(/^runesaga: [^\n]*one\.yaml[^\n]+\n$/)
    expect(stderr).toMatch(says)
  })

  test('several mistakes are listed', () => {
    const file = join(tempTree({ 'one.yaml': 'scenario: A\nheros: []\nstepps: []\n' }), 'one.yaml')
    const { status, stderr } = runesaga(['scenario', file])
    expect(status).toBe(2)
    expect(stderr.split('\n')).toHaveLength(5)
  })
})
