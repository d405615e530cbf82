/** Games played by clicking: every way to play an edition, every size of screen, both languages. Each edition is a file: they are long. */
import { expect } from 'vitest'
import { share } from '../../kit/share.ts'
import type { Game } from './game-on.ts'
import { mouse } from './hands.ts'
import { play } from './player.ts'
import { bot, person, type Seeded, seeded } from './tables.ts'
import { type Size, test, type Visitor, type Wish } from './visit.ts'

interface Whole extends Seeded {
  /** the turn in which the adept comes to the end of it, or the one before */
  late: number
}
type Place = readonly [size: Size, language: 'en' | 'fr']

/** Short games in which yet everything is done that one can do: gain, attempt, travel, play, use, choose, bank. */
const GAMES = {
  'base, against a bot': {
    setup: { edition: 'base', mode: 'competitive', heroes: 2 },
    players: [person('Ysolde'), bot('Tomas')],
    seed: 121,
    late: 19,
  },
  'base, alone against the Adversary': {
    setup: { edition: 'base', mode: 'solo', heroes: 1 },
    players: [person('Ysolde')],
    seed: 1,
    late: 6,
  },
  'epic, two heroes together at one device': {
    setup: { edition: 'epic', mode: 'coop', heroes: 2 },
    players: [person('Ysolde'), person('Maëlle')],
    seed: 616,
    late: 21,
  },
  'stormlight, alone up to Odium': {
    setup: { edition: 'stormlight', mode: 'solo', heroes: 1 },
    players: [person('Kaladin')],
    seed: 295,
    late: 10,
  },
} satisfies Record<string, Whole>
type Name = keyof typeof GAMES

/** Each is played from its first card to its last in both languages, and all of them at every size. */
const WHOLE = share<[Name, ...Place]>(
  [
    ['base, against a bot', 'phone', 'fr'],
    ['base, alone against the Adversary', 'tablet', 'en'],
    ['stormlight, alone up to Odium', 'desktop', 'fr'],
  ],
  [
    ['base, against a bot', 'desktop', 'en'],
    ['base, alone against the Adversary', 'desktop', 'fr'],
    ['epic, two heroes together at one device', 'phone', 'en'],
    ['epic, two heroes together at one device', 'tablet', 'fr'],
    ['stormlight, alone up to Odium', 'phone', 'en'],
  ],
)

/** The longest one is begun and ended each time, at different sizes. */
const BEGINNINGS: [Name, ...Place][] = [['epic, two heroes together at one device', 'tablet', 'en']]
const SOME_TURNS = 4

/** With its last turns each of them comes to the sizes that it wasn't at, and every size is met in both languages by two games or more. */
const ENDS = share<[Name, ...Place]>(
  [
    ['base, alone against the Adversary', 'phone', 'en'],
    ['epic, two heroes together at one device', 'desktop', 'en'],
    ['epic, two heroes together at one device', 'phone', 'fr'],
    ['stormlight, alone up to Odium', 'tablet', 'en'],
  ],
  [
    ['base, against a bot', 'tablet', 'fr'],
    ['stormlight, alone up to Odium', 'tablet', 'fr'],
  ],
)

async function playOut(
  visit: (wish: Wish) => Promise<Visitor>,
  wish: Seeded,
  [size, language]: Place,
  until?: (game: Game) => boolean,
): Promise<Game> {
  const table = await seeded({ ...wish, asking: { when: 'mine' } })
  const { page } = await visit({ size, language, tables: [table], at: `table/${table.id}` })
  return play(page, mouse(page), until)
}

export function testGames(edition: Seeded['setup']['edition']): void {
  const ofEdition = ([name]: [Name, ...Place]) => GAMES[name].setup.edition === edition

  test.for(WHOLE.filter(ofEdition))(
    'a whole game by clicking: %s (%s, %s)',
    async ([name, ...place], { visit }) => {
      const { view } = await playOut(visit, GAMES[name], place)
      expect(view.outcome).not.toBeNull()
    },
  )

  test.for(BEGINNINGS.filter(ofEdition))(
    'the beginning of a game by clicking: %s (%s, %s)',
    async ([name, ...place], { visit }) => {
      const isBegun = ({ view }: Game) => view.turn.number > SOME_TURNS
      const { view } = await playOut(visit, GAMES[name], place, isBegun)
      expect(view.turn.number).toBe(SOME_TURNS + 1)
    },
  )

  test.for(ENDS.filter(ofEdition))(
    'the end of a game by clicking: %s (%s, %s)',
    async ([name, ...place], { visit }) => {
      const { late, ...wish } = GAMES[name]
      const isLate: Seeded['until'] = ({ view }) => view.turn.number >= late
      const { view } = await playOut(visit, { ...wish, until: isLate }, place)
      expect(view.outcome).not.toBeNull()
    },
  )
}
