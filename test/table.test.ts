/** A local table: persons and bots around one device, windows nobody wants, undo, saving and opening again. */
import type { Action, Seat } from '@runesaga/engine'
import {
  ALWAYS,
  BadSave,
  checkSaved,
  foesOf,
  LocalTable,
  type NewTable,
  type Player,
  parseSaved,
  type SavedTable,
  type Update,
} from '@runesaga/table'
import { describe, expect, test } from 'vitest'
import { rules } from './kit/rules.ts'
import { person, seededTable } from './kit/seeded-table.ts'

const bot = (name: string): Player => ({ kind: 'bot', name, bot: 'adept' })

/** The seat whose person is asked, if any. */
async function asked(table: LocalTable): Promise<Seat | undefined> {
  const { view } = await table.look('spectator')
  return view.pending[0]?.seat
}

/** Sends something and expects it to be taken. */
async function send(table: LocalTable, seat: Seat, action: Action): Promise<void> {
  const { version } = await table.look(seat)
  expect(await table.send(seat, action, version)).toBeNull()
}

/** Persons follow the hint until the game is over or something holds. */
async function follow(table: LocalTable, until: (seat: Seat) => Promise<boolean> = async () => false) {
  for (let seat = await asked(table); seat !== undefined; seat = await asked(table)) {
    if (await until(seat)) return seat
    const hint = await table.hint(seat)
    await send(table, seat, hint!.action)
  }
  return undefined
}

describe('a game', () => {
  test.each<[string, Player[], Partial<NewTable['setup']>]>([
    ['base with a bot', [person('Ada'), bot('Bo')], {}],
    ['base solo', [person('Ada')], { mode: 'solo' }],
    ['epic co-op of two persons', [person('Ada'), person('Ben')], { edition: 'epic', mode: 'coop' }],
    ['stormlight solo', [person('Ada')], { edition: 'stormlight', mode: 'solo' }],
  ])('%s is played to the end, and every move was told in order', async (_, players, setup) => {
    const table = seededTable(players, setup)
    const { version: first } = await table.look(0)
    const heard: number[] = []
    await table.listen((version) => heard.push(version))
    await follow(table)
    const { view, legal, version: last } = await table.look(0)
    expect(view.phase).toBe('over')
    expect(legal).toEqual([])
    expect(heard).toEqual(Array.from({ length: last - first }, (_, i) => first + 1 + i))
    expect((await table.since(0, first)).map(({ version }) => version)).toEqual(heard)
  })

  test('only bots are never waited for', async () => {
    const table = seededTable([bot('Ada'), bot('Bo'), bot('Cy')])
    expect((await table.look('spectator')).view.phase).toBe('over')
  })

  test('beside every legal attempt stands its exact chance', async () => {
    const table = seededTable([person('Ada'), bot('Bo')])
    await follow(table, async (seat) => (await table.look(seat)).view.pending[0].kind === 'menu')
    const { legal, chances } = await table.look(0)
    const attempts = legal.flatMap((action, i) => (action.type === 'attempt' ? [{ action, i }] : []))
    expect(attempts.length).toBeGreaterThan(0)
    for (const { action, i } of attempts) {
      const { type: _, ...target } = action
      const odds = await table.odds(0, { target })
      expect(typeof odds === 'object' && odds.success).toBe(chances[i])
    }
    const withChance = legal.filter((_, i) => chances[i] !== null)
    expect(withChance).toEqual(attempts.map(({ action }) => action))
  })
})

describe('what is refused', () => {
  test('an action from a look that is no longer true, of a bot, of somebody else, or against the rules', async () => {
    const table = seededTable([person('Ada'), bot('Bo')])
    await follow(table, async (seat) => (await table.look(seat)).view.pending[0].kind === 'menu')
    const { version } = await table.look(0)
    expect(await table.send(0, { type: 'pass' }, version - 1)).toBe('outdated')
    expect(await table.send(1, { type: 'pass' }, version)).toBe('not-a-person')
    expect(await table.send(0, { type: 'gain', row: 2, slot: 0 }, version)).toBe('row-closed')
    expect(await table.odds(0, { target: { row: 2, slot: 0, path: 0 } })).toBe('row-closed')
    expect((await table.look(0)).version).toBe(version)
  })
})

describe('what comes from elsewhere', () => {
  const atMenu = async () => {
    const table = seededTable([person('Ada'), bot('Bo')])
    await follow(table, async (seat) => (await table.look(seat)).view.pending[0].kind === 'menu')
    return table
  }
  const lastMove = (table: LocalTable) => table.save().record.moves.findLast(([seat]) => seat === 0)

  test('an action is kept by its own fields: nothing that came along is saved', async () => {
    const table = await atMenu()
    const { legal } = await table.look(0)
    const attempt = legal.find(({ type }) => type === 'attempt')!
    const longer = { ...attempt, letter: 'x'.repeat(1000) }
    await send(table, 0, longer)
    const [, deed] = lastMove(table)!
    expect(deed).toEqual({ attempt: { card: expect.any(String), path: expect.any(String) } })
  })

  test.each<unknown>(['0', 'length', -0, -1, 0.5, 2, Number.NaN, null, '__proto__'])(
    'a seat like %s is nobody’s',
    async (strange) => {
      const seat = strange as Seat
      const table = seededTable([person('Ada'), bot('Bo')])
      const { legal, version } = await table.look(0)
      expect(await table.send(seat, legal[0], version)).toBe('not-a-person')
      expect(await table.undo(seat, version)).toBe('not-a-person')
      expect(await table.whyNot(seat, legal[0])).toBe('not-your-turn')
      const before = JSON.stringify(table.save().asking)
      await table.ask(seat, { when: 'never' })
      await table.passUntilEndOfTurn(seat)
      expect(JSON.stringify(table.save().asking)).toBe(before)
    },
  )

  test.each<unknown>(['0', 'length', '__proto__', -0, -1, 0.5, 99, Number.NaN, null, undefined])(
    'who looks on from a seat like %s sees what everybody sees',
    async (strange) => {
      const seat = strange as Seat
      const table = seededTable([person('Ada'), person('Ben')])
      expect(await table.look(seat)).toEqual(await table.look('spectator'))
      expect(await table.since(seat, 0)).toEqual(await table.since('spectator', 0))
      expect(await table.hint(seat)).toBeNull()
    },
  )

  test('a version that is no number, or a list that is none, is answered with nothing', async () => {
    const table = await atMenu()
    for (const strange of [5n, Number.NaN, '0', null, {}])
      expect(await table.since(0, strange as number)).toEqual([])
    for (const strange of [undefined, null, 5, 'pass', {}])
      expect(await table.foresee(0, strange as never)).toEqual([])
  })

  test('a wish about Feat windows that makes no sense is not kept', async () => {
    const table = seededTable([person('Ada'), bot('Bo')])
    await table.ask(0, { when: 'sometimes' } as never)
    expect(table.save().asking[0]).toEqual(ALWAYS)
  })

  test.each([0.5, '0', -1, 2])('nobody begins from a seat like %j', (strange) => {
    const setup = { edition: 'base', mode: 'competitive', heroes: 2, firstSeat: strange as Seat } as const
    expect(() =>
      LocalTable.begin(rules, { name: 'Friday', players: [person('Ada'), bot('Bo')], setup }),
    ).toThrow('the first seat must be 0 to 1')
  })

  test.each(['constructor', '__proto__', 'expert'])('no bot is called %s', async (name) => {
    const players: Player[] = [person('Ada'), { kind: 'bot', name: 'Bo', bot: name }]
    const setup = { edition: 'base', mode: 'competitive', heroes: 2 } as const
    const says = `there is no such bot as "${name}"; one of random, adept`
    expect(() => LocalTable.begin(rules, { name: 'Friday', players, setup })).toThrow(says)
    const saved = seededTable([person('Ada'), bot('Bo')]).save()
    await expect(LocalTable.open(rules, { ...saved, players })).rejects.toThrow(BadSave)
    expect(() => parseSaved(JSON.stringify({ ...saved, players }))).toThrow(says)
  })
})

describe('undo', () => {
  const atMenu = async (seat: Seat, table: LocalTable) =>
    (await table.look(seat)).view.pending[0].kind === 'menu'

  test('takes back what hides nothing: the table is as it was', async () => {
    const table = seededTable([person('Ada'), bot('Bo')], { edition: 'epic' })
    await follow(table, (seat) => atMenu(seat, table))
    const before = await table.look(0)
    await send(table, 0, { type: 'bank' })
    expect((await table.look(0)).view.heroes[0].banked).toBe(1)
    expect(await table.undo(0, before.version + 1)).toBeNull()
    const after = await table.look(0)
    expect(after.view).toEqual(before.view)
    expect(after.version).toBe(before.version + 2)
    expect((await table.since(0, before.version)).map(({ undone }) => undone)).toEqual([false, true])
  })

  test('takes the passes along that the table made for the player', async () => {
    // Ada never wants to be asked, Ben may answer her attempt before the cast
    const tables = Array.from({ length: 40 }, (_, seed) =>
      seededTable([person('Ada'), person('Ben')], {}, seed),
    )
    let found = 0
    for (const table of tables) {
      await table.ask(0, { when: 'never' })
      const seat = await follow(table, async (s) => s === 0 && (await atMenu(s, table)))
      if (seat === undefined) continue
      await send(table, 0, (await table.look(0)).legal.find((action) => action.type === 'attempt')!)
      // how many Dark runes?
      const before = await table.look(0)
      if (before.view.pending[0].seat !== 0) continue
      await send(table, 0, { type: 'choose', option: 0 })
      const after = await table.look(0)
      if (after.version !== before.version + 2 || after.undo !== null) continue
      found++
      expect(await table.undo(0, after.version)).toBeNull()
      expect((await table.look(0)).view).toEqual(before.view)
    }
    expect(found).toBeGreaterThan(0)
  })

  test('is refused once something was turned up, and says why', async () => {
    const table = seededTable([person('Ada'), bot('Bo')])
    await follow(table, (seat) => atMenu(seat, table))
    const { legal } = await table.look(0)
    await send(table, 0, legal.find((action) => action.type === 'journey')!)
    const { undo, version } = await table.look(0)
    expect(undo).toBe('revealed')
    expect(await table.undo(0, version)).toBe('revealed')
  })
})

describe('Feat windows', () => {
  const windows = (updates: readonly Update[], seat: Seat) =>
    updates.filter((update) => update.seat === seat && update.events.length === 0).length

  test('who never wants to be asked is asked in none', async () => {
    const table = seededTable([person('Ada'), bot('Bo')])
    await table.ask(0, { when: 'never' })
    let inWindow = 0
    await follow(table, async (seat) => {
      if ((await table.look(seat)).view.pending[0].kind === 'window') inWindow++
      return false
    })
    expect(inWindow).toBe(0)
    expect(windows(await table.since(0, 0), 0)).toBeGreaterThan(0)
  })

  test('who wants to be asked about own attempts is asked in no other', async () => {
    const table = seededTable([person('Ada'), bot('Bo')])
    await table.ask(0, { when: 'mine' })
    await follow(table, async (seat) => {
      const { view } = await table.look(seat)
      if (view.pending[0].kind === 'window') expect(view.attempt?.seat ?? view.turn.seat).toBe(0)
      return false
    })
  })

  test('who passes until the end of the turn is asked again in the next', async () => {
    const table = seededTable([person('Ada'), person('Ben')])
    const inWindow = async (s: Seat) => (await table.look(s)).view.pending[0].kind === 'window'
    const seat = (await follow(table, inWindow))!
    const turn = (await table.look(seat)).view.turn.number
    await table.passUntilEndOfTurn(seat)
    await follow(table, async (s) => s === seat && (await inWindow(s)))
    expect((await table.look(seat)).view.turn.number).toBeGreaterThan(turn)
  })
})

describe('who is waited for', () => {
  test('while cards are chosen, every person who has not chosen yet', async () => {
    const table = seededTable([person('Ada'), bot('Bo'), person('Cy')])
    expect((await table.look(0)).waiting).toEqual([0, 2])
    await send(table, 2, (await table.look(2)).legal[0])
    expect((await table.look(0)).waiting).toEqual([0])
    expect((await table.look('spectator')).waiting).toEqual([0])
  })

  test('nobody while a move is looked at; when the look ends, listeners hear of it', async () => {
    const table = seededTable([person('Ada'), person('Ben')])
    await send(table, 0, (await table.look(0)).legal[0])
    await table.setPace(1000)
    await send(table, 1, (await table.look(1)).legal[0])
    expect((await table.look(0)).waiting).toEqual([])
    const { version, view } = await table.look(0)
    const heard: number[] = []
    await table.listen((version) => heard.push(version))
    await table.hurry()
    expect(heard).toEqual([version])
    expect((await table.look(0)).waiting).toEqual([view.pending[0].seat])
  })
})

describe('in the turn of another', () => {
  /** A menu of one person in which the other may step in; whoever may is asked nothing. */
  async function untilSomebodyMay() {
    for (let seed = 1; seed < 40; seed++) {
      const table = seededTable([person('Ada'), person('Ben')], {}, seed)
      let other = 0
      const at = await follow(table, async (seat) => {
        other = 1 - seat
        const { view, legal } = await table.look(other)
        return view.pending[0].kind === 'menu' && legal.length > 0
      })
      if (at !== undefined) return { table, at, other }
    }
    throw new Error('nobody ever may')
  }

  test('R-FEAT-04 a person steps in with an untimed Feat; nothing of it shows to others before', async () => {
    const { table, at, other } = await untilSomebodyMay()
    const before = await table.look(other)
    expect(before.legal.every(({ type }) => type === 'play')).toBe(true)
    expect([before.asked, before.waiting]).toEqual([false, [at]])
    expect(await table.hint(other)).toBeNull()
    expect((await table.look(at)).asked).toBe(true)
    const [play] = before.legal as Extract<Action, { type: 'play' }>[]
    await send(table, other, play)
    const seen = (await table.since(at, before.version)).flatMap(({ events }) => events)
    expect(seen[0]).toMatchObject({ type: 'feat-played', seat: other, card: play.card })
    await follow(table, async (seat) => seat === at && (await table.look(at)).view.pending[0].kind === 'menu')
    expect((await table.look(other)).view.heroes[other].played).toContain(play.card)
  })

  test('R-FEAT-05 beside each Feat stands whether it would change nothing', async () => {
    const found: Action[] = []
    for (let seed = 1; seed < 12; seed++) {
      const table = seededTable([person('Ada'), person('Ben')], {}, seed)
      await follow(table, async (seat) => {
        const { idle, legal } = await table.look(seat)
        expect(idle).toHaveLength(legal.length)
        found.push(...legal.filter((_, i) => idle[i]))
        return found.length > 0
      })
    }
    expect(found.length).toBeGreaterThan(0)
    expect(found.every(({ type }) => type === 'play')).toBe(true)
  })

  test('alone with bots, nobody is asked about what changes nothing and may wait', async () => {
    let windows = 0
    for (let seed = 1; seed < 8; seed++) {
      const table = seededTable([person('Ada'), bot('Bo')], {}, seed)
      await follow(table, async (seat) => {
        const { view, legal, idle } = await table.look(seat)
        const [decision] = view.pending
        if (decision.kind !== 'window' || decision.window !== 'beforeCast') return false
        windows++
        // what is open before the cast and after it waits for the faces
        expect(legal.some(({ type }, i) => type !== 'pass' && !idle[i])).toBe(true)
        return false
      })
    }
    expect(windows).toBeGreaterThan(5)
  })

  test('bots are asked once, when a turn begins, also after the table was opened again', async () => {
    const table = seededTable([person('Ada'), bot('Bo')])
    await follow(table, async (seat) => seat === 0 && (await table.look(0)).view.turn.number > 4)
    const opened = await LocalTable.open(rules, parseSaved(JSON.stringify(table.save())))
    expect(opened.save().record.moves).toEqual(table.save().record.moves)
  })
})

describe('what a table keeps to itself', () => {
  test('no plan may count on a Feat of another hero', async () => {
    const table = seededTable([person('Ada'), person('Ben')])
    const seat = (await follow(
      table,
      async (one) => (await table.look(one)).view.pending[0].kind === 'menu',
    )) as Seat
    const { legal } = await table.look(seat)
    const { type: _, ...target } = legal.find(({ type }) => type === 'attempt') as Extract<
      Action,
      { type: 'attempt' }
    >
    const [held] = (await table.look(1 - seat)).view.heroes[1 - seat].hand
    for (const card of [held, held + 1]) {
      const plan = { target, feats: [{ card, by: 1 - seat }] }
      expect(await table.odds(seat, plan)).toBe('wrong-hero')
      expect(await table.holding(seat, plan, { type: 'pass' })).toBe('wrong-hero')
    }
  })

  test('no prices of rows that lie face down', async () => {
    const table = seededTable([person('Ada'), bot('Bo')])
    await follow(table, async (seat) => (await table.look(seat)).view.pending[0].kind === 'menu')
    const { view, prices } = await table.look(0)
    expect(view.rows.map(({ open }) => open)).toEqual([true, false, false])
    expect(prices.traits.map((row) => row.length)).toEqual([4, 0, 0])
  })

  test('with another person at the table, nobody is passed for because nothing in hand can be played', async () => {
    let idle = 0
    for (let seed = 1; seed < 8; seed++) {
      const table = seededTable([person('Ada'), person('Ben')], {}, seed)
      await follow(table, async (seat) => {
        const { legal, view } = await table.look(seat)
        if (view.pending[0].kind === 'window' && legal.length === 1) idle++
        return false
      })
    }
    expect(idle).toBeGreaterThan(10)
  })
})

describe('saving', () => {
  test('a new table has a fair seed of its own, which is promised from the start and told to nobody', async () => {
    const fresh = () =>
      LocalTable.begin(rules, {
        name: 'Friday',
        players: [person('Ada'), bot('Bo')],
        setup: { edition: 'base', mode: 'competitive', heroes: 2 },
      })
    const [one, two] = [fresh(), fresh()]
    const { promise } = await one.about()
    expect(promise).toMatch(/^[0-9a-f]{64}$/)
    expect(promise).not.toBe((await two.about()).promise)
    const { secret, record } = one.save()
    expect(record.chance).toEqual({ promise, seed: null })
    const told = [await one.about(), await one.look(0), await one.since(0, 0), record]
    expect(JSON.stringify(told)).not.toContain(secret)
  })

  test('a table opens where it was closed, and goes on', async () => {
    const table = seededTable([person('Ada'), bot('Bo')])
    let moves = 0
    await follow(table, async () => ++moves > 25)
    const text = JSON.stringify(table.save())
    const opened = await LocalTable.open(rules, parseSaved(text))
    expect(await opened.look(0)).toEqual(await table.look(0))
    expect(await opened.since(0, 0)).toEqual(await table.since(0, 0))
    await follow(opened)
    expect((await opened.look(0)).view.phase).toBe('over')
  })

  const saved = () => seededTable([person('Ada'), bot('Bo')]).save()
  const withMove = (move: unknown) => {
    const table = saved()
    return JSON.stringify({ ...table, record: { ...table.record, moves: [...table.record.moves, move] } })
  }
  const nest = (deep: number) => '['.repeat(deep) + ']'.repeat(deep)

  test.each<[string, () => string, BadSave['reason'], RegExp]>([
    ['no JSON', () => '{', 'not-json', /not JSON/],
    ['something else', () => '{"name":"a list"}', 'not-a-table', /something else/],
    ['a later format', () => JSON.stringify({ ...saved(), format: 3 }), 'newer', /format is 3/],
    [
      'half a character for an id',
      () => JSON.stringify({ ...saved(), id: 'ABC' }).replace('"ABC"', '"\\ud800"'),
      'not-a-table',
      /its id/,
    ],
    [
      'a record of a later version',
      () => JSON.stringify(saved()).replace('"form":2', '"form":99'),
      'newer',
      /form 99/,
    ],
    [
      'a record of no version',
      () => JSON.stringify(saved()).replace('"form":2', '"form":"2"'),
      'not-a-table',
      /the record/,
    ],
    [
      'a move of a negative zero',
      () => withMove('-0').replace('"-0"', '[-0,"undo"]'),
      'not-a-table',
      /a move/,
    ],
    ['no record', () => JSON.stringify({ ...saved(), record: null }), 'not-a-table', /the record/],
    [
      'cards that are no list',
      () => JSON.stringify({ ...saved(), record: { ...saved().record, sets: 7 } }),
      'not-a-table',
      /the edition/,
    ],
    [
      'a player too few',
      () => JSON.stringify({ ...saved(), players: [] }),
      'not-a-table',
      /a player for every|a move/,
    ],
    [
      'nobody at all',
      () => JSON.stringify({ ...saved(), players: [] }).replace('"heroes":2', '"heroes":0'),
      'not-a-table',
      /a player for every|a move/,
    ],
    [
      'a mode that is no word',
      () => JSON.stringify(saved()).replace('"competitive"', '7'),
      'not-a-table',
      /the edition/,
    ],
    ['a move of nobody', () => withMove(['0', 'pass']), 'not-a-table', /a move/],
    ['a move of a seat too many', () => withMove([2, 'undo']), 'not-a-table', /a move/],
    ['a move without a deed', () => withMove([0]), 'not-playable', /moves/],
    ['no move', () => withMove(null), 'not-a-table', /a move/],
    [
      'a nest without end',
      () => JSON.stringify({ ...saved(), note: 0 }).replace('"note":0', `"note":${nest(200_000)}`),
      'not-a-table',
      /nested too deeply/,
    ],
  ])('%s is refused with what is wrong', async (_, text, reason, says) => {
    const open = async () => LocalTable.open(rules, parseSaved(text()))
    await expect(open()).rejects.toThrow(BadSave)
    await expect(open()).rejects.toThrow(says)
    await expect(open()).rejects.toMatchObject({ reason })
  })

  test('what a table isn’t known by is left out; a record with more than its own is none', async () => {
    const table = saved()
    const more = <T extends object>(part: T): T => ({ ...part, letter: { to: ['nobody'] } })
    const long = more({ ...table, players: table.players.map(more), asking: table.asking.map(more) })
    expect(parseSaved(JSON.stringify(long))).toEqual(table)
    for (const record of [more(table.record), { ...table.record, setup: more(table.record.setup) }])
      await expect(LocalTable.open(rules, { ...table, record })).rejects.toThrow(/letter/)
  })

  test('the campaign that a table belongs to is left out where there can be no such page or chapter', () => {
    const of = (campaign: unknown) => checkSaved({ ...saved(), campaign }).campaign
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

  test('what lies in the place of another is refused', () => {
    const table = saved()
    expect(checkSaved(table, table.id)).toEqual(table)
    expect(() => checkSaved(table, 'another')).toThrow(/in the place of another/)
  })

  test('wishes about Feat windows are kept, and one that makes no sense means to be asked', () => {
    const asking = [{ when: 'from', difficulty: 6 }, { when: 'sometimes' }]
    expect(parseSaved(JSON.stringify({ ...saved(), asking })).asking).toEqual([asking[0], ALWAYS])
    expect(parseSaved(JSON.stringify({ ...saved(), asking: 'never' })).asking).toEqual([ALWAYS, ALWAYS])
  })

  test('new tables begin with the wish about Feat windows that they were given', () => {
    const table = LocalTable.begin(rules, {
      name: 'Friday',
      players: [person('Ada'), bot('Bo')],
      setup: { edition: 'base', mode: 'competitive', heroes: 2 },
      asking: { when: 'mine' },
    })
    expect(table.save().asking).toEqual([{ when: 'mine' }, { when: 'mine' }])
  })

  test('a table with an option that went (row III, A-19) opens; one with an option not of its edition is refused', async () => {
    const table = seededTable([person('Ada')], { edition: 'epic', mode: 'solo' })
    // of form 1, as long as it had that option
    const kept = (options: object) => {
      const setup = { edition: 'epic', mode: 'solo', heroes: 1, options, seed: { fair: table.save().secret } }
      const record = { runesaga: 1, setup, commitment: null, moves: [], seen: [] }
      return parseSaved(JSON.stringify({ ...table.save(), format: 1, record }))
    }
    const opened = await LocalTable.open(rules, kept({ earlyThirdRow: true }))
    const { view, legal } = await opened.look(0)
    expect([view.phase, legal]).toEqual(['setup', (await table.look(0)).legal])
    const refused = LocalTable.open(rules, kept({ noChoice: true }))
    await expect(refused).rejects.toThrow(BadSave)
    await expect(refused).rejects.toThrow(/noChoice: epic has no such option/)
  })

  test('a record that breaks a rule is refused with the move', async () => {
    const table = saved()
    table.record.moves.push([0, { gain: 'base/tough' }])
    await expect(LocalTable.open(rules, table)).rejects.toThrow(/move 2: seat 0 can't do .*gain/)
  })
})

describe('where a saved game stands', () => {
  const origins = ({ standing }: SavedTable) => standing!.heroes.map(({ origin }) => origin)

  test('while Character cards are chosen nobody has an Origin yet that others may see', async () => {
    const table = seededTable([person('Ada'), person('Ben')])
    const first = table.save().standing!
    expect(first).toEqual({
      turn: 0,
      waiting: [0, 1],
      over: false,
      winners: [],
      heroes: [
        { act: 1, origin: null },
        { act: 1, origin: null },
      ],
    })
    await send(table, 0, (await table.look(0)).legal[0])
    expect(table.save().standing!.waiting).toEqual([1])
    expect(origins(table.save())).toEqual([null, null])
  })

  test('in play it tells the turn, whom the game waits for, and Origin and Act of each hero', async () => {
    const table = seededTable([person('Ada'), bot('Bo')])
    await follow(table, async (seat) => (await table.look(seat)).view.heroes[0].act === 2)
    const { view } = await table.look(0)
    const { box } = await table.about()
    const { standing } = table.save()
    expect(standing).toEqual({
      turn: view.turn.number,
      waiting: [0],
      over: false,
      winners: [],
      heroes: view.heroes.map(({ act, origin }) => ({ act, origin: box.cards[origin].id })),
    })
    expect(standing!.heroes[0].act).toBe(2)
    expect(standing!.heroes[0].origin).toMatch(/^base\/./)
  })

  test('at the end it waits for nobody and names who won', async () => {
    const table = seededTable([person('Ada'), bot('Bo')])
    await follow(table)
    const { view } = await table.look(0)
    expect(table.save().standing).toMatchObject({ over: true, waiting: [], winners: view.outcome!.winners })
    expect(view.outcome!.winners.length).toBeGreaterThan(0)
  })

  test('a file keeps it; one without it, or with nonsense in its place, opens all the same', async () => {
    const saved = seededTable([person('Ada'), bot('Bo')]).save()
    const read = (standing: unknown) => parseSaved(JSON.stringify({ ...saved, standing }))
    expect(read(saved.standing)).toEqual(saved)
    const { standing, ...without } = saved
    for (const nonsense of [
      undefined,
      'well',
      { ...standing, waiting: [2] },
      { ...standing, heroes: [] },
      { ...standing, heroes: [{ act: 4, origin: null }, standing!.heroes[1]] },
    ]) {
      expect(read(nonsense)).toEqual(without)
      expect((await LocalTable.open(rules, read(nonsense))).save().standing).toEqual(standing)
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
        const table = LocalTable.begin(rules, {
          name: 'Friday',
          players,
          setup: { ...setup, options: { adversary, quest } },
        })
        const { view } = await table.look(0)
        const { cards } = (await table.about()).box
        expect(cards[view.adversary!.card].id).toBe(adversary)
        expect(view.adversary!.quests.map((card) => cards[card].id)).toContain(quest)
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
