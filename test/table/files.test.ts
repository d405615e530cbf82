/** Tables as files: what is read as one, where its game stands, and whom a party may face. */
import {
  ALWAYS,
  BadSave,
  BOT_NAMES,
  checkSaved,
  type Player,
  parseSaved,
  type TableOfToday,
} from '@runesaga/table'
import { foesOf, Host, memoryStore } from '@runesaga/table/host'
import { describe, expect, test } from 'vitest'
import { rules } from '../kit/rules.ts'
import { bot, newTable, openAgain, person, seededTable } from '../kit/seeded-table.ts'

/** A table at which nobody has moved but the bot. */
const saved = async (): Promise<TableOfToday> => (await seededTable([person('Ada'), bot('Bo')])).saved()

describe('saving', () => {
  const withMove = async (move: unknown) => {
    const table = await saved()
    return JSON.stringify({ ...table, record: { ...table.record, moves: [...table.record.moves, move] } })
  }
  const nest = (deep: number) => '['.repeat(deep) + ']'.repeat(deep)

  test.each<[string, () => string | Promise<string>, BadSave['reason'], RegExp]>([
    ['no JSON', () => '{', 'not-json', /not JSON/],
    ['something else', () => '{"name":"a list"}', 'not-a-table', /something else/],
    ['a later format', async () => JSON.stringify({ ...(await saved()), format: 3 }), 'newer', /format is 3/],
    [
      'half a character for an id',
      async () => JSON.stringify({ ...(await saved()), id: 'ABC' }).replace('"ABC"', '"\\ud800"'),
      'not-a-table',
      /its id/,
    ],
    [
      'a record of a later version',
      async () => JSON.stringify(await saved()).replace('"form":2', '"form":99'),
      'newer',
      /form 99/,
    ],
    [
      'a record of no version',
      async () => JSON.stringify(await saved()).replace('"form":2', '"form":"2"'),
      'not-a-table',
      /the record/,
    ],
    [
      'a move of a negative zero',
      async () => (await withMove('-0')).replace('"-0"', '[-0,"undo"]'),
      'not-a-table',
      /a move/,
    ],
    [
      'no record',
      async () => JSON.stringify({ ...(await saved()), record: null }),
      'not-a-table',
      /the record/,
    ],
    [
      'cards that are no list',
      async () => JSON.stringify({ ...(await saved()), record: { ...(await saved()).record, sets: 7 } }),
      'not-a-table',
      /the edition/,
    ],
    [
      'a player too few',
      async () => JSON.stringify({ ...(await saved()), players: [] }),
      'not-a-table',
      /a player for every|a move/,
    ],
    [
      'nobody at all',
      async () => JSON.stringify({ ...(await saved()), players: [] }).replace('"heroes":2', '"heroes":0'),
      'not-a-table',
      /a player for every|a move/,
    ],
    [
      'a mode that is no word',
      async () => JSON.stringify(await saved()).replace('"competitive"', '7'),
      'not-a-table',
      /the edition/,
    ],
    ['a move of nobody', () => withMove(['0', 'pass']), 'not-a-table', /a move/],
    ['a move of a seat too many', () => withMove([2, 'undo']), 'not-a-table', /a move/],
    ['a move without a deed', () => withMove([0]), 'not-playable', /moves/],
    ['no move', () => withMove(null), 'not-a-table', /a move/],
    [
      'a nest without end',
      async () =>
        JSON.stringify({ ...(await saved()), note: 0 }).replace('"note":0', `"note":${nest(200_000)}`),
      'not-a-table',
      /nested too deeply/,
    ],
  ])('%s is refused with what is wrong', async (_, text, reason, says) => {
    const open = async () => openAgain(parseSaved(await text()))
    await expect(open()).rejects.toThrow(BadSave)
    await expect(open()).rejects.toThrow(says)
    await expect(open()).rejects.toMatchObject({ reason })
  })

  test('what a table isn’t known by is left out; a record with more than its own is none', async () => {
    const table = await saved()
    const more = <T extends object>(part: T): T => ({ ...part, letter: { to: ['nobody'] } })
    const long = more({ ...table, players: table.players.map(more), asking: table.asking.map(more) })
    expect(parseSaved(JSON.stringify(long))).toEqual(table)
    for (const record of [more(table.record), { ...table.record, setup: more(table.record.setup) }])
      await expect(openAgain({ ...table, record })).rejects.toThrow(/letter/)
  })

  test('the campaign that a table belongs to is left out where there can be no such page or chapter', async () => {
    const table = await saved()
    const of = (campaign: unknown) => checkSaved({ ...table, campaign }).campaign
    expect(of({ id: 'winter', chapter: 3, letter: 'x' })).toEqual({ id: 'winter', chapter: 3 })
    expect(of({ id: 'winter', chapter: null })).toEqual({ id: 'winter', chapter: null })
    for (const chapter of [99, 0, -1.5, Number.NaN, '1', undefined])
      expect(of({ id: 'winter', chapter })).toBeUndefined()
    expect(of({ id: '\ud800', chapter: 1 })).toBeUndefined()
  })

  test('parts that lie in many places are looked at once each', () => {
    let nest: object = {}
    for (let i = 0; i < 18; i++) nest = { a: nest, b: nest, c: nest, d: nest, e: nest, f: nest }
    expect(() => checkSaved({ runesaga: 'table', format: 1, nest })).toThrow(/its id/)
    expect(() => checkSaved({ runesaga: 'table', format: 1, nest: { a: nest, b: { c: nest } } })).toThrow(
      /nested too deeply/,
    )
    const ring: Record<string, unknown> = { runesaga: 'table', format: 1 }
    ring.a = ring.b = ring.c = ring
    expect(() => checkSaved(ring)).toThrow(/nested too deeply/)
  })

  test('what lies in the place of another is refused', async () => {
    const table = await saved()
    expect(checkSaved(table, table.id)).toEqual(table)
    expect(() => checkSaved(table, 'another')).toThrow(/in the place of another/)
  })

  test('wishes about Feat windows are kept, and one that makes no sense means to be asked', async () => {
    const table = await saved()
    const asking = [{ when: 'from', difficulty: 6 }, { when: 'sometimes' }]
    expect(parseSaved(JSON.stringify({ ...table, asking })).asking).toEqual([asking[0], ALWAYS])
    expect(parseSaved(JSON.stringify({ ...table, asking: 'never' })).asking).toEqual([ALWAYS, ALWAYS])
  })

  test('new tables begin with the wish about Feat windows that they were given', async () => {
    const store = memoryStore()
    const table = newTable([person('Ada'), bot('Bo')])
    await Host.begin(rules, { ...table, asking: { when: 'mine' } }, { store })
    expect((await store.read('table 1'))!.asking).toEqual([{ when: 'mine' }, { when: 'mine' }])
  })

  test('a table with an option that went (row III, A-19) opens; one with an option not of its edition is refused', async () => {
    const table = await seededTable([person('Ada')], { edition: 'epic', mode: 'solo' })
    const today = await table.saved()
    // of form 1, as long as it had that option
    const kept = (options: object) => {
      const setup = { edition: 'epic', mode: 'solo', heroes: 1, options, seed: { fair: today.secret } }
      const record = { runesaga: 1, setup, commitment: null, moves: [], seen: [] }
      return parseSaved(JSON.stringify({ ...today, format: 1, record }))
    }
    const [ada] = (await openAgain(kept({ earlyThirdRow: true }))).seats
    expect([ada.view.phase, ada.deeds]).toEqual(['choosing', table.seats[0].deeds])
    const refused = openAgain(kept({ noChoice: true }))
    await expect(refused).rejects.toThrow(BadSave)
    await expect(refused).rejects.toThrow(/noChoice: epic has no such option/)
  })

  test.each(['constructor', '__proto__', 'expert'])('no bot is called %s', async (name) => {
    const players: Player[] = [person('Ada'), bot('Bo', name)]
    const says = `there is no such bot as "${name}"; one of ${BOT_NAMES.join(', ')}`
    await expect(Host.begin(rules, newTable(players), { store: memoryStore() })).rejects.toThrow(says)
    const table = await saved()
    await expect(openAgain({ ...table, players })).rejects.toThrow(BadSave)
    expect(() => parseSaved(JSON.stringify({ ...table, players }))).toThrow(says)
  })

  test('a record that breaks a rule is refused with the move', async () => {
    const table = await saved()
    table.record.moves.push([0, { gain: 'base/tough' }])
    await expect(openAgain(table)).rejects.toThrow(/move 2: seat 0 can't do .*gain/)
  })
})

describe('where a saved game stands', () => {
  test('while Character cards are chosen nobody has an Origin yet that others may see', async () => {
    const table = await seededTable([person('Ada'), person('Ben')])
    expect((await table.saved()).standing).toEqual({
      turn: 0,
      waiting: [0, 1],
      over: false,
      winners: [],
      heroes: [
        { act: 1, origin: null },
        { act: 1, origin: null },
      ],
    })
    await table.seats[0].act(table.seats[0].deeds[0])
    const { waiting, heroes } = (await table.saved()).standing!
    expect(waiting).toEqual([1])
    expect(heroes.map(({ origin }) => origin)).toEqual([null, null])
  })

  test('in play it tells the turn, whom the game waits for, and Origin and Act of each hero', async () => {
    const table = await seededTable([person('Ada'), bot('Bo')])
    const { view } = (await table.follow((asked) => asked.view.heroes[0].act === 2))!
    const { standing } = await table.saved()
    expect(standing).toEqual({
      turn: view.turn.number,
      waiting: [0],
      over: false,
      winners: [],
      heroes: view.heroes.map(({ act, origin }) => ({ act, origin })),
    })
    expect(standing!.heroes[0].act).toBe(2)
    expect(standing!.heroes[0].origin).toMatch(/^base\/./)
  })

  test('at the end it waits for nobody and names who won', async () => {
    const table = await seededTable([person('Ada'), bot('Bo')])
    await table.follow()
    const { winners } = table.spectator.view.outcome!
    expect((await table.saved()).standing).toMatchObject({ over: true, waiting: [], winners })
    expect(winners.length).toBeGreaterThan(0)
  })

  test('a file keeps it; one without it, or with nonsense in its place, opens all the same', async () => {
    const table = await saved()
    const read = (standing: unknown) => parseSaved(JSON.stringify({ ...table, standing }))
    expect(read(table.standing)).toEqual(table)
    const { standing, ...without } = table
    for (const nonsense of [
      undefined,
      'well',
      { ...standing, waiting: [2] },
      { ...standing, heroes: [] },
      { ...standing, heroes: [{ act: 4, origin: null }, standing!.heroes[1]] },
    ]) {
      expect(read(nonsense)).toEqual(without)
      expect((await (await openAgain(read(nonsense))).saved()).standing).toEqual(standing)
    }
  })
})

describe('the foes that a party may choose', () => {
  test.each([
    ['base', 'coop'],
    ['base', 'solo'],
    ['epic', 'coop'],
    ['stormlight', 'solo'],
  ] as const)('of %s %s can all be faced, with each of their Quests', async (edition, mode) => {
    const players = mode === 'solo' ? [person('Ada')] : [person('Ada'), person('Ben')]
    const setup = { edition, mode, heroes: players.length }
    const foes = foesOf(rules, setup)
    expect(foes.length).toBeGreaterThan(0)
    for (const { id: adversary, quests } of foes) {
      for (const { id: quest } of quests) {
        const options = { adversary, quest }
        const { view } = (await seededTable(players, { ...setup, options })).spectator
        expect(view.adversary!.card).toBe(adversary)
        expect(view.adversary!.quests).toContain(quest)
      }
    }
  })

  test('with two sides go by the one that is faced first', () => {
    const foes = foesOf(rules, { edition: 'epic', mode: 'coop', heroes: 2 })
    expect(foes.find(({ id }) => id === 'epic/deathless-king')).toMatchObject({
      name: { en: 'The Grave Herald' },
      final: { en: 'The Deathless King' },
    })
    expect(foesOf(rules, { edition: 'base', mode: 'coop', heroes: 2 }).some((foe) => 'final' in foe)).toBe(
      false,
    )
  })

  test('of a competitive game are none', () => {
    expect(foesOf(rules, { edition: 'base', mode: 'competitive', heroes: 2 })).toEqual([])
  })
})
