/** Rows, decks and discards (R-TABLE). */
import { describe, expect, test } from 'vitest'
import { EDITIONS } from '../kit/editions.ts'
import { scenario } from '../kit/rules.ts'

const ROW = {
  base: ['adventurous', 'street-fight', 'plan-for-war', 'cruel-winter'],
  epic: ['athletic', 'goblin-raid', 'harvest-games', 'wolf-winter'],
  stormlight: ['stubborn', 'warcamp-drill', 'gambling-den', 'rising-flood'],
}
const ROW_2 = {
  base: ['rags-to-riches', 'captured', 'guard-duty', 'street-gang'],
  epic: ['fearless', 'salt-waste', 'siege-engine', 'duel-at-dawn'],
  stormlight: ['spymasters-pupil', 'royal-audience', 'pilgrim-road', 'poisoned-feast'],
}
const NEXT = {
  base: ['missing-person', 'call-to-arms'],
  epic: ['marsh-fever', 'collapsed-mine'],
  stormlight: ['caravan-ambush', 'on-the-run'],
}
const NEXT_2 = { base: 'naval-battle', epic: 'sacred-grove', stormlight: 'haunted-trench' }

describe('discards', () => {
  test.each([
    ['base', 'merchant', 'second-wind', 'divine-favor'],
    ['epic', 'smuggler', 'undaunted', 'generous-heart'],
  ] as const)(
    'R-TABLE-01 in %s each deck has its own pile; a played Feat is in none',
    (edition, origin, discarded, played) => {
      const antihero = { base: 'bend-the-rules', epic: 'dark-deal' }[edition]
      const piles = (kind: 'hero' | 'antihero') => {
        const hand = kind === 'hero' ? [discarded, played] : [antihero, played]
        const game = scenario(edition, {
          hero: { origin, hand, xp: 0 },
          rows: { 1: ROW[edition], 2: ROW_2[edition] },
        })
        game.use(origin).choose({ card: hand[0] }).play(played)
        if (edition === 'epic') game.choose({ option: 0 })
        game.goOn()
        expect(game.hero().played).toEqual([played])
        const decks = game.decks()
        return [decks.hero.discard, decks.antihero.discard, decks[1].discard, decks[2].discard]
      }
      expect(piles('hero')).toEqual([[discarded], [], [], []])
      expect(piles('antihero')).toEqual([[], [antihero], [], []])
    },
  )

  test.each(EDITIONS)('R-TABLE-01 in %s cards of each Act go to the pile of that Act', (edition) => {
    const game = scenario(edition, {
      hero: { xp: 3 },
      rows: { 1: ROW[edition], 2: ROW_2[edition] },
    })
    game.journey(ROW[edition][1]).attempt(ROW_2[edition][1], 'top').dark(0).cast(1).goOn()
    game.check({ discards: { 1: [ROW[edition][1]], 2: [ROW_2[edition][1]], 3: [], hero: [], antihero: [] } })
  })
})

describe('refilling', () => {
  test.each(EDITIONS)(
    'R-TABLE-02 in %s whatever leaves a row is replaced at once, from the deck of that Act',
    (edition) => {
      const [a, , c, d] = ROW[edition]
      const [a2, b2, c2, d2] = ROW_2[edition]
      const [next] = NEXT[edition]
      const game = () =>
        scenario(edition, {
          cards: { challenges: [{ id: 'trial', difficulty: 2, abilities: ['strength'] }] },
          hero: { xp: 3 },
          rows: { 1: [a, 'trial', c, d], 2: ROW_2[edition] },
          decks: { 1: NEXT[edition], 2: [NEXT_2[edition]] },
        })
      const row = (cards: string[]) => ({ rows: { 1: { cards }, 2: { cards: ROW_2[edition] } } })
      game()
        .gain(a)
        .check(row([next, 'trial', c, d]))
      game()
        .journey(c)
        .check(row([a, 'trial', next, d]))
      const overcome = game().attempt('trial', 'top').cast(3).goOn()
      overcome.check({ ...row([a, next, c, d]), hero: { columns: [1, 0, 0] } })
      const failed = game().attempt('trial', 'top').cast(1).goOn()
      failed.check({ ...row([a, next, c, d]), hero: { columns: [0, 0, 0], failures: 1 } })
      const second = game().attempt(b2, 'top').cast(1).goOn()
      second.check({
        rows: { 1: { cards: [a, 'trial', c, d] }, 2: { cards: [a2, NEXT_2[edition], c2, d2] } },
      })
    },
  )

  test('R-TABLE-02 a card removed by a Feat is replaced before the Feat goes on', () => {
    const [a, b, c, d] = ROW.base
    const game = scenario('base', {
      hero: { hand: ['parting-of-ways'], xp: 0 },
      row: ROW.base,
      decks: { 1: NEXT.base, hero: ['second-wind'] },
    })
    game.play('parting-of-ways').choose({ card: b })
    game.check({ rows: { 1: { cards: [a, 'missing-person', c, d] } }, hero: { 'hand-size': 0 } })
    game.choose({ card: 'missing-person' }).choose({ deck: 'hero' })
    game.goOn().check({ rows: { 1: { cards: [a, 'call-to-arms', c, d] } }, hero: { hand: ['second-wind'] } })
  })

  test.each([
    ['base', 'hard-won-lesson'],
    ['epic', 'hard-lesson'],
    ['stormlight', 'kindled-hope'],
  ] as const)('R-TABLE-02 in %s before a Feat is played on the result', (edition, feat) => {
    const row = ROW[edition].slice(1)
    const game = scenario(edition, {
      cards: { challenges: [{ id: 'trial', difficulty: 3, abilities: ['strength'] }] },
      hero: { xp: 0, hand: [feat] },
      row: ['trial', ...row],
      decks: { 1: NEXT[edition] },
    })
    game.attempt('trial', 'top').cast(1)
    while (!game.legal().includes(`play ${feat}`)) game.pass()
    game.check({
      asks: { kind: 'window', window: 'afterResolve' },
      rows: { 1: { cards: [NEXT[edition][0], ...row] } },
    })
  })

  test.each([
    ['base', ['mentor', 'first-love'], 'missing-person'],
    ['stormlight', ['brother', 'sister'], 'caravan-ambush'],
  ] as const)(
    'R-TABLE-03 in %s Allies that come up are assigned, and cards drawn until the row is full',
    (edition, allies, next) => {
      const [trait, b, c, d] = ROW[edition]
      const [one, two] = allies
      const game = scenario(edition, { hero: {}, row: [trait, b, c, d], decks: { 1: [...allies, next] } })
      game.gain(trait).check({ legal: [`card ${b}`, `card ${c}`, `card ${d}`], rows: { 1: { size: 3 } } })
      game.choose({ card: c }).check({ legal: [`card ${b}`, `card ${d}`], rows: { 1: { size: 3 } } })
      game.choose({ card: b })
      expect(game.rows()[1]).toEqual({
        open: true,
        size: 4,
        cards: [next, b, c, d],
        allies: { [c]: one, [b]: two },
      })
    },
  )
})

describe('decks that run out', () => {
  test.each(EDITIONS)(
    'R-TABLE-04 in %s a Story deck is rebuilt from its own discards; without any the slot stays empty',
    (edition) => {
      const [a, b, c, d] = ROW[edition]
      const [next, later] = NEXT[edition]
      const at = (discards: string[]) =>
        scenario(edition, {
          hero: {},
          row: [a, b, c, d],
          decks: { 1: { only: [] } },
          discards: { 1: discards, 2: [NEXT_2[edition]] },
        })
      const rebuilt = at([next, later]).gain(a)
      const [laid] = rebuilt.rows()[1].cards
      expect([next, later]).toContain(laid)
      expect(rebuilt.decks()[1]).toEqual({
        size: 1,
        counts: { [laid === next ? later : next]: 1 },
        discard: [],
      })
      expect(rebuilt.decks()[2].discard).toEqual([NEXT_2[edition]])
      rebuilt.check({ events: [{ type: 'deck-reshuffled', deck: 0 }] })

      const empty = at([]).gain(a)
      expect(empty.rows()[1].cards).toEqual([b, c, d])
      expect(empty.decks()[2].discard).toEqual([NEXT_2[edition]])
      // the game goes on without it
      empty.endTurn(0).check({ turn: { seat: 1 } })
      expect(empty.legal().some((text) => text.includes(b))).toBe(true)
    },
  )

  test.each([
    ['base', ['adventurous', 'brave', 'studious', 'orphan'], 'mentor'],
    ['stormlight', ['stubborn', 'scholar', 'officer', 'darkeyes'], 'brother'],
  ] as const)(
    'R-TABLE-04 in %s a slot stays empty when only Allies are left that have no Challenge',
    (edition, row, ally) => {
      const game = scenario(edition, { hero: {}, row: [...row], decks: { 1: { only: [ally] } } })
      game.gain(row[0]).check({ rows: { 1: { cards: row.slice(1) } }, discards: { 1: [ally] } })
    },
  )

  test.each([
    ['base', 'second-wind', 'divine-favor'],
    ['epic', 'undaunted', 'beacon-of-hope'],
    ['stormlight', 'second-dawn', 'honorblade'],
  ] as const)(
    'R-TABLE-05 in %s a Feat deck is rebuilt from discarded cards, never from played ones',
    (edition, discarded, played) => {
      const card = {
        id: 'find',
        difficulty: 1,
        abilities: ['strength' as const],
        top: { gives: { hero: 2 } },
      }
      const game = scenario(edition, {
        cards: { challenges: [card] },
        hero: { played: [played] },
        row: ['find'],
        decks: { hero: { only: [] } },
        discards: { hero: [discarded] },
      })
      // two draws: the second one can't happen and is skipped
      game.attempt('find', 'top').dark(0).cast('slash', 'slash', 'slash').goOn()
      game.check({
        hero: { hand: [discarded], played: [played] },
        discards: { hero: [], antihero: [] },
        decks: { hero: 0 },
      })
    },
  )

  test.each(['base', 'stormlight'] as const)(
    'R-TABLE-05 in %s a Twist of Fate takes the other kind when one is used up, nothing when both are',
    (edition) => {
      const twist = (hero: string[], antihero: string[]) =>
        scenario(edition, {
          hero: { xp: 0 },
          row: ROW[edition],
          decks: { hero: { only: hero }, antihero: { only: antihero } },
        })
          .attempt(ROW[edition][2], 'top')
          .cast('slash', 'slash', 'twist')
      const [heroic, dark] = {
        base: ['second-wind', 'relentless'],
        stormlight: ['clear-sight', 'stolen-glory'],
      }[edition]
      expect(twist([heroic], [dark]).legal()).toEqual(['deck hero', 'deck antihero'])
      expect(twist([], [dark]).goOn().hero().hand).toEqual([dark])
      expect(twist([heroic], []).goOn().hero().hand).toEqual([heroic])
      expect(twist([], []).goOn().hero().hand).toEqual([])
    },
  )

  test("R-TABLE-05 in epic the Heritage's draw offers what is left", () => {
    const twist = (hero: string[], antihero: string[]) =>
      scenario('epic', {
        hero: { heritage: 'giantkin', xp: 0 },
        row: ROW.epic,
        decks: { hero: { only: hero }, antihero: { only: antihero } },
      })
        .attempt('harvest-games', 'top')
        .cast('slash', 'slash', 'twist')
        .legal()
    expect(twist(['undaunted'], ['dark-deal'])).toEqual([
      'deck hero',
      'deck antihero',
      'card giantkin',
      'done',
    ])
    expect(twist([], ['dark-deal'])).toEqual(['deck antihero', 'card giantkin', 'done'])
    expect(twist([], [])).toEqual(['card giantkin', 'done'])
  })

  test.each([
    ['base', 'the-demon', 'sabotage'],
    ['epic', 'dark-lord', 'ambush'],
    ['stormlight', 'odium', 'the-everstorm'],
  ] as const)(
    "R-TABLE-06 in %s the Adversary's deck is rebuilt from its own discards",
    (edition, card, special) => {
      const game = scenario(edition, {
        mode: 'solo',
        adversary: { card },
        hero: { xp: 0, ...(edition === 'epic' && { heritage: 'giantkin' }) },
        row: ROW[edition],
        decks: { adversary: { only: [] } },
        discards: { adversary: [special] },
      })
      game.attempt(ROW[edition][2], 'top').cast('slash', 'slash', 'twist')
      game.choose(edition === 'epic' ? 'done' : { deck: 'hero' }).goOn()
      game.check({
        events: [
          { type: 'deck-reshuffled', deck: 5 },
          { type: 'adversary-card', card: special },
        ],
      })
      game.endTurn().check({ discards: { adversary: [special] }, decks: { adversary: 0 } })
    },
  )
})
