/** Fair, and provably so: nobody foresees a cast of a fair game, and afterwards anybody can check them all. */
import { commitment, type GameEvent, type GameRecord, type GameState, refusesUndo } from '@runesaga/engine'
import { afterAll, describe, expect, test } from 'vitest'
import { Dice } from './kit/dice.ts'
import { chooseAction, nextSeat, play } from './kit/players.ts'
import { above, type Faces, PREDICTORS, tally } from './kit/predictors.ts'
import { apply, legalActions, newGame, record, replay, verify } from './kit/rules.ts'
import { fairSeed, setupOf, TABLES } from './kit/tables.ts'
import { bytes, saveAndLoad } from './kit/values.ts'

const MINUTES = 60_000
const FOUR = TABLES.find((t) => t.name === 'base competitive 4')!

/** Every cast that the table saw, in order: whole pools and single stones. */
const castsIn = (events: readonly GameEvent[]): Faces[] =>
  events.flatMap((e) => (e.type === 'cast' || e.type === 'stones-cast' ? [e.faces] : []))

function castsOf(state: GameState, seed: string): Faces[] {
  const casts: Faces[] = []
  play(state, 'keen', new Dice(seed), (now, seat, action) => {
    const { state: next, events } = apply(now, seat, action)
    casts.push(...castsIn(events))
    return next
  })
  return casts
}

const lines: string[] = []
afterAll(() => {
  console.log(`fairness, standard errors above chance:\n${lines.join('\n')}`)
})

/** How far above chance each predictor comes over some games. */
function attack(what: string, games: readonly (readonly Faces[])[]): Record<string, number> {
  const found: Record<string, number> = {}
  for (const predictor of PREDICTORS) {
    const sum = { right: 0, all: 0 }
    for (const casts of games) {
      const { right, all } = tally(predictor, casts, 10)
      sum.right += right
      sum.all += all
    }
    found[predictor.name] = above(sum)
  }
  const faces = games.flat(2).length
  lines.push(
    `${what} (${faces} faces): ${Object.entries(found)
      .map(([name, z]) => `${name} ${z.toFixed(1)}`)
      .join(', ')}`,
  )
  return found
}

describe('an attacker who sees every cast', () => {
  test('predicts fair casts no better than chance', { timeout: 5 * MINUTES }, () => {
    const games = Array.from({ length: 84 }, (_, i) => {
      const table = TABLES[i % TABLES.length]
      return castsOf(newGame(setupOf(table, { fair: fairSeed(`watched ${i}`) })), `watched ${i}`)
    })
    for (const [name, z] of Object.entries(attack('fair', games))) expect(Math.abs(z), name).toBeLessThan(4)
  })

  test('learns nothing from games of other seeds either', { timeout: 5 * MINUTES }, () => {
    // the same actions as long as they are legal, so that the positions in the stream are alike
    const games = Array.from({ length: 12 }, (_, i) =>
      castsOf(
        newGame(setupOf({ ...FOUR, options: { noChoice: true } }, { fair: fairSeed(`many ${i}`) })),
        'many',
      ),
    )
    const before = games.flatMap((casts, i) =>
      i === 0 ? [] : [[...games.slice(0, i).flat().slice(-150), ...casts]],
    )
    for (const [name, z] of Object.entries(
      attack(
        'fair, one after the other',
        before.map((casts) => casts.slice(-160)),
      ),
    ))
      expect(Math.abs(z), name).toBeLessThan(4)
  })

  /** Weak generators as scripts of casts: their words are what a cast takes its faces from. */
  const weak: Record<string, (seed: number) => () => number> = {
    'a linear congruential generator': (seed) => {
      let x = seed >>> 0
      return () => (x = (Math.imul(x, 1103515245) + 12345) >>> 0)
    },
    'a 16-bit xorshift': (seed) => {
      let x = (seed & 0xffff) | 1
      return () => {
        x ^= (x << 7) & 0xffff
        x ^= x >>> 9
        x ^= (x << 8) & 0xffff
        return x
      }
    },
    'a loaded die': (seed) => {
      const dice = new Dice(`loaded ${seed}`)
      return () => (dice.word() | (dice.word() & dice.word())) >>> 0
    },
    'a coin that sticks': (seed) => {
      const dice = new Dice(`sticks ${seed}`)
      let x = dice.word()
      return () => (x = (x ^ (dice.word() & dice.word() & dice.word())) >>> 0)
    },
  }

  test.each(Object.keys(weak))('does predict %s', { timeout: 5 * MINUTES }, (name) => {
    const games = Array.from({ length: 12 }, (_, i) => {
      const next = weak[name](977 * i + 41)
      const casts = Array.from({ length: 400 }, next)
      const random: GameState['random'] = { kind: 'scripted', casts, at: 0, a: i, b: 2, c: 3, d: 4 }
      return castsOf({ ...newGame(setupOf(FOUR, { fast: `weak ${i}` })), random }, `weak ${i}`)
    })
    expect(Math.max(...Object.values(attack(name, games)))).toBeGreaterThan(8)
  })
})

/** A fair game with its record, as published when it is over; with a few undos. */
function fairRecord(i: number): GameRecord {
  const dice = new Dice(`record ${i}`)
  const table = TABLES[i % TABLES.length]
  const recorder = record(setupOf(table, { fair: fairSeed(`record ${i}`) }))
  for (let seat = nextSeat(recorder.state, dice); seat !== undefined; seat = nextSeat(recorder.state, dice)) {
    recorder.act(seat, chooseAction(legalActions(recorder.state, seat), 'keen', dice))
    if (dice.oneIn(10) && refusesUndo(recorder.history, seat) === null) recorder.undo(seat)
  }
  return saveAndLoad(recorder.record)
}

describe('a record', () => {
  const records = Array.from({ length: TABLES.length }, (_, i) => fairRecord(i))

  test('what was promised is the hash of the seed, from the first state on', () => {
    for (const record of records) {
      const { seed } = record.setup
      if (!('fair' in seed)) throw new Error('not fair')
      expect(record.commitment).toBe(commitment(seed.fair))
      expect(newGame(record.setup).setup.commitment).toBe(record.commitment)
    }
  })

  test('an honest one is accepted, and every cast was looked at', () => {
    for (const record of records) {
      const { ok, problems, casts } = verify(record)
      expect(problems).toEqual([])
      expect(ok).toBe(true)
      expect(casts).toBe(castsIn(record.seen.flat()).length)
      expect(casts).toBeGreaterThan(0)
    }
  })

  /** A copy of each record that somebody has tampered with. */
  function expectRejected(tamper: (record: GameRecord, dice: Dice) => void): void {
    records.forEach((record, i) => {
      const copy = saveAndLoad(record)
      tamper(copy, new Dice(`tamper ${i}`))
      expect(bytes(copy)).not.toBe(bytes(record))
      const { ok, problems } = verify(copy)
      expect(ok).toBe(false)
      expect(problems.length).toBeGreaterThan(0)
    })
  }

  test('another seed than the promised one is rejected', () => {
    expectRejected((record, dice) => {
      record.setup.seed = { fair: fairSeed(`other ${dice.word()}`) }
    })
  })

  test('another seed with a promise to match is rejected too: the casts don’t follow from it', () => {
    expectRejected((record, dice) => {
      const fair = fairSeed(`other ${dice.word()}`)
      record.setup.seed = { fair }
      record.commitment = commitment(fair)
    })
  })

  test('a changed cast is rejected, whichever stone was turned', () => {
    expectRejected((record, dice) => {
      const faces = dice.pick(castsIn(record.seen.flat())) as number[]
      const i = dice.below(faces.length)
      faces[i] = 1 - faces[i]
    })
  })

  test('a cast or a draw that is missing is rejected', () => {
    expectRejected((record, dice) => {
      dice.pick(record.seen.filter((events) => events.length > 0)).pop()
    })
  })

  test('without a promise, or without a fair seed, nothing is accepted', () => {
    expectRejected((record) => {
      record.commitment = null
    })
    expectRejected((record) => {
      record.setup.seed = { fast: 1 }
    })
  })

  type Move = GameRecord['moves'][number]
  /** Feats that a hero plays one after the other may change places: only which one lies on top tells them apart then. */
  const isFeat = (move: Move): boolean => 'action' in move && move.action.type === 'play'
  const areFeatsOfOneHero = (first: Move, second: Move): boolean =>
    first.seat === second.seat && isFeat(first) && isFeat(second)
  const gameOf = (record: GameRecord, anyPile: boolean): string => {
    const state = saveAndLoad(replay(record))
    if (anyPile) for (const hero of state.heroes) hero.played = hero.played.toSorted((a, b) => a - b)
    return bytes(state)
  }

  test('moves in another order are rejected, unless they make the very same game', {
    timeout: 2 * MINUTES,
  }, () => {
    let rejected = 0
    records.forEach((record, i) => {
      const dice = new Dice(`order ${i}`)
      for (let k = 0; k < 6; k++) {
        const copy = saveAndLoad(record)
        const at = dice.below(copy.moves.length - 1)
        const [first, second] = [copy.moves[at], copy.moves[at + 1]]
        if (bytes(first) === bytes(second)) continue
        copy.moves.splice(at, 2, second, first)
        const anyPile = areFeatsOfOneHero(first, second)
        if (verify(copy).ok) expect(gameOf(copy, anyPile)).toBe(gameOf(record, anyPile))
        else rejected++
      }
    })
    expect(rejected).toBeGreaterThan(60)
  })

  test('a move that is left out or put in is rejected', () => {
    expectRejected((record, dice) => {
      record.moves.splice(dice.below(record.moves.length), 1)
    })
    expectRejected((record, dice) => {
      const at = dice.below(record.moves.length)
      record.moves.splice(at, 0, record.moves[at])
    })
  })
})
