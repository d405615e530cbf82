/** Attempting a Challenge (R-ATTEMPT-01…09): from the choice of a card to the stones on the table. */
import { fastRandom, IllegalAction } from '@runesaga/engine'
import { describe, expect, test } from 'vitest'
import { EDITIONS } from '../kit/editions.ts'
import { apply, boxOf, newGame, scenario } from '../kit/rules.ts'

/** Strength and Dexterity, Act I; top without +1 */
const FIGHT = { base: 'street-fight', epic: 'harvest-games', stormlight: 'face-a-shardbearer' } as const

const attempts = (legal: string[]) => legal.filter((text) => text.startsWith('attempt')).sort()

describe('the choice', () => {
  const rows = {
    base: {
      1: ['street-fight', 'the-academy', 'cruel-winter', 'magical-test'],
      2: ['captured', 'criminal', 'guard-duty', 'honorable'],
      3: ['dark-colossus', 'demon-horde', 'imprisoned', 'into-the-abyss'],
    },
    epic: {
      1: ['harvest-games', 'goblin-raid', 'wolf-winter', 'marsh-fever'],
      2: ['siege-engine', 'stealthy', 'salt-waste', 'fearless'],
      3: ['fallen-star', 'plague-city', 'moonlit-hunt', 'three-banners'],
    },
    stormlight: {
      1: ['face-a-shardbearer', 'on-the-run', 'gambling-den', 'rising-flood'],
      2: ['pilgrim-road', 'camp-judge', 'haunted-trench', 'first-oath'],
      3: ['city-in-flames', 'the-broken-king', 'drowned-archive', 'song-of-the-enemy'],
    },
  }
  const story = {
    base: ['adventurous', 'brave', 'studious'],
    epic: ['athletic', 'tough', 'nimble'],
    stormlight: ['scholar', 'officer', 'stubborn'],
  }

  test.each(EDITIONS)('R-ATTEMPT-01 a face-up Challenge of a revealed Act not completed (%s)', (edition) => {
    const closed = { 1: rows[edition][1], 2: rows[edition][2], 3: { cards: rows[edition][3], open: false } }
    const game = scenario(edition, { hero: { story: story[edition] }, rows: closed })
    const [first, trait, second] = rows[edition][2]
    expect(attempts(game.legal())).toEqual(
      [first, second].flatMap((card) => [`attempt ${card} bottom`, `attempt ${card} top`]).sort(),
    )
    expect(game.refused((g) => g.attempt(rows[edition][1][0], 'top'))).toBe('act-completed')
    expect(game.refused((g) => g.attempt(rows[edition][3][0], 'top'))).toBe('row-closed')
    expect(game.refused((g) => g.attempt(trait, 'top'))).toBe('not-a-challenge')
  })

  test.each(EDITIONS)(
    'R-ATTEMPT-01 R-ATTEMPT-18 without a single icon every face-up Challenge may be tried (%s)',
    (edition) => {
      const row = rows[edition][1]
      const game = scenario(edition, { hero: { xp: 0 }, row })
      expect(attempts(game.legal())).toEqual(
        row.flatMap((card) => [`attempt ${card} bottom`, `attempt ${card} top`]).sort(),
      )
      expect(game.refused((g) => g.replace(row[0]))).toBe('something-is-possible')
      game.attempt(row[0], 'top').cast('slash', 'slash', 'slash')
      expect(game.pool()).toEqual({ core: 3 })
      expect(game.total()).toBe(3)
    },
  )

  test.each(EDITIONS)('R-ATTEMPT-02 the path is declared before the cast and stays (%s)', (edition) => {
    const feat = { base: 'steady-hand', epic: 'steady-nerves', stormlight: 'clear-sight' }[edition]
    const fight = FIGHT[edition]
    const game = scenario(edition, { hero: { xp: 1, hand: [feat] }, row: [fight] })
    const other = game.actions().find((a) => a.type === 'attempt' && a.slot === 0 && a.path === 1)!
    game.attempt(fight, 'top')
    expect(game.state.attempt!.casts).toBe(0)
    const stays = () => {
      expect(game.state.attempt!.path).toBe(0)
      expect(() => game.rules.apply(game.state, 0, other)).toThrow(IllegalAction)
    }
    expect(game.legal()).toEqual(['dark 0', 'dark 1'])
    stays()
    game.dark(0)
    expect([game.legal(), game.idle(feat)]).toEqual([[`play ${feat}`, 'pass'], true])
    stays()
    game.cast('slash', 'slash', 'slash')
    expect([game.legal(), game.idle(feat)]).toEqual([[`play ${feat}`, 'pass'], false])
    stays()
  })

  test.each([
    ['base', 'fateful-choice'],
    ['epic', 'change-of-heart'],
    ['stormlight', 'change-of-heart'],
  ] as const)('R-ATTEMPT-02 only a card changes the path (%s, %s)', (edition, feat) => {
    const card = { base: 'lost-in-the-woods', epic: 'marsh-fever', stormlight: 'first-great-storm' }[edition]
    const game = scenario(edition, { hero: { hand: [feat] }, row: [card] })
    game.attempt(card, 'top')
    expect(game.difficulty()).toBe(4)
    game
      .play(feat)
      .finish()
      .check({ attempt: { path: 'bottom', difficulty: 5 } })
  })
})

describe('the difficulty', () => {
  test.each([
    ['base', 'lost-in-the-woods', 'top', 4],
    ['base', 'lost-in-the-woods', 'bottom', 5],
    ['base', 'armed-robbery', 'top', 6],
    ['base', 'armed-robbery', 'bottom', 5],
    ['base', { card: 'armed-robbery', ally: 'mentor' }, 'top', 7],
    ['base', { card: 'armed-robbery', ally: 'mentor' }, 'bottom', 6],
    ['epic', 'goblin-raid', 'top', 3],
    ['epic', 'goblin-raid', 'bottom', 4],
    ['stormlight', 'whispering-motes', 'top', 5],
    ['stormlight', 'whispering-motes', 'bottom', 4],
    ['stormlight', { card: 'whispering-motes', ally: 'sister' }, 'top', 6],
    ['stormlight', { card: 'whispering-motes', ally: 'sister' }, 'bottom', 5],
  ] as const)(
    'R-ATTEMPT-03 printed number, +1 path, Ally (%s %j %s: %i)',
    (edition, slot, path, difficulty) => {
      const game = scenario(edition, { row: [slot] })
      game.attempt(typeof slot === 'string' ? slot : slot.card, path)
      expect(game.difficulty()).toBe(difficulty)
    },
  )

  test('R-ATTEMPT-03 card effects raise and lower it', () => {
    const base = scenario('base', { hero: { hand: ['surprise-attack'] }, row: ['street-fight'] })
    expect(base.attempt('street-fight', 'top').play('surprise-attack').difficulty()).toBe(2)
    const two = { heroes: [{}, { hand: ['stubborn-obstacle'] }], row: ['gambling-den'] }
    const storm = scenario('stormlight', two).attempt('gambling-den', 'bottom')
    expect(storm.play('stubborn-obstacle', { by: 1 }).difficulty()).toBe(6)
  })

  test('R-ATTEMPT-03 in epic all bottom paths show +1 and no top path does; elsewhere either may', () => {
    const shown = (edition: (typeof EDITIONS)[number]) => {
      const box = boxOf(newGame({ edition, mode: 'competitive', heroes: 2, seed: { fast: 1 } }).setup)
      const cards = box.cards.filter((card) => card.kind === 'challenge')
      return [0, 1].map((path) => new Set(cards.map((card) => card.paths[path].plusOne)))
    }
    expect(shown('epic')).toEqual([new Set([false]), new Set([true])])
    for (const edition of ['base', 'stormlight'] as const) {
      expect(shown(edition)).toEqual([new Set([true, false]), new Set([true, false])])
    }
  })

  test('R-ATTEMPT-04 a +1 for the hero is a success, a −1 takes one away; the difficulty stays', () => {
    const row = ['harvest-games']
    const fighter = { motivation: 'fighter', banked: 2, xp: 0 }
    const epic = scenario('epic', { heroes: [fighter, { hand: ['dirty-trick'] }], row })
    epic.attempt('harvest-games', 'top').cast(3)
    expect([epic.runes(), epic.total(), epic.difficulty()]).toEqual([3, 4, 5])
    epic.play('dirty-trick', { by: 1 })
    expect([epic.runes(), epic.total(), epic.difficulty()]).toEqual([3, 3, 5])
    const storm = (path: 'top' | 'bottom') => {
      const game = scenario('stormlight', { hero: { origin: 'healer', xp: 0 }, row: ['field-hospital'] })
      return game.attempt('field-hospital', path).cast(4)
    }
    expect([storm('top').total(), storm('top').difficulty()]).toEqual([5, 4])
    expect([storm('bottom').total(), storm('bottom').difficulty()]).toEqual([4, 5])
    const strong = scenario('stormlight', { hero: { origin: 'healer', xp: 0 }, row: ['ruined-watchtower'] })
    strong.attempt('ruined-watchtower', 'bottom').cast(4)
    expect([strong.total(), strong.difficulty()]).toEqual([3, 5])
  })
})

describe('the cast', () => {
  test.each(EDITIONS)(
    'R-ATTEMPT-05 the pool is built, Dark runes are bought, then all is cast (%s)',
    (edition) => {
      const hero = { icons: { strength: 2, dexterity: 1 }, xp: 2 }
      const game = scenario(edition, { hero, row: [FIGHT[edition]] }).attempt(FIGHT[edition], 'top')
      expect(game.pool()).toEqual({ core: 3, strength: 2, dexterity: 1 })
      expect(game.legal()).toEqual(['dark 0', 'dark 1', 'dark 2'])
      game.dark(2).cast('slash', 'slash', 'slash', 'slash', 'slash', 'slash', 'slash', 'slash')
      expect(game.pool()).toEqual({ core: 3, strength: 2, dexterity: 1, dark: 2 })
      expect(game.hero().xp).toBe(0)
      game.check({ events: ['attempt-declared', 'dark-bought', 'cast', 'weighed'] })
    },
  )

  test.each([
    ['base', 'inner-strength', { core: 3, strength: 1 }],
    // no Feat of epic names any hero before an attempt: an own one does
    ['epic', 'call-to-arms', { core: 3, strength: 2 }],
    ['stormlight', 'rally-the-camp', { core: 3, strength: 1, dexterity: 1 }],
  ] as const)(
    'R-ATTEMPT-06 before the cast all heroes may act, the attempting one first (%s)',
    (edition, feat, pool) => {
      const fight = FIGHT[edition]
      const heroes = [{ xp: 0, hand: ['plain'] }, { hand: [feat] }, { hand: ['plain'] }]
      const cards = {
        feats: [
          {
            id: 'plain',
            copies: 2,
            kind: 'hero' as const,
            play: 'any-time' as const,
            on: 'you' as const,
            do: { xp: 1 },
          },
          {
            id: 'call-to-arms',
            copies: 1,
            kind: 'hero' as const,
            play: 'before-attempt' as const,
            on: 'any-hero' as const,
            do: { 'add-rune': { 'one-of': ['strength' as const, 'wisdom' as const], n: 2 } },
          },
        ],
      }
      const game = scenario(edition, { cards, heroes, row: [fight] }).attempt(fight, 'top')
      for (const [seat, title] of ['plain', `${feat} on 0`, 'plain'].entries()) {
        game.check({ asks: { kind: 'window', seat: seat as 0, window: 'beforeCast' } })
        expect(game.legal()).toEqual([`play ${title}`, 'pass'])
        if (seat < 2) game.pass(seat as 0)
      }
      game.pass(2).check({ events: ['cast'], asks: { kind: 'window', seat: 0, window: 'afterCast' } })
      // what says "before" has had its time
      expect(game.pass(0).legal()).toEqual(['pass'])
      const helped = scenario(edition, { cards, heroes, row: [fight] }).attempt(fight, 'top')
      helped.play(feat, { by: 1 }).goOn()
      expect(helped.pool()).toEqual(pool)
    },
  )

  test('R-ATTEMPT-07 all stones at once, each with an equal chance of its two faces', () => {
    const hero = { icons: { strength: 3, dexterity: 3 }, xp: 1 }
    const { state } = scenario('base', { hero, row: ['street-fight'] }).attempt('street-fight', 'top')
    const games = 400
    const better = Array<number>(10).fill(0)
    for (let seed = 0; seed < games; seed++) {
      const { events } = apply({ ...state, random: fastRandom(seed) }, 0, { type: 'choose', option: 1 })
      const [cast, ...more] = events.filter((e) => e.type === 'cast' || e.type === 'stones-cast')
      expect(more).toEqual([])
      expect(cast.faces).toHaveLength(10)
      cast.faces.forEach((face, i) => {
        better[i] += face
      })
    }
    for (const n of better) expect(Math.abs(n - games / 2)).toBeLessThan(games / 10)
  })

  test.each(EDITIONS)(
    'R-ATTEMPT-08 Experience, draws and the Twist come at once, Corruption waits (%s)',
    (edition) => {
      const hand = { base: 'steady-hand', epic: 'steady-nerves', stormlight: 'clear-sight' }[edition]
      const heritage = edition === 'epic' ? { heritage: 'human' } : {}
      const hero = { icons: { strength: 3, dexterity: 3 }, xp: 1, hand: [hand], ...heritage }
      const game = scenario(edition, { hero, row: [FIGHT[edition]] })
        .attempt(FIGHT[edition], 'top')
        .dark(1)
      game.cast('blank', 'blank', 'twist', 'slash', 'slash', 'xp', 'slash', 'slash', 'antihero', 'moon')
      expect(game.hero().xp).toBe(1)
      expect(game.hero()['hand-size']).toBe(2)
      expect(game.legal()).toEqual(
        edition === 'epic'
          ? ['deck hero', 'deck antihero', 'card human', 'done']
          : ['deck hero', 'deck antihero'],
      )
      game.choose({ deck: 'hero' })
      expect(game.hero()['hand-size']).toBe(3)
      game.check({ asks: { kind: 'window', window: 'afterCast' }, 'no-events': ['weighed', 'level'] })
      expect(game.hero().level).toBe('N')
      game.goOn()
      expect(game.hero().level).toBe('C1')
    },
  )

  test('R-ATTEMPT-09 after the cast: Feats "as" one attempts, untimed ones, powers', () => {
    const hand = ['steady-hand', 'divine-favor', 'inner-strength', 'second-wind', 'glorious-victory']
    const hero = { xp: 1, motivation: 'pure-of-heart', hand }
    const game = scenario('base', { hero, row: ['street-fight'] })
      .attempt('street-fight', 'top')
      .cast(2)
    game.check({ asks: { kind: 'window', window: 'afterCast' } })
    expect(game.legal().sort()).toEqual([
      'pass',
      'play divine-favor',
      'play steady-hand',
      'use pure-of-heart',
    ])
  })

  test.each([
    ['base', 'harsh-lesson', true],
    ['base', 'bend-the-rules', false],
    ['epic', 'dark-deal', true],
    ['epic', 'blood-oath', false],
    ['stormlight', 'voidlight', true],
    ['stormlight', 'act-of-wrath', false],
  ] as const)(
    'R-ATTEMPT-09 a Feat just drawn may be played unless it says "before" (%s, %s: %s)',
    (edition, feat, open) => {
      const hero = { xp: 1, icons: { dexterity: 3 } }
      const game = scenario(edition, { hero, row: [FIGHT[edition]], decks: { antihero: [feat] } })
      game.attempt(FIGHT[edition], 'top').dark(0)
      game.cast('slash', 'slash', 'slash', 'symbol', 'symbol', 'antihero')
      game.check({ asks: { kind: 'window', window: 'afterCast' }, hero: { hand: [feat] } })
      // an untimed one on any hero
      const plays = feat === 'voidlight' ? [`play ${feat}`, `play ${feat} on 1`] : [`play ${feat}`]
      expect(game.legal()).toEqual(open ? [...plays, 'pass'] : ['pass'])
    },
  )

  test('R-ATTEMPT-09 in epic the active hero may bank Experience on the Class, before and after the cast', () => {
    const heroes = [
      { motivation: 'fighter', xp: 2, icons: { strength: 1 } },
      { motivation: 'wizard', xp: 2 },
    ]
    const game = scenario('epic', { heroes, row: ['harvest-games'] })
      .attempt('harvest-games', 'top')
      .dark(0)
    expect(game.legal()).toEqual(['bank', 'pass'])
    game.cast(4)
    expect(game.legal()).toEqual(['bank', 'pass'])
    expect(game.legal(1)).toEqual([])
    game.bank(2)
    expect(game.total()).toBe(5)
    expect(game.outcome()).toBe('overcome')
    expect(game.hero()).toMatchObject({ banked: 2, xp: 0 })
  })
})
