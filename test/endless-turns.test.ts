// A turn that bots would never end: every Origin gives Experience for nothing, as often as one likes. Needs a build.

import { join } from 'node:path'
import { createRules } from '@runesaga/engine'
import type { CardSet } from '@runesaga/engine/language'
import { baseSet } from '@runesaga/sets'
import { Host, memoryStore } from '@runesaga/table/host'
import { expect, test } from 'vitest'
import { seedOf } from '../scripts/unplayed.mjs'
import { bot, newTable, person } from './kit/seeded-table.ts'
import { Sitting } from './kit/sitting.ts'
import { json, runesaga } from './run-runesaga.ts'
import { tempTree } from './temp-tree.ts'

const timeout = 120_000

const TEMPTING: CardSet = {
  ...baseSet(),
  set: 'tempting',
  origins: baseSet().origins!.map((origin) => ({
    ...origin,
    powers: [{ when: 'activate', may: true, do: { xp: 1 } }],
  })),
}

// JSON is YAML too
const tempting = () => join(tempTree({ 'tempting.yaml': JSON.stringify(TEMPTING) }), 'tempting.yaml')

test('simulate counts them apart, with the seeds that show them', { timeout }, () => {
  const args = ['simulate', '--set', tempting(), '--alone', '--seed', '7']
  expect(json(...args, '--games', '6', '--threads', '2')).toMatchObject({
    games: 6,
    finished: 0,
    stalled: 0,
    endless: 6,
    firstEndless: ['7/0', '7/1', '7/2', '7/3', '7/4'],
    errors: 0,
  })
  const { status, stdout } = runesaga([...args, '--games', '2', '--threads', '1'])
  expect(status).toBe(0)
  expect(stdout).toContain('stopped in an endless turn 2')
  expect(stdout).toContain('game 7/0: a turn has no end; it was stopped after 1000 actions')
})

test('at a table the bot ends its turn', { timeout }, async () => {
  const table = newTable([person('Ann'), bot('Bot')], { sets: ['tempting'], firstSeat: 1 })
  // the bot may attempt something first, and Ann isn't asked about that
  const asking = { when: 'never' } as const
  const ways = { store: memoryStore() }
  const host = await Host.begin(createRules([TEMPTING]), { ...table, asking }, ways, { fair: seedOf(1) })
  const ann = await Sitting.at({ sit: async (seat) => host.sit(seat) }, 0)
  await ann.act(ann.deeds[0])
  expect({ waiting: ann.news.waiting, turn: ann.view.turn.seat }).toEqual({ waiting: [0], turn: 0 })
})

test('so it does in the terminal', { timeout }, () => {
  const args = ['play', '--set', tempting(), '--alone', '--seed', '4']
  const { status, stdout } = runesaga(args, { input: '1\n'.repeat(30) })
  expect(status).toBe(0)
  expect(stdout).toMatch(/You leave the game on turn \d+\./)
})
