/** Whole games, played by clicking: every edition, every way to play it, every size of screen, both languages. */
import { describe, expect } from 'vitest'
import { mouse } from './kit/hands.ts'
import { play } from './kit/player.ts'
import { bot, person, type Seeded, seeded } from './kit/tables.ts'
import { type Size, test } from './kit/visit.ts'

interface Whole extends Seeded {
  size: Size
  language: 'en' | 'fr'
}

const GAMES: Record<string, Whole> = {
  'base, against a bot': {
    setup: { edition: 'base', mode: 'competitive', heroes: 2 },
    players: [person('Ysolde'), bot('Tomas')],
    seed: 4,
    asking: { when: 'mine' },
    size: 'desktop',
    language: 'en',
  },
  'base, alone against the Adversary': {
    setup: { edition: 'base', mode: 'solo', heroes: 1 },
    players: [person('Ysolde')],
    seed: 2,
    size: 'phone',
    language: 'fr',
  },
  'epic, two heroes together at one device': {
    setup: { edition: 'epic', mode: 'coop', heroes: 2 },
    players: [person('Ysolde'), person('Maëlle')],
    seed: 4,
    asking: { when: 'mine' },
    size: 'tablet',
    language: 'fr',
  },
  'stormlight, alone up to Odium': {
    setup: { edition: 'stormlight', mode: 'solo', heroes: 1 },
    players: [person('Kaladin')],
    seed: 4,
    asking: { when: 'mine' },
    size: 'phone',
    language: 'en',
  },
}

describe('a whole game by clicking', () => {
  test.for(Object.entries(GAMES))('%s', async ([, { size, language, ...wish }], { visit }) => {
    const table = await seeded(wish)
    const { page } = await visit({ size, language, tables: [table], at: `table/${table.id}` })
    const game = await play(page, mouse(page))
    expect(game.view.outcome).not.toBeNull()
  })
})
