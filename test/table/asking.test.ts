/** When a table asks in Feat windows: where it matters to whoever sits alone with bots, and by what everybody sees where several persons play. */
import { ALWAYS, MATTERS, type PromptPolicy } from '@runesaga/table'
import { localLobby } from '@runesaga/table/host'
import { describe, expect, test } from 'vitest'
import { laidTable } from '../kit/laid-table.ts'
import { rules } from '../kit/rules.ts'
import { bot, openAgain, person, seededTable } from '../kit/seeded-table.ts'
import { isInWindow, Sitting, waitingFor } from '../kit/sitting.ts'

const FIGHT = { do: 'carry-out', plan: { target: { card: 'base/street-fight', path: 'top' } } } as const

/** None of their powers is used at will. */
const WHO = [
  { origin: 'outlander', motivation: 'bound-by-honor', destiny: 'intrepid-explorer' },
  { origin: 'student', motivation: 'lone-wanderer', destiny: 'hand-of-vengeance' },
  { origin: 'squire', motivation: 'sole-survivor', destiny: 'cunning-villain' },
]

interface Wish {
  /** of each hero */
  hands: string[][]
  margin: number
  players?: ReturnType<typeof person>[]
  asking?: PromptPolicy
  moons?: number
}

/** One is about to attempt Street Fight, and the cast comes out as is said. */
const aboutToFight = ({ hands, margin, players, asking = MATTERS, moons }: Wish) =>
  laidTable(
    {
      heroes: hands.map((hand, seat) => ({ ...WHO[seat], hand })),
      row: ['street-fight'],
      arranged: {
        casts: [{ seat: 0, margin, twists: 0, ...(moons !== undefined && { moons }) }],
        until: { turn: 9, act: 0 },
      },
    },
    players ?? [person('Ada'), bot('Bo'), bot('Cy')].slice(0, hands.length),
    asking,
  )

/** The first hero of Epic Origins is about to attempt Goblin Raid, against the Prince of Lies. */
const againstThePrince = (
  hands: [string[], string[]],
  players: ReturnType<typeof person>[],
  cast: { margin: number; twists: number; moons?: number },
) =>
  laidTable(
    {
      edition: 'epic',
      mode: 'coop',
      adversary: { card: 'prince-of-lies', quest: 'reign-of-the-adversary', xp: 5 },
      decks: { adversary: ['devils-contract'], hero: ['steady-nerves'] },
      heroes: [
        {
          heritage: 'human',
          origin: 'soldier',
          motivation: 'bard',
          destiny: 'bane-of-evil',
          xp: 3,
          hand: hands[0],
        },
        {
          heritage: 'elf',
          origin: 'hermit',
          motivation: 'ranger',
          destiny: 'blade-of-legend',
          hand: hands[1],
        },
      ],
      row: ['goblin-raid'],
      arranged: { casts: [{ seat: 0, ...cast }], until: { turn: 9, act: 0 } },
    },
    players,
    MATTERS,
  )
const raid = (dark: number) =>
  ({ do: 'carry-out', plan: { target: { card: 'epic/goblin-raid', path: 'top' }, dark } }) as const

/** In the Contest of Champions the first hero has attempted something; the second one holds Unmade Influence. */
const besideOdium = (pledged: boolean, margin: number) =>
  laidTable(
    {
      edition: 'stormlight',
      mode: 'coop',
      adversary: { quest: 'contest-of-champions', xp: 6 },
      turn: { seat: 0, number: 2 },
      heroes: [
        {
          origin: 'warrior',
          motivation: 'haunted-past',
          destiny: 'windrunner',
          xp: 0,
          story: ['light-fingered', 'scholar'],
        },
        {
          origin: 'healer',
          motivation: 'blood-debt',
          destiny: 'skybreaker',
          level: 'C1',
          pledged,
          hand: ['unmade-influence'],
        },
      ],
      row: ['field-hospital'],
      arranged: { casts: [{ seat: 0, margin, twists: 0 }], until: { turn: 9, act: 0 } },
      plans: { 0: [{ attempt: { card: 'field-hospital', path: 'top' } }] },
    },
    [bot('Ada'), person('Ben')],
    MATTERS,
  )

const THREE = [person('Ada'), person('Ben'), person('Cleo')]

/** Declares the attempt, and nothing more. */
async function declareFight(ada: Sitting): Promise<void> {
  await ada.act({ attempt: { card: 'base/street-fight', path: 'top' } })
  if (ada.view.you!.question?.name === 'dark') await ada.act({ dark: 0 })
}

/** What is waited for, in short: the window and whom it waits for. */
const asked = (sitting: Sitting): string => {
  const waiting = waitingFor(sitting)
  return waiting.for === 'window' ? `${waiting.window} ${waiting.seat}` : waiting.for
}

describe('alone with bots', () => {
  test('nothing is asked where nothing in hand could change a success', async () => {
    const { seats } = await aboutToFight({ hands: [['steady-hand', 'second-wind'], []], margin: 1 })
    await seats[0].press(FIGHT)
    expect(asked(seats[0])).toBe('turn')
  })

  test('a failure is asked about where a Feat could turn it, and then only where another one could', async () => {
    const { seats } = await aboutToFight({ hands: [['steady-hand', 'second-wind'], []], margin: -1 })
    const [ada] = seats
    await ada.press(FIGHT)
    expect(asked(ada)).toBe('afterCast 0')
    await ada.act('pass')
    expect(asked(ada)).toBe('beforeResolve 0')
    await ada.act('pass')
    expect(asked(ada)).toBe('turn')
  })

  test('nothing is asked where the failure is out of reach', async () => {
    const { seats } = await aboutToFight({ hands: [['steady-hand', 'divine-favor'], []], margin: -2 })
    await seats[0].press({ do: 'carry-out', plan: { target: { card: 'base/street-fight', path: 'bottom' } } })
    expect(asked(seats[0])).toBe('turn')
  })

  test('"nothing more" closes the attempt', async () => {
    const { seats } = await aboutToFight({ hands: [['steady-hand', 'second-wind'], []], margin: -1 })
    const [ada] = seats
    await ada.press(FIGHT)
    expect(asked(ada)).toBe('afterCast 0')
    await ada.press({ do: 'nothing-more' })
    expect(asked(ada)).toBe('turn')
    expect(ada.view.heroes[0].failures).toBe(1)
  })

  test('what can be played only after the attempt is asked about then', async () => {
    const { seats } = await aboutToFight({ hands: [['glorious-victory', 'hard-won-lesson'], []], margin: 0 })
    await seats[0].press(FIGHT)
    expect(asked(seats[0])).toBe('afterResolve 0')
    expect(seats[0].view.lastAttempt?.outcome ?? seats[0].view.attempt?.outcome).toMatchObject({
      overcame: true,
    })
  })

  test('Corruption that comes is asked about where a Feat could keep it off', async () => {
    const plan = { target: { card: 'base/street-fight', path: 'top' }, dark: 1 } as const
    const windows = async (hand: string[]) => {
      const { seats } = await aboutToFight({ hands: [hand, []], margin: 1, moons: 1 })
      await seats[0].press({ do: 'carry-out', plan })
      return asked(seats[0])
    }
    expect(await windows(['deny-the-darkness'])).toBe('afterCast 0')
    expect(await windows(['inner-strength'])).toBe('turn')
  })

  test('what an Adversary has turned up is asked about where a Feat could cancel it', async () => {
    const windows = async (hand: string[]) => {
      const cast = { margin: 1, twists: 1 }
      const { seats } = await againstThePrince([hand, []], [person('Ada'), bot('Bo')], cast)
      const [ada] = seats
      await ada.press(raid(0))
      // the Twist of Fate asks what to draw
      await ada.act(ada.deeds[0])
      return asked(ada)
    }
    expect(await windows(['foil-the-plan'])).toBe('afterCast 0')
    expect(await windows(['undaunted'])).not.toBe('afterCast 0')
  })

  test('R-ODIUM-16 who has sided with Odium is asked about a success of the others, not about their failure', async () => {
    const windows = async (pledged: boolean, margin: number) => {
      const { seats } = await besideOdium(pledged, margin)
      const [, ben] = seats
      return isInWindow(ben) && waitingFor(ben).seat === 1 ? asked(ben) : 'nothing'
    }
    expect(await windows(true, 0)).toBe('afterCast 1')
    expect(await windows(false, 0)).toBe('nothing')
    expect(await windows(true, -1)).toBe('nothing')
  })

  test('who wants to be asked every time is, before the cast as well', async () => {
    const { seats } = await aboutToFight({ hands: [['steady-hand'], []], margin: 1, asking: ALWAYS })
    const [ada] = seats
    await declareFight(ada)
    const windows = []
    for (; isInWindow(ada); await ada.act('pass')) windows.push(asked(ada))
    expect(windows).toEqual(['beforeCast 0', 'afterCast 0', 'afterResolve 0'])
  })
})

describe('around one device', () => {
  const hands = [['steady-hand'], ['harsh-lesson'], ['sabotage', 'comrade-in-arms']]

  test('nobody is asked before the cast; a success is asked about of all others, once', async () => {
    const { seats } = await aboutToFight({ hands, margin: 1, players: THREE })
    const [ada, ben, cleo] = seats
    await ada.press(FIGHT)
    expect(asked(ada)).toBe('afterCast 1')
    for (const { news } of seats) expect(news.mayAnswer).toEqual([1, 2])
    await ben.act('pass')
    expect(ada.news.mayAnswer).toEqual([2])
    await cleo.act('pass')
    // what one holds oneself may be played now or never
    expect(asked(ada)).toBe('afterResolve 0')
    await ada.act('pass')
    expect(asked(ada)).toBe('turn')
  })

  test('a failure is asked about of nobody but its hero', async () => {
    const { seats } = await aboutToFight({ hands, margin: -1, players: THREE })
    const [ada] = seats
    await ada.press(FIGHT)
    const windows = []
    for (; isInWindow(ada); await ada.act('pass')) windows.push(asked(ada))
    expect(windows).toEqual(['afterCast 0', 'beforeResolve 0', 'afterResolve 0'])
  })

  test('together, a failure is asked about of all', async () => {
    const setup = { edition: 'epic', mode: 'coop' } as const
    const table = await seededTable([person('Ada'), person('Ben')], setup, 2, MATTERS)
    const found: string[] = []
    await table.follow(({ view, news }) => {
      const { attempt, waitsFor } = view
      const [waiting] = waitsFor
      if (attempt === null || waiting.for !== 'window' || waiting.seat === attempt.seat) return false
      expect(news.mayAnswer).toEqual([waiting.seat])
      expect(attempt.total).toBeLessThan(attempt.difficulty.n)
      found.push(waiting.window)
      return false
    })
    expect(new Set(found)).toEqual(new Set(['afterCast', 'beforeResolve']))
  })

  test('a Feat that strikes is answered by its hero, and by the others when it has turned the outcome back', async () => {
    const { seats } = await aboutToFight({ hands, margin: 1, players: THREE })
    const [ada, ben] = seats
    await ada.press(FIGHT)
    await ben.act({ play: { card: 'base/harsh-lesson', on: 0 } })
    expect([asked(ada), ada.news.mayAnswer]).toEqual(['afterCast 0', [0]])
    await ada.act('pass')
    // it has taken effect: now it fails
    expect([asked(ada), ada.news.mayAnswer]).toEqual(['afterCast 0', [0]])
    expect(ada.view.attempt).toMatchObject({ total: ada.view.attempt!.difficulty.n - 1 })
    await ada.act('pass')
    expect(asked(ada)).toBe('beforeResolve 0')
  })

  test('a Feat that strikes another hero than the one who attempts is answered by whom it strikes', async () => {
    const struck = [['steady-hand'], ['cruel-betrayal'], ['deny-the-darkness']]
    const { seats } = await aboutToFight({ hands: struck, margin: 1, players: THREE })
    const [ada, ben] = seats
    await ada.press(FIGHT)
    expect(asked(ada)).toBe('afterCast 1')
    await ben.act({ play: { card: 'base/cruel-betrayal', on: 2 } })
    expect([asked(ada), ada.news.mayAnswer]).toEqual(['afterCast 2', [2]])
  })

  test('together, what the Adversary has turned up is asked about of whom it strikes', async () => {
    const cast = { margin: 1, twists: 1 }
    const { seats } = await againstThePrince([['steady-nerves'], []], [person('Ada'), person('Ben')], cast)
    const [ada] = seats
    await ada.press(raid(0))
    await ada.act(ada.deeds[0])
    expect(asked(ada)).toBe('afterCast 0')
  })

  test('together, Corruption that comes is asked about of whoever holds a card of the kind that keeps it off', async () => {
    const windows = async (hand: string[]) => {
      const cast = { margin: 1, twists: 0, moons: 1 }
      const { seats } = await againstThePrince([[], hand], [person('Ada'), person('Ben')], cast)
      const [ada] = seats
      await ada.press(raid(1))
      const found = []
      for (; isInWindow(ada); await seats[waitingFor(ada).seat].act('pass')) found.push(asked(ada))
      return found
    }
    expect(await windows(['shift-the-blame'])).toEqual(['afterCast 0', 'corruption 1', 'afterResolve 0'])
    // whichever card of the kind it is
    expect(await windows(['dark-deal'])).toEqual(['afterCast 0', 'corruption 1', 'afterResolve 0'])
    expect(await windows(['foil-the-plan'])).toEqual(['afterCast 0', 'afterResolve 0'])
  })

  test('"nothing more" holds until somebody plays a Feat', async () => {
    const { seats } = await aboutToFight({ hands, margin: 1, players: THREE, asking: ALWAYS })
    const [ada, ben] = seats
    await declareFight(ada)
    expect(asked(ada)).toBe('beforeCast 0')
    await ada.press({ do: 'nothing-more' })
    expect(asked(ada)).toBe('beforeCast 1')
    await ben.act({ play: { card: 'base/harsh-lesson', on: 0 } })
    expect(asked(ada)).toBe('beforeCast 0')
  })

  test('"nothing more" said in an attempt that was taken back doesn’t hold for the next one', async () => {
    const { seats } = await aboutToFight({ hands, margin: 1, players: THREE, asking: ALWAYS })
    const [ada, ben] = seats
    await declareFight(ada)
    await ben.press({ do: 'nothing-more' })
    while (ada.view.attempt !== null) await ada.press({ do: 'undo' })
    await declareFight(ada)
    await ada.act('pass')
    expect(asked(ada)).toBe('beforeCast 1')
  })

  test('"nothing more" said at one host doesn’t hold for another course of the game', async () => {
    const table = await aboutToFight({ hands, margin: 1, players: THREE, asking: ALWAYS })
    const [ada, ben] = table.seats
    const lobby = localLobby(async () => rules, table.store)
    await lobby.open(table.id, 0, false)
    const there = await Sitting.at(lobby, 0)
    await declareFight(ada)
    await ben.press({ do: 'nothing-more' })
    await there.press({ do: 'undo' })
    if (there.view.attempt === null) await declareFight(there)
    else await there.act({ dark: 0 })
    await there.act('pass')
    expect([asked(there), asked(ben)]).toEqual(['beforeCast 1', 'beforeCast 1'])
  })

  test('who takes back a pass at a table that was opened again is asked, and all are told who may answer', async () => {
    const table = await aboutToFight({ hands: [['steady-hand'], [], []], margin: -1, players: THREE })
    const [ada] = table.seats
    await ada.press(FIGHT)
    while (isInWindow(ada)) await ada.act('pass')
    const { seats } = await openAgain(await table.saved())
    expect(await seats[0].press({ do: 'undo' })).toMatchObject({ ok: true })
    expect(asked(seats[0])).toBe('afterResolve 0')
    expect(seats.map(({ news }) => news.mayAnswer)).toEqual([[0], [0], [0]])
  })

  test('whether somebody is asked follows from the kinds of cards in their hand, not from the cards', async () => {
    const windowsWith = async (hand: string[], margin: number) => {
      const { seats } = await aboutToFight({ hands: [['steady-hand'], hand, []], margin, players: THREE })
      const [ada] = seats
      await ada.press(FIGHT)
      const windows = []
      for (; isInWindow(ada); await seats[waitingFor(ada).seat].act('pass')) windows.push(asked(ada))
      return windows
    }
    for (const margin of [1, -1])
      expect(await windowsWith(['open-road'], margin)).toEqual(await windowsWith(['comrade-in-arms'], margin))
    expect(await windowsWith(['open-road'], 1)).toEqual(['afterCast 1', 'afterResolve 0'])
  })

  test('who had their say is known after the table was opened again', async () => {
    const table = await aboutToFight({ hands, margin: 1, players: THREE })
    const [ada, ben] = table.seats
    await ada.press(FIGHT)
    await ben.act('pass')
    const { seats } = await openAgain(await table.saved())
    expect([asked(seats[0]), seats[0].news.mayAnswer]).toEqual(['afterCast 2', [2]])
  })
})
