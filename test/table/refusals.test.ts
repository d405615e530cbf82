/** What a table refuses: nothing has changed then, whatever came. */
import type { Deed, Reply, Request, Seat } from '@runesaga/table'
import { Host, memoryStore } from '@runesaga/table/host'
import { describe, expect, test } from 'vitest'
import { LOBBIES } from '../kit/lobbies.ts'
import { rules } from '../kit/rules.ts'
import { bot, newTable, person, seededTable } from '../kit/seeded-table.ts'
import { isDeed, type Seats, Sitting } from '../kit/sitting.ts'
import { servers } from '../server/kit/servers.ts'

const prompt = (policy: object) => ({ key: 'k', version: 0, do: 'prompt', policy })
const why = (reply: Reply): string | null => (reply.ok ? null : reply.why)

describe.each([...LOBBIES, ...servers()])('by %s', (_, makeLobby, makeStore) => {
  const begun = async (players = [person('Ada'), bot('Bo')]): Promise<Seats> => {
    const store = await makeStore()
    const lobby = makeLobby(store)
    await lobby.begin(newTable(players), 0)
    return Sitting.all(lobby, players.length, store, 'table 1')
  }

  test('a press on what is no longer so, of a bot’s seat, of who looks on, or against the rules', async () => {
    const table = await begun()
    const ada = await table.toMenu()
    const before = await table.saved()
    const closed: Deed = { gain: ada.view.decks.act2.left > 0 ? 'base/wise' : 'base/tough' }
    expect(why(await ada.send({ key: 'a', version: ada.version - 1, do: 'act', deed: 'end-turn' }))).toBe(
      'outdated',
    )
    expect(await table.seats[1].refused({ do: 'act', deed: 'end-turn' })).toBe('not-a-person')
    expect(await table.spectator.refused({ do: 'act', deed: 'end-turn' })).toBe('not-a-person')
    expect(await table.spectator.refused({ do: 'rename', name: 'Mine' })).toBe('not-a-person')
    expect(await ada.refused({ do: 'act', deed: closed })).not.toBeNull()
    expect(await ada.refused({ do: 'act', deed: 'pass' })).toBe('not-asked')
    expect(await ada.refused({ do: 'act', deed: { gain: 'base/nobody' } })).toBe('no-such-card')
    expect(await table.saved()).toEqual(before)
    expect([ada, ...table.seats].every(({ version }) => version === before.record.moves.length)).toBe(true)
  })

  test('who presses on what is outdated is told what has happened since', async () => {
    const { seats } = await begun([person('Ada'), person('Ben')])
    const [ada, ben] = seats
    await ben.act(ben.deeds[0])
    const reply = await ada.send({ key: 'late', version: 0, do: 'act', deed: ada.deeds[0] })
    expect(why(reply)).toBe('outdated')
    expect(reply.news.updates.map(({ version, seat }) => [version, seat])).toEqual([[1, 1]])
  })

  test.each<[string, unknown]>([
    ['nothing', undefined],
    ['null', null],
    ['a number', 5],
    ['a word', 'pass'],
    ['a list', []],
    ['a request of nothing', {}],
    ['an unknown wish', { key: 'k', version: 0, do: 'win' }],
    ['a wish that every object has', { key: 'k', version: 0, do: 'constructor' }],
    ['no key', { version: 0, do: 'undo' }],
    ['a key without end', { key: 'k'.repeat(1000), version: 0, do: 'undo' }],
    ['no version', { key: 'k', do: 'undo' }],
    ['half a version', { key: 'k', version: 0.5, do: 'undo' }],
    ['no deed', { key: 'k', version: 0, do: 'act' }],
    ['a deed of nothing', { key: 'k', version: 0, do: 'act', deed: {} }],
    ['a deed with more', { key: 'k', version: 0, do: 'act', deed: { gain: 'base/tough', letter: 'x' } }],
    ['no plan', { key: 'k', version: 0, do: 'carry-out' }],
    ['a plan of others’ deeds', { key: 'k', version: 0, do: 'carry-out', plan: { uses: ['pass'] } }],
    ['half a Dark rune', { key: 'k', version: 0, do: 'carry-out', plan: { dark: 0.5 } }],
    ['a policy that makes no sense', prompt({ when: 'sometimes' })],
    ['a policy without measure', prompt({ when: 'from', difficulty: Number.POSITIVE_INFINITY })],
    ['a policy of no number', prompt({ when: 'from', difficulty: Number.NaN })],
    ['a name that is none', { key: 'k', version: 0, do: 'rename', name: 7 }],
    ['a pace that is none', { key: 'k', version: 0, do: 'pace', pace: '1' }],
    ['a pace without end', { key: 'k', version: 0, do: 'pace', pace: Number.POSITIVE_INFINITY }],
    ['time that runs back', { key: 'k', version: 0, do: 'pace', pace: -1 }],
  ])('%s is malformed', async (_, request) => {
    const table = await begun([person('Ada'), person('Ben')])
    const before = await table.saved()
    expect(why(await table.seats[0].send(request as Request))).toBe('malformed')
    expect(await table.saved()).toEqual(before)
  })

  test('what came along with a request is not kept', async () => {
    const table = await begun([person('Ada'), person('Ben')])
    const policy = { when: 'mine', letter: 'x' } as const
    await table.seats[0].press({ do: 'prompt', policy })
    expect((await table.saved()).asking[0]).toEqual({ when: 'mine' })
    await table.seats[0].press({ do: 'rename', name: 'x'.repeat(10_000) })
    expect((await table.saved()).name.length).toBeLessThanOrEqual(200)
  })

  test.each<[string, unknown]>([
    ['nothing', undefined],
    ['a word', 'hint'],
    ['an unknown question', { ask: 'seed' }],
    ['odds of nothing', { ask: 'odds' }],
    ['results of no list', { ask: 'results', deeds: {} }],
    ['the gain of no deed', { ask: 'gain', deed: 7 }],
  ])('%s is no question', async (_, query) => {
    const { seats } = await begun()
    await expect(seats[0].ask(query as never)).rejects.toThrow('malformed')
  })

  test('what is no plan and no deed has a reason in place of a figure', async () => {
    const table = await begun()
    const ada = await table.toMenu()
    const strange = [undefined, null, 5, 'pass', {}, { target: {} }, { uses: 7 }]
    for (const plan of strange.slice(1, 4).concat(strange.slice(5)))
      expect(await ada.ask({ ask: 'odds', plans: { it: plan as never } })).toEqual({ it: 'malformed' })
    for (const deed of [5, {}, { gain: 7 }])
      expect(await ada.ask({ ask: 'why-not', deeds: [deed as never] })).toEqual(['malformed'])
    expect(await ada.ask({ ask: 'results', deeds: [{} as never] })).toEqual(['malformed'])
    for (const deed of [{}, { gain: 7 }])
      expect(await ada.ask({ ask: 'gain', deed: deed as never })).toBe('malformed')
  })

  test('the same key is carried out once, and answered the same', async () => {
    const { seats, spectator } = await begun([person('Ada'), person('Ben')])
    const [ada] = seats
    const request: Request = { key: 'once', version: 0, do: 'act', deed: ada.deeds[0] }
    const [first, again] = await Promise.all([ada.table.send(request), ada.table.send(request)])
    const later = await ada.table.send(request)
    expect(first.ok).toBe(true)
    expect([again, later]).toEqual([first, first])
    expect(spectator.updates).toHaveLength(1)
  })

  test('of two presses on one version, one wins and the other is told', async () => {
    const { seats, spectator } = await begun([person('Ada'), person('Ben')])
    const replies = await Promise.all(
      seats.map((seat, n) => seat.table.send({ key: `${n}`, version: 0, do: 'act', deed: seat.deeds[0] })),
    )
    expect(replies.map(why)).toEqual([null, 'outdated'])
    expect(replies[1].news.updates).toMatchObject([{ version: 1, seat: 0 }])
    expect(spectator.version).toBe(1)
  })
})

describe('who sits down', () => {
  test.each<unknown>(['0', 'length', '__proto__', -0, -1, 0.5, 99, Number.NaN, null, undefined])(
    'in a seat like %s looks on',
    async (strange) => {
      const store = memoryStore()
      const host = await Host.begin(rules, newTable([person('Ada'), person('Ben')]), { store })
      const [odd, spectator] = [strange as Seat, 'spectator' as const].map((seat) => host.sit(seat))
      const [mine, theirs] = await Promise.all(
        [odd, spectator].map((table) => table.send({ key: 'k', version: 0, do: 'undo' })),
      )
      expect(mine).toEqual(theirs)
      expect(why(mine)).toBe('not-a-person')
      expect(mine.news.view.viewer).toBe('spectator')
      expect(await odd.ask({ ask: 'hint' })).toBeNull()
    },
  )

  test.each([0.5, '0', -1, 2])('nobody begins from a seat like %j', async (strange) => {
    const table = newTable([person('Ada'), bot('Bo')], { firstSeat: strange as Seat })
    await expect(Host.begin(rules, table, { store: memoryStore() })).rejects.toThrow(
      'the first seat must be 0 to 1',
    )
  })

  test('without a table nobody can', async () => {
    for (const [, makeLobby] of LOBBIES)
      await expect(makeLobby(memoryStore()).sit(0)).rejects.toThrow('before a table was laid')
  })
})

describe('what a table keeps to itself', () => {
  test('no plan may count on a Feat of another hero, and whether somebody holds it isn’t told', async () => {
    const table = await seededTable([person('Ada'), person('Ben')])
    const asked = await table.toMenu()
    const seat = asked.viewer as Seat
    const attempt = asked.deeds.find((deed) => isDeed(deed, 'attempt')) as Extract<Deed, { attempt: unknown }>
    const held = table.seats[1 - seat].view.heroes[1 - seat].hand.cards!
    const { cards } = await asked.table.about()
    const lying = Object.keys(cards).filter((id) => cards[id].kind === 'feat' && !held.includes(id))
    const plans = [...held, ...lying]
      .filter((card) => !asked.view.heroes[seat].hand.cards!.includes(card))
      .map((card) => ({ target: attempt.attempt, uses: [{ play: { card, on: seat } }] }))
    const told = await asked.ask({ ask: 'odds', plans: Object.fromEntries(plans.entries()) })
    expect(new Set(Object.values(told))).toEqual(new Set(['not-in-hand']))
  })

  test('nothing of rows that lie face down', async () => {
    const table = await seededTable([person('Ada'), bot('Bo')])
    const { view } = await table.toMenu()
    expect(view.rows.map(({ open }) => open)).toEqual([true, false, false])
    expect(view.rows.map(({ places }) => places.every(({ card }) => card !== 'face-down'))).toEqual([
      true,
      false,
      false,
    ])
  })

  test('with another person at the table, nobody is passed for because nothing in hand can be played', async () => {
    let idle = 0
    for (let seed = 1; seed < 8; seed++) {
      const table = await seededTable([person('Ada'), person('Ben')], {}, seed)
      await table.follow(({ view, deeds }) => {
        if (view.waitsFor[0].for === 'window' && deeds.length === 1) idle++
        return false
      })
    }
    expect(idle).toBeGreaterThan(10)
  })
})
