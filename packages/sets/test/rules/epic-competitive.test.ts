/** Epic Origins without an Adversary (R-COMPE). */
import type { Position } from '@runesaga/engine/scenario'
import { expect, test } from 'vitest'
import { epicSet } from '../../src/index.ts'
import { namesOf, pages, story } from '../kit/pages.ts'
import { newGame, scenario } from '../kit/rules.ts'

const table = (told: Partial<Position>) => scenario('epic', { mode: 'competitive', cards: pages, ...told })

test('R-COMPE-01 Adversary, Quest and Adversary Feats stay out, and no turn is spent on them', () => {
  const state = newGame({ edition: 'epic', mode: 'competitive', heroes: 3, seed: { fast: 1 } })
  expect(state.adversary).toBeNull()
  expect(state.decks[5].cards).toEqual([])
  const set = epicSet()
  const away = [
    ...(set['two-sided-adversaries'] ?? []),
    ...(set.quests ?? []),
    ...(set['adversary-feats'] ?? []),
  ]
  expect(away.length).toBe(11 + 2 + 13)
  expect(namesOf(state, state.out)).toEqual(expect.arrayContaining(away.map((card) => card.id)))
})

test('R-COMPE-01 row III opens at the start of the turn after column 2 is full', () => {
  const heroes = [{ xp: 0, icons: { constitution: 2, wisdom: 2 }, story: story(5) }, { xp: 0 }]
  const game = table({ heroes, rows: { 2: ['salt-waste'], 3: { cards: ['fallen-star'], open: false } } })
  game
    .attempt('salt-waste', 'top')
    .cast(6)
    .check({ rows: { 3: { open: false } } })
  game.endTurn().check({ rows: { 3: { open: false } }, turn: { seat: 1 } })
  game
    .endTurn()
    .check({ rows: { 3: { open: true } }, turn: { seat: 0, 'must-face': false }, heroes: { 0: { act: 3 } } })
  expect(game.legal()).toEqual(
    expect.arrayContaining(['attempt fallen-star top', 'attempt fallen-star bottom', 'end-turn']),
  )
})

test('R-COMPE-02 after the third card in column 3 each other hero has one last turn', () => {
  const icons = { intelligence: 2, wisdom: 2 }
  const heroes = [0, 1, 2].map((seat) => ({
    xp: 0,
    icons,
    act: 3 as const,
    story: story(seat === 1 ? 8 : 4, seat),
  }))
  const game = table({ heroes, turn: 1, rows: { 3: ['fallen-star'] } })
  game
    .attempt('fallen-star', 'top')
    .cast(8)
    .endTurn()
    .check({ 'ended-by': 1, turn: { seat: 2 } })
  game.endTurn().check({ turn: { seat: 0, 'must-face': false } })
  game
    .endTurn()
    .check({ asks: { kind: 'nothing' }, finale: false, outcome: { winners: [1], why: 'highest-destiny' } })
})

test('R-COMPE-03 scores have no box E: Triumph, Tragedy, Experience and story icons are the whole sum', () => {
  const icons = { intelligence: 2, wisdom: 2, nature: 3 }
  const heroes = [
    { xp: 4, icons, story: story(8), played: ['finest-hour', 'dark-deal'] },
    { xp: 0, level: 'C1' as const, story: story(2, 1) },
  ]
  const game = table({ heroes, rows: { 3: ['fallen-star'] } })
  // top path of Fallen Star: Intelligence, Arcana, 3 Tragedy
  game.attempt('fallen-star', 'top').cast(8).endTurn().endTurn()
  expect(game.hero(0).score).toEqual({ A: 2 + 1, B: 3 + 1, C: 4, D: 4, E: 0, total: 15 })
  expect(game.hero(1).score).toEqual({ A: 0, B: 2, C: 0, D: 0, E: 0, total: 2 })
  expect(game.state.outcome).toEqual({ winners: [0], party: null, loyalists: false, why: 'highest-destiny' })
})

test('R-COMPE-04 what a card says of the Adversary does nothing; the rest of it happens, and it scores', () => {
  const treasure = table({ heroes: [{ xp: 0, hand: ['stolen-treasure'] }, {}] })
    .play('stolen-treasure')
    .finish()
  treasure.check({
    heroes: { 0: { xp: 1, played: ['stolen-treasure'], score: { B: 1 } } },
    'no-events': ['adversary-xp'],
  })
  const masterful = table({ heroes: [{ xp: 0, motivation: 'monk' }, {}], rows: { 3: ['masterful'] } }).gain(
    'masterful',
  )
  masterful.check({
    heroes: { 0: { banked: 2, icons: { arcana: 1, intelligence: 1 } } },
    'no-events': ['adversary-xp'],
  })
  // its second half is an offer that would buy nothing, so it isn't made
  const touched = table({ heroes: [{ xp: 0 }, {}], rows: { 3: ['grave-touched'] } }).gain('grave-touched')
  touched.check({ heroes: { 0: { level: 'C1' } }, asks: { kind: 'menu' } })
  // the event that it names never comes
  const idle = table({ heroes: [{ xp: 0, hand: ['finest-hour'] }, {}], row: ['goblin-raid'] }).attempt(
    'goblin-raid',
    'top',
  )
  expect(idle.legal(0)).toEqual(['pass'])
})

test('R-COMPE-04 a Twist of Fate turns up no Adversary Feat: only the Heritage remains', () => {
  const game = table({ heroes: [{ xp: 0, heritage: 'giantkin' }, {}], row: ['goblin-raid'] })
  game.attempt('goblin-raid', 'top').cast('slash', 'slash', 'twist')
  expect(game.legal(0)).toEqual(['deck hero', 'deck antihero', 'card giantkin', 'done'])
  game.choose({ card: 'giantkin' }).finish()
  game.check({
    attempt: { total: 3, outcome: 'overcome' },
    heroes: { 0: { xp: 1 } },
    'no-events': ['adversary-card'],
  })
})
