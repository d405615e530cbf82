/** An attempt as a client is shown it, from the declaration to its end. */
import { expect, test } from 'vitest'
import { after, beginning, holdingFor, oddsFor, viewFor } from '../src/host.ts'
import type { Viewer } from '../src/index.ts'
import { boxOf } from '../src/search.ts'
import type { View } from '../src/view.ts'
import { scenario } from './kit/rules.ts'
import { cheer, woods } from './woods.ts'

type Game = ReturnType<typeof scenario>

const feat = (id: string, play: string, what: object, on = 'you') => ({
  id,
  kind: 'hero',
  play,
  on,
  do: what,
})

const position = {
  cards: {
    challenges: [woods, { id: 'wall', difficulty: 9, abilities: ['strength'] }],
    feats: [
      cheer,
      feat('early', 'before-attempt', { difficulty: -1 }),
      feat('late', 'as-attempt', { successes: 2 }),
      feat('saved', 'instead-of-failing', { 'succeed-instead': true }),
      feat('rest', 'after-attempt', { xp: 1 }),
      { ...feat('grim', 'as-attempt', { successes: 1 }), kind: 'antihero' },
    ],
    allies: [
      {
        id: 'dog',
        gives: { nature: 1 },
        powers: [{ when: 'before-cast', pay: { xp: 2 }, do: { successes: 1 } }],
      },
    ],
  },
  row: ['woods', 'wall'],
  heroes: [
    { xp: 4, level: 'V1', allies: ['dog'], hand: ['early', 'late', 'saved', 'rest', 'grim'] },
    { xp: 0, hand: ['cheer'] },
  ],
} as unknown as Parameters<typeof scenario>[1]

const opened = () => scenario('base', position)

/** All that has happened is one move, the first. */
const view = (game: Game, viewer: Viewer = 0): View =>
  viewFor(boxOf(game.rules, game.state.setup), game.state, viewer, after(beginning, game.events, 1))

/** A card of the scenario by its full name. */
const SET = opened().rules.sets.find(({ id }) => id.startsWith('scenario'))!.id
const own = (id: string): string => `${SET}/${id}`
const woodsCard = own('woods')

test('before the cast: the stones that will be cast, the sums with their parts, and the chance', () => {
  const game = opened().attempt('woods', 'bottom').dark(1)
  for (const viewer of [0, 1, 'spectator'] as const)
    expect(view(game, viewer).attempt).toEqual({
      seat: 0,
      card: woodsCard,
      place: { row: 1, place: 1 },
      path: 'bottom',
      abilities: ['dexterity', 'wisdom'],
      revealed: [],
      stage: 'before-cast',
      stones: [
        { name: 'core#1', kind: 'core', face: null, counts: null },
        { name: 'core#2', kind: 'core', face: null, counts: null },
        { name: 'fate', kind: 'fate', face: null, counts: null },
        { name: 'dark#1', kind: 'dark', face: null, counts: null },
      ],
      darkAgain: false,
      difficulty: {
        n: 5,
        parts: [
          { from: 'printed', card: woodsCard, amount: 4 },
          { from: 'path', card: woodsCard, amount: 1 },
        ],
      },
      bonus: { n: 0, parts: [] },
      total: null,
      // three slashes and a moon
      chance: 1 / 16,
      outcome: null,
      thrown: null,
    })
})

test('the Feats of the hand say what they wait for, and why not', () => {
  const before = opened().attempt('woods', 'bottom').dark(0)
  expect(view(before).you!.hand).toEqual([
    { card: own('early'), whyNot: null, waits: null, tooLate: null },
    { card: own('late'), whyNot: null, waits: null, tooLate: null },
    { card: own('saved'), whyNot: 'wrong-moment', waits: 'fail', tooLate: null },
    { card: own('rest'), whyNot: 'wrong-moment', waits: 'end', tooLate: null },
    { card: own('grim'), whyNot: 'level-forbids-antihero', waits: 'cast', tooLate: null },
  ])
  const after = opened().attempt('woods', 'bottom').dark(0).cast(1, 1, 1)
  expect(view(after).you!.hand.map(({ waits, tooLate }) => [waits, tooLate])).toEqual([
    [null, 'cast'],
    [null, null],
    ['fail', null],
    ['end', null],
    [null, null],
  ])
  // about to fail: what worked after the cast isn't said to have worked before it only
  const failing = opened().attempt('woods', 'bottom').dark(0).cast(1, 1, 1).pass().pass()
  expect(view(failing).waitsFor[0]).toMatchObject({ window: 'beforeResolve' })
  expect(view(failing).you!.hand.map(({ whyNot, waits, tooLate }) => [whyNot, waits, tooLate])).toEqual([
    ['wrong-moment', null, 'cast'],
    ['wrong-moment', null, 'result'],
    [null, null, null],
    ['wrong-moment', 'end', null],
    ['level-forbids-antihero', null, null],
  ])
  // nobody else is asked yet
  expect(view(after, 1).you!.hand).toEqual([])
})

test('a Feat for the attempts of others is never too late for one’s own: it isn’t for this hero', () => {
  const cards = {
    ...position!.cards,
    feats: [feat('friend', 'as-attempt', { successes: 2 }, 'another-hero')],
  }
  const heroes = [{ ...position!.heroes![0], hand: ['friend'] }]
  const failing = scenario('base', { ...position, cards, heroes } as typeof position)
    .attempt('woods', 'bottom')
    .dark(0)
    .cast(1, 1, 1)
    .pass()
  expect(view(failing).waitsFor[0]).toMatchObject({ for: 'window' })
  expect(view(failing).you!.hand).toEqual([
    { card: expect.stringMatching(/friend$/), whyNot: 'wrong-hero', waits: null, tooLate: null },
  ])
})

test('helps: Feats of the hand first, then powers in play, each with its moment', () => {
  const { helps } = view(opened()).you!
  // early and dog work before the cast alone
  expect(helps.map(({ later }) => later)).toEqual([null, 'after', null, 'after', null])
  expect(view(opened()).you!.locked).toEqual([own('grim')])
  expect(helps.map(({ deed, moment, locked }) => [deed, moment, locked])).toEqual([
    [{ play: { card: own('early'), on: 0 } }, 'before', false],
    [{ play: { card: own('late'), on: 0 } }, 'before', false],
    [{ play: { card: own('saved'), on: 0 } }, 'failing', false],
    [{ play: { card: own('grim'), on: 0 } }, 'before', true],
    [{ use: { card: own('dog'), power: '1:before-cast', pay: '1:xp' } }, 'before', false],
  ])
})

test('helps: a power is none while it is used up, whatever its limit', () => {
  const limits = ['once-per-turn', 'once-per-attempt', 'once-per-act', 'once-per-game']
  const helper = (id: string, limit = {}) => ({
    id,
    gives: { nature: 1 },
    powers: [{ when: 'as-attempt', ...limit, pay: { xp: 1 }, do: { successes: 1 } }],
  })
  const allies = [helper('free'), ...limits.map((limit) => helper(limit, { limit }))]
  const game = scenario('base', {
    ...position,
    cards: { ...position!.cards, allies },
    heroes: [{ xp: 9, allies: allies.map(({ id }) => id) }, {}],
  } as unknown as typeof position)
  const helpers = () => view(game).you!.helps.map(({ card }) => card.slice(card.indexOf('/') + 1))
  expect(helpers()).toEqual(['free', ...limits])
  game.attempt('woods', 'bottom').dark(0).use('free')
  for (const [at, limit] of limits.entries()) {
    game.use(limit)
    expect(helpers()).toEqual(['free', ...limits.slice(at + 1)])
  }
})

test('a window: who is asked, who has passed, and what takes effect next', () => {
  const game = opened().attempt('woods', 'bottom').dark(0).cast(1, 1, 1)
  expect(view(game).waitsFor).toEqual([
    { seat: 0, for: 'window', window: 'afterCast', passed: [], next: null },
  ])
  game.pass()
  expect(view(game).waitsFor).toEqual([
    { seat: 1, for: 'window', window: 'afterCast', passed: [0], next: null },
  ])
  game.play('cheer', { by: 1, on: 0 })
  const next = { card: own('cheer'), by: 1, on: 0 }
  expect(view(game).stack).toEqual([next])
  expect(view(game).waitsFor).toMatchObject([{ for: 'window', next }])
})

test('as it lies, as it fails, and what became of it', () => {
  const game = opened().attempt('woods', 'bottom').dark(0).cast('slash', 'blank', 'slash')
  const lying = view(game).attempt!
  expect([lying.stage, lying.total, lying.chance, lying.outcome]).toEqual(['after-cast', 2, 0, null])
  expect(lying.stones.map(({ name, face, counts }) => [name, face, counts])).toEqual([
    ['core#1', 'slash', 1],
    ['core#2', 'blank', 0],
    ['fate', 'slash', 1],
  ])
  expect(lying.thrown).toEqual({ version: 1, stones: [0, 1, 2] })
  game.play('late').pass(0).pass(1).pass(0).pass(1)
  const failing = view(game)
  expect(failing.attempt!.stage).toBe('decided')
  expect(failing.attempt!.outcome).toEqual({
    overcame: false,
    margin: -1,
    fate: null,
    version: 1,
    isPast: false,
  })
  expect(failing.attempt!.bonus).toEqual({
    n: 2,
    parts: [{ from: 'card', card: own('late'), amount: 2 }],
  })
  expect(failing.lastAttempt).toBeNull()
  game.goOn()
  const over = view(game)
  expect(over.attempt).toBeNull()
  expect(over.lastAttempt).toMatchObject({
    seat: 0,
    card: woodsCard,
    place: { row: 1, place: 1 },
    path: 'bottom',
    stage: 'decided',
    difficulty: { n: 5 },
    bonus: { n: 2, parts: [{ from: 'effects', card: null, amount: 2 }] },
    total: 4,
    outcome: { overcame: false, margin: -1, fate: 'discarded', version: 1, isPast: false },
  })
})

test('the last attempt is past as soon as another move brings something, and gone with the next declaration', () => {
  const game = opened().attempt('woods', 'bottom').dark(0).cast(1, 1, 1).goOn()
  const box = boxOf(game.rules, game.state.setup)
  const first = after(beginning, game.events, 7)
  const told = (history: typeof first) => viewFor(box, game.state, 1, history).lastAttempt?.outcome ?? null
  expect(told(first)).toMatchObject({ version: 7, isPast: false })
  expect(told(after(first, [], 8))).toMatchObject({ version: 7, isPast: false })
  const past = after(first, [{ type: 'turn-ended', seat: 0 }], 9)
  expect(told(past)).toMatchObject({ version: 7, isPast: true })
  const declared = { seat: 0, card: 0, row: 0, slot: 0, path: 0, abilities: [0] }
  expect(told(after(past, [{ type: 'attempt-declared', ...declared }], 10))).toBeNull()
  // whoever goes back takes the history from before
  expect(told(first)).toMatchObject({ version: 7, isPast: false })
})

test('the odds of a plan by name: Dark runes and their prices, helps, and what Corruption would lock', () => {
  const { rules, state } = opened()
  const box = boxOf(rules, state.setup)
  const target = { card: woodsCard, path: 'bottom' } as const
  const plain = oddsFor(box, state, 0, { target })
  expect([plain.success, plain.difficulty.n, plain.darkPrices, plain.moons]).toEqual([0, 5, [0, 1, 2, 3], []])
  const [early, , , , dog] = view(opened()).you!.helps
  const uses = [early.deed, dog.deed]
  const helped = oddsFor(box, state, 0, { target, dark: 2, uses })
  expect([helped.difficulty.n, helped.bonus, helped.stones.length, helped.cast]).toEqual([
    4,
    { n: 1, parts: [{ from: 'effects', card: null, amount: 1 }] },
    5,
    false,
  ])
  // not with three blanks and two slashes
  expect(helped.success).toBe(31 / 32)
  expect(holdingFor(box, state, 0, { target }, { play: { card: own('saved'), on: 0 } })).toBe(1)
  expect(() => oddsFor(box, state, 0, { target, uses: [{ play: { card: own('cheer'), on: 0 } }] })).toThrow(
    'not-in-hand',
  )
})

test('so many Dark runes as are planned may take Hero Feats away', () => {
  const { rules, state } = scenario('base', {
    ...position,
    heroes: [{ xp: 4, level: 'C1' }],
  })
  const target = { card: woodsCard, path: 'top' } as const
  const { moons } = oddsFor(boxOf(rules, state.setup), state, 0, { target, dark: 3 })
  const locks = moons.map(({ track }) => track.locks.includes('hero'))
  const { track } = boxOf(rules, state.setup).ruleset
  expect(locks).toEqual([0, 1, 2, 3].map((dark) => !track[3 + dark].feats.includes('hero')))
  expect(new Set(locks).size).toBe(2)
})

test('before a re-attempt alone, Dark runes are said to be cast again', () => {
  const again = feat('again', 'instead-of-failing', { 're-attempt': true })
  const cards = { ...position!.cards, feats: [again, feat('early', 'before-attempt', { difficulty: -1 })] }
  const failed = (dark: number, ...faces: number[]) =>
    scenario('base', { ...position, cards, heroes: [{ xp: 4, hand: ['again', 'early'] }] } as typeof position)
      .attempt('woods', 'bottom')
      .dark(dark)
      .cast(...faces)
  const game = failed(1, 1, 0, 1, 1)
  expect(view(game).attempt!.darkAgain).toBe(false)
  game.play('again').pass()
  // it is asked how many more are bought
  expect(view(game).attempt).toMatchObject({ stage: 'before-cast', darkAgain: true })
  // those that are bought only now are new
  const without = failed(0, 1, 0, 1).play('again').pass().dark(1)
  expect(view(without).attempt!.darkAgain).toBe(false)
})
