/** Whole games at a table, by every way that clients have to one. */
import type { Deed, Edition, Mode, NewTable, Player, Seat } from '@runesaga/table'
import { memoryStore } from '@runesaga/table/host'
import { describe, expect, test, vi } from 'vitest'
import { Dice } from '../../packages/sets/test/kit/dice.ts'
import { LOBBIES } from '../kit/lobbies.ts'
import { bot, newTable, person, seededTable } from '../kit/seeded-table.ts'
import { share } from '../kit/share.ts'
import { isAtMenu, isDeed, Sitting } from '../kit/sitting.ts'
import { servers } from '../server/kit/servers.ts'

const GAMES: [Edition, Mode, number][] = (['base', 'epic', 'stormlight'] as const).flatMap((edition) => [
  [edition, 'competitive', 2],
  [edition, 'coop', 2],
  [edition, 'solo', 1],
])

describe.each([...LOBBIES, ...servers()])('by %s', (how, makeLobby, makeStore) => {
  // over sockets a game takes longer, and the engine is the same
  test.each(LOBBIES.some(([own]) => own === how) ? GAMES : share(GAMES.slice(0, 4), GAMES.slice(4)))(
    '%s %s is played by its seats to the end, one reply a press',
    async (edition, mode, heroes) => {
      const players = Array.from({ length: heroes }, (_, n) => person(`Hero ${n}`))
      const store = await makeStore()
      const lobby = makeLobby(store, 3)
      const table = newTable(players, { edition, mode })
      await lobby.begin(table, 0)
      const { seats, spectator } = await Sitting.all(lobby, heroes, store, table.id)
      const dice = new Dice(`${edition} ${mode}`)
      let presses = 0
      while (spectator.view.phase !== 'over') {
        const asked = seats[dice.pick(spectator.view.waitsFor).seat]
        const before = asked.version
        const deed = dice.pick(asked.deeds)
        expect(await asked.press({ do: 'act', deed })).toMatchObject({ ok: true })
        presses++
        expect(asked.version).toBeGreaterThan(before)
        // the one who pressed was told by the answer, the others by themselves
        expect(asked.heard.filter(({ version }) => version === asked.version)).toEqual([])
        for (const one of [...seats, spectator]) expect(one.version).toBe(asked.version)
      }
      expect(presses).toBeGreaterThan(10)
      for (const { view, news } of [...seats, spectator]) {
        expect(view).toMatchObject({ phase: 'over', waitsFor: [] })
        expect(view.you?.offers ?? []).toEqual([])
        expect(view.sheets).toHaveLength(heroes)
        expect(news.waiting).toEqual([])
      }
    },
  )

  test('who looks on sees no hand and nothing to do; a seat sees only its own', async () => {
    const store = await makeStore()
    const lobby = makeLobby(store)
    await lobby.begin(newTable([person('Ada'), person('Ben')]), 0)
    const table = await Sitting.all(lobby, 2, store, 'table 1')
    const { seats, spectator } = table
    for (const { view } of [...seats, spectator])
      expect(
        view.heroes.map(({ dealt }, seat) => dealt.origin.includes('face-down') === (seat !== view.viewer)),
      ).toEqual([true, true])
    await table.toMenu()
    for (const { view } of [...seats, spectator])
      expect(view.heroes.map(({ hand }, seat) => (hand.cards !== null) === (seat === view.viewer))).toEqual([
        true,
        true,
      ])
    expect(spectator.view.you).toBeNull()
    expect(spectator.news.seat).toBeNull()
    expect(await spectator.hint()).toBeNull()
  })

  test('who comes later is told everything, nothing, or the rest', async () => {
    const store = await makeStore()
    const lobby = makeLobby(store)
    await lobby.begin(newTable([person('Ada'), bot('Bo')]), 0)
    const table = await Sitting.all(lobby, 2, store, 'table 1')
    await table.toMenu()
    const [ada] = table.seats
    const told = async (since: number) => {
      const heard: number[] = []
      const late = await lobby.sit(0)
      await late.subscribe(since, ({ updates, version }) => {
        expect(version).toBe(ada.version)
        heard.push(...updates.map((update) => update.version))
      })
      await late.leave()
      return heard
    }
    const all = ada.updates.map(({ version }) => version)
    expect(await told(0)).toEqual(all)
    expect(await told(ada.version)).toEqual([])
    expect(await told(2)).toEqual(all.slice(2))
    // who knows more than there is has been elsewhere
    expect(await told(ada.version + 5)).toEqual(all)
    for (const strange of [5n, Number.NaN, '0', null, {}, -1])
      expect(await told(strange as number)).toEqual([])
  })

  test('nothing is told after leaving, and whoever sits down again goes on', async () => {
    const store = await makeStore()
    const lobby = makeLobby(store)
    await lobby.begin(newTable([person('Ada'), person('Ben')]), 0)
    const [ada, ben] = [await Sitting.at(lobby, 0), await Sitting.at(lobby, 1)]
    await ada.table.leave()
    await ben.act(ben.deeds[0])
    expect(ada.heard).toEqual([])
    await ben.table.leave()
    const again = await Sitting.at(lobby, 0)
    expect(again.version).toBe(ben.version)
    await again.act(again.deeds[0])
    expect(again.version).toBe(ben.version + 1)
  })

  test('nothing is told to who leaves before they could be told anything', async () => {
    const store = await makeStore()
    const lobby = makeLobby(store)
    await lobby.begin(newTable([person('Ada'), person('Ben')]), 0)
    const heard: number[] = []
    const seat = await lobby.sit(0)
    await Promise.all([seat.subscribe(0, ({ version }) => heard.push(version)), seat.leave()])
    expect(heard).toEqual([])
  })
})

describe.each(LOBBIES)('by %s', (_, makeLobby) => {
  test('who breaks at what is told is nothing to the others', async () => {
    const uncaught: (() => void)[] = []
    vi.spyOn(globalThis, 'queueMicrotask').mockImplementation((task) => uncaught.push(task))
    const store = memoryStore()
    const lobby = makeLobby(store)
    await lobby.begin(newTable([person('Ada'), person('Ben')]), 0)
    const [ada, breaking] = [await Sitting.at(lobby, 0), await lobby.sit(1)]
    await breaking.subscribe(0, () => {
      throw new Error('gone')
    })
    const spectator = await Sitting.at(lobby, 'spectator')
    await ada.act(ada.deeds[0])
    vi.restoreAllMocks()
    expect(spectator.updates).toEqual([expect.objectContaining({ version: 1, seat: 0 })])
    expect(uncaught).toHaveLength(2)
    for (const task of uncaught) expect(task).toThrow('gone')
  })
})

describe('a game', () => {
  test.each<[string, Player[], Partial<NewTable['setup']>]>([
    ['base with a bot', [person('Ada'), bot('Bo')], {}],
    ['base solo', [person('Ada')], { mode: 'solo' }],
    ['epic co-op of two persons', [person('Ada'), person('Ben')], { edition: 'epic', mode: 'coop' }],
    ['stormlight solo', [person('Ada')], { edition: 'stormlight', mode: 'solo' }],
  ])('%s is played to the end by the hint, and every move was told in order', async (_, players, setup) => {
    const table = await seededTable(players, setup)
    await table.follow()
    const { view, updates, version } = table.seats[0]
    expect(view.phase).toBe('over')
    expect(updates.map((update) => update.version)).toEqual(Array.from({ length: version }, (_, i) => i + 1))
  })

  test('only bots are never waited for', async () => {
    const table = await seededTable([bot('Ada'), bot('Bo'), bot('Cy')])
    expect(table.spectator.view.phase).toBe('over')
  })

  test('what bots do comes with the answer to the press before it', async () => {
    const table = await seededTable([person('Ada'), bot('Bo')])
    const ada = await table.toMenu()
    const { version } = ada
    while (ada.version === version || ada.updates.slice(version).every(({ seat }) => seat === 0))
      await ada.act((await ada.hint())!.deed)
    expect(ada.heard).toEqual([])
  })
})

describe('who is waited for', () => {
  test('while cards are chosen, every person who has not chosen yet', async () => {
    const { seats, spectator } = await seededTable([person('Ada'), bot('Bo'), person('Cy')])
    expect(seats[0].news.waiting).toEqual([0, 2])
    await seats[2].act(seats[2].deeds[0])
    expect(seats[0].news.waiting).toEqual([0])
    expect(spectator.news.waiting).toEqual([0])
  })

  test('nobody while a move is looked at; when the look ends, everybody is told', async () => {
    const { seats, spectator } = await seededTable([person('Ada'), person('Ben')])
    const [ada, ben] = seats
    await ada.act(ada.deeds[0])
    await ada.press({ do: 'pace', pace: 1000 })
    await ben.act(ben.deeds[0])
    expect([ada, ben, spectator].map(({ news }) => news.waiting)).toEqual([[], [], []])
    const { version, view } = ada
    ada.heard.length = 0
    const first = view.waitsFor[0].seat
    expect((await ben.press({ do: 'hurry' })).news.waiting).toEqual([first])
    expect(ada.heard).toMatchObject([{ version, updates: [], waiting: [first] }])
  })

  test('bots leave their moves to be looked at, one by one, however slowly', async () => {
    const table = await seededTable([person('Ada'), bot('Bo')])
    const [ada] = table.seats
    await table.toMenu()
    await ada.press({ do: 'pace', pace: 1e9 })
    const deeds: Deed[] = []
    while (ada.view.turn.seat === 0) {
      const { deed } = (await ada.hint())!
      deeds.push(deed)
      await ada.act(deed)
      while (ada.news.waiting.length === 0 && ada.view.turn.seat === 0) await ada.press({ do: 'hurry' })
    }
    let looks = 0
    for (; ada.news.waiting.length === 0; looks++) {
      const { version } = ada
      await ada.press({ do: 'hurry' })
      expect(ada.version - version).toBeLessThan(6)
    }
    expect(looks).toBeGreaterThan(1)
    // nothing runs on
    await Promise.all([...table.seats, table.spectator].map((one) => one.table.leave()))
  })

  test('who moves while a move is still looked at has seen enough of it', async () => {
    const table = await seededTable([person('Ada'), bot('Bo')])
    const ada = await table.toMenu()
    const { number } = ada.view.turn
    await ada.press({ do: 'pace', pace: 1e9 })
    const isNext = () => ada.view.turn.seat === 0 && ada.view.turn.number > number
    // up to the look at the end of the bot's turn
    while (!isNext()) {
      if (ada.news.waiting.length > 0) await ada.act((await ada.hint())!.deed)
      else await ada.press({ do: 'hurry' })
    }
    expect(ada.news.waiting).toEqual([])
    const attempt = ada.deeds.find((deed) => typeof deed === 'object' && 'attempt' in deed)!
    await ada.act(attempt)
    expect(ada.news.waiting).toEqual([])
    // the look that is left is that at the attempt itself: then more is asked of its hero
    await ada.press({ do: 'hurry' })
    expect(ada.news.waiting).toEqual([0])
    await Promise.all([...table.seats, table.spectator].map((one) => one.table.leave()))
  })

  test('after everybody has left, nothing runs on: no look, no bot', async () => {
    const table = await seededTable([person('Ada'), bot('Bo')])
    const [ada] = table.seats
    await table.toMenu()
    await ada.press({ do: 'pace', pace: 1e6 })
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    try {
      const pressing = ada.table.send({
        key: 'last',
        version: ada.version,
        do: 'act',
        deed: (await ada.hint())!.deed,
      })
      await Promise.all([...table.seats, table.spectator].map((one) => one.table.leave()))
      expect(await pressing).toMatchObject({ ok: true })
      expect(vi.getTimerCount()).toBe(0)
    } finally {
      vi.useRealTimers()
    }
  })

  test('beside every legal attempt stands its exact chance', async () => {
    const table = await seededTable([person('Ada'), bot('Bo')])
    const ada = await table.toMenu()
    const { offers } = ada.view.you!
    const attempts = offers.flatMap(({ deed, chance }) =>
      typeof deed === 'object' && 'attempt' in deed ? [{ target: deed.attempt, chance }] : [],
    )
    expect(attempts.length).toBeGreaterThan(0)
    const plans = Object.fromEntries(attempts.map(({ target }, i) => [`${i}`, { target }]))
    const odds = await ada.ask({ ask: 'odds', plans })
    attempts.forEach(({ chance }, i) => {
      expect(odds[`${i}`]).toMatchObject({ success: chance })
    })
    expect(offers.filter(({ chance }) => chance !== null)).toHaveLength(attempts.length)
    expect(isAtMenu(ada)).toBe(true)
    const { deed, reasons } = (await ada.hint())!
    const said = reasons.find((reason) => reason.why === 'odds')
    if (said !== undefined && isDeed(deed, 'attempt') && !reasons.some(({ why }) => why === 'dark-runes'))
      expect(offers.find((offer) => JSON.stringify(offer.deed) === JSON.stringify(deed))).toMatchObject({
        chance: said.success,
      })
  })

  test('a table says of itself what stays the same', async () => {
    const { seats } = await seededTable([person('Ada'), bot('Bo')], { edition: 'epic' })
    const about = await seats[0].table.about()
    expect(about).toMatchObject({
      id: 'table 1',
      name: 'Friday',
      players: [person('Ada'), bot('Bo')],
      setup: { edition: 'epic', mode: 'competitive', heroes: 2, sets: ['epic'] },
      campaign: null,
      news: null,
    })
    expect(about.figures.track).toHaveLength(7)
    const seat: Seat = 0
    expect(about.cards[seats[seat].view.heroes[seat].dealt.origin[0]!.split('#')[0]].kind).toBe('origin')
  })
})
