/** Acts (R-ACT): columns fill from the left, rows open for whoever gets there first, and nobody goes back. */
import { describe, expect, test } from 'vitest'
import { EDITIONS } from '../kit/editions.ts'
import { scenario } from '../kit/rules.ts'

/** Traits and Challenges that say nothing but their Act: `trait-2-1`, `trial-3`. */
const acts = [1, 2, 3] as const
const cards = {
  traits: [
    ...acts.flatMap((act) => [1, 2, 3].map((i) => ({ id: `trait-${act}-${i}`, act }))),
    ...acts.map((act) => ({ id: `restless-${act}`, act, gained: { do: { 'main-action': 1 } } })),
  ],
  challenges: acts.map((act) => ({
    id: `trial-${act}`,
    act,
    difficulty: 1,
    abilities: ['strength' as const],
  })),
  allies: acts.slice(0, 2).map((act) => ({ id: `friend-${act}`, act })),
  adversaries: [{ id: 'foe', act: 2 as const, difficulty: 1, abilities: ['strength' as const] }],
}
const table = { sets: [], cards }
const column = (act: number) => [1, 2, 3].map((i) => `trait-${act}-${i}`)
/** Whole rows, so that all that may be attempted or gained is known. */
const rowOf = (act: number) => [
  `trial-${act}`,
  `restless-${act}`,
  `plain-challenge-${act}-1`,
  `plain-challenge-${act}-2`,
]
const ROWS = { 1: rowOf(1), 2: rowOf(2), 3: rowOf(3) }
/** Everything that may be attempted or gained now. */
const open = (game: ReturnType<typeof scenario>) =>
  game.legal().filter((text) => /^(attempt|gain) /.test(text))
const ofAct = (act: number) => {
  const [trial, trait, ...others] = rowOf(act)
  const paths = (card: string) => [`attempt ${card} top`, `attempt ${card} bottom`]
  return [...paths(trial), `gain ${trait}`, ...others.flatMap(paths)]
}

describe('columns', () => {
  test.each(EDITIONS)(
    'R-ACT-01 %s: a card goes under the current column, whatever its own Act',
    (edition) => {
      const game = scenario(edition, {
        ...table,
        hero: { story: ['trait-1-1'] },
        rows: { 2: [], 3: ['restless-3'] },
      })
      game.gain('restless-3').check({
        hero: { columns: [2, 0, 0], story: ['trait-1-1', 'restless-3'] },
        events: [{ type: 'tucked', seat: 0, card: 'restless-3', column: 0 }],
      })
      const later = scenario(edition, {
        ...table,
        hero: { story: column(1) },
        rows: { 3: ['trial-3'] },
      })
      later
        .attempt('trial-3', 'bottom')
        .cast(3)
        .check({
          hero: { columns: [3, 1, 0] },
          events: [{ type: 'tucked', seat: 0, card: 'trial-3', column: 1 }],
        })
    },
  )

  test.each(EDITIONS)(
    'R-ACT-02 %s: with the third card an Act is over: no Trait or Challenge of it',
    (edition) => {
      const told = (story: string[]) =>
        scenario(edition, { ...table, hero: { story, faced: ['first'] }, rows: ROWS })
      expect(open(told(column(1).slice(0, 2)))).toEqual(acts.flatMap(ofAct))
      const inActTwo = told(column(1))
      expect(open(inActTwo)).toEqual([...ofAct(2), ...ofAct(3)])
      expect(inActTwo.refused((g) => g.attempt('trial-1', 'top'))).toBe('act-completed')
      expect(inActTwo.refused((g) => g.gain('restless-1'))).toBe('act-completed')
      expect(open(told([...column(1), ...column(2)]))).toEqual(ofAct(3))
      expect(open(told(acts.flatMap(column)))).toEqual([])
    },
  )

  test('R-ACT-03 Allies and Feats are none of the three cards, an Adversary is one', () => {
    const told = (story: string[]) =>
      scenario('base', {
        ...table,
        hero: { story, allies: ['friend-2'], played: ['plain-hero-card', 'plain-antihero-card'] },
        rows: { 1: [{ card: 'trial-1', ally: 'friend-1' }, ...rowOf(1).slice(1)], 2: rowOf(2) },
      })
    const game = told(['trait-1-1', 'trait-1-2'])
    expect(open(game)).toEqual([...ofAct(1), ...ofAct(2)])
    const one = told(['trait-1-1']).attempt('trial-1', 'top').cast(3).finish()
    expect(one.hero()).toMatchObject({ columns: [2, 0, 0], allies: ['friend-2', 'friend-1'] })
    const withFoe = told(['trait-1-1', 'trait-1-2', 'foe'])
    expect(withFoe.hero().columns).toEqual([3, 0, 0])
    expect(open(withFoe)).toEqual(ofAct(2))
  })

  test('R-ACT-03 stormlight: an Ally gained with the second card leaves the Act open', () => {
    const game = scenario('stormlight', {
      hero: { story: ['scholar'] },
      rows: { 1: [{ card: 'on-the-run', ally: 'sister' }, 'warcamp-drill'] },
    })
    game.attempt('on-the-run', 'top').dark(2).cast('slash', 'slash', 'slash', 'moon', 'moon').finish()
    game.check({ hero: { columns: [2, 0, 0], allies: ['sister'] } })
    game.endTurn().endTurn(1).goOn()
    game.check({ may: ['attempt warcamp-drill top', 'attempt warcamp-drill bottom'] })
  })

  test.each(EDITIONS)('R-ACT-07 %s: what comes on top of a full column goes under the next', (edition) => {
    const game = scenario(edition, { ...table, hero: { story: ['trait-1-1', 'trait-1-2'] }, rows: ROWS })
    game.gain('restless-1').gain('restless-2')
    game.check({
      hero: { columns: [3, 1, 0], story: ['trait-1-1', 'trait-1-2', 'restless-1', 'restless-2'] },
      events: [
        { type: 'tucked', card: 'restless-1', column: 0 },
        { type: 'act-completed', act: 1 },
        { type: 'tucked', card: 'restless-2', column: 1 },
      ],
      turn: { seat: 0, number: 1 },
    })
  })

  test('R-ACT-07 the third column takes more than three: the base Adversary is a tenth card', () => {
    const game = scenario('base', {
      ...table,
      mode: 'coop',
      adversary: { card: 'foe', quest: 'plain-quest' },
      hero: { story: acts.flatMap(column) },
    })
    game.attempt('foe').cast(3).finish()
    game.check({
      hero: { columns: [3, 3, 4], story: [...acts.flatMap(column), 'foe'] },
      events: [{ type: 'tucked', card: 'foe', column: 2 }],
    })
  })

  test('R-ACT-09 epic: nine cards lie under the three columns, none under the Heritage', () => {
    const game = scenario('epic', {
      ...table,
      heroes: [{ heritage: 'plain-heritage-1' }, {}],
      rows: { 1: column(1), 2: column(2), 3: column(3) },
    })
    const nine = acts.flatMap(column)
    for (const card of nine.slice(0, 8)) game.gain(card).endTurn(0).endTurn(1)
    game.gain(nine[8])
    expect(game.events.flatMap((e) => (e.type === 'tucked' ? [e.column] : []))).toEqual([
      0, 0, 0, 1, 1, 1, 2, 2, 2,
    ])
    expect(game.hero()).toMatchObject({ heritage: 'plain-heritage-1', columns: [3, 3, 3] })
  })
})

describe('rows', () => {
  const closed = (row: string[]) => ({ cards: row, open: false })
  const openRows = (game: ReturnType<typeof scenario>) => acts.filter((act) => game.rows()[act].open)

  test.each(EDITIONS)(
    'R-ACT-04 %s: a row is turned up when the first hero to get there begins a turn',
    (edition) => {
      const game = scenario(edition, {
        ...table,
        heroes: [{ story: ['trait-1-1', 'trait-1-2'] }, { story: ['trait-1-3'] }],
        rows: { 1: ROWS[1], 2: closed(ROWS[2]), 3: closed(ROWS[3]) },
      })
      game.gain('restless-1')
      // the column is full, but the turn that opens the row is the next one
      expect(openRows(game)).toEqual([1])
      expect(game.refused((g) => g.attempt('trial-2', 'top'))).toBe('row-closed')
      game.endTurn(0)
      expect(openRows(game)).toEqual([1])
      game.endTurn(1)
      expect(openRows(game)).toEqual([1, 2])
      expect(open(game)).toEqual(ofAct(2))
      game.check({ events: [{ type: 'row-opened', row: 1 }], 'no-events': [{ type: 'row-opened', row: 2 }] })
    },
  )

  test.each(['base', 'stormlight'] as const)(
    'R-ACT-04 %s: who turns up a row assigns its Allies',
    (edition) => {
      const game = scenario(edition, {
        ...table,
        heroes: [{}, { story: column(1) }],
        rows: { 1: ['trial-1'], 2: closed(['friend-2', 'trial-2', 'plain-challenge-2-1']) },
        turn: 0,
      })
      game.endTurn(0)
      game.check({ asks: { kind: 'choose', seat: 1 } })
      game.choose({ card: 'trial-2' })
      game.check({
        rows: { 2: { open: true, size: 4, allies: { 'trial-2': 'friend-2' } } },
        asks: { kind: 'menu', seat: 1 },
      })
    },
  )

  test.each(EDITIONS)('R-ACT-05 %s: a hero in Act I may use every row that is turned up', (edition) => {
    const told = (rows: object) =>
      scenario(edition, { ...table, heroes: [{}, { story: [...column(1), ...column(2)] }], rows })
    expect(open(told(ROWS))).toEqual(acts.flatMap(ofAct))
    const half = told({ ...ROWS, 3: closed(ROWS[3]) })
    expect(open(half)).toEqual([...ofAct(1), ...ofAct(2)])
    expect(half.refused((g) => g.gain('restless-3'))).toBe('row-closed')
  })

  test.each(EDITIONS)(
    'R-ACT-06 %s: no card of a completed Act in a later column, nor with a second action',
    (edition) => {
      const game = scenario(edition, {
        ...table,
        hero: { story: ['trait-1-1', 'trait-1-2'] },
        rows: { ...ROWS, 1: ['restless-1', 'trait-1-3'] },
      })
      game.gain('restless-1')
      expect(game.refused((g) => g.gain('trait-1-3'))).toBe('act-completed')
      expect(open(game)).toEqual([...ofAct(2), ...ofAct(3)])
      // a card of Act III in the second column ends nothing but that column
      const mixed = scenario(edition, { ...table, hero: { story: [...column(1), 'trait-3-1'] }, rows: ROWS })
      expect(mixed.refused((g) => g.attempt('trial-1', 'bottom'))).toBe('act-completed')
      expect(open(mixed)).toEqual([...ofAct(2), ...ofAct(3)])
    },
  )

  const facing = {
    ...table,
    mode: 'solo' as const,
    at: 'start-of-turn' as const,
    hero: { story: [...column(1), ...column(2)] },
    rows: { 1: ROWS[1], 2: ROWS[2], 3: closed(ROWS[3]) },
  }

  test('R-ACT-08 epic: row III opens at the start of the turn in which the Adversary is faced (A-19)', () => {
    const game = scenario('epic', facing)
    expect(openRows(game)).toEqual([1, 2, 3])
    game.check({ turn: { 'must-face': true }, hero: { act: 2 } })
    expect(open(game)).toEqual(['attempt plain-adversary'])
    expect(journeys(game)).toEqual(Object.values(ROWS).flatMap((row) => row.map((card) => `journey ${card}`)))
    game.attempt('plain-adversary').cast(3).finish()
    // its Act begins for this hero after the facing
    game
      .check({ hero: { act: 2 } })
      .endTurn()
      .check({ turn: { 'must-face': false }, hero: { act: 3 } })
    expect(open(game)).toEqual(ofAct(3))
  })

  test('R-ACT-08 epic: from then on it is open to everybody', () => {
    const { hero, ...table } = facing
    const game = scenario('epic', { ...table, mode: 'coop', heroes: [hero, {}] })
    game.attempt('plain-adversary').cast(3).finish().endTurn(0)
    expect(open(game)).toEqual(acts.flatMap(ofAct))
  })

  test('R-ACT-08 epic: without an Adversary row III opens at once', () => {
    const game = scenario('epic', { ...facing, mode: 'competitive' })
    expect(openRows(game)).toEqual([1, 2, 3])
  })
})

/** Journeys are open to every face-up card. */
const journeys = (game: ReturnType<typeof scenario>) =>
  game.legal().filter((text) => text.startsWith('journey '))
