/** What is kept of a table, and when: before anybody is told; by one host or by two; opened again as it was. */
import { type Deed, parseSaved, type TableOfToday, type Update } from '@runesaga/table'
import { Host, memoryStore, NotKept, type Store } from '@runesaga/table/host'
import { describe, expect, test } from 'vitest'
import { LOBBIES } from '../kit/lobbies.ts'
import { rules } from '../kit/rules.ts'
import { bot, lobbyWith, newTable, openAgain, person, seededTable } from '../kit/seeded-table.ts'
import { isAtMenu, isInWindow, type Seats, Sitting } from '../kit/sitting.ts'

/** A store that says what it was asked to do, and fails while it is told to. */
function watchedStore() {
  const store = memoryStore()
  const calls: string[] = []
  const failing: { with: Error | null } = { with: null }
  const noted = async (call: string, work: () => Promise<void>): Promise<void> => {
    calls.push(call)
    if (failing.with !== null) throw failing.with
    await work()
  }
  const watched: Store = {
    read: (id) => store.read(id),
    begin: (saved, instead) => noted('begin', () => store.begin(saved, instead)),
    append: (id, after, entries, note) =>
      noted(`append ${entries.length}`, () => store.append(id, after, entries, note)),
  }
  return { store: watched, calls, failing }
}

/** The same store where nobody is told what others keep. */
const deafTo = (store: Store): Store => ({
  read: (id) => store.read(id),
  begin: (...kept) => store.begin(...kept),
  append: (...kept) => store.append(...kept),
})

const error = (name: string): Error => Object.assign(new Error(name), { name })

describe.each(LOBBIES)('by %s', (_, makeLobby) => {
  const begun = async (store: Store, players = [person('Ada'), person('Ben')]): Promise<Seats> => {
    const lobby = makeLobby(store)
    await lobby.begin(newTable(players), 0)
    return Sitting.all(lobby, players.length, store, 'table 1')
  }

  test('a move is kept before it is answered or told', async () => {
    const { store, calls } = watchedStore()
    const { seats } = await begun(store)
    const [ada, ben] = seats
    expect(calls).toEqual(['begin'])
    const told: (number | undefined)[] = []
    await ben.table.subscribe(0, async ({ version }) => {
      const kept = (await store.read('table 1')) as TableOfToday
      told.push(kept.record.moves.length - version)
    })
    await ada.act(ada.deeds[0])
    expect(calls).toEqual(['begin', 'append 1'])
    expect(told).toEqual([0, 0])
    expect(ada.news.saved).toBe('yes')
  })

  test('what bots do at once is kept at once', async () => {
    const { store, calls } = watchedStore()
    const table = await begun(store, [person('Ada'), bot('Bo'), bot('Cy')])
    const [ada] = table.seats
    for (let press = 0; press < 30; press++) {
      const { version } = ada
      const before = calls.length
      await ada.act((await ada.hint())!.deed)
      expect(calls.slice(before)).toEqual([`append ${ada.version - version}`])
    }
  })

  test.each([
    ['full', 'QuotaExceededError'],
    ['forbidden', 'SecurityError'],
    ['forbidden', 'NotAllowedError'],
    ['unknown', 'Error'],
  ])(
    'where nothing can be kept (%s, %s) the game goes on, says so, and is kept again later',
    async (why, name) => {
      const { store, calls, failing } = watchedStore()
      const { seats } = await begun(store)
      const [ada, ben] = seats
      failing.with = error(name)
      await ada.act(ada.deeds[0])
      expect(ada.news.saved).toBe(why)
      expect(ben.news.saved).toBe(why)
      failing.with = null
      await ben.act(ben.deeds[0])
      expect(ben.news.saved).toBe('yes')
      expect(calls.slice(1)).toEqual(['append 1', 'append 2'])
      expect(((await store.read('table 1')) as TableOfToday).record.moves).toHaveLength(2)
    },
  )

  test('a table that couldn’t even be begun is kept whole as soon as it can be', async () => {
    const { store, calls, failing } = watchedStore()
    failing.with = error('QuotaExceededError')
    const { seats } = await begun(store)
    expect(seats[0].news.saved).toBe('full')
    failing.with = null
    await seats[0].act(seats[0].deeds[0])
    expect(seats[0].news.saved).toBe('yes')
    expect(calls).toEqual(['begin', 'begin'])
    expect(((await store.read('table 1')) as TableOfToday).record.moves).toHaveLength(1)
  })

  test('a name and a policy are kept, and nobody is told of a hurry', async () => {
    const store = memoryStore()
    const { seats } = await begun(store)
    await seats[0].press({ do: 'rename', name: 'Saturday' })
    await seats[1].press({ do: 'prompt', policy: { when: 'from', difficulty: 6 } })
    await seats[1].press({ do: 'hurry' })
    expect(await store.read('table 1')).toMatchObject({
      name: 'Saturday',
      asking: [{ when: 'always' }, { when: 'from', difficulty: 6 }],
    })
    expect((await seats[1].table.about()).name).toBe('Saturday')
  })

  test('a table opens where it was closed, with the same view and the same deeds, and goes on', async () => {
    const store = memoryStore()
    const table = await begun(store, [person('Ada'), bot('Bo')])
    let moves = 0
    await table.follow(() => ++moves > 25)
    const lobby = makeLobby(store)
    await lobby.open('table 1', 0, false)
    const again = await Sitting.all(lobby, 2, store, 'table 1')
    for (const [n, seat] of again.seats.entries()) {
      expect(seat.news).toEqual({ ...table.seats[n].news, updates: table.seats[n].updates })
      expect(seat.updates).toEqual(table.seats[n].updates)
    }
    await again.follow()
    expect(again.spectator.view.phase).toBe('over')
    expect(((await store.read('table 1')) as TableOfToday).record.chance).toHaveProperty(
      'seed',
      expect.any(String),
    )
  })
})

describe('bots', () => {
  test('do the same whether the table was closed in between or not', async () => {
    const play = async (reopens: boolean) => {
      const store = memoryStore()
      const players = [person('Ada'), bot('Bo'), bot('Cy')]
      await lobbyWith(store, 7).begin(newTable(players, {}, 7), 0)
      let lobby = lobbyWith(store, 7)
      await lobby.open('table 7', 0, false)
      let table = await Sitting.all(lobby, 3, store, 'table 7')
      for (let moves = 0; moves < 25 && table.asked !== undefined; moves++) {
        await table.asked.act(table.asked.deeds[0])
        if (!reopens) continue
        lobby = lobbyWith(store, 7)
        await lobby.open('table 7', 0, false)
        table = await Sitting.all(lobby, 3, store, 'table 7')
      }
      return (await table.saved()).record
    }
    expect(await play(true)).toEqual(await play(false))
  })
})

describe('two hosts of one table', () => {
  const tables = async (players = [person('Ada'), person('Ben')], seed = 1) => {
    const store = memoryStore()
    const first = lobbyWith(store, seed)
    await first.begin(newTable(players, {}, seed), 0)
    const second = lobbyWith(store, seed)
    await second.open(`table ${seed}`, 0, false)
    const all = (lobby: typeof first) => Sitting.all(lobby, players.length, store, `table ${seed}`)
    return { store, one: await all(first), two: await all(second) }
  }

  test('follow each other: what one keeps, the other tells', async () => {
    const { one, two } = await tables()
    await one.seats[0].act(one.seats[0].deeds[0])
    expect(two.seats[1].updates).toEqual(one.seats[1].updates)
    expect(two.seats[0].view).toEqual(one.seats[0].view)
    await two.seats[1].act(two.seats[1].deeds[0])
    expect(one.spectator.updates).toEqual(two.spectator.updates)
  })

  test('where both move at once, one wins, the other’s move is not made, and it is told', async () => {
    const { store, one, two } = await tables()
    const press = ({ seats }: Seats, seat: number) =>
      seats[seat].table.send({ key: 'both', version: 0, do: 'act', deed: seats[seat].deeds[0] })
    const replies = await Promise.all([press(one, 0), press(two, 1)])
    const whys = replies.map((reply) => (reply.ok ? null : reply.why))
    expect(new Set(whys)).toEqual(new Set(['outdated', null]))
    for (const { news } of replies) expect(news.updates).toHaveLength(1)
    expect(((await store.read('table 1')) as TableOfToday).record.moves).toHaveLength(1)
  })

  test('a host that nobody told of the other’s move finds out when it keeps its own', async () => {
    const { store, one } = await tables()
    const lobby = lobbyWith(deafTo(store), 1)
    await lobby.open('table 1', 0, false)
    const late = await Sitting.at(lobby, 1)
    await one.seats[0].act(one.seats[0].deeds[0])
    expect(late.version).toBe(0)
    expect(await late.refused({ do: 'act', deed: late.deeds[0] })).toBe('outdated')
    expect(late.updates).toEqual(one.seats[1].updates)
    await late.act(late.deeds[0])
    const { record } = (await store.read('table 1')) as TableOfToday
    expect(record.moves.map(([seat]) => seat)).toEqual([0, 1])
  })

  test('a whole game by both in turn loses and doubles no move', async () => {
    const { one, two } = await tables([person('Ada'), bot('Bo')], 5)
    const acknowledged: Deed[] = []
    for (let n = 0; one.spectator.view.phase !== 'over'; n++) {
      const table = n % 3 === 0 ? two : one
      const [ada] = table.seats
      const { deed } = (await ada.hint())!
      await ada.act(deed)
      acknowledged.push(deed)
    }
    const { record } = await one.saved()
    expect(
      record.moves.filter(([seat, , auto]) => seat === 0 && auto !== 'auto').map(([, deed]) => deed),
    ).toEqual(acknowledged)
    expect(two.spectator.updates).toEqual(one.spectator.updates)
    expect(record.moves).toHaveLength(one.spectator.version)
  })

  test('what was played while nothing could be kept gives way to what another kept', async () => {
    const { store, one } = await tables()
    const failing = { now: false }
    const lobby = lobbyWith(
      {
        read: (id) => store.read(id),
        begin: (saved, instead) => store.begin(saved, instead),
        append: (...kept) =>
          failing.now ? Promise.reject(error('QuotaExceededError')) : store.append(...kept),
      },
      1,
    )
    await lobby.open('table 1', 0, false)
    const heard: number[][] = []
    const alone = await lobby.sit(1)
    await alone.subscribe(0, ({ updates }) => heard.push(updates.map(({ version }) => version)))
    failing.now = true
    const deed = one.seats[1].deeds[0]
    const unkept = await alone.send({ key: '1', version: 0, do: 'act', deed })
    expect(unkept).toMatchObject({ ok: true, news: { saved: 'full', version: 1 } })
    await one.seats[0].act(one.seats[0].deeds[0])
    failing.now = false
    const late = await alone.send({ key: '2', version: 1, do: 'rename', name: 'Mine' })
    // everything is told again from the first move on, since it went another way
    expect(late).toMatchObject({
      ok: false,
      why: 'outdated',
      news: { version: 1, updates: [{ version: 1, seat: 0 }] },
    })
  })

  test('who does nothing more passes in what another host kept meanwhile', async () => {
    const { store, one } = await tables()
    const asked = (await one.follow(isInWindow))!
    const lobby = lobbyWith(deafTo(store), 1)
    await lobby.open('table 1', 0, false)
    const late = await Sitting.at(lobby, asked.viewer)
    const { moves } = (await one.saved()).record
    await asked.act('pass')
    expect(await late.press({ do: 'nothing-more' })).toMatchObject({ ok: true })
    expect(late.version).toBe((await one.saved()).record.moves.length)
    expect((await one.saved()).record.moves[moves.length]).toEqual([asked.viewer, 'pass'])
    expect(isInWindow(late) && late.news.seat!.asked).toBe(false)
  })

  test('a host that nobody told of another name and policy keeps its move, and leaves them as they are', async () => {
    const { store, one } = await tables()
    const lobby = lobbyWith(deafTo(store), 1)
    await lobby.open('table 1', 0, false)
    const late = await Sitting.at(lobby, 1)
    await one.seats[0].press({ do: 'rename', name: 'Sunday' })
    await one.seats[0].press({ do: 'prompt', policy: { when: 'mine' } })
    await late.act(late.deeds[0])
    const { name, asking, record } = await one.saved()
    expect({ name, asking }).toEqual({ name: 'Sunday', asking: [{ when: 'mine' }, { when: 'always' }] })
    expect(record.moves).toHaveLength(1)
  })

  test('a move is not said to be kept where the store broke down over it, and what was told is put right', async () => {
    const { store, one } = await tables()
    const breaking = { now: false }
    const lobby = lobbyWith(
      {
        read: (id) => (breaking.now ? Promise.reject(error('Error')) : store.read(id)),
        begin: (...kept) => store.begin(...kept),
        append: (...kept) => store.append(...kept),
      },
      1,
    )
    await lobby.open('table 1', 0, false)
    const late = await lobby.sit(1)
    await late.subscribe(0, () => undefined)
    const [ada, ben] = one.seats
    await ada.act(ada.deeds[0])
    breaking.now = true
    const act = { version: 0, do: 'act', deed: one.seats[1].deeds[0] } as const
    await expect(late.send({ key: '1', ...act })).rejects.toThrow('Error')
    expect(await late.send({ key: '2', ...act })).toMatchObject({ news: { version: 1, saved: 'unknown' } })
    breaking.now = false
    expect(await late.send({ key: '3', version: 1, do: 'rename', name: 'Mine' })).toMatchObject({
      ok: false,
      why: 'outdated',
      news: { version: 1, updates: ben.updates, saved: 'yes' },
    })
  })

  test('a table that was replaced by the same game gone another way is told again from its first move on', async () => {
    const store = memoryStore()
    const lobby = lobbyWith(store, 1)
    await lobby.begin(newTable([person('Ada'), person('Ben')]), 0)
    const elsewhere = await openAgain((await store.read('table 1'))!)
    const heard: (readonly Update[])[] = []
    const [ada, ben] = [await lobby.sit(0), await lobby.sit(1)]
    const deed = elsewhere.seats[0].deeds[0]
    await ada.send({ key: 'here', version: 0, do: 'act', deed })
    await elsewhere.seats[1].act(elsewhere.seats[1].deeds[0])
    await elsewhere.seats[0].act(deed)
    await ben.subscribe(0, ({ updates }) => heard.push(updates))
    await store.begin(await elsewhere.saved(), (await store.read('table 1'))!.touched)
    await ben.send({ key: 'there', version: 0, do: 'hurry' })
    expect(heard).toMatchObject([[{ version: 1, seat: 0 }], elsewhere.seats[1].updates])
  })

  test('a table that is laid where another lies is refused, not opened as that one', async () => {
    const { store, one } = await tables()
    const before = await one.saved()
    const players = [bot('Zoe'), person('Ben')]
    await expect(Host.begin(rules, newTable(players), { store })).rejects.toMatchObject({
      name: 'BadSave',
      reason: 'not-playable',
    })
    const coop = newTable([person('Ada'), person('Ben')], { mode: 'coop' })
    await expect(Host.begin(rules, coop, { store })).rejects.toThrow('another table lies in its place')
    expect(await one.saved()).toEqual(before)
  })

  test('a table that was deleted is kept again as long as somebody plays at it', async () => {
    const kept = memoryStore()
    const whole: TableOfToday[] = []
    const store: Store = {
      ...kept,
      begin: async (saved) => void whole.push(saved),
      append: async () => {
        throw new NotKept('deleted')
      },
    }
    const lobby = lobbyWith(store, 1)
    await lobby.begin(newTable([person('Ada'), person('Ben')]), 0)
    const ada = await Sitting.at(lobby, 0)
    await ada.act(ada.deeds[0])
    expect(ada.news.saved).toBe('yes')
    expect(whole.map(({ record }) => record.moves.length)).toEqual([0, 1])
  })
})

describe('the seed', () => {
  test('of a new table is its own, promised from the start and told to nobody', async () => {
    const fresh = async () => {
      const store = memoryStore()
      const table = newTable([person('Ada'), bot('Bo')])
      const host = await Host.begin(rules, table, { store })
      return { seat: host.sit(0), saved: (await store.read('table 1')) as TableOfToday }
    }
    const [one, two] = [await fresh(), await fresh()]
    const about = await one.seat.about()
    const { promise } = about
    expect(promise).toMatch(/^[0-9a-f]{64}$/)
    expect(promise).not.toBe((await two.seat.about()).promise)
    const { secret, record } = one.saved
    expect(record.chance).toEqual({ promise, seed: null })
    const { news } = await one.seat.send({ key: 'k', version: 0, do: 'hurry' })
    expect(JSON.stringify([about, news, record])).not.toContain(secret)
  })

  test('is told at the end, and everything was as promised', async () => {
    const table = await seededTable([bot('Ada'), bot('Bo')])
    const { seed } = (await table.saved()).record.chance as { seed: string }
    expect(await table.spectator.ask({ ask: 'verify' })).toMatchObject({ ok: true, problems: [], seed })
  })
})

describe('each verdict on a record', () => {
  const played = async () => {
    const table = await seededTable([person('Ada'), bot('Bo')])
    await table.follow((asked) => isAtMenu(asked) && asked.view.turn.number > 3)
    return table.saved()
  }

  test('without its seed it goes on from its last rest, and says so', async () => {
    const saved = { ...(await played()), secret: null }
    const again = await openAgain(parseSaved(JSON.stringify(saved)))
    expect((await again.seats[0].table.about()).news).toEqual({ news: 'went-on' })
    const kept = await again.saved()
    expect(kept.earlier).toEqual([{ record: saved.record, secret: null }])
    expect(kept.record.from).toMatchObject({ chain: saved.record.chain })
    // what happened before is told too
    expect(again.seats[0].version).toBeGreaterThan(5)
    await again.follow()
    expect(again.spectator.view.phase).toBe('over')
    // and opened once more it is the same game
    const more = await openAgain(await again.saved())
    expect(more.spectator.updates).toEqual(again.spectator.updates)
  })

  test('a record that was changed is not played', async () => {
    const saved = await played()
    saved.record.seen = saved.record.seen.map((seen, i) => (i === 3 ? [] : seen))
    await expect(openAgain(saved)).rejects.toMatchObject({ name: 'BadSave', reason: 'not-playable' })
  })

  test('one of cards that are gone names them', async () => {
    const saved = await played()
    saved.record.sets = [...saved.record.sets, { id: 'harbour', hash: '0'.repeat(64) }]
    await expect(openAgain(saved)).rejects.toThrow(/harbour/)
  })

  test('one that isn’t there is no table', async () => {
    await expect(lobbyWith(memoryStore(), 1).open('nowhere', 0, false)).rejects.toMatchObject({
      name: 'BadSave',
      reason: 'not-a-table',
    })
  })
})
