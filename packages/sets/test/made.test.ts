/** Games whose seed was made by everybody at the table: their records tell how, and whatever was changed in it shows. */
import type { GameRecord } from '@runesaga/engine'
import { type Made, madeSeed, promiseOfShare } from '@runesaga/engine/fair'
import { openRecord } from '@runesaga/engine/record'
import { describe, expect, test } from 'vitest'
import { fairGame } from './kit/fair-games.ts'
import { rules, verify } from './kit/rules.ts'
import { fairSeed, TABLES } from './kit/tables.ts'
import { bytes, saveAndLoad } from './kit/values.ts'

const SERVER = fairSeed('the server')
const TABLE = TABLES.find(({ name }) => name === 'base competitive 4')!

/** Seat 0 gives a share, and so does seat 1; seat 2 keeps back what it promised, and seat 3 is a bot's. */
const shares = [fairSeed('seat 0'), fairSeed('seat 1'), null, null]
const hashes = [...shares.slice(0, 2), fairSeed('seat 2')].map((share, seat) =>
  promiseOfShare('table', seat, share!),
)
const seed = madeSeed({ table: 'table', hashes: [...hashes, null], shares, server: SERVER })

type Told = GameRecord & { chance: { promise: string; seed: string | null; made: Made } }
const over = saveAndLoad(fairGame(1, TABLE, () => false, seed).record) as Told
const left = fairGame(1, TABLE, ({ record }) => record.moves.length > 40, seed)
const running = saveAndLoad(left.record) as Told

describe('a record', () => {
  test('tells how its seed was made, and a check who had a part in it', () => {
    expect(over.chance.made).toEqual(seed.made)
    expect(over.chance.seed).toBe(seed.fair)
    expect(verify(over)).toMatchObject({
      ok: true,
      problems: [],
      made: { ...seed.made, gave: [0, 1], withheld: [2] },
    })
  })

  test('tells neither the seed nor the secret of the server before the end', () => {
    expect(running.chance.made).toEqual({ ...seed.made, server: null })
    expect(bytes(running)).not.toContain(SERVER)
    expect(bytes(running)).not.toContain(seed.fair)
    expect(verify(running)).toMatchObject({
      ok: false,
      problems: ['the seed is not published: the game is not over'],
      made: { server: null, gave: [0, 1] },
    })
  })

  test('opens again with the secret of the server, and goes on as it would have', () => {
    expect(left.secret).toBe(SERVER)
    const opened = openRecord(rules, running, left.secret)
    if (!('recorder' in opened)) throw new Error(opened.verdict)
    expect(opened.verdict).toBe('same')
    expect(opened.recorder.record).toEqual(left.record)
    expect(opened.recorder.seed).toEqual(left.seed)
    expect(opened.recorder.secret).toBe(SERVER)
    expect(openRecord(rules, running)).toEqual({ verdict: 'secret' })
  })

  test('doesn’t open with another secret, nor with the seed in its place', () => {
    for (const secret of [fairSeed('another'), seed.fair])
      expect(openRecord(rules, running, secret)).toMatchObject({ verdict: 'tampered', move: 0 })
  })

  test('of a game whose seed was drawn in one place tells nothing of the kind', () => {
    const { chance } = fairGame(1, TABLE, ({ record }) => record.moves.length > 3).record
    expect(chance).not.toHaveProperty('made')
    expect(verify(fairGame(0).record).made).toBe(null)
  })
})

const other = fairSeed('other')
const KINDS: Record<string, [tamper: (chance: Told['chance']) => void, problem: RegExp]> = {
  'another secret of the server': [({ made }) => void (made.server = other), /^the secret of the server is/],
  'another promise of the server': [
    ({ made }) => void (made.promise = other),
    /^the secret of the server is/,
  ],
  'another secret with a promise to match': [
    (chance) => void (chance.made = madeSeed({ ...chance.made, server: other }).made),
    /^the seed does not follow/,
  ],
  'another secret with promise and seed to match': [
    (chance) => {
      const { fair, made } = madeSeed({ ...chance.made, server: other })
      Object.assign(chance, { seed: fair, made })
    },
    /the promise is not that of this seed/,
  ],
  'no secret of the server': [({ made }) => void (made.server = null), /^the seed is told, but not the/],
  'a share changed': [({ made }) => void (made.shares[0] = other), /^the share of seat 0 is/],
  'a share changed with its promise': [
    ({ made }) => {
      made.shares[0] = other
      made.hashes[0] = promiseOfShare(made.table, 0, other)
    },
    /^the seed does not follow/,
  ],
  'a share left out': [({ made }) => void (made.shares[0] = null), /^the seed does not follow/],
  'a share left out with its promise': [
    ({ made }) => void (made.shares[0] = made.hashes[0] = null),
    /^the seed does not follow/,
  ],
  'a share told later': [
    ({ made }) => void (made.shares[2] = fairSeed('seat 2')),
    /^the seed does not follow/,
  ],
  'a promise left out': [({ made }) => void (made.hashes[2] = null), /^the seed does not follow/],
  'shares that changed places': [({ made }) => void made.shares.reverse(), /^the share of seat 2 is/],
  'another table': [({ made }) => void (made.table = 'another'), /^the share of seat 0 is/],
  'a seat too many': [({ made }) => void made.shares.push(null), /^chance/],
  'a seat too few': [
    ({ made }) => {
      made.shares.pop()
      made.hashes.pop()
    },
    /^how the seed was made is not told/,
  ],
  'a share in capitals': [({ made }) => void (made.shares[0] = made.shares[0]!.toUpperCase()), /^chance/],
  'a field that doesn’t belong': [({ made }) => void Object.assign(made, { note: 'honest' }), /^chance/],
  'another seed': [(chance) => void (chance.seed = other), /^the seed does not follow/],
  'no seed': [(chance) => void (chance.seed = null), /^the seed is not published/],
}

describe('what was changed shows', () => {
  test.each(Object.keys(KINDS))('%s', (kind) => {
    const [tamper, problem] = KINDS[kind]
    const copy = saveAndLoad(over)
    tamper(copy.chance)
    const { ok, problems } = verify(copy)
    expect(ok).toBe(false)
    expect(problems[0]).toMatch(problem)
  })

  test('a game can’t be said to have been made by its table afterwards', () => {
    const copy = saveAndLoad(fairGame(2, TABLE).record) as Told
    copy.chance.made = saveAndLoad(seed.made)
    expect(verify(copy).problems).toEqual([
      'the seed does not follow from the secret of the server and the shares of the players',
    ])
  })

  test('and where nothing is told of it any more, the check says nothing of it either', () => {
    const { made: _, ...chance } = over.chance
    expect(verify({ ...over, chance })).toMatchObject({ ok: true, made: null })
  })

  test('a running game with another promise of the server isn’t opened', () => {
    const copy = saveAndLoad(running)
    copy.chance.made.promise = other
    expect(openRecord(rules, copy, SERVER)).toMatchObject({
      verdict: 'tampered',
      why: 'the secret of the server is not the one that it promised',
    })
  })
})
