/** Tables that somebody laid out: the guided line of the first tale at a real table, and what its bot does where the person goes another way. */
import { luckOf, standingEvents } from '@runesaga/table'
import { describe, expect, test } from 'vitest'
import { taleTable } from '../kit/first-tale.ts'
import { laidTable } from '../kit/laid-table.ts'
import { bot, openAgain, person } from '../kit/seeded-table.ts'

const hintIn = async (seat: Awaited<ReturnType<typeof taleTable>>['seats'][number]) =>
  (await seat.ask({ ask: 'hint' }))?.deed

const SEEDS = [1, 2, 3, 4, 5, 6, 7, 8]

describe('the first tale at a table', () => {
  test('its guided line can be played whatever the seed, and chance is real from the second Act on', async () => {
    const drawn = new Set<string>()
    for (const seed of SEEDS) {
      const table = await taleTable(seed)
      const [ada] = table.seats
      expect(ada.view.turn).toMatchObject({ seat: 0, number: 1 })
      await ada.press({ do: 'carry-out', plan: { target: { card: 'base/raging-inferno', path: 'bottom' } } })
      expect(ada.view.heroes[0]).toMatchObject({ xp: 4, columns: [[expect.anything()], [], []] })
      await ada.act('end-turn')
      // the rival has failed The Academy, for everybody to see
      expect(ada.view.heroes[1]).toMatchObject({ xp: 4, failures: 1 })
      await ada.act({ gain: 'base/adventurous' })
      await ada.act('end-turn')
      expect(ada.view.heroes[1].columns[0]).toEqual([{ card: 'base/studious', path: null }])
      await ada.press({
        do: 'carry-out',
        plan: { target: { card: 'base/street-fight', path: 'top' }, dark: 2 },
      })
      expect(ada.view.waitsFor).toMatchObject([{ seat: 0, window: 'beforeResolve' }])
      expect(ada.view.attempt).toMatchObject({ total: 3, outcome: { margin: -1 } })
      await ada.act({ play: { card: 'base/second-wind', on: 0 } })
      // Dark runes may be bought again before the re-attempt
      await ada.act({ dark: 0 })
      expect(ada.view.heroes[0]).toMatchObject({ xp: 2, level: 'C1', columns: [[{}, {}, {}], [], []] })
      await ada.act({ journey: 'base/forbidden-lore' })
      expect(ada.view.heroes[0].journeys).toBe(1)
      await ada.act('end-turn')
      expect(ada.view.turn).toMatchObject({ seat: 0, number: 7 })
      expect(ada.view.rows[1]).toMatchObject({ open: true })
      drawn.add(JSON.stringify(ada.view.rows))
    }
    expect(drawn.size).toBeGreaterThan(1)
  })

  test('the bot decides itself what can’t be done as planned', async () => {
    for (const seed of SEEDS) {
      const table = await taleTable(seed)
      const [ada] = table.seats
      // the Challenge that the rival was to attempt is gone
      await ada.press({ do: 'carry-out', plan: { target: { card: 'base/the-academy', path: 'top' } } })
      await table.toMenu()
      await ada.act('end-turn')
      await table.toMenu()
      expect(ada.view.turn).toMatchObject({ seat: 0, number: 3 })
      expect(ada.view.heroes[1].failures + ada.view.heroes[1].columns.flat().length).toBeGreaterThan(0)
    }
  })

  test('a person’s hint is the next step of the guided line, until the first Act is told', async () => {
    const table = await taleTable(1)
    const [ada] = table.seats
    // and what speaks for it, as at any other table
    const wisdom = [{ icon: 'wisdom', n: 1 }]
    expect(await ada.ask({ ask: 'hint' })).toEqual({
      deed: { attempt: { card: 'base/raging-inferno', path: 'bottom' } },
      reasons: [
        { why: 'next-step' },
        { why: 'odds', success: 0.8125, isBest: false },
        {
          why: 'likelier',
          card: 'base/raging-inferno',
          path: 'top',
          success: 0.96875,
          but: 'lacks',
          gains: wisdom,
          scoresMore: true,
        },
        { why: 'runes', gains: wisdom },
      ],
    })
    // who does the second thing first is told of the first one next
    await ada.act({ gain: 'base/adventurous' })
    expect(await hintIn(ada)).toBe('end-turn')
    await ada.act('end-turn')
    expect(await hintIn(ada)).toEqual({ attempt: { card: 'base/raging-inferno', path: 'bottom' } })
    await ada.press({ do: 'carry-out', plan: { target: { card: 'base/raging-inferno', path: 'bottom' } } })
    await ada.act('end-turn')
    const fight = await ada.ask({ ask: 'hint' })
    expect(fight?.deed).toEqual({ attempt: { card: 'base/street-fight', path: 'top' } })
    expect(fight?.reasons.map(({ why }) => why)).toContain('dark-runes')
    await ada.press({
      do: 'carry-out',
      plan: { target: { card: 'base/street-fight', path: 'top' }, dark: 2 },
    })
    expect(await hintIn(ada)).toEqual({ play: { card: 'base/second-wind', on: 0 } })
    await ada.act({ play: { card: 'base/second-wind', on: 0 } })
    await ada.act({ dark: 0 })
    expect(await hintIn(ada)).toEqual({ journey: 'base/forbidden-lore' })
    await ada.act({ journey: 'base/forbidden-lore' })
    await ada.act('end-turn')
    // from here on it is the adept's
    const hint = await ada.ask({ ask: 'hint' })
    expect(hint?.reasons).not.toContainEqual({ why: 'next-step' })
  })

  test('says which casts were arranged, and luck leaves them out', async () => {
    const table = await taleTable(1)
    const [ada] = table.seats
    await ada.press({ do: 'carry-out', plan: { target: { card: 'base/raging-inferno', path: 'bottom' } } })
    await ada.act('end-turn')
    const events = standingEvents(ada.updates)
    const casts = events.filter(({ type }) => type === 'cast')
    expect(casts).toMatchObject([
      { seat: 0, arranged: true },
      { seat: 1, arranged: true },
    ])
    expect(luckOf(events, 2)).toEqual([
      { casts: 0, actual: 0, expected: 0 },
      { casts: 0, actual: 0, expected: 0 },
    ])
  })

  test('goes on as it was planned when it is opened again, and is played to its end', async () => {
    const table = await taleTable(1)
    const [ada] = table.seats
    await ada.press({ do: 'carry-out', plan: { target: { card: 'base/raging-inferno', path: 'bottom' } } })
    await ada.act('end-turn')
    const again = await openAgain(await table.saved())
    const [back] = again.seats
    await back.act({ gain: 'base/adventurous' })
    await back.act('end-turn')
    expect(back.view.heroes[1].columns[0]).toEqual([{ card: 'base/studious', path: null }])
    await again.follow()
    expect(await back.ask({ ask: 'verify' })).toMatchObject({
      ok: true,
      problems: [],
      scenario: { name: 'first-tale', arranged: 4 },
    })
  })
})

/** In the second hero’s turn a bot is to attempt Street Fight, which fails by 1; then it is Ada’s turn. */
const rivalFights = (hand: string[], plan: object[], cases?: object[]) =>
  laidTable(
    {
      turn: { seat: 1, number: 2 },
      heroes: [
        { origin: 'student', motivation: 'lone-wanderer', destiny: 'hand-of-vengeance' },
        { origin: 'outlander', motivation: 'bound-by-honor', destiny: 'intrepid-explorer', hand },
      ],
      row: ['street-fight', 'the-academy'],
      arranged: { casts: [{ seat: 1, margin: -1, twists: 0 }], until: { turn: 9, act: 0 } },
      plans: { 1: plan },
      ...(cases !== undefined && { cases }),
    },
    [person('Ada'), bot('Bo')],
    { when: 'never' },
  )
const FIGHT = { attempt: { card: 'street-fight', path: 'top' } }

describe('a table that was laid out', () => {
  test('somebody else’s attempt settles no puzzle', async () => {
    const says = { en: 'It is so.', fr: 'C’est ainsi.' }
    const one = { verdict: 'wrong', says, expect: {} }
    const table = await rivalFights(
      [],
      [FIGHT],
      [
        {
          case: 'right',
          ...one,
          verdict: 'right',
          steps: [{ attempt: { card: 'the-academy', path: 'top' } }],
        },
        { case: '*', ...one, steps: [] },
      ],
    )
    const [ada] = table.seats
    expect(ada.view.heroes[1].failures).toBe(1)
    expect(await ada.ask({ ask: 'case' })).toBeNull()
  })

  test('once the stones lie, a bot that was to play a Feat may play another one', async () => {
    const planned = [[FIGHT, { play: 'hard-won-lesson' }]]
    const table = await rivalFights(['hard-won-lesson', 'steady-hand'], planned)
    expect(table.seats[0].view.heroes[1]).toMatchObject({ failures: 0, played: ['base/steady-hand'] })
  })
})
