/** The campaign of Epic Origins (R-CAMP). */
import {
  afterChapter,
  ageOf,
  type Campaign,
  chapterNow,
  chapterSetup,
  envelopeOf,
  type GameState,
  goOn,
  isOver,
  marksOf,
  newCampaign,
  taleSetup,
} from '@runesaga/engine'
import { describe, expect, test } from 'vitest'
import { epicSet, sevenShards } from '../../src/index.ts'
import { boxOf, newGame } from '../kit/rules.ts'

const CARDS = [epicSet(), sevenShards()]
const SEED = { fast: 7 }
const won = true
const lost = false

const start = (campaign: Campaign, chapter: number, heroes = 2): GameState =>
  newGame({ ...chapterSetup(campaign, chapter, CARDS, { heroes }), seed: SEED })
const idsIn = (state: GameState, cards: readonly number[]): string[] =>
  cards.map((card) => boxOf(state.setup).cards[card].id)
const characters = (state: GameState): string[] => {
  const box = boxOf(state.setup)
  return idsIn(state, [...box.origins, ...box.destinies, ...box.heritages])
}
const chaptersOf = (state: GameState, cards: readonly number[]): number[] =>
  cards.map((card) => boxOf(state.setup).cards[card].chapter)
const adversaryDeck = (state: GameState): string[] => idsIn(state, state.decks[5].cards).sort()

/** A campaign in which the first `n` chapters were won. */
const afterWins = (n: number): Campaign => {
  let campaign = newCampaign()
  for (let chapter = 1; chapter <= n; chapter++) campaign = afterChapter(campaign, chapter, won)
  return campaign
}

const STANDARD = [
  'ambush',
  'booby-trap',
  'creeping-dread',
  'overwhelming-odds',
  'reinforcements',
  'stolen-strength',
].map((id) => `epic/${id}`)

describe('the order of chapters', () => {
  test('R-CAMP-01 a campaign begins with Chapter One and opens seven in order', () => {
    expect(newCampaign()).toEqual({ opened: 1, won: [], lost: [], ended: false })
    expect(() => start(newCampaign(), 2)).toThrow('chapter 2 is not open yet; open: 1 to 1')
    for (let chapter = 1; chapter <= 6; chapter++) {
      expect(afterWins(chapter).opened).toBe(chapter + 1)
      expect(start(afterWins(chapter), chapter + 1).adversary).not.toBeNull()
    }
    expect(afterWins(7).opened).toBe(7)
  })

  test("R-CAMP-02 Chapter One is fought against the Dark Lord, the Dark Lord's Consort up", () => {
    const state = start(newCampaign(), 1)
    const card = boxOf(state.setup).cards[state.adversary!.card]
    expect(card.id).toBe('epic/dark-lord')
    expect(state.adversary!.side).toBe(0)
    expect(card.paths.map((path) => path.name.en)).toEqual(["Dark Lord's Consort", 'The Dark Lord'])
  })

  test('R-CAMP-07 a win opens the next chapter; after a loss the group may play again or go on', () => {
    const afterLoss = afterChapter(newCampaign(), 1, lost)
    expect(afterLoss).toEqual({ opened: 1, won: [], lost: [1], ended: false })
    expect(start(afterLoss, 1).phase).toBe('setup')
    expect(goOn(afterLoss, 1)).toEqual({ opened: 2, won: [], lost: [1], ended: false })
    expect(() => goOn(newCampaign(), 1)).toThrow("chapter 1 wasn't lost; play it first")
    // a later victory in a chapter that was lost still counts
    expect(afterChapter(goOn(afterLoss, 1), 1, won)).toEqual({ opened: 2, won: [1], lost: [], ended: false })
    expect(afterChapter(newCampaign(), 1, won)).toEqual({ opened: 2, won: [1], lost: [], ended: false })
  })

  test('R-CAMP-07 the campaign has come to its newest chapter, until the last one is won or left', () => {
    expect([0, 1, 6].map((n) => chapterNow(afterWins(n)))).toEqual([1, 2, 7])
    expect(chapterNow(afterWins(7))).toBe(null)
    const lastLost = afterChapter(afterWins(6), 7, lost)
    expect(lastLost).toEqual({ opened: 7, won: [1, 2, 3, 4, 5, 6], lost: [7], ended: false })
    // it may be played again, or the campaign may end
    expect(chapterNow(lastLost)).toBe(7)
    expect(goOn(lastLost, 7)).toEqual({ ...lastLost, ended: true })
    expect(afterChapter(goOn(lastLost, 7), 7, won)).toEqual(afterWins(7))
  })

  test('R-CAMP-07 a chapter won stays won, whatever comes of playing it again', () => {
    expect(afterChapter(afterWins(3), 2, lost)).toEqual(afterWins(3))
    expect(afterChapter(afterWins(3), 2, won)).toEqual(afterWins(3))
  })

  test('R-CAMP-08 once the last envelope was played everything is unlocked and the Adversary is drawn at random', () => {
    expect(isOver(afterWins(6))).toBe(false)
    expect(() => taleSetup(afterWins(6), CARDS, { heroes: 2 })).toThrow(
      'chapter 7 comes first: Adversaries are drawn after it',
    )
    for (const campaign of [afterWins(7), afterChapter(afterWins(6), 7, lost)]) {
      expect(isOver(campaign)).toBe(true)
      const drawn = new Set<string>()
      for (let fast = 0; fast < 200; fast++) {
        const state = newGame({ ...taleSetup(campaign, CARDS, { heroes: 2 }), seed: { fast } })
        drawn.add(idsIn(state, [state.adversary!.card])[0])
        expect(state.setup.options).toEqual({})
      }
      expect(drawn.size).toBe(11)
    }
    const chosen = taleSetup(afterWins(7), CARDS, { heroes: 1, adversary: 'epic/red-plague' })
    expect(chosen.options).toEqual({ adversary: 'epic/red-plague' })
    expect(chosen.mode).toBe('solo')
  })
})

describe('the end', () => {
  /** Six chapters of which so many were won, then the last. */
  const ending = (wins: number, last: boolean): Campaign => {
    let campaign = newCampaign()
    for (let chapter = 1; chapter <= 6; chapter++) {
      campaign = afterChapter(campaign, chapter, chapter <= wins)
      if (chapter > wins) campaign = goOn(campaign, chapter)
    }
    return afterChapter(campaign, 7, last)
  }

  test('R-CAMP-07 the marks at the end make an Age', () => {
    expect(ageOf(afterWins(6))).toBe(null)
    const ages = [0, 1, 2, 3, 4, 5, 6].map((wins) => [marksOf(ending(wins, won)), ageOf(ending(wins, won))])
    expect(ages).toEqual([
      [1, 'embers'],
      [2, 'embers'],
      [3, 'embers'],
      [4, 'peace'],
      [5, 'peace'],
      [6, 'peace'],
      [7, 'heroes'],
    ])
  })
  test('R-CAMP-07 a last chapter that was lost makes it one Age lower, and winning it later mends that', () => {
    expect([0, 3, 4, 6].map((wins) => ageOf(ending(wins, lost)))).toEqual([
      'embers',
      'embers',
      'embers',
      'embers',
    ])
    expect(ageOf(afterChapter(ending(6, lost), 7, won))).toBe('heroes')
    expect(ageOf(afterChapter(ending(3, lost), 7, won))).toBe('peace')
  })
})

describe('its story', () => {
  test('R-CAMP-03 every chapter has its premise and what victory and defeat bring, in both languages', () => {
    const chapters = sevenShards().chapters ?? []
    expect(chapters.map(({ name }) => name.en)).toEqual([
      'The Shadow War',
      'The Unquiet Graves',
      'The Hoard of Embers',
      'The Empty Throne',
      'The Dying Wood',
      'Seven Favours',
      'The Crown Made Whole',
    ])
    for (const { premise, won: victory, lost: defeat } of chapters) {
      for (const text of [premise, victory, defeat]) {
        expect(text.en).toMatch(/\.$/)
        expect(text.fr).toMatch(/\.$/)
      }
    }
  })
  test('R-CAMP-08 the four Adversaries that no envelope holds have their tale', () => {
    const free = (epicSet()['two-sided-adversaries'] ?? []).filter(({ chapter }) => chapter === undefined)
    expect(Object.keys(sevenShards().tales ?? {}).toSorted()).toEqual(free.map(({ id }) => id).toSorted())
    expect(free.length).toBe(4)
  })
})

describe('envelopes', () => {
  test('R-CAMP-03 each envelope holds an Adversary, its own Feat, a Destiny, and a Heritage or an Origin', () => {
    const set = epicSet()
    for (let chapter = 1; chapter <= 7; chapter++) {
      const inside = <T extends { chapter?: number | undefined }>(cards: T[] | undefined) =>
        (cards ?? []).filter((card) => card.chapter === chapter)
      const [adversary, ...more] = inside(set['two-sided-adversaries'])
      expect(more).toEqual([])
      expect(inside(set.destinies).length).toBe(1)
      expect(inside(set.heritages).length + inside(set.origins).length).toBe(1)
      expect((set['adversary-feats'] ?? []).filter((feat) => feat.of === adversary.id).length).toBe(1)
    }
  })

  test('R-CAMP-03 what an envelope holds can be told before it is played', () => {
    expect(envelopeOf(2, CARDS)).toEqual({
      adversary: 'epic/deathless-king',
      feats: ['epic/rise-again'],
      characters: ['epic/child-of-two-worlds', 'epic/gravedigger'],
    })
    expect(() => envelopeOf(8, CARDS)).toThrow('no Adversary of the loaded sets belongs to chapter 8')
  })

  test('R-CAMP-04 new Character cards join their decks before dealing, and stay', () => {
    expect(characters(start(newCampaign(), 1))).toEqual(
      expect.arrayContaining(['epic/bane-of-evil', 'epic/orc']),
    )
    const third = characters(start(afterWins(2), 3))
    for (const id of [
      'bane-of-evil',
      'orc',
      'child-of-two-worlds',
      'gravedigger',
      'living-legend',
      'dragonkin',
    ]) {
      expect(third).toContain(`epic/${id}`)
    }
    // also when an earlier chapter is played again
    expect(characters(start(afterWins(2), 1))).toContain('epic/living-legend')
  })

  test("R-CAMP-05 the unique Feat is in the Adversary's deck only when that Adversary is fought", () => {
    expect(adversaryDeck(start(newCampaign(), 1))).toEqual([...STANDARD, 'epic/shadows-bargain'].sort())
    expect(adversaryDeck(start(afterWins(1), 2))).toEqual([...STANDARD, 'epic/rise-again'].sort())
  })

  test('R-CAMP-06 players may change between chapters, and every chapter starts with new heroes', () => {
    const first = start(newCampaign(), 1, 3)
    const second = start(afterWins(1), 2, 1)
    expect(first.heroes.length).toBe(3)
    expect(second.heroes.length).toBe(1)
    expect(second.heroes[0].story).toEqual([])
    expect(second.heroes[0].xp).toBe(3)
    expect(second.heroes[0].dealt.length).toBe(6)
  })

  test('R-CAMP-09 before an envelope is opened its cards are in no deck, though the counts include them', () => {
    const state = start(newCampaign(), 1)
    const box = boxOf(state.setup)
    const decks = [...box.origins, ...box.destinies, ...box.heritages, ...box.adversaries]
    expect(Math.max(...chaptersOf(state, decks))).toBe(1)
    expect(box.destinies.length).toBe(8)
    expect(box.heritages.length).toBe(9)
    expect(box.origins.length).toBe(13)
    expect(epicSet().destinies?.length).toBe(14)
    expect(epicSet().heritages?.length).toBe(13)
    expect(epicSet().origins?.length).toBe(15)
  })
})
