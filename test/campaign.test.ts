/** A campaign as it is kept: chapters that become tables, their ends, and the group. */
import { NO_CARD } from '@runesaga/engine/search'
import { epicSet } from '@runesaga/sets'
import {
  advisedQuest,
  ageOf,
  type Begun,
  campaignFile,
  carriedInto,
  changeGroup,
  chaptersOf,
  isRead,
  marksOf,
  type Player,
  parseCampaign,
  parseSaved,
  type SavedCampaign,
  setAside,
  type TableOfToday,
  talesOf,
} from '@runesaga/table'
import {
  beginChapter,
  beginTale,
  goOnWithout,
  Host,
  memoryStore,
  playableCampaign,
  recordEnd,
} from '@runesaga/table/host'
import { describe, expect, test } from 'vitest'
import { ADA, BEN, CARDS, fresh, played } from './kit/played-campaign.ts'
import { boxOf, newGame, replay, rules, scoreSheet, verify } from './kit/rules.ts'
import { bot } from './kit/seeded-table.ts'

/** The first of its games that ends as it should. */
async function playedTo(won: boolean, begun: Begun): Promise<TableOfToday> {
  for (let seed = 1; seed < 200; seed++) {
    const table = await played(begun, seed)
    if ((replay(table.record).outcome?.party === 'won') === won) return table
  }
  throw new Error(`no game of ${begun.table.name} was ${won ? 'won' : 'lost'}`)
}

/** Away and back: what a device would have kept of it. */
const reopened = (campaign: SavedCampaign): SavedCampaign =>
  parseCampaign(campaignFile(campaign, [])).campaign

const MINUTES = 60_000

describe('seven chapters', () => {
  test('are played by bots, closed and taken up again between chapters, with a defeat retried and one left behind', {
    timeout: 5 * MINUTES,
  }, async () => {
    let saved = fresh()
    const tables: TableOfToday[] = []
    const play = async (chapter: number, won: boolean) => {
      const begun = beginChapter(reopened(saved), chapter, CARDS, { name: `Chapter ${chapter}` })
      expect(begun.campaign.playing).toEqual({
        chapter,
        table: begun.table.id,
        begun: begun.campaign.touched,
      })
      const table = await playedTo(won, begun)
      tables.push(table)
      saved = recordEnd(rules, reopened(begun.campaign), table)
      expect(saved.playing).toBe(null)
    }
    const groups: Player[][] = [[ADA, BEN], [ADA], [ADA, BEN, bot('Cleo')]]

    await play(1, true)
    await play(2, false)
    expect(chaptersOf(saved)[1]).toMatchObject({ state: 'open', current: true })
    await play(2, true)
    saved = changeGroup(saved, groups[1])
    await play(3, true)
    saved = changeGroup(saved, groups[2])
    await play(4, false)
    saved = goOnWithout(saved, 4)
    expect(chaptersOf(saved)[3]).toMatchObject({ state: 'past', current: false })
    await play(5, true)
    saved = changeGroup(saved, groups[0])
    await play(6, true)
    await play(7, true)

    expect(saved.campaign).toEqual({ opened: 7, won: [1, 2, 3, 5, 6, 7], lost: [4], ended: true })
    expect(marksOf(saved.campaign)).toBe(6)
    expect(ageOf(saved.campaign)).toBe('peace')
    expect(saved.tries.map(({ chapter, won, legacy }) => [chapter, won, legacy?.split('/')[1]])).toEqual([
      [1, true, undefined],
      [2, false, 'shards-of-the-crown'],
      [2, true, 'shards-of-the-crown'],
      [3, true, 'named-dead'],
      [4, false, 'shared-hoard'],
      [5, true, 'usurpers-spies'],
      [6, true, 'green-under-ash'],
      [7, true, 'burnt-contracts'],
    ])
    expect(saved.tries.map(({ adversary }) => adversary.split('/')[1])).toEqual([
      'dark-lord',
      'deathless-king',
      'deathless-king',
      'ashen-wyrm',
      'usurper',
      'withered-mother',
      'prince-of-lies',
      'crown-of-ash',
    ])
    expect(saved.tries.map(({ heroes }) => heroes.length)).toEqual([2, 2, 2, 1, 3, 3, 2, 2])
    // the heroes of each generation are those of its game, and every game can be checked
    for (const [i, { record }] of tables.entries()) {
      expect(verify(record).problems).toEqual([])
      const state = replay(record)
      const { cards } = boxOf(state.setup)
      expect(saved.tries[i].heroes).toEqual(
        state.heroes.map((hero, seat) => {
          const { boxes, total } = scoreSheet(state, seat)
          const idOf = (card: number) => (card === NO_CARD ? null : cards[card].id)
          return {
            player: tables[i].players[seat],
            heritage: idOf(hero.heritage),
            origin: idOf(hero.origin),
            motivation: idOf(hero.motivation),
            destiny: idOf(hero.destiny),
            score: { boxes, total },
          }
        }),
      )
    }

    // afterwards Adversaries are drawn at random, and nothing of it changes the chapters
    const tale = beginTale(saved, CARDS, { name: 'A later tale' })
    expect(tale.table.campaign).toEqual({ id: saved.id, chapter: null })
    const twin = beginTale(saved, CARDS, { name: 'The Mirror Twin', adversary: 'epic/mirror-twin' })
    expect(twin.table.setup.options).toEqual({ adversary: 'epic/mirror-twin' })
    const later = recordEnd(rules, tale.campaign, await played(tale, 1))
    expect(later.campaign).toEqual(saved.campaign)
    expect(later.tries.at(-1)?.chapter).toBe(null)

    // all of it goes into a file and out again
    const file = parseCampaign(campaignFile(saved, tables))
    expect(file.campaign).toEqual(saved)
    expect(file.tables).toEqual(tables)
    expect(playableCampaign(rules, file, CARDS)).toEqual({ ...file, leftOut: [] })
  })
})

describe('after the campaign', () => {
  test('each Adversary that no envelope held has its tale', () => {
    const foes = epicSet()['two-sided-adversaries'] ?? []
    const later = foes.filter(({ chapter }) => chapter === undefined).map(({ id }) => `epic/${id}`)
    expect(later).toHaveLength(4)
    expect(
      talesOf(CARDS)
        .map(({ adversary }) => adversary)
        .sort(),
    ).toEqual(later.sort())
  })
})

describe('a chapter', () => {
  const begun = beginChapter(fresh(), 1, CARDS, { name: 'Chapter One', quest: 'epic/age-of-darkness' })

  test('becomes a table of the group, with its Adversary, the cards that are open and the chosen side of the Quest', async () => {
    expect(begun.table).toEqual({
      id: begun.campaign.playing!.table,
      name: 'Chapter One',
      players: [ADA, BEN],
      campaign: { id: begun.campaign.id, chapter: 1 },
      setup: {
        edition: 'epic',
        mode: 'coop',
        heroes: 2,
        sets: ['epic', 'seven-shards'],
        options: { chapters: 1, adversary: 'epic/dark-lord', marks: 0, quest: 'epic/age-of-darkness' },
      },
    })
    const store = memoryStore()
    await Host.begin(rules, begun.table, { store })
    const table = (await store.read(begun.table.id))!
    expect([table.id, table.campaign]).toEqual([begun.table.id, begun.table.campaign])
    expect(parseSaved(JSON.stringify(table)).campaign).toEqual(begun.table.campaign)
  })

  test('R-CAMP-04 told again, it is played without the cards of an envelope that nobody has read', () => {
    const two = { ...fresh(), campaign: { opened: 2, won: [1], lost: [], ended: false } }
    const opened = (saved: typeof two, chapter: number) =>
      beginChapter(saved, chapter, CARDS, { name: 'Again' }).table.setup.options?.chapters
    expect([isRead(two, 1), isRead(two, 2)]).toEqual([true, false])
    expect(opened(two, 1)).toBe(1)
    expect(opened({ ...two, unsealed: 2 }, 1)).toBe(2)
    expect(opened(two, 2)).toBe(2)
  })

  test('counts once, however often its end is told, and no other table counts', async () => {
    const table = await played(begun, 1)
    const once = recordEnd(rules, begun.campaign, table)
    expect(once.tries.length).toBe(1)
    expect(recordEnd(rules, once, table)).toBe(once)
    expect(recordEnd(rules, begun.campaign, { ...table, id: 'another' })).toBe(begun.campaign)
    const begunTwice = beginChapter(once, 1, CARDS, { name: 'Again' }).campaign
    expect(recordEnd(rules, begunTwice, table)).toBe(begunTwice)
  })

  test('counts for nothing before it is over', async () => {
    const table = await played(begun, 1)
    const half = { ...table, record: { ...table.record, moves: table.record.moves.slice(0, 20) } }
    expect(recordEnd(rules, begun.campaign, half)).toBe(begun.campaign)
    // nor if its game can't be played again
    const [first, ...moves] = table.record.moves
    const cheat = { ...table, record: { ...table.record, moves: [...moves, first] } }
    expect(recordEnd(rules, begun.campaign, cheat)).toBe(begun.campaign)
  })

  test('is played one at a time; one that was set aside counts no longer', async () => {
    expect(() => beginChapter(begun.campaign, 1, CARDS, { name: 'Too' })).toThrow(
      'a game of the campaign is being played: end it, or set it aside',
    )
    const free = setAside(begun.campaign)
    expect(free.playing).toBe(null)
    expect(setAside(free)).toBe(free)
    expect(recordEnd(rules, free, await played(begun, 1))).toBe(free)
    expect(beginChapter(free, 1, CARDS, { name: 'Anew' }).table.id).not.toBe(begun.table.id)
  })

  test('that is sealed, or was not lost, is refused', () => {
    expect(() => beginChapter(fresh(), 2, CARDS, { name: 'Two' })).toThrow(
      'chapter 2 is not open yet; open: 1 to 1',
    )
    expect(() => goOnWithout(fresh(), 1)).toThrow("chapter 1 wasn't lost; play it first")
    expect(() => beginTale(fresh(), CARDS, { name: 'Tale' })).toThrow('chapter 7 comes first')
  })
})

describe('the campaign', () => {
  const lostOnce = async (): Promise<SavedCampaign> => {
    const begun = beginChapter(fresh([bot('Rolf', 'random')]), 1, CARDS, { name: 'One' })
    return recordEnd(rules, begun.campaign, await playedTo(false, begun))
  }

  test('begins with one open envelope and six that are sealed', () => {
    const states = chaptersOf(fresh()).map(({ state, current, told }) => [state, current, told])
    expect(states).toEqual([
      ['open', true, null],
      ...Array.from({ length: 6 }, () => ['sealed', false, null]),
    ])
  })

  test('remembers each generation by its victory, else by its last try', async () => {
    const lost = await lostOnce()
    expect(chaptersOf(lost)[0].told).toBe(lost.tries[0])
    const again = beginChapter(changeGroup(lost, [ADA, BEN]), 1, CARDS, { name: 'Again' })
    const won = recordEnd(rules, again.campaign, await playedTo(true, again))
    expect(chaptersOf(won)[0]).toEqual({
      chapter: 1,
      state: 'won',
      current: false,
      tries: won.tries,
      told: won.tries[1],
    })
    expect(won.tries[0].heroes.map(({ player }) => player.name)).toEqual(['Rolf'])
    expect(carriedInto(won.campaign, 2, CARDS)).toBe('seven-shards/shards-of-the-crown')
  })

  test('advises the harder side of the Quest from chapter 4 on, to those who won the one before at the first try', async () => {
    const [one] = (await lostOnce()).tries
    const tries = (results: boolean[]): SavedCampaign => {
      return { ...fresh(), tries: results.map((won) => ({ ...one, chapter: 3, won })) }
    }
    const easy = 'epic/reign-of-the-adversary'
    expect(advisedQuest(fresh(), 1, CARDS)).toBe(easy)
    expect(advisedQuest(tries([true]), 3, CARDS)).toBe(easy)
    expect(advisedQuest(tries([false, true]), 4, CARDS)).toBe(easy)
    expect(advisedQuest(tries([true]), 4, CARDS)).toBe('epic/age-of-darkness')
  })

  test('is for one to four', () => {
    expect(() => fresh([])).toThrow('a campaign is for 1 to 4 heroes, not 0')
    expect(() => changeGroup(fresh(), [ADA, BEN, ADA, BEN, ADA])).toThrow('for 1 to 4 heroes, not 5')
    expect(changeGroup(fresh(), [ADA]).group).toEqual([ADA])
    const four = beginChapter(fresh([ADA, BEN, bot('C'), bot('D')]), 1, CARDS, { name: 'Four' })
    expect(newGame({ ...four.table.setup, seed: { fast: 1 } }).heroes.length).toBe(4)
  })
})
