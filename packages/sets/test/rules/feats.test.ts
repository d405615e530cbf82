/** Hero and Antihero cards (R-FEAT): drawing them, when and on whom they may be played. */
import type { ScenarioGame } from '@runesaga/engine/scenario'
import { describe, expect, test } from 'vitest'
import { stormlightSet } from '../../src/index.ts'
import { EDITIONS } from '../kit/editions.ts'
import { scenario } from '../kit/rules.ts'

/** A Challenge that nobody overcomes, and one that everybody does. */
const ABILITIES: ('wisdom' | 'dexterity')[] = ['wisdom', 'dexterity']
const cards = {
  challenges: [
    { id: 'wall', difficulty: 20, abilities: ABILITIES },
    { id: 'door', difficulty: 1, abilities: ABILITIES },
  ],
}
const table = { cards, row: ['wall', 'door'] }
const plays = (game: ScenarioGame, seat?: number) =>
  game.legal(seat).filter((text) => text.startsWith('play '))

describe('drawing', () => {
  const TOPS = {
    base: { hero: ['divine-favor'], antihero: ['bend-the-rules'] },
    epic: { hero: ['generous-heart'], antihero: ['dark-deal'] },
    stormlight: { hero: ['honorblade'], antihero: ['voidlight'] },
  }

  test.each(EDITIONS)('R-FEAT-01 %s: special stones and paths give cards at once', (edition) => {
    const decks = TOPS[edition]
    const told = { ...table, decks, hero: { icons: { wisdom: 3, dexterity: 3 }, xp: 0 } }
    const game = scenario(edition, told).attempt('wall', 'top')
    game.cast('slash', 'slash', 'slash', 'slash', 'slash', 'hero', 'slash', 'slash', 'antihero')
    // nothing is weighed yet
    game.check({
      hero: { hand: [...decks.hero, ...decks.antihero] },
      asks: { kind: 'window', window: 'afterCast' },
      'no-events': ['weighed'],
    })
    const hero = scenario(edition, told).attempt('wall', 'top')
    hero.cast('slash', 'slash', 'slash', 'slash', 'slash', 'hero', 'slash', 'slash', 'symbol')
    expect(hero.hero().hand).toEqual(decks.hero)
    const path = {
      id: 'vow',
      difficulty: 1,
      abilities: ['wisdom' as const],
      top: { gives: { hero: 1, antihero: 1 } },
    }
    const gained = scenario(edition, { cards: { challenges: [path] }, decks, row: ['vow'], hero: { xp: 0 } })
    gained.attempt('vow', 'top').cast(3)
    expect(gained.hero().hand).toEqual([...decks.hero, ...decks.antihero])
  })

  test.each(['base', 'stormlight'] as const)(
    'R-FEAT-01 %s: a Twist of Fate gives one of either kind',
    (edition) => {
      const decks = TOPS[edition]
      const told = { ...table, decks, hero: { xp: 0 } }
      const game = scenario(edition, told).attempt('wall', 'top').cast('slash', 'slash', 'twist')
      game.check({ legal: ['deck hero', 'deck antihero'], 'no-events': ['weighed'] })
      expect(game.choose({ deck: 'antihero' }).hero().hand).toEqual(decks.antihero)
      const other = scenario(edition, told).attempt('wall', 'top').cast('slash', 'slash', 'twist')
      expect(other.choose({ deck: 'hero' }).hero().hand).toEqual(decks.hero)
    },
  )
})

describe('when', () => {
  const HELP = { base: 'inner-strength', epic: 'shoulder-to-shoulder', stormlight: 'stand-together' } as const

  test.each(EDITIONS)('R-FEAT-02 %s: the level of who plays decides, not of whom it helps', (edition) => {
    const card = HELP[edition]
    const told = (mine: 'V1' | 'C2', theirs: 'V1' | 'C2') =>
      scenario(edition, {
        ...table,
        heroes: [
          { level: mine, xp: 0 },
          { level: theirs, hand: [card] },
        ],
      }).attempt('wall', 'top')
    const kind = told('C2', 'V1')
    kind.check({
      asks: { kind: 'window', seat: 1, window: 'beforeCast' },
      legal: [`play ${card} on 0`, 'pass'],
    })
    const fallen = told('V1', 'C2')
    // no Hero card may be played at C2: nobody is asked
    fallen.check({ asks: { kind: 'menu', seat: 0 } })
    const own = scenario(edition, {
      ...table,
      hero: { level: 'C2', hand: [card, ANTI[edition]], xp: 0 },
    }).attempt('wall', 'top')
    expect(own.refused((g) => g.play(card))).toBe('level-forbids-hero')
  })
  const ANTI = { base: 'harsh-lesson', epic: 'dirty-trick', stormlight: 'the-everstorm' } as const

  const TIMED = [
    ['base', ['inner-strength', 'harsh-lesson', 'second-wind', 'hard-won-lesson']],
    ['epic', ['practiced-hand', 'shoulder-to-shoulder', 'undaunted', 'hard-lesson']],
    ['stormlight', ['stubborn-obstacle', 'stand-together', 'second-dawn', 'kindled-hope']],
  ] as const

  test.each(TIMED)(
    'R-FEAT-03 %s: before, as, instead of failing, after: each in its windows alone',
    (edition, hand) => {
      const [before, as, instead, after] = hand
      const game = scenario(edition, { ...table, hero: { hand: [...hand], xp: 0 }, casts: [3] })
      expect(plays(game)).toEqual([])
      for (const card of hand) expect(game.refused((g) => g.play(card))).toBe('wrong-moment')
      game.attempt('wall', 'top')
      game.check({ asks: { window: 'beforeCast' }, legal: [`play ${before}`, `play ${as}`, 'pass'] })
      game.pass().check({ asks: { window: 'afterCast' }, legal: [`play ${as}`, 'pass'] })
      game.pass().check({ asks: { window: 'beforeResolve' }, legal: [`play ${instead}`, 'pass'] })
      game.pass().check({ asks: { window: 'afterResolve' }, legal: [`play ${after}`, 'pass'] })
    },
  )

  /** No Feat of epic names any hero before an attempt: an own one does, and one that names "you" stays closed. */
  const ANY_HERO = [
    ['base', 'inner-strength', []],
    ['epic', 'forewarning', ['call-of-the-wild']],
    ['stormlight', 'stubborn-obstacle', []],
  ] as const
  const forewarning = {
    id: 'forewarning',
    copies: 1,
    kind: 'hero' as const,
    play: 'before-attempt' as const,
    on: 'any-hero' as const,
    do: { successes: 1 },
  }

  test.each(ANY_HERO)(
    'R-FEAT-03 %s: what names any hero is open on the turn of another',
    (edition, before, yours) => {
      const game = scenario(edition, {
        ...table,
        cards: { ...cards, feats: [forewarning] },
        heroes: [{ xp: 0 }, { hand: [before, ...yours] }],
      })
      game
        .attempt('wall', 'top')
        .check({ asks: { seat: 1, window: 'beforeCast' }, legal: [`play ${before} on 0`, 'pass'] })
    },
  )

  const UNTIMED = { base: 'divine-favor', epic: 'generous-heart', stormlight: 'honorblade' } as const

  test.each(EDITIONS)('R-FEAT-04 %s: without timing text at any time, on the turn of anyone', (edition) => {
    const card = UNTIMED[edition]
    const game = scenario(edition, { ...table, heroes: [{ xp: 0 }, { hand: [card], xp: 0 }], casts: [3] })
    game.attempt('wall', 'top')
    for (const window of ['beforeCast', 'afterCast', 'beforeResolve', 'afterResolve']) {
      game.check({ asks: { kind: 'window', seat: 1, window }, may: [`play ${card}`] })
      game.pass(1)
    }
    game.check({ asks: { kind: 'menu', seat: 0 } })
    expect(game.legal(1).some((deed) => deed.startsWith(`play ${card}`))).toBe(true)
    game.endTurn(0).check({ asks: { kind: 'menu', seat: 1 }, may: [`play ${card}`] })
  })

  test('R-FEAT-04 whoever steps in is not asked, and nobody else sees that they could', () => {
    const heroes = [
      { xp: 0 },
      { hand: ['divine-favor', 'steady-hand'], xp: 0 },
      { hand: ['shield-of-faith'] },
    ]
    const game = scenario('base', { ...table, heroes })
    game.check({ asks: { kind: 'menu', seat: 0 } })
    expect(game.rules.pending(game.state).map(({ seat }) => seat)).toEqual([0])
    expect(game.legal(1)).toEqual(['play divine-favor on 1'])
    expect(game.refused((g) => g.play('steady-hand', { by: 1, on: 0 }))).toBe('wrong-moment')
    expect(game.refused((g) => g.do({ pass: true, seat: 1 }))).toBe('not-your-turn')
    game.play('divine-favor', { by: 1 })
    // others may answer it, then the turn goes on where it was
    game.check({ asks: { kind: 'window', window: 'reply' } })
    game
      .goOn()
      .check({ asks: { kind: 'menu', seat: 0 }, heroes: { 1: { level: 'V1', played: ['divine-favor'] } } })
    expect(game.legal(1)).toEqual([])
  })

  test('R-FEAT-04 nothing steps in while an attempt is in progress, or a question is open', () => {
    const heroes = [{ xp: 1 }, { hand: ['divine-favor'] }]
    const game = scenario('base', { ...table, heroes }).attempt('wall', 'top')
    game.check({ asks: { kind: 'choose', seat: 0 } })
    expect(game.legal(1)).toEqual([])
    const [card] = game.state.heroes[1].hand
    expect(game.rules.whyNot(game.state, 1, { type: 'play', card, on: 1 })).toBe('not-your-turn')
  })

  test('R-FEAT-04 what lasts until the end of the turn lasts for the turn in which it was played', () => {
    const heroes = [
      { xp: 0, hand: ['harsh-lesson'], level: 'C1' as const },
      { xp: 0, hand: ['shield-of-faith'], allies: ['mentor'] },
      { xp: 0, hand: ['cruel-betrayal'], level: 'C1' as const },
    ]
    const game = scenario('base', { ...table, heroes })
    game
      .play('shield-of-faith', { by: 1, on: 1 })
      .goOn()
      .check({ asks: { kind: 'menu', seat: 0 } })
    game.play('cruel-betrayal', { by: 2, on: 1 }).goOn()
    game.check({
      heroes: { 1: { allies: ['mentor'], lost: [] } },
      events: [{ type: 'feat-took-effect', effect: false }],
    })
  })

  test.each(EDITIONS)(
    'R-FEAT-05 %s: a Feat may be played although it changes nothing, and scores',
    (edition) => {
      const card = { base: 'divine-favor', epic: 'beacon-of-hope', stormlight: 'stormlight' }[edition]
      const feat = { base: 'steady-hand', epic: 'steady-nerves', stormlight: 'clear-sight' }[edition]
      const hero = { xp: 0, level: 'V2' as const, hand: [card, feat] }
      const game = scenario(edition, { ...table, heroes: [hero, { hand: [] }] }).attempt('wall', 'top')
      expect(game.idle(feat)).toBe(true)
      const before = game.hero().score.total
      game.play(feat, { by: 0 }).pass(0)
      game.check({ events: [{ type: 'feat-took-effect', card: feat, effect: false }] })
      expect(game.hero()).toMatchObject({ played: [feat], hand: [card] })
      expect(game.hero().score.total).toBe(before + 1)
      if (edition !== 'stormlight') expect(game.idle(card, { on: 0 })).toBe(true)
    },
  )

  test('R-FEAT-04 stormlight: seven titles have no timing, and no condition', () => {
    const untimed = stormlightSet().feats!.filter((f) => f.play === 'any-time')
    expect(untimed.map((f) => f.id).toSorted()).toEqual(
      [
        'say-the-words',
        'embrace-the-thrill',
        'honorblade',
        'take-shelter',
        'voidlight',
        'stormlight',
        'chasm-duty',
      ].toSorted(),
    )
    expect(untimed.filter((f) => f.if !== undefined).map((f) => f.id)).toEqual([])
  })

  test('R-FEAT-04 stormlight: Voidlight may be played on whoever attempts nothing, on one’s own turn or another’s', () => {
    const heroes = [{ xp: 0, hand: ['voidlight'] }, { xp: 0 }]
    const aside = scenario('stormlight', { ...table, heroes })
    aside.play('voidlight', { on: 1 }).check({ heroes: { 0: { level: 'N' }, 1: { level: 'C1' } } })
    const game = scenario('stormlight', { ...table, heroes, turn: 1, casts: [3] })
    game.attempt('wall', 'top').play('voidlight', { by: 0, on: 0 }).finish()
    // the successes are for that hero's attempt only
    game.check({ attempt: { total: 3 }, heroes: { 0: { level: 'C1' }, 1: { level: 'N' } } })
  })

  test.each([
    ['base', 'glorious-victory', 'afterResolve', 'hard-won-lesson'],
    ['base', 'narrow-escape', 'beforeResolve', 'second-wind'],
    ['base', 'surprise-attack', 'beforeCast', 'inner-strength'],
    ['epic', 'finest-hour', 'beforeCast', 'shoulder-to-shoulder'],
    ['epic', 'blaze-of-glory', 'beforeCast', 'shoulder-to-shoulder'],
    ['epic', 'weaken-the-foe', 'afterResolve', 'hard-lesson'],
    ['stormlight', 'light-against-hatred', 'beforeCast', 'stand-together'],
    ['stormlight', 'oath-renewed', 'afterResolve', 'kindled-hope'],
  ] as const)('R-FEAT-05 %s: %s needs what it speaks of to happen', (edition, card, window, other) => {
    // a Challenge of Wisdom alone, the top path, failed by far
    const challenges = [{ id: 'rampart', difficulty: 20, abilities: ['wisdom' as const] }]
    const hero = { hand: [card, other], xp: 0 }
    const game = scenario(edition, { cards: { challenges }, row: ['rampart'], hero, casts: [3] })
    game.attempt('rampart', 'top')
    for (const earlier of ['beforeCast', 'afterCast', 'beforeResolve']) {
      if (earlier === window) break
      game.check({ asks: { window: earlier } }).pass()
    }
    game.check({ asks: { window }, legal: [`play ${other}`, 'pass'] })
  })

  test('R-FEAT-05 epic: against the Adversary Finest Hour is open', () => {
    const story = [1, 2, 3, 4, 5, 6].map((i) => `page-${i}`)
    const traits = story.map((id, i) => ({ id, act: i < 3 ? (1 as const) : (2 as const) }))
    const game = scenario('epic', {
      mode: 'solo',
      cards: { traits },
      adversary: { card: 'sleeping-titan' },
      hero: { story, hand: ['finest-hour'], xp: 0 },
    })
    game.attempt('sleeping-titan').check({ legal: ['play finest-hour', 'pass'] })
  })
})

describe('on whom', () => {
  const ANY = { base: 'shield-of-faith', epic: 'beacon-of-hope', stormlight: 'say-the-words' } as const
  const AS = { base: 'harsh-lesson', epic: 'shoulder-to-shoulder', stormlight: 'stand-together' } as const

  test.each(EDITIONS)('R-FEAT-06 %s: any hero includes your own', (edition) => {
    const game = scenario(edition, {
      ...table,
      hero: { hand: [ANY[edition], AS[edition]], xp: 0 },
      casts: [3],
    })
    expect(plays(game)).toEqual([`play ${ANY[edition]}`, `play ${ANY[edition]} on 1`])
    game.attempt('wall', 'top').check({ may: [`play ${AS[edition]}`] })
    game.play(AS[edition]).finish()
    expect(game.hero().played).toEqual([AS[edition]])
  })

  test('R-FEAT-07 base co-op: a Feat on "you" may serve any hero, who is then "you"', () => {
    const told = (mode: 'coop' | 'competitive') =>
      scenario('base', {
        ...table,
        mode,
        ...(mode === 'coop' && { adversary: { card: 'the-wolf' } }),
        heroes: [{ xp: 0 }, { hand: ['bend-the-rules'], xp: 0 }],
        casts: [3],
      }).attempt('door', 'top')
    const coop = told('coop')
    coop.check({ asks: { seat: 1 }, legal: ['play bend-the-rules on 0', 'pass'] })
    coop.play('bend-the-rules', { by: 1, on: 0 }).finish()
    // the Corruption of the bargain is that hero's
    coop.check({ heroes: { 0: { level: 'C1' }, 1: { level: 'N', played: ['bend-the-rules'] } } })
    const rivals = told('competitive')
    rivals.check({ asks: { seat: 1 }, legal: ['pass'] })
  })

  test('R-FEAT-07 base and stormlight together: so may Feats of both', () => {
    const game = scenario('stormlight', {
      mode: 'coop',
      sets: ['stormlight', 'base'],
      heroes: [{ hand: ['base/divine-favor', 'chasm-duty'] }, {}],
    })
    expect(plays(game)).toEqual([
      'play divine-favor',
      'play divine-favor on 1',
      'play chasm-duty',
      'play chasm-duty on 1',
    ])
    game.play('base/divine-favor', { on: 1 }).finish()
    game.check({ heroes: { 0: { level: 'N' }, 1: { level: 'V1' } } })
  })

  test.each(['epic', 'stormlight'] as const)('R-FEAT-07 %s: "you" is who plays, in co-op too', (edition) => {
    const card = edition === 'epic' ? 'generous-heart' : 'chasm-duty'
    const game = scenario(edition, { mode: 'coop', hero: { hand: [card] } })
    expect(plays(game)).toEqual([`play ${card}`])
    expect(game.refused((g) => g.play(card, { on: 1 }))).toBe('wrong-hero')
  })

  test('R-FEAT-13 stormlight: cards that hinder may be played on oneself for their benefit', () => {
    const hand = ['stubborn-obstacle', 'act-of-wrath', 'unmade-influence']
    const game = scenario('stormlight', { ...table, hero: { hand, xp: 0 } }).attempt('door', 'top')
    game.check({ legal: [...hand.map((card) => `play ${card}`), 'pass'] })
    game.play('stubborn-obstacle').pass()
    expect([game.difficulty(), game.hero().xp]).toEqual([2, 2])
  })

  test('R-FEAT-13 base: so may those that name any hero, not those that name an opponent', () => {
    const feats = [
      {
        id: 'jinx',
        kind: 'antihero' as const,
        play: 'as-attempt' as const,
        on: 'another-hero' as const,
        do: { successes: -1, xp: 1 },
      },
    ]
    const told = (seat: 0 | 1) =>
      scenario('base', {
        cards: { ...cards, feats },
        row: table.row,
        casts: [3],
        heroes: [
          seat === 0 ? { hand: ['harsh-lesson', 'jinx'], xp: 0 } : { xp: 0 },
          seat === 1 ? { hand: ['harsh-lesson', 'jinx'] } : {},
        ],
      }).attempt('wall', 'top')
    const mine = told(0)
    mine.check({ legal: ['play harsh-lesson', 'pass'] })
    mine.play('harsh-lesson').finish()
    // failing pays 1, the lesson 1 more
    expect(mine.hero().xp).toBe(2)
    told(1).check({ asks: { seat: 1 }, legal: ['play harsh-lesson on 0', 'play jinx on 0', 'pass'] })
  })
})
