/** Undo, Feat windows that nobody wants, and the turns of others. */
import type { Deed, Seat, Update } from '@runesaga/table'
import { describe, expect, test } from 'vitest'
import { bot, openAgain, person, seededTable } from '../kit/seeded-table.ts'
import { inDeed, isAtMenu, isDeed, isInWindow, type Sitting } from '../kit/sitting.ts'

const attemptOf = ({ deeds }: Sitting): Deed | undefined => deeds.find((deed) => isDeed(deed, 'attempt'))
const undo = { do: 'undo' } as const

describe('undo', () => {
  test('takes back what hides nothing: the table is as it was', async () => {
    const table = await seededTable([person('Ada'), bot('Bo')], { edition: 'epic' })
    const ada = await table.toMenu()
    const { view, version } = ada
    await ada.act('bank')
    expect(ada.view.heroes[0].class!.banked).toBe(1)
    expect(await ada.press(undo)).toMatchObject({ ok: true })
    expect(ada.view).toEqual(view)
    expect(ada.version).toBe(version + 2)
    expect(ada.updates.slice(version).map(({ undone }) => undone)).toEqual([false, true])
  })

  test('takes the passes along that the table made for the player', async () => {
    let found = 0
    for (let seed = 0; seed < 40; seed++) {
      // Ada never wants to be asked, Ben may answer her attempt before the cast
      const table = await seededTable([person('Ada'), person('Ben')], {}, seed)
      const [ada] = table.seats
      await ada.press({ do: 'prompt', policy: { when: 'never' } })
      if ((await table.follow((asked) => asked === ada && isAtMenu(ada))) === undefined) continue
      await ada.act(attemptOf(ada)!)
      // how many Dark runes?
      const { view, version } = ada
      if (view.waitsFor[0].seat !== 0 || view.you!.question?.name !== 'dark') continue
      await ada.act({ dark: 0 })
      if (ada.version !== version + 2 || ada.news.seat!.undo !== null) continue
      found++
      expect(await ada.press(undo)).toMatchObject({ ok: true })
      expect(ada.view).toEqual(view)
    }
    expect(found).toBeGreaterThan(0)
  })

  test('is refused once something was turned up, and says why', async () => {
    const table = await seededTable([person('Ada'), bot('Bo')])
    const ada = await table.toMenu()
    await ada.act(ada.deeds.find((deed) => isDeed(deed, 'journey'))!)
    expect(ada.news.seat!.undo).toBe('revealed')
    expect(await ada.refused(undo)).toBe('revealed')
  })

  test('is refused for what the cast showed, also where another has passed since', async () => {
    let found = 0
    for (let seed = 0; seed < 12; seed++) {
      const table = await seededTable([person('Ada'), bot('Bo')], {}, seed)
      const ada = await table.toMenu()
      await ada.press({ do: 'prompt', policy: { when: 'never' } })
      const attempt = attemptOf(ada)
      if (attempt === undefined) continue
      const { version } = ada
      await ada.act(attempt)
      if (ada.view.you!.question?.name === 'dark') await ada.act({ dark: 0 })
      const since = ada.updates.slice(version)
      const happened = new Set(since.flatMap(({ events }) => events.map(({ type }) => type)))
      if (since.at(-1)!.seat === 0 || !happened.has('cast') || happened.has('turn-ended')) continue
      found++
      expect(ada.news.seat!.undo).toBe('revealed')
    }
    expect(found).toBeGreaterThan(0)
  })

  test('is refused to whoever has done nothing, or not as the last', async () => {
    const { seats } = await seededTable([person('Ada'), person('Ben')])
    expect(await seats[0].refused(undo)).toBe('nothing-to-undo')
    await seats[1].act(seats[1].deeds[0])
    expect(await seats[0].refused(undo)).toBe('another-acted')
  })
})

describe('Feat windows', () => {
  const passes = (updates: readonly Update[], seat: Seat) =>
    updates.filter((update) => update.seat === seat && update.events.length === 0).length

  test('who never wants to be asked is asked in none', async () => {
    const table = await seededTable([person('Ada'), bot('Bo')])
    const [ada] = table.seats
    await ada.press({ do: 'prompt', policy: { when: 'never' } })
    expect(ada.news.seat!.promptPolicy).toEqual({ when: 'never' })
    let inWindow = 0
    await table.follow((asked) => {
      if (isInWindow(asked)) inWindow++
      return false
    })
    expect(inWindow).toBe(0)
    expect(passes(ada.updates, 0)).toBeGreaterThan(0)
  })

  test('who wants to be asked about own attempts is asked in no other', async () => {
    const table = await seededTable([person('Ada'), bot('Bo')])
    const [ada] = table.seats
    await ada.press({ do: 'prompt', policy: { when: 'mine' } })
    await table.follow((asked) => {
      if (isInWindow(asked)) expect(ada.view.attempt?.seat ?? ada.view.turn.seat).toBe(0)
      return false
    })
  })

  test('who does nothing more is asked again in the next turn', async () => {
    const table = await seededTable([person('Ada'), person('Ben')])
    const asked = (await table.follow(isInWindow))!
    const { number } = asked.view.turn
    expect(await asked.press({ do: 'nothing-more' })).toMatchObject({ ok: true })
    await table.follow((one) => one === asked && isInWindow(one))
    expect(asked.view.turn.number).toBeGreaterThan(number)
  })

  test('who does nothing more and takes back is asked again', async () => {
    const table = await seededTable([person('Ada'), person('Ben')])
    const asked = (await table.follow(
      (one) => isInWindow(one) && one.deeds.some((deed) => isDeed(deed, 'play')),
    ))!
    await asked.act(asked.deeds.find((deed) => isDeed(deed, 'play'))!)
    await asked.press({ do: 'nothing-more' })
    expect(await asked.press(undo)).toMatchObject({ ok: true })
    const { view, version } = asked
    expect(asked.news.seat!.asked).toBe(true)
    await asked.press({ do: 'hurry' })
    expect(asked.version).toBe(version)
    expect(asked.view).toEqual(view)
  })

  test.each([
    { when: 'mine', isAsked: false },
    { when: 'matters', isAsked: false },
    // every window is every window
    { when: 'always', isAsked: true },
  ] as const)(
    'alone with bots, who is asked "$when" is asked about what changes nothing and may wait: $isAsked',
    async ({ when, isAsked }) => {
      let windows = 0
      let idle = 0
      for (let seed = 1; seed < 8; seed++) {
        const table = await seededTable([person('Ada'), bot('Bo')], {}, seed, { when })
        await table.follow(({ view }) => {
          const [waiting] = view.waitsFor
          if (waiting.for !== 'window' || (when !== 'matters' && waiting.window !== 'beforeCast'))
            return false
          windows++
          // what is open before the cast and after it waits for the faces
          if (!view.you!.offers.some((offer) => offer.deed !== 'pass' && !offer.idle)) idle++
          return false
        })
      }
      expect(windows).toBeGreaterThan(5)
      expect(idle > 0).toBe(isAsked)
    },
  )
})

describe('in the turn of another', () => {
  /** A menu of one person in which the other may step in; whoever may is asked nothing. */
  async function untilSomebodyMay() {
    for (let seed = 1; seed < 40; seed++) {
      const table = await seededTable([person('Ada'), person('Ben')], {}, seed)
      const other = ({ viewer }: Sitting) => table.seats[1 - (viewer as Seat)]
      const at = await table.follow((asked) => isAtMenu(asked) && other(asked).deeds.length > 0)
      if (at !== undefined) return { table, at, other: other(at) }
    }
    throw new Error('nobody ever may')
  }

  test('R-FEAT-04 a person steps in with an untimed Feat; nothing of it shows to others before', async () => {
    const { table, at, other } = await untilSomebodyMay()
    const seat = other.viewer as Seat
    const { version, deeds } = other
    expect(deeds.every((deed) => isDeed(deed, 'play'))).toBe(true)
    expect([other.news.seat!.asked, other.news.waiting]).toEqual([false, [at.viewer]])
    expect(await other.hint()).toBeNull()
    expect(at.news.seat!.asked).toBe(true)
    const { card } = inDeed(deeds[0], 'play')!
    await other.act(deeds[0])
    const seen = at.updates.slice(version).flatMap(({ events }) => events)
    expect(seen[0]).toMatchObject({ type: 'feat-played', seat, card })
    await table.follow((asked) => asked === at && isAtMenu(at))
    expect(other.view.heroes[seat].played).toContain(card)
  })

  test('R-FEAT-05 beside each Feat stands whether it would change nothing', async () => {
    const found: Deed[] = []
    for (let seed = 1; seed < 12; seed++) {
      const table = await seededTable([person('Ada'), person('Ben')], {}, seed)
      await table.follow(({ view }) => {
        found.push(...view.you!.offers.filter(({ idle }) => idle).map(({ deed }) => deed))
        return found.length > 0
      })
    }
    expect(found.length).toBeGreaterThan(0)
    expect(found.every((deed) => isDeed(deed, 'play'))).toBe(true)
  })

  test('bots are asked once, when a turn begins, also after the table was opened again', async () => {
    const table = await seededTable([person('Ada'), bot('Bo')])
    await table.follow((asked) => asked.viewer === 0 && asked.view.turn.number > 4)
    const saved = await table.saved()
    const again = await openAgain(saved)
    expect((await again.saved()).record.moves).toEqual(saved.record.moves)
  })
})
