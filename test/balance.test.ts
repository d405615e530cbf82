// `runesaga balance`: what is counted, how parts add up, and how the figures are told.

import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { COMMAND, called, runesaga } from './run-runesaga.ts'
import { tempTree } from './temp-tree.ts'

const timeout = 120_000

const balance = (...args: string[]) => runesaga(['balance', ...args])

interface Estimate {
  value: number
  low: number
  high: number
}
interface Figures {
  games: number
  kinds: { kind: string; games: number; finished: number; scores: { mean: number } | null }[]
  winning: { histogram: Record<string, number> } | null
  seats: { kind: string; by: 'seat' | 'place'; number: number; share: Estimate }[]
  adversaries: {
    id: string
    quest: { id: string; name: string } | null
    kind: string
    games: number
    won: Estimate
    endings: Record<string, number>
    ok: boolean
  }[]
  loyalists: { kind: string; pledged: number; games: number; won: Estimate; ok: boolean }[]
  difficulties: { difficulty: number; attempts: number; overcome: number }[]
  cards: {
    id: string
    kind: string
    copies: number
    available: number
    taken: number
    takeRate: Estimate | null
    attempts: number
    paths: { attempts: number; overcome: number }[]
    heroes: number
    impact: { with: Estimate; without: Estimate; effect: Estimate } | null
  }[]
  outside: string[]
}

function figures(...args: string[]): Figures {
  const { status, stdout, stderr } = balance(...args, '--json')
  expect(stderr).toBe('')
  expect(status).toBe(0)
  return JSON.parse(stdout) as Figures
}

const GAMES = 12
const SMALL = ['--games', String(GAMES), '--seed', 'small', '--threads', '1']

/** Where runs are kept that are told of in more than one way: they are played once. */
const kept = mkdtempSync(join(tmpdir(), 'runesaga-'))
afterAll(() => rmSync(kept, { recursive: true }))
const playedOnce = (name: string): string[] => ['--resume', join(kept, name)]

describe('what a small run counts', { timeout }, () => {
  const found = figures(...SMALL, ...playedOnce('small'))
  const of = (kind: string) => found.cards.filter((card) => card.kind === kind)
  const sum = (numbers: readonly number[]) => numbers.reduce((a, b) => a + b, 0)

  test('every kind of table, each with as many games', () => {
    expect(found.games).toBe(7 * GAMES)
    expect(found.kinds.map(({ kind, games, finished }) => [kind, games, finished])).toEqual(
      ['competitive 2', 'competitive 3', 'competitive 4', 'coop 2', 'coop 3', 'coop 4', 'solo'].map(
        (kind) => [kind, GAMES, GAMES],
      ),
    )
  })

  test('every title of the box that somebody can take, once', () => {
    const titles = {
      origin: 15,
      motivation: 15,
      destiny: 15,
      trait: 20,
      challenge: 51,
      ally: 10,
      adversary: 10,
    }
    for (const [kind, n] of Object.entries(titles)) expect(of(kind)).toHaveLength(n)
    expect(sum(of('feat').map(({ copies }) => copies))).toBe(44)
  })

  test('each hero keeps one Character card of each kind', () => {
    const heroes = GAMES * (2 + 3 + 4 + 2 + 3 + 4 + 1)
    for (const kind of ['origin', 'motivation', 'destiny']) {
      expect(sum(of(kind).map(({ taken }) => taken))).toBe(heroes)
      // two are dealt to each
      expect(sum(of(kind).map(({ available }) => available))).toBe(2 * heroes)
      expect(sum(of(kind).map(({ heroes }) => heroes))).toBe(GAMES * (2 + 3 + 4))
    }
  })

  test('nothing is taken that could not be had, and nothing overcome that was not tried', () => {
    for (const { available, taken, attempts, paths } of found.cards) {
      expect(taken).toBeLessThanOrEqual(available)
      for (const path of paths) expect(path.overcome).toBeLessThanOrEqual(path.attempts)
      expect(attempts).toBe(sum(paths.map((path) => path.attempts)))
    }
  })

  test('attempts by card and by difficulty are the same attempts', () => {
    expect(sum(found.difficulties.map(({ attempts }) => attempts))).toBe(
      sum(found.cards.map(({ attempts }) => attempts)),
    )
  })

  test('a Challenge is taken once for each time that it was overcome', () => {
    for (const { taken, paths } of of('challenge'))
      expect(taken).toBe(sum(paths.map(({ overcome }) => overcome)))
  })

  test('the wins of a table add up to one, shared ones in parts', () => {
    for (const kind of ['competitive 2', 'competitive 3', 'competitive 4']) {
      for (const by of ['seat', 'place']) {
        const here = found.seats.filter((seat) => seat.kind === kind && seat.by === by)
        expect(sum(here.map(({ share }) => share.value))).toBeCloseTo(1, 5)
      }
    }
    expect(sum(Object.values(found.winning!.histogram))).toBeGreaterThanOrEqual(3 * GAMES)
  })

  test('a game of solo or co-op is against one Adversary', () => {
    for (const kind of ['coop 2', 'coop 3', 'coop 4', 'solo']) {
      const here = found.adversaries.filter((adversary) => adversary.kind === kind)
      expect(sum(here.map(({ games }) => games))).toBe(GAMES)
      for (const { quest, games, endings } of here) {
        expect(quest).toBe(null)
        expect(sum(Object.values(endings))).toBe(games)
      }
    }
  })

  test('estimates lie within their intervals, and an effect is the difference of two averages', () => {
    for (const { takeRate, impact } of found.cards) {
      for (const e of [takeRate, impact?.with, impact?.without, impact?.effect]) {
        if (e) expect(e.low <= e.value && e.value <= e.high).toBe(true)
      }
      if (impact) expect(impact.effect.value).toBeCloseTo(impact.with.value - impact.without.value, 4)
    }
  })

  test('the same figures on two threads', () => {
    expect(figures(...SMALL.with(5, '2'))).toEqual(found)
  })
})

describe('Quests that any Adversary may have', { timeout }, () => {
  const QUESTS = ['radiants-united', 'the-true-desolation', 'contest-of-champions', 'the-fraying-alliance']
  const ofStormlight = ['--set', 'stormlight', '--only', 'coop,solo', '--games', '24', '--threads', '1']
  const found = figures(...ofStormlight, ...playedOnce('stormlight'))

  test('each is played equally often', () => {
    const games = (kind: string) =>
      found.adversaries.filter((a) => a.kind === kind).map(({ quest, games }) => [quest!.id, games])
    for (const kind of ['coop 2', 'coop 3', 'coop 4'])
      expect(games(kind)).toEqual(QUESTS.map((quest) => [`stormlight/${quest}`, 6]))
    // two of them stay in the box where there is only one hero
    expect(games('solo')).toEqual(QUESTS.slice(0, 2).map((quest) => [`stormlight/${quest}`, 12]))
  })

  test('loyalists are counted by how many they are; the bar is for one among three or four', () => {
    const { loyalists } = found
    expect(loyalists.length).toBeGreaterThan(0)
    for (const kind of ['coop 2', 'coop 3', 'coop 4', 'solo']) {
      const here = loyalists.filter((one) => one.kind === kind)
      // Contest of Champions is a fourth of the games, and not played alone
      expect(here.reduce((sum, { games }) => sum + games, 0)).toBeLessThanOrEqual(kind === 'solo' ? 0 : 6)
      for (const { pledged, won, ok } of here) {
        const isMeasured = pledged === 1 && kind !== 'coop 2'
        expect(ok).toBe(!isMeasured || (won.value >= 0.35 && won.value <= 0.65))
      }
    }
  })

  test('each has a bar of its own', () => {
    for (const { won, ok } of found.adversaries) expect(ok).toBe(won.value >= 0.25 && won.value <= 0.6)
  })

  test('each is told of under its name', () => {
    const { stdout } = balance(...ofStormlight, ...playedOnce('stormlight'))
    expect(stdout).toContain(
      'Adversaries, The True Desolation · the party wins; bar: 25.0\u00a0% to 60.0\u00a0%',
    )
  })

  test('the chapters of the campaign are played equally often, under each of its Quests', () => {
    const { adversaries } = figures(
      '--set',
      'epic',
      '--chapters',
      '--only',
      'solo',
      '--games',
      '28',
      '--threads',
      '1',
    )
    const games = adversaries.map(({ quest, games }) => [quest!.id, games])
    const one = [
      ['epic/reign-of-the-adversary', 2],
      ['epic/age-of-darkness', 2],
    ]
    expect(games).toEqual(Array.from({ length: 7 }, () => one).flat())
    expect(new Set(adversaries.map(({ id }) => id)).size).toBe(7)
  })
})

describe('an interrupted run', { timeout }, () => {
  /** Games are counted fifty at a time: three times, and a rest. */
  const RUN = ['--games', '38', '--only', 'competitive,solo', '--seed', 'stop', '--threads', '1']

  test('goes on where it stopped, and tells the same as one that was not interrupted', async () => {
    const file = join(tempTree({}), 'run.json')
    const whole = figures(...RUN)
    const child = spawn(process.execPath, [COMMAND, 'balance', ...RUN, '--resume', file])
    const done = () =>
      existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as { done: number[] }).done : []
    while (done().length === 0 && child.exitCode === null) await sleep(20)
    child.kill('SIGKILL')
    const before = done().length
    expect(before).toBeGreaterThan(0)
    expect(figures(...RUN, '--resume', file)).toEqual(whole)
    // all is counted now: nothing is played again
    expect(done()).toHaveLength(4)
    expect(figures(...RUN, '--resume', file)).toEqual(whole)
  })

  test('is not mixed up with another', () => {
    const file = join(tempTree({}), 'run.json')
    const run = ['--games', '1', '--only', 'solo', '--seed', '1', '--resume', file]
    expect(balance(...run)).toMatchObject({ status: 0, stderr: '' })
    const refused = (...args: string[]) => {
      const { status, stdout, stderr } = balance(...args)
      expect({ status, stdout }).toEqual({ status: 2, stdout: '' })
      return stderr
    }
    expect(refused(...run.with(5, '2'))).toBe(`runesaga: ${file} holds a run with another --seed\n`)
    expect(refused(...run.with(1, '2'))).toBe(`runesaga: ${file} holds a run with another --games\n`)
    const saved = JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>
    writeFileSync(file, JSON.stringify({ ...saved, cards: 'other' }))
    expect(refused(...run)).toBe(`runesaga: ${file} holds a run with other cards: they have changed since\n`)
    writeFileSync(file, 'hello')
    expect(refused(...run)).toBe(`runesaga: ${file} holds no balance run: it is not JSON\n`)
  })
})

describe('the page', { timeout }, () => {
  let page = ''
  let stdout = ''
  beforeAll(() => {
    const file = join(kept, 'balance.html')
    stdout = balance(...SMALL, ...playedOnce('small'), '--html', file).stdout
    page = readFileSync(file, 'utf8')
  }, timeout)

  test('has every plot, and stands alone', () => {
    const sections = [
      'seats',
      'scores',
      'adversaries',
      'difficulties',
      'characters',
      'taken',
      'story',
      'feats',
    ]
    for (const id of sections) {
      const part = page.slice(page.indexOf(`<section id="${id}">`)).split('</section>')[0]
      expect([id, part.includes('<svg ')]).toEqual([id, true])
    }
    expect(page).not.toMatch(/<script|<link|src=|url\(/)
  })

  test('has every card in its table, and is well formed', () => {
    const table = page.slice(page.indexOf('<tbody>'), page.indexOf('</tbody>'))
    expect(table.match(/<tr/g)).toHaveLength(15 + 15 + 15 + 20 + 51 + 10 + 10 + 28)
    for (const tag of ['svg', 'g', 'section', 'tr', 'td', 'th', 'text']) {
      const opened = page.match(new RegExp(`<${tag}[ >]`, 'g'))
      expect([tag, page.match(new RegExp(`</${tag}>`, 'g'))?.length]).toEqual([tag, opened?.length])
    }
  })

  test('the text has a line for every card, and marks what is outside the bars', () => {
    for (const name of [
      'Sailor',
      'Born Lucky',
      'Wise Master',
      'Street Fight',
      'Mentor',
      'The Wolf',
      'Sabotage',
    ]) {
      expect(stdout).toMatch(new RegExp(`^[ ✗] ${name} +\\d`, 'm'))
    }
    const marked = stdout.split('\n').filter((line) => line.startsWith('✗'))
    expect(marked.length).toBeGreaterThan(0)
    expect(stdout).toContain('Outside the bars: ')
  })
})

describe('a set of one’s own', { timeout }, () => {
  test('only its own cards are told of', () => {
    const set = `set: mine
name: { en: Mine, fr: Le mien }
edition: base
traits:
  - { id: patient, name: { en: Patient, fr: Patient }, act: 1, pay: { xp: 1 }, gives: { nature: 1, wisdom: 1 }, source: ours, emblem: tortoise }
`
    const file = join(tempTree({ 'mine.yaml': set }), 'mine.yaml')
    const { cards } = figures('--set', file, '--games', '12', '--only', 'competitive', '--threads', '1')
    expect(cards.map(({ id }) => id)).toEqual(['mine/patient'])
    expect(cards[0].taken).toBeGreaterThan(0)
  })
})

describe('bad usage is one line on stderr, and exit code 2', { timeout }, () => {
  test.each([
    ['--set bse', 'unknown set "bse"; did you mean "base"?'],
    ['--only coop,sollo', 'unknown mode "sollo"; did you mean "solo"?'],
    ['--chapters', '--chapters are those of --set epic'],
    ['--games 0', '--games must be a whole number, 1 to 1000000000000, not "0"'],
    ['--games 1 --only solo --html /nowhere/a.html', "can't write /nowhere/a.html: there is no such folder"],
    [
      '--games 1 --only solo --resume /nowhere/a.json',
      "can't write /nowhere/a.json: there is no such folder",
    ],
  ])('%s', async (line, message) => {
    const told = await called(['balance', ...line.split(' ')])
    expect(told).toEqual({ status: 2, stdout: '', stderr: `runesaga: ${message}\n` })
  })
})
