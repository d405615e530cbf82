/** Provably fair: anybody can check a finished game, and whatever was changed in its record shows. `RECORDS=1500` checks more honest ones. */
import type { GameRecord } from '@runesaga/engine'
import { describe, expect, test } from 'vitest'
import { Dice } from './kit/dice.ts'
import { fairRecord } from './kit/fair-games.ts'
import { verify } from './kit/rules.ts'
import { fairSeed, TABLES } from './kit/tables.ts'
import { bytes, saveAndLoad } from './kit/values.ts'

const MINUTES = 60_000
const HONEST = Number(process.env.RECORDS ?? 63)

const records = Array.from({ length: TABLES.length }, (_, i) => fairRecord(i))

describe('an honest record', () => {
  test(`is accepted, and every cast was looked at (${HONEST})`, { timeout: 30 * MINUTES }, () => {
    for (let i = 0; i < HONEST; i++) {
      const record = records[i] ?? fairRecord(i)
      const { ok, problems, casts } = verify(record)
      expect(problems).toEqual([])
      expect(ok).toBe(true)
      const told = record.seen.flat().filter(({ type }) => type === 'cast' || type === 'stones-cast')
      expect(casts).toBe(told.length)
      expect(casts).toBeGreaterThan(0)
    }
  })

  test('has undos, and passes that the table made', () => {
    const moves = records.flatMap((record) => record.moves)
    expect(moves.filter(([, deed]) => deed === 'undo').length).toBeGreaterThan(50)
    expect(moves.filter(([, , auto]) => auto === 'auto').length).toBeGreaterThan(50)
  })
})

type Fair = GameRecord & { chance: { promise: string; seed: string | null } }
type Tamper = (record: Fair, dice: Dice) => void

const otherHash = (dice: Dice) => fairSeed(`other ${dice.word()}`)
const someAt = (list: readonly unknown[], dice: Dice) => dice.below(list.length)
/** The positions of moves for which this holds. */
const places = (record: Fair, is: (move: Fair['moves'][number], at: number) => boolean): number[] =>
  record.moves.flatMap((move, at) => (is(move, at) ? [at] : []))
const events = (record: Fair, ...types: string[]) =>
  record.seen.flat().filter(({ type }) => types.includes(type)) as unknown as Record<string, unknown>[]
const changed = <T>(list: T[], at: number, to: T): void => void list.splice(at, 1, to)

/** Each of them a way to lie about a game. Where the head of the chain is needed to see it, it says so. */
const KINDS: Record<string, Tamper> = {
  'another seed': (record, dice) => {
    record.chance.seed = otherHash(dice)
  },
  'another promise': (record, dice) => {
    record.chance.promise = otherHash(dice)
  },
  'a short seed that is called fair': (record) => {
    record.chance.seed = '5eed'
  },
  'no seed': (record) => {
    record.chance.seed = null
  },
  'a game that isn’t fair': (record) => {
    Object.assign(record, { chance: { fast: 1 } })
  },
  'the last move cut off': (record) => {
    record.moves.pop()
    record.seen.pop()
  },
  'moves cut off from the middle on': (record, dice) => {
    const at = someAt(record.moves, dice)
    record.moves.length = at
    record.seen.length = at
  },
  'a move left out': (record, dice) => {
    const at = someAt(record.moves, dice)
    record.moves.splice(at, 1)
    record.seen.splice(at, 1)
  },
  'a move made twice': (record, dice) => {
    const at = someAt(record.moves, dice)
    record.moves.splice(at, 0, record.moves[at])
    record.seen.splice(at, 0, record.seen[at])
  },
  'two moves that changed places': (record, dice) => {
    const at = dice.pick(places(record, (move, i) => bytes(move) !== bytes(record.moves[i + 1] ?? move)))
    record.moves.splice(at, 2, record.moves[at + 1], record.moves[at])
    record.seen.splice(at, 2, record.seen[at + 1], record.seen[at])
  },
  'a move of another seat': (record, dice) => {
    const at = someAt(record.moves, dice)
    const [seat, ...rest] = record.moves[at]
    changed(record.moves, at, [(seat + 1) % 4, ...rest])
  },
  'another deed': (record, dice) => {
    const at = dice.pick(places(record, ([, deed]) => deed !== 'bank'))
    changed(record.moves, at, [record.moves[at][0], 'bank'])
  },
  'other Character cards kept': (record) => {
    const at = places(record, ([, deed]) => typeof deed === 'object' && 'keep' in deed)[0]
    const [seat, deed] = record.moves[at] as [number, { keep: Record<string, string> }]
    changed(record.moves, at, [seat, { keep: { ...deed.keep, destiny: deed.keep.origin } }] as never)
  },
  'a pass of the table called the player’s own': (record) => {
    const at = places(record, ([, , auto]) => auto === 'auto')[0]
    if (at !== undefined) changed(record.moves, at, [record.moves[at][0], 'pass'])
  },
  'a pass of the player called the table’s': (record) => {
    const at = places(record, ([, deed, auto]) => deed === 'pass' && auto === undefined)[0]
    if (at !== undefined) changed(record.moves, at, [record.moves[at][0], 'pass', 'auto'])
  },
  'an undo put in to cast again': (record, dice) => {
    const at = dice.pick(places(record, (_, i) => record.seen[i].some(({ type }) => type === 'cast')))
    const [seat] = record.moves[at]
    record.moves.splice(at + 1, 0, [seat, 'undo'], record.moves[at])
    record.seen.splice(at + 1, 0, [], record.seen[at])
  },
  'an undo taken out': (record) => {
    const at = places(record, ([, deed]) => deed === 'undo')[0]
    record.moves.splice(at, 1)
    record.seen.splice(at, 1)
  },
  'a stone turned in a cast': (record, dice) => {
    const faces = dice.pick(events(record, 'cast', 'stones-cast')).faces as string[]
    const at = someAt(faces, dice)
    faces[at] = faces[at] === 'slash' ? 'symbol' : 'slash'
  },
  'an event left out': (record, dice) => {
    dice.pick(record.seen.filter((seen) => seen.length > 0)).pop()
  },
  'an event told twice': (record, dice) => {
    const seen = dice.pick(record.seen.filter((list) => list.length > 0))
    seen.push(seen[0])
  },
  'Experience that nobody gained': (record, dice) => {
    const event = dice.pick(events(record, 'xp', 'turn-began'))
    if ('amount' in event) event.amount = Number(event.amount) + 1
    else event.number = Number(event.number) + 1
  },
  'less told than moves were made': (record) => {
    record.seen.pop()
  },
  'more told than moves were made': (record) => {
    record.seen.push([])
  },
  'a field that doesn’t belong to a record': (record) => {
    Object.assign(record, { note: 'honest' })
  },
  'a field that doesn’t belong to a deed': (record) => {
    const at = places(record, ([, deed]) => typeof deed === 'object')[0]
    Object.assign(record.moves[at][1], { note: 'honest' })
  },
  'an option added': (record) => {
    record.setup.options = { ...record.setup.options, noChoice: record.setup.options?.noChoice !== true }
  },
  'another first seat': (record) => {
    record.setup.firstSeat = ((record.setup.firstSeat ?? 0) + 1) % record.setup.heroes
    if (record.setup.heroes === 1) record.setup.mode = 'coop'
  },
  'a card put into the box': (record) => {
    record.cards.push(record.cards[record.cards.length - 1])
  },
  'cards of the box in another order': (record) => {
    record.cards.reverse()
  },
  'another hash of a set': (record, dice) => {
    record.sets[0].hash = otherHash(dice)
  },
  'another version of the rules': (record) => {
    record.rules += 1
  },
  'a player called something else': (record) => {
    record.players[0].name = 'Nobody'
  },
  'a bot in the place of a person': (record) => {
    record.players[0] = { kind: 'bot', name: record.players[0].name, bot: 'random' }
  },
  'another end of the chain': (record, dice) => {
    record.chain = otherHash(dice)
  },
  'another position kept': (record) => {
    record.kept!.state.heroes[0].xp += 1
  },
  'a game that claims to go on from another': (record) => {
    record.from = { chain: record.chain, move: 0, state: record.kept!.state }
  },
}

describe('a record that was tampered with is rejected', () => {
  test.each(Object.keys(KINDS))('%s', (kind) => {
    const tampered = records.map((record, i) => {
      const copy = saveAndLoad(record) as Fair
      KINDS[kind](copy, new Dice(`tamper ${i}`))
      return copy
    })
    // a hero alone may never have had to pass
    const changed = tampered.filter((copy, i) => bytes(copy) !== bytes(records[i]))
    expect(changed.length).toBeGreaterThanOrEqual(18)
    for (const copy of changed) {
      const { ok, problems } = verify(copy)
      expect(ok).toBe(false)
      expect(problems.length).toBeGreaterThan(0)
    }
  })

  test('also with a new seed, promise and chain to match: who was told the old ones sees it', () => {
    const [one, other] = [records[0], fairRecord(TABLES.length)]
    expect(other.setup).toEqual(one.setup)
    expect(verify(other, other.chain).ok).toBe(true)
    expect(verify(other, one.chain)).toMatchObject({ ok: false })
  })
})
