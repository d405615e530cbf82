/** What a lobby knows beside its tables: what one could be, the steps of campaigns, and the whole table for whoever may have it. */
import { BadSave, campaignFile, parseCampaign, type SavedCampaign } from '@runesaga/table'
import {
  beginChapter,
  beginTale,
  foesOf,
  goOnWithout,
  memoryStore,
  mixOf,
  playableCampaign,
  recordEnd,
  type Store,
} from '@runesaga/table/host'
import { describe, expect, test } from 'vitest'
import { LOBBIES } from '../kit/lobbies.ts'
import { CARDS, fresh } from '../kit/played-campaign.ts'
import { rules } from '../kit/rules.ts'
import { bot, newTable, person } from '../kit/seeded-table.ts'
import { isAtMenu, type Seats, Sitting } from '../kit/sitting.ts'

const NOWHERE: Store = {
  ...memoryStore(),
  begin: async () => {
    throw new Error('nothing can be kept')
  },
}

describe.each(LOBBIES)('by %s', (_, makeLobby) => {
  describe('a plan', () => {
    test('tells whom a party may face and what a mix comes to', async () => {
      const setup = { edition: 'stormlight', mode: 'coop', heroes: 3, sets: ['stormlight', 'base'] } as const
      const asked = { ...setup, sets: [...setup.sets] }
      const plan = await makeLobby(memoryStore()).plan(asked)
      expect(plan).toEqual({ problems: [], foes: foesOf(rules, asked), mix: mixOf(rules, asked) })
      expect(plan.foes.length).toBeGreaterThan(0)
    })

    test('without sets is that of the edition alone', async () => {
      const { problems, mix } = await makeLobby(memoryStore()).plan({
        edition: 'base',
        mode: 'competitive',
        heroes: 2,
      })
      expect([problems, mix!.host, mix!.oddities]).toEqual([[], 'base', []])
    })

    test('that can’t be laid tells why, and nothing else', async () => {
      const setup = { edition: 'base', mode: 'coop', heroes: 2, sets: ['base', 'base'] } as const
      expect(await makeLobby(memoryStore()).plan({ ...setup, sets: [...setup.sets] })).toEqual({
        problems: [{ problem: 'set-twice', set: 'base' }],
        foes: [],
        mix: null,
      })
    })
  })

  describe('a campaign', () => {
    /** As it was begun, but for what is drawn by lot or by the clock. */
    const plain = ({ campaign, table }: ReturnType<typeof beginChapter>) => ({
      campaign: { ...campaign, touched: '', playing: { ...campaign.playing, table: '', begun: '' } },
      table: { ...table, id: '' },
    })

    test('begins a chapter, notes its end and goes on without a victory, as its rules say', async () => {
      const store = memoryStore()
      const lobby = makeLobby(store, 1)
      const wish = { name: 'One', quest: 'epic/age-of-darkness' }
      const begun = await lobby.beginChapter(fresh(), 1, wish)
      expect(plain(begun)).toEqual(
        plain(
          beginChapter({ ...fresh(), id: begun.campaign.id, begun: begun.campaign.begun }, 1, CARDS, wish),
        ),
      )
      // its table isn't there yet
      expect((await lobby.recordEnd(begun.campaign)).playing).toBe(null)
      await lobby.begin(begun.table, 0)
      const noted = await lobby.recordEnd(begun.campaign)
      const table = (await store.read(begun.table.id))!
      const expected = recordEnd(rules, begun.campaign, table)
      expect(noted).toEqual({ ...expected, touched: noted.touched })
      expect([noted.playing, noted.tries.length]).toEqual([null, 1])
      // nothing is in play any more
      expect(await lobby.recordEnd(noted)).toEqual(noted)
      expect(await lobby.playable(parseCampaign(campaignFile(noted, [table])))).toEqual(
        playableCampaign(rules, { campaign: noted, tables: [table] }, CARDS),
      )
      const lost: SavedCampaign = {
        ...noted,
        campaign: { opened: 1, won: [], lost: [1], ended: false },
      }
      const on = await lobby.goOnWithout(lost, 1)
      expect(on).toEqual({ ...goOnWithout(lost, 1), touched: on.touched })
    })

    test('after its end tells tales, against the Adversary that was chosen', async () => {
      const over: SavedCampaign = {
        ...fresh(),
        campaign: { opened: 7, won: [1, 2, 3, 4, 5, 6, 7], lost: [], ended: true },
      }
      const wish = { name: 'A tale', adversary: 'epic/dark-lord' }
      const begun = await makeLobby(memoryStore()).beginTale(over, wish)
      expect(plain(begun)).toEqual(plain(beginTale(over, CARDS, wish)))
    })

    test('stays as it is while its game is played, and where its table can’t be read', async () => {
      const unreadable: Store = {
        ...memoryStore(),
        read: async () => {
          throw new BadSave('newer', 'its format is 99')
        },
      }
      const party = [person('Ada'), bot('Bo')]
      const { campaign, table } = beginChapter(fresh(party), 1, CARDS, { name: 'One' })
      expect(await makeLobby(unreadable).recordEnd(campaign)).toEqual(campaign)
      const lobby = makeLobby(memoryStore())
      await lobby.begin(table, 0)
      expect(await lobby.recordEnd(campaign)).toEqual(campaign)
    })

    test('knows the end of a game that couldn’t be kept', async () => {
      const { campaign, table } = beginChapter(fresh(), 1, CARDS, { name: 'One' })
      const lobby = makeLobby(NOWHERE)
      await lobby.begin(table, 0)
      expect((await lobby.recordEnd(campaign)).tries).toHaveLength(1)
    })

    test('can’t begin what isn’t open', async () => {
      await expect(makeLobby(memoryStore()).beginChapter(fresh(), 2, { name: 'Two' })).rejects.toThrow(
        'chapter 2 is not open yet',
      )
    })
  })

  describe('the whole table, with everybody’s hidden cards', () => {
    const begun = async (...players: Parameters<typeof newTable>[0]) => {
      const store = memoryStore()
      const lobby = makeLobby(store)
      await lobby.begin(newTable(players), 0)
      return { lobby, table: await Sitting.all(lobby, players.length, store, 'table 1') }
    }
    const answers = ({ seats, spectator }: Seats, ask: 'file' | 'verify') =>
      Promise.all([...seats, spectator].map((sitting) => sitting.ask({ ask })))

    test.each([
      ['several persons', [person('Ada'), person('Ben')]],
      ['one person and bots', [person('Ada'), bot('Bo')]],
    ])('is refused to every seat and to who looks on while %s play', async (_who, players) => {
      const { table } = await begun(...players)
      await table.follow((asked) => isAtMenu(asked) && asked.view.turn.number > 1)
      for (const ask of ['file', 'verify'] as const)
        expect(await answers(table, ask)).toEqual(['not-over', 'not-over', 'not-over'])
    })

    test('is given to everybody once the game is over', async () => {
      const { table } = await begun(bot('Ada'), bot('Bo'))
      const saved = await table.saved()
      for (const file of await answers(table, 'file'))
        expect(file).toEqual({ ...saved, touched: expect.any(String) as string })
      for (const verification of await answers(table, 'verify'))
        expect(verification).toMatchObject({ ok: true })
    })

    test('is given by the lobby that keeps it at any time, without the seed of a game that isn’t over', async () => {
      const { lobby, table } = await begun(person('Ada'), person('Ben'))
      const { secret, ...saved } = await table.saved()
      expect(secret).toMatch(/^[0-9a-f]{64}$/)
      const file = await lobby.file('table 1')
      expect(file).toEqual({ ...saved, secret: null })
      // also where nobody sits
      await lobby.begin({ ...newTable([person('Cid'), bot('Bo')]), id: 'another' }, 0)
      expect(await lobby.file('table 1')).toEqual({ ...saved, secret: null })
    })

    test('is given where nothing can be kept, and of no table that isn’t there', async () => {
      const lobby = makeLobby(NOWHERE)
      await lobby.begin(newTable([person('Ada'), bot('Bo')]), 0)
      expect(await lobby.file('table 1')).toMatchObject({ id: 'table 1', secret: null })
      await expect(lobby.file('another')).rejects.toThrow(BadSave)
    })
  })
})
