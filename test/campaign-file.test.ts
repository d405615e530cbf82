/** A campaign as a file: what it holds, what is refused, and what is kept of one whose games can't be played again. */
import { newCampaign } from '@runesaga/engine'
import {
  BadCampaign,
  campaignFile,
  copyOfCampaign,
  envelopeOf,
  parseCampaign,
  renameCampaign,
  type SavedCampaign,
  type SavedTable,
  type TableOfToday,
  tablesOf,
} from '@runesaga/table'
import { beginChapter, playableCampaign, recordEnd } from '@runesaga/table/host'
import { describe, expect, test } from 'vitest'
import { ADA, BEN, CARDS, fresh, played } from './kit/played-campaign.ts'
import { rules } from './kit/rules.ts'
import { botsGame, newTable } from './kit/seeded-table.ts'

const begun = beginChapter(fresh(), 1, CARDS, { name: 'One' })
const table = await played(begun, 1)

describe('the file of a campaign', () => {
  const saved = renameCampaign(recordEnd(rules, begun.campaign, table), 'Our winter')
  const reason = (text: string): [string, string] => {
    try {
      parseCampaign(text)
    } catch (error) {
      if (error instanceof BadCampaign) return [error.reason, error.message]
      throw error
    }
    throw new Error('it can be opened')
  }
  const changed = (change: object) => reason(JSON.stringify({ ...saved, ...change }))

  test('holds the tables of its games and no others', () => {
    const other = { ...table, id: 'another' }
    const file = parseCampaign(campaignFile(saved, [other, table]))
    expect(file).toEqual({ campaign: saved, tables: [table] })
    expect(tablesOf(begun.campaign)).toEqual([begun.table.id])
  })

  test('that comes a second time becomes a campaign of its own, with its own tables', () => {
    const copy = copyOfCampaign(parseCampaign(campaignFile(saved, [table])), 'Our winter, a copy')
    expect(copy.campaign.id).not.toBe(saved.id)
    expect(copy.campaign.name).toBe('Our winter, a copy')
    expect(copy.campaign.campaign).toEqual(saved.campaign)
    const [again] = copy.tables
    expect(again.id).not.toBe(table.id)
    expect(tablesOf(copy.campaign)).toEqual([again.id])
    expect(again.campaign).toEqual({ id: copy.campaign.id, chapter: 1 })
    expect(again.record).toEqual(table.record)
    // also while a chapter is in play
    const midway = copyOfCampaign({ campaign: begun.campaign, tables: [] }, 'Midway')
    expect(midway.campaign.playing?.chapter).toBe(1)
    expect(midway.campaign.playing?.table).not.toBe(begun.table.id)
  })

  test('that is broken or something else says what it is', () => {
    const start = "the campaign can't be opened: "
    expect(reason('{')).toEqual(['not-json', `${start}it is not JSON`])
    expect(reason(JSON.stringify(table))).toEqual([
      'a-table',
      `${start}it is a saved table; open it among the tables`,
    ])
    expect(reason('[]')).toEqual([
      'not-a-campaign',
      `${start}it is something else; expected a file with "runesaga": "campaign"`,
    ])
    expect(changed({ format: 2 })).toEqual([
      'newer',
      `${start}its format is 2, this version knows formats up to 1; a newer version opens it`,
    ])
    expect(changed({ format: 'x' })).toEqual(['broken', `${start}its format is missing or wrong`])
  })

  const { campaign } = saved
  test.each<[object, string]>([
    [{ id: 7 }, 'its id'],
    [{ id: '\udc00x' }, 'its id'],
    [{ tries: [{ ...saved.tries[0], table: '\ud800' }] }, 'the list of games played'],
    [{ playing: { chapter: 1, table: '\ud800', begun: saved.begun } }, 'the game in play'],
    [{ name: null }, 'its name'],
    [{ begun: 'yesterday' }, 'the date of its beginning'],
    [{ touched: 1 }, 'the date of its last change'],
    [{ sets: 'epic' }, 'the list of its card sets'],
    [{ sets: ['epic', 'constructor'] }, 'the list of its card sets'],
    [{ group: [{ kind: 'bot', name: 'Ada', bot: 'constructor' }] }, 'the group'],
    [{ tries: [{ ...saved.tries[0], heroes: [] }] }, 'the list of games played'],
    [{ campaign: { ...campaign, opened: 9 } }, 'what was opened, won and lost'],
    [{ campaign: { ...campaign, opened: 5 } }, 'what was opened, won and lost'],
    [{ campaign: { ...campaign, won: [1], lost: [1] } }, 'what was opened, won and lost'],
    [{ campaign: { ...campaign, ended: true } }, 'what was opened, won and lost'],
    [{ group: [] }, 'the group'],
    [{ group: [{ kind: 'bot', name: 'Ada' }] }, 'the group'],
    [{ unsealed: 12 }, 'the last envelope read'],
    [{ tries: [{ ...saved.tries[0], heroes: [{}] }] }, 'the list of games played'],
    [{ tries: [{ ...saved.tries[0], chapter: 0 }] }, 'the list of games played'],
    [{ playing: { chapter: 1 } }, 'the game in play'],
  ])('with %j is refused as a whole', (change, what) => {
    expect(changed(change)).toEqual(['broken', `the campaign can't be opened: ${what} is missing or wrong`])
  })

  test('with a table that is none is refused as a whole', () => {
    expect(changed({ tables: 1 })[1]).toBe(
      "the campaign can't be opened: the list of its tables is missing or wrong",
    )
    expect(changed({ tables: [table, { ...table, players: [] }] })[1]).toMatch(
      /^the campaign can't be opened: its table 2: .*a player for every hero is missing or wrong$/,
    )
  })

  test('whose games share a table is refused as a whole', () => {
    expect(changed({ tries: [saved.tries[0], saved.tries[0]] })).toEqual([
      'broken',
      "the campaign can't be opened: two of its games have one table",
    ])
  })

  test('that is nested without end is refused', () => {
    const nest = '['.repeat(200_000) + ']'.repeat(200_000)
    expect(reason(JSON.stringify(saved).replace('{', `{"letter":${nest},`))).toEqual([
      'broken',
      "the campaign can't be opened: it is nested too deeply",
    ])
  })

  test('leaves out what isn’t the campaign’s: other parts, other tables', () => {
    const [first] = saved.tries
    const heroes = first.heroes.map((hero) => ({ ...hero, player: { ...hero.player, letter: 'x' } }))
    const group = saved.group.map((player) => ({ ...player, letter: 'x' }))
    const long = { ...saved, group, tries: [{ ...first, heroes }] }
    const text = JSON.stringify({ ...long, letter: 'x', tables: [table, { ...table, id: 'another' }] })
    expect(parseCampaign(text)).toEqual({ campaign: saved, tables: [table] })
  })

  /** What the file is taken in as, or why not. */
  const takenIn = (change: Partial<SavedCampaign>, tables: SavedTable[] = []) => {
    const file = parseCampaign(JSON.stringify({ ...saved, ...change, tables }))
    return playableCampaign(rules, file, CARDS).campaign
  }
  const [one] = saved.tries
  const all = { opened: 7, won: [1, 2, 3, 4, 5, 6, 7], lost: [], ended: true }

  test('R-CAMP-07 stands where its games have brought it, whatever it says of itself', () => {
    const won = takenIn({ campaign: all, tries: [{ ...one, won: true }] })
    expect(won.campaign).toEqual({ opened: 2, won: [1], lost: [], ended: false })
    expect(takenIn({ campaign: all, tries: [], unsealed: 5 })).toMatchObject({
      campaign: { opened: 1, won: [], lost: [], ended: false },
      unsealed: 1,
    })
    // a game that is there is asked, one that is gone is believed
    const tries = [{ ...one, won: false }]
    const boast = { ...one, won: !one.won, heroes: one.heroes.slice(1) }
    expect(takenIn({ tries: [boast] }, [table])).toEqual(saved)
    expect(takenIn({ tries, campaign: newCampaign() }).campaign).toMatchObject({ opened: 1, lost: [1] })
    // going on without a victory leaves no game behind
    const past = { opened: 2, won: [], lost: [1], ended: false }
    expect(takenIn({ tries, campaign: past }).campaign).toEqual(past)
  })

  test('R-CAMP-01 whose chapters were not played in order is refused', () => {
    const first = { ...one, won: true }
    const third = { ...one, chapter: 3, adversary: envelopeOf(3, CARDS).adversary, table: 'third' }
    expect(() => takenIn({ tries: [first, third] })).toThrow(/played in this order: chapter 2 wasn't lost/)
  })

  test('whose game in play is of a sealed chapter lets it be begun when its time comes', () => {
    const playing = { chapter: 3, table: 'third', begun: saved.begun }
    expect(takenIn({ playing }).playing).toBeNull()
  })

  test('R-CAMP-07 whose game in play is of another chapter, or was never the campaign’s, lets the chapter be begun again', async () => {
    const again = beginChapter(saved, 1, CARDS, { name: 'Again' })
    const mine = await botsGame(again.table, 2)
    const other = await botsGame(newTable([ADA, BEN], { edition: 'epic', mode: 'coop' }), 1)
    const { playing } = again.campaign
    expect(takenIn({ playing }, [table, mine]).playing).toEqual(playing)
    const { record } = mine
    const { setup } = record
    const options = (change: object) => ({
      ...mine,
      record: { ...record, setup: { ...setup, options: { ...setup.options, ...change } } },
    })
    const tale = { ...mine, campaign: { id: saved.id, chapter: null } }
    const strangers: SavedTable[] = [
      tale,
      { ...mine, campaign: { id: 'another', chapter: 1 } },
      options({ marks: 5 }),
      options({ chapters: 7 }),
      options({ adversary: envelopeOf(2, CARDS).adversary, chapters: 2 }),
      options({ noAlliesNorAdversaries: true }),
      options({ legacy: 'seven-shards/shards-of-the-crown' }),
      { ...mine, record: other.record },
    ]
    for (const stranger of strangers) {
      expect(takenIn({ playing }, [table, stranger]).playing).toBeNull()
      // nor does it count if it only comes later
      const after = recordEnd(rules, again.campaign, stranger)
      expect([after.campaign, after.tries]).toEqual([saved.campaign, saved.tries])
    }
  })

  test('R-CAMP-07 a game of one chapter is no victory in another', () => {
    const two = { ...saved, campaign: { opened: 2, won: [1], lost: [], ended: false } }
    const playing = { chapter: 2, table: 'z', begun: saved.begun }
    const copy = { ...table, id: 'z' }
    for (const of of [copy, { ...copy, campaign: { id: saved.id, chapter: 2 } }]) {
      const after = recordEnd(rules, { ...two, playing }, of)
      expect([after.campaign, after.tries, after.playing]).toEqual([two.campaign, saved.tries, null])
      const won = [{ ...one, won: true }]
      expect(takenIn({ tries: won, campaign: two.campaign, playing }, [of]).playing).toBeNull()
    }
  })

  test('with ids that no card of the box has forgets the hero’s, and is refused without its foe or Quest', () => {
    const [hero] = one.heroes
    const changed = (change: Partial<SavedCampaign['tries'][number]>) =>
      takenIn({ tries: [{ ...one, ...change }] })
    const heroes = [{ ...hero, origin: 'epic/constructor', destiny: hero.origin }, ...one.heroes.slice(1)]
    expect(changed({ heroes, legacy: 'epic/none' }).tries).toEqual([
      { ...one, heroes: [{ ...hero, origin: null, destiny: null }, ...one.heroes.slice(1)] },
    ])
    expect(() => changed({ adversary: 'epic/nobody' })).toThrow(/somebody else than epic\/nobody/)
    expect(() => changed({ quest: hero.origin! })).toThrow(/no such Quest as/)
    expect(() => changed({ chapter: null, adversary: hero.origin! })).toThrow(/somebody else than/)
  })

  test('whose counted game isn’t over keeps what it brought, and leaves the game out', () => {
    const early = { ...table, record: { ...table.record, moves: table.record.moves.slice(0, -1) } }
    const file = { campaign: saved, tables: [early] }
    expect(playableCampaign(rules, file, CARDS)).toEqual({ campaign: saved, tables: [], leftOut: [early] })
  })

  /** A table whose game breaks a rule. */
  const spoilt = ({ record, ...rest }: TableOfToday): TableOfToday => {
    const [first, ...moves] = record.moves
    return { ...rest, record: { ...record, moves: [...moves, first] } }
  }

  test('whose game can’t be played again keeps what the game brought, and leaves the game out', () => {
    const cheat = spoilt(table)
    const file = { campaign: saved, tables: [cheat] }
    expect(playableCampaign(rules, file, CARDS)).toEqual({ campaign: saved, tables: [], leftOut: [cheat] })
  })

  test('whose game in play can’t be played again lets it be begun again', () => {
    const begun = beginChapter(saved, 1, CARDS, { name: 'Chapter One, again' })
    const cheat = spoilt({ ...table, id: begun.table.id })
    const file = { campaign: begun.campaign, tables: [table, cheat] }
    const { campaign: after, ...rest } = playableCampaign(rules, file, CARDS)
    expect(after).toEqual({ ...begun.campaign, playing: null, touched: after.touched })
    expect(rest).toEqual({ tables: [table], leftOut: [cheat] })
  })
})
