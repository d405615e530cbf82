/** The random bot's manners, with decisions made up for the test: no cards are needed. */
import { type Action, type Decision, fastRandom, type Knowledge, PASS } from '@runesaga/engine'
import type { Box } from '@runesaga/engine/search'
import { expect, test } from 'vitest'
import { randomBot } from '../src/index.ts'

/** It looks at its box only for a Class. */
const BOX = {} as Box
const viewOf = (decision: Decision): Knowledge => ({ pending: [decision] }) as unknown as Knowledge

/** How often each type of action is chosen in a thousand decisions. */
function types(decision: Decision, legal: Action[]): Record<string, number> {
  const random = fastRandom(1)
  const counts: Record<string, number> = {}
  for (let i = 0; i < 1000; i++) {
    const { type } = randomBot.choose(BOX, viewOf(decision), legal, random).action
    counts[type] = (counts[type] ?? 0) + 1
  }
  return counts
}

const JOURNEY: Action = { type: 'journey', row: 0, slot: 0 }
const ATTEMPT: Action = { type: 'attempt', row: 0, slot: 0, path: 1 }
const REPLACE: Action = { type: 'replace', row: 0, slot: 0 }

test('it never ends its turn while a main action or the free replacement is open', () => {
  expect(types({ kind: 'menu', seat: 0 }, [ATTEMPT, JOURNEY, PASS])).not.toHaveProperty('pass')
  expect(types({ kind: 'menu', seat: 0 }, [REPLACE, JOURNEY, PASS])).not.toHaveProperty('pass')
})

test('with the main action done it ends its turn sooner or later', () => {
  expect(types({ kind: 'menu', seat: 0 }, [JOURNEY, PASS]).pass).toBeGreaterThan(300)
})

test('it passes windows mostly, and plays all the same', () => {
  const counts = types({ kind: 'window', seat: 0, window: 'afterCast' }, [
    { type: 'play', card: 7, on: 0 },
    PASS,
  ])
  expect(counts.pass).toBeGreaterThan(700)
  expect(counts.play).toBeGreaterThan(100)
})

test('it answers questions with any of the options', () => {
  const options = [0, 1, 2].map((option): Action => ({ type: 'choose', option }))
  const question: Decision = { kind: 'choose', seat: 0, about: 'twist', step: 'draw', card: -1, options: [] }
  const random = fastRandom(2)
  const chosen = new Set(
    Array.from({ length: 50 }, () => randomBot.choose(BOX, viewOf(question), options, random).action),
  )
  expect(chosen).toEqual(new Set(options))
})
