/** Fair: nobody foresees a cast of a fair game. That anybody can check them all afterwards: tampering.test.ts. */
import type { GameEvent, GameState } from '@runesaga/engine'
import { afterAll, describe, expect, test } from 'vitest'
import { Dice } from './kit/dice.ts'
import { play } from './kit/players.ts'
import { above, type Faces, PREDICTORS, tally } from './kit/predictors.ts'
import { apply, newGame } from './kit/rules.ts'
import { fairSeed, setupOf, TABLES } from './kit/tables.ts'

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
