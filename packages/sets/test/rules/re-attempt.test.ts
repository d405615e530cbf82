/** Re-attempts (R-RE): the whole pool once more, what stays, and what is as if it had never been. */
import type { Position } from '@runesaga/engine/scenario'
import { describe, expect, test } from 'vitest'
import { EDITIONS } from '../kit/editions.ts'
import { scenario } from '../kit/rules.ts'

/** Strength and Dexterity, Act I: difficulty 4, 5 and 5 */
const FIGHT = { base: 'street-fight', epic: 'harvest-games', stormlight: 'face-a-shardbearer' } as const
/** the same, Act III: difficulty 8, 8 and 7 */
const LAST = { base: 'dark-colossus', epic: 'wyrm-at-the-gates', stormlight: 'the-enemys-champion' } as const
const AGAIN = { base: 'second-wind', epic: 'undaunted', stormlight: 'second-dawn' } as const

const fight = (edition: (typeof EDITIONS)[number], position: Position, path: 'top' | 'bottom' = 'top') =>
  scenario(edition, { row: [FIGHT[edition]], ...position }).attempt(FIGHT[edition], path)
const casts = (game: ReturnType<typeof fight>) => game.events.filter((e) => e.type === 'cast')

describe('the new cast', () => {
  test.each(EDITIONS)('R-RE-01 the whole pool again, for the same Challenge and path (%s)', (edition) => {
    const again = AGAIN[edition]
    const game = fight(edition, { hero: { xp: 1, icons: { strength: 1 }, hand: [again] } }).dark(1)
    game.cast('blank', 'blank', 'slash', 'slash', 'slash').play(again)
    game.cast('slash', 'slash', 'slash', 'symbol', 'slash')
    const [first, second, ...more] = casts(game)
    expect(more).toEqual([])
    expect([first.again, second.again]).toEqual([false, true])
    expect(second.stones).toEqual(first.stones)
    expect(second.faces).toEqual([1, 1, 1, 1, 0])
    game.goOn().check({
      attempt: { card: FIGHT[edition], path: 'top', total: 6, outcome: 'overcome' },
      hero: { story: [{ card: FIGHT[edition], path: 'top' }] },
    })
  })

  test('R-RE-02 Dark runes, lent icons, bonuses and an easier path all stay (base)', () => {
    const hand = ['bend-the-rules', 'inner-strength', 'second-wind']
    const heroes = [{ xp: 1, hand }, { hand: ['harsh-lesson'] }]
    const game = fight('base', { heroes }).dark(1).play('bend-the-rules').play('inner-strength')
    game.cast('blank', 'blank', 'slash', 'slash', 'slash').play('harsh-lesson', { by: 1 })
    game.play('second-wind')
    game.cast('slash', 'blank', 'slash', 'symbol', 'slash').goOn()
    expect(game.pool()).toEqual({ core: 3, strength: 1, dark: 1 })
    expect([game.runes(), game.total(), game.difficulty()]).toEqual([5, 3, 2])
    expect(game.events.filter((e) => e.type === 'dark-bought')).toHaveLength(1)
    expect(game.hero().xp).toBe(0)
  })

  test("R-RE-02 so do added runes and the Adversary's effects (epic, stormlight)", () => {
    const epic = fight('epic', {
      mode: 'solo',
      hero: { xp: 0, heritage: 'human', hand: ['undaunted', 'call-of-the-wild'] },
      adversary: { card: 'dark-lord' },
      decks: { adversary: ['booby-trap'] },
    })
    epic.play('call-of-the-wild').goOn()
    epic.cast('slash', 'slash', 'twist', 'slash', 'slash').choose('done').goOn().choose({ option: 1 })
    epic.play('undaunted').cast('slash', 'slash', 'slash', 'symbol', 'symbol')
    epic.check({
      attempt: { pool: { core: 3, strength: 2 }, total: 7, difficulty: 5 + 2, outcome: 'overcome' },
    })
    const storm = fight('stormlight', {
      mode: 'solo',
      hero: { xp: 0, hand: ['second-dawn', 'rally-the-camp'] },
      decks: { hero: ['oath-renewed'], adversary: ['the-everstorm'] },
    })
    storm.play('rally-the-camp').cast('slash', 'slash', 'twist', 'slash', 'slash').choose({ deck: 'hero' })
    storm.play('second-dawn').cast('slash', 'slash', 'slash', 'symbol', 'symbol').goOn()
    storm.check({ attempt: { pool: { core: 3, strength: 1, dexterity: 1 }, total: 7, difficulty: 7 } })
  })

  test('R-RE-02, R-RE-04 bonuses that a cast brought stay, and a second Twist brings its own (epic, Fighter)', () => {
    const hero = { xp: 0, heritage: 'human', motivation: 'fighter', banked: 6, hand: ['undaunted'] }
    const first = () => fight('epic', { hero }).cast('blank', 'blank', 'twist').choose('done')
    expect([first().runes(), first().total()]).toEqual([0, 1 + 1])
    const second = first().play('undaunted').cast('slash', 'blank', 'slash')
    expect([second.runes(), second.total()]).toEqual([2, 2 + 1 + 1])
    const twice = first().play('undaunted').cast('slash', 'slash', 'twist').choose('done')
    expect([twice.runes(), twice.total()]).toEqual([2, 2 + 1 + 2])
  })

  test.each([
    ['base', 'inner-strength'],
    ['epic', 'practiced-hand'],
    ['stormlight', 'rally-the-camp'],
  ] as const)(
    'R-RE-03 more may be added before it: Dark runes, and Feats that say "before" (%s)',
    (edition, feat) => {
      const game = fight(edition, { hero: { xp: 3, hand: [AGAIN[edition], feat] } }).dark(1)
      game.cast('blank', 'blank', 'slash', 'slash').play(AGAIN[edition]).pass(0)
      expect(game.legal()).toEqual(['dark 0', 'dark 1', 'dark 2'])
      game.dark(1)
      game.check({ asks: { kind: 'window', seat: 0, window: 'beforeCast' } })
      expect(game.legal()).toEqual([`play ${feat}`, 'pass'])
      game.play(feat)
      if (edition === 'epic') game.choose({ ability: 'strength' })
      const lent = edition === 'stormlight' ? { strength: 1, dexterity: 1 } : { strength: 1 }
      expect(game.pool()).toEqual({ core: 3, ...lent, dark: 2 })
      expect(game.events.flatMap((e) => (e.type === 'dark-bought' ? [e.paid] : []))).toEqual([1, 1])
    },
  )

  test('R-RE-03 what is added is cast with the whole pool, once', () => {
    const hand = ['second-wind', 'inner-strength']
    const game = fight('base', { hero: { xp: 0, icons: { strength: 2 }, hand } })
    game.cast('blank', 'blank', 'slash', 'slash', 'slash').play('second-wind').play('inner-strength')
    game.cast('slash', 'slash', 'slash', 'slash', 'slash', 'xp').goOn()
    game.check({ hero: { xp: 1 }, attempt: { outcome: 'overcome' }, 'no-events': ['stones-cast'] })
    expect(casts(game)).toHaveLength(2)
  })

  test('R-RE-03 an ability may give way to another before it, as before the first cast', () => {
    const hand = ['second-wind', 'brilliant-plan']
    const game = fight('base', { hero: { xp: 0, icons: { strength: 1, intelligence: 1 }, hand } })
    game.cast('blank', 'blank', 'slash', 'slash').play('second-wind').play('brilliant-plan')
    expect(game.legal()).toEqual(['ability strength', 'ability dexterity'])
    game.choose({ ability: 'dexterity' }).cast('slash', 'slash', 'slash', 'slash', 'slash', 'slash').goOn()
    expect(game.pool()).toEqual({ core: 3, strength: 1, intelligence: 2 })
    game.check({ attempt: { total: 6, outcome: 'overcome' } })
  })

  test('R-RE-07 stones of the earlier cast are neither cast again nor turned over before the new one', () => {
    const hand = ['second-wind', 'stroke-of-luck', 'steady-hand', 'inner-strength']
    const game = fight('base', { hero: { xp: 0, hand } })
    game.cast('blank', 'slash', 'slash').play('second-wind').pass(0)
    game.check({ asks: { kind: 'window', seat: 0, window: 'beforeCast' } })
    const idle = () => hand.slice(1, 3).map((card) => game.idle(card))
    expect(idle()).toEqual([true, true])
    game.cast('blank', 'slash', 'slash')
    expect(idle()).toEqual([false, false])
  })
})

describe('what stays, and what is void', () => {
  test.each(EDITIONS)(
    'R-RE-04 gains of the earlier cast are kept, the same faces pay again (%s)',
    (edition) => {
      const heritage = edition === 'epic' ? { heritage: 'human' } : {}
      const hero = { xp: 0, icons: { strength: 3, dexterity: 3 }, hand: [AGAIN[edition]], ...heritage }
      const game = scenario(edition, { hero, rows: { 3: [LAST[edition]] } }).attempt(LAST[edition], 'top')
      const poor = ['blank', 'blank', 'twist', 'slash', 'slash', 'xp', 'slash', 'slash', 'antihero'] as const
      game.cast(...poor).choose({ deck: 'hero' })
      expect(game.hero()).toMatchObject({ xp: 1, 'hand-size': 3 })
      game.play(AGAIN[edition], { by: 0 })
      expect(game.hero()).toMatchObject({ xp: 1, 'hand-size': 2 })
      game.cast(...poor).choose({ deck: 'hero' })
      expect(game.hero()).toMatchObject({ xp: 2, 'hand-size': 4 })
      const drawn = game.events.flatMap((e) => (e.type === 'feat-drawn' ? [e.kind] : []))
      expect(drawn).toEqual(['antihero', 'hero', 'antihero', 'hero'])
      expect(game.events.filter((e) => e.type === 'twist')).toHaveLength(2)
    },
  )

  test.each(EDITIONS)("R-RE-05 only the last cast's moons count (%s)", (edition) => {
    const moons = (first: number, second: number) => {
      const faces = (n: number) => [0, 1, 2].map((i) => (i < n ? ('moon' as const) : ('slash' as const)))
      const hero = { xp: 3, hand: [AGAIN[edition]] }
      const game = scenario(edition, { hero, rows: { 3: [LAST[edition]] } }).attempt(LAST[edition], 'top')
      game
        .dark(3)
        .cast('blank', 'blank', 'slash', ...faces(first))
        .play(AGAIN[edition])
      game.cast('blank', 'blank', 'slash', ...faces(second)).goOn()
      return [game.hero().level, game.events.filter((e) => e.type === 'level').length]
    }
    expect(moons(2, 0)).toEqual(['N', 0])
    expect(moons(2, 1)).toEqual(['C1', 1])
    expect(moons(0, 2)).toEqual(['C2', 2])
  })

  test('R-RE-05 Corruption taken as a cost or by choice stays', () => {
    const storm = fight('stormlight', { hero: { xp: 1, hand: ['refuse-to-fall'] } }).dark(1)
    storm.cast('blank', 'blank', 'slash', 'moon').play('refuse-to-fall').choose('yes')
    storm.cast('slash', 'slash', 'slash', 'slash').goOn()
    expect(storm.hero().level).toBe('C1')
    const epic = scenario('epic', {
      mode: 'solo',
      hero: { heritage: 'human', xp: 1, hand: ['undaunted'] },
      adversary: { card: 'dark-lord', side: 'final', xp: 5 },
      finale: true,
      decks: { adversary: ['reinforcements'] },
    })
    epic.attempt('dark-lord').dark(1).cast('slash', 'slash', 'twist', 'moon').choose({ option: 0 }, 'done')
    epic.play('undaunted').cast('slash', 'slash', 'slash', 'slash').goOn()
    expect(epic.hero().level).toBe('C1')
  })

  test.each([
    ['base', 'top', ['harsh-lesson', 'harsh-lesson'], 2 - 4, 4],
    ['stormlight', 'top', ['the-everstorm', 'the-everstorm'], 2, 5 + 4],
    // where the Ambush waits; 1 harder
    ['epic', 'bottom', ['ambush', 'booby-trap'], 2 - 2, 5 + 1 + 2],
  ] as const)(
    'R-RE-06 a Twist on the new cast turns up another card; both take effect (%s)',
    (edition, path, adversary, total, difficulty) => {
      const heritage = edition === 'epic' ? { heritage: 'human' } : {}
      const position: Position = {
        mode: 'coop',
        hero: { xp: 0, hand: [AGAIN[edition]], ...heritage },
        decks: { adversary: [...adversary] },
      }
      const game = fight(edition, position, path)
      const twist = () => game.cast('slash', 'slash', 'twist').choose({ deck: 'hero' })
      twist().play(AGAIN[edition], { by: 0 })
      twist().goOn()
      if (edition === 'epic') game.choose({ option: 1 }).goOn()
      const shown = game.events.filter((e) => e.type === 'adversary-card')
      expect(shown).toHaveLength(2)
      game.check({ attempt: { total, difficulty, outcome: 'failed' } })
    },
  )

  test.each(EDITIONS)('R-RE-07 the earlier cast is neither success nor failure (%s)', (edition) => {
    const heritage = edition === 'epic' ? { heritage: 'human' } : {}
    const hero = { xp: 0, icons: { strength: 1 }, hand: [AGAIN[edition]], ...heritage }
    const quest = { base: 'quest-the-warlord', epic: 'age-of-darkness', stormlight: 'the-true-desolation' }[
      edition
    ]
    const card = { base: { card: 'the-warlord' }, epic: { card: 'dark-lord' }, stormlight: {} }[edition]
    const position = { mode: 'solo' as const, hero, adversary: { ...card, quest, xp: 3 } }
    const start = () => fight(edition, position).cast('blank', 'blank', 'slash', 'slash').play(AGAIN[edition])
    const won = start().cast('slash', 'slash', 'slash', 'symbol').goOn()
    won.check({
      hero: { xp: 0, failures: 0, story: [{ card: FIGHT[edition], path: 'top' }] },
      'no-events': ['failed', 'challenge-discarded', 'xp', { type: 'adversary-xp', amount: 1 }],
      discards: { 1: [] },
    })
    const lost = start().cast('blank', 'blank', 'slash', 'slash').goOn()
    const count = (type: string) => lost.events.filter((e) => e.type === type).length
    expect([count('failed'), count('challenge-discarded'), count('xp'), count('overcame')]).toEqual([
      1, 1, 1, 0,
    ])
    lost.check({ hero: { xp: 1, failures: 1 } })
  })

  test.each([
    ['base', 'second-wind'],
    ['stormlight', 'second-dawn'],
    ['epic', 'once-more'],
  ] as const)("R-RE-08 a rival's card may impose one, as often as there are cards (%s)", (edition, feat) => {
    const more = {
      id: 'once-more',
      kind: 'antihero',
      copies: 2,
      play: 'instead-of-failing',
      on: 'another-hero',
      do: { 're-attempt': true },
    } as const
    const cards = edition === 'epic' ? { cards: { feats: [more] } } : {}
    const heroes = [{ xp: 3 }, { hand: [feat] }, { hand: [feat] }]
    const game = fight(edition, { heroes, ...cards })
      .dark(1)
      .cast('blank', 'blank', 'slash', 'moon')
    game
      .pass(1)
      .pass(2)
      .check({ asks: { kind: 'window', seat: 1, window: 'beforeResolve' } })
    // nobody asks the one who has to; the Dark rune stays, another may be bought, the moon is forgotten
    game.play(feat, { by: 1 }).pass(2)
    game.check({ asks: { kind: 'choose', seat: 0 } })
    expect(game.legal()).toEqual(['dark 0', 'dark 1', 'dark 2'])
    game.dark(0).cast('blank', 'blank', 'slash', 'slash')
    expect(game.pool()).toEqual({ core: 3, dark: 1 })
    game.play(feat, { by: 2 }).dark(0).cast('blank', 'blank', 'slash', 'slash').goOn()
    expect(casts(game).map((e) => e.again)).toEqual([false, true, true])
    game.check({ attempt: { outcome: 'failed' }, hero: { xp: 2 + 1, failures: 1, level: 'N' } })
  })
})
