/** Twist of Fate (R-TWIST): what the face gives, in which order, in each edition and mode. */
import type { Position } from '@runesaga/engine/scenario'
import { describe, expect, test } from 'vitest'
import { scenario } from '../kit/rules.ts'

const DRAW = ['deck hero', 'deck antihero']
const order = (game: { events: readonly { type: string }[] }, ...types: string[]) =>
  game.events.map((e) => e.type).filter((type) => types.includes(type))

describe('base and stormlight', () => {
  const FIGHT = { base: 'street-fight', stormlight: 'face-a-shardbearer' } as const
  const fight = (edition: keyof typeof FIGHT, position: Position) =>
    scenario(edition, { row: [FIGHT[edition]], ...position }).attempt(FIGHT[edition], 'top')

  test.each(['base', 'stormlight'] as const)(
    'R-TWIST-01 a Hero or an Antihero card, as the player likes, at once (%s)',
    (edition) => {
      for (const deck of ['hero', 'antihero'] as const) {
        const top =
          edition === 'base'
            ? { hero: 'divine-favor', antihero: 'blood-price' }
            : { hero: 'stormlight', antihero: 'chasm-duty' }
        const decks = { hero: [top.hero], antihero: [top.antihero] }
        const game = fight(edition, { hero: { xp: 0 }, decks }).cast('slash', 'slash', 'twist')
        expect(game.legal()).toEqual(DRAW)
        game.choose({ deck })
        expect(game.hero().hand).toEqual([top[deck]])
        game.check({
          'no-events': ['adversary-card', 'weighed'],
          asks: { kind: 'window', window: 'afterCast' },
        })
      }
      const none = fight(edition, { hero: { xp: 0 } }).cast('slash', 'slash', 'slash')
      none.check({ 'no-events': ['twist', 'feat-drawn'] })
    },
  )

  test.each(['solo', 'coop'] as const)(
    "R-TWIST-02 first the draw, then the Adversary's card takes effect at once (%s)",
    (mode) => {
      const hero = { xp: 0, icons: { strength: 2 } }
      const decks = { hero: ['glorious-victory'], adversary: ['harsh-lesson'] }
      const game = fight('base', { mode, hero, decks, adversary: { card: 'the-wolf', xp: 0 } })
      game.cast('slash', 'slash', 'twist', 'symbol', 'symbol')
      expect(game.legal()).toEqual(DRAW)
      game.check({ 'no-events': ['adversary-card'] })
      game.choose({ deck: 'hero' }).goOn()
      expect(order(game, 'twist', 'feat-drawn', 'adversary-card', 'feat-took-effect', 'weighed')).toEqual([
        'twist',
        'feat-drawn',
        'adversary-card',
        'feat-took-effect',
        'weighed',
      ])
      game.check({ attempt: { runes: 6, total: 4, difficulty: 4, outcome: 'overcome' }, hero: { xp: 0 } })
      expect(game.decks().adversary.discard).toEqual([])
      expect(game.endTurn().decks().adversary.discard).toEqual(['harsh-lesson'])
    },
  )

  test('R-TWIST-02 what is timed after the Challenge waits for it', () => {
    const hero = { xp: 0, icons: { strength: 1 } }
    const decks = { hero: ['glorious-victory'], adversary: ['harsh-lesson'] }
    const game = fight('base', { mode: 'solo', hero, decks, adversary: { card: 'the-wolf' } })
    game.cast('slash', 'slash', 'twist', 'symbol').choose({ deck: 'hero' }).goOn()
    const gains = game.events.filter((e) => e.type === 'failed' || e.type === 'xp')
    expect(gains.map((e) => (e.type === 'xp' ? e.amount : e.type))).toEqual(['failed', 1, 1])
  })

  test('R-TWIST-02 the active player makes its choices', () => {
    const heroes = [{ xp: 0, allies: ['mentor'] }, { allies: ['princess'] }]
    const adversary = { card: 'the-wolf' }
    const twist = (card: string) =>
      fight('base', {
        mode: 'coop',
        heroes,
        adversary,
        decks: { hero: ['glorious-victory'], adversary: [card] },
      })
        .cast('slash', 'slash', 'twist')
        .choose({ deck: 'hero' })
        .goOn()
    const fear = twist('instill-fear')
    fear.check({ asks: { kind: 'choose', seat: 0, card: 'instill-fear' } })
    expect(fear.legal()).toEqual(['option 0', 'option 1'])
    fear.choose({ option: 1 })
    expect(fear.total()).toBe(0)
    const betrayal = twist('cruel-betrayal')
    betrayal.check({ asks: { kind: 'choose', seat: 0, card: 'cruel-betrayal' } })
    expect(betrayal.legal()).toEqual(['seat 0', 'seat 1'])
    betrayal.choose({ seat: 1 }).goOn()
    expect(betrayal.hero(1)).toMatchObject({ allies: [], lost: ['princess'] })
  })

  const betrayed = (heroes: object[]) =>
    scenario('base', {
      mode: 'coop',
      adversary: { card: 'the-wolf', xp: 0 },
      heroes,
      row: ['street-fight'],
      decks: { hero: ['glorious-victory'], adversary: ['cruel-betrayal'] },
    })
      .attempt('street-fight', 'top')
      .cast('slash', 'slash', 'twist')
      .choose({ deck: 'hero' })

  test('R-TWIST-02 the only hero with Allies is the victim, whoever is active', () => {
    const game = betrayed([{ xp: 0 }, { xp: 0, allies: ['princess'] }])
    game.goOn().finish()
    game.check({
      heroes: { 0: { xp: 1 }, 1: { xp: 1, allies: [], lost: ['princess'] } },
      events: [
        { type: 'adversary-card', card: 'cruel-betrayal', applies: true },
        { type: 'adversary-aimed', seat: 1, card: 'cruel-betrayal' },
        { type: 'ally-sacrificed', seat: 1 },
        { type: 'failed', seat: 0 },
      ],
    })
  })

  test('R-TWIST-02 whom it strikes is named before anybody answers, and the active hero chooses the Ally that falls', () => {
    const allies = ['mentor', 'princess']
    const game = betrayed([
      { xp: 0, allies: ['sidekick'] },
      { xp: 0, allies, hand: ['deny-the-darkness'] },
    ])
    // the victim's hand holds an answer, which waits until the victim is known
    game.check({ asks: { kind: 'choose', seat: 0, card: 'cruel-betrayal' } })
    expect(game.legal(0)).toEqual(['seat 0', 'seat 1'])
    game.choose({ seat: 1 }).check({
      asks: { kind: 'window' },
      events: [{ type: 'adversary-aimed', seat: 1, card: 'cruel-betrayal' }],
      'no-events': ['feat-played'],
    })
    game.goOn()
    game.check({ asks: { kind: 'choose', seat: 0, card: 'cruel-betrayal' } })
    expect(game.legal(0)).toEqual(['card mentor', 'card princess'])
    game.choose({ card: 'mentor' })
    expect(game.hero(1)).toMatchObject({ allies: ['princess'], lost: ['mentor'], xp: 3 })
  })

  test.each(['cruel-betrayal', 'sabotage'])(
    'R-TWIST-02 a card that means nothing here is ignored and discarded (%s)',
    (card) => {
      const decks = { hero: ['glorious-victory'], adversary: [card] }
      const game = fight('base', { mode: 'solo', hero: { xp: 0 }, decks, adversary: { card: 'the-wolf' } })
      game.cast('slash', 'slash', 'twist').choose({ deck: 'hero' }).goOn()
      game.check({
        events: [{ type: 'adversary-card', card, applies: false }],
        'no-events': ['feat-took-effect', 'stones-cast'],
        attempt: { total: 2 },
      })
      expect(game.endTurn().decks().adversary.discard).toEqual([card])
    },
  )

  test("R-TWIST-03 Odium's card comes after the draw, and any Feat in answer takes effect before it", () => {
    const position = {
      mode: 'coop' as const,
      heroes: [{ xp: 0 }, { hand: ['stand-together'] }],
      decks: { hero: ['take-shelter'], adversary: ['the-everstorm'] },
    }
    const struck = fight('stormlight', position).cast('slash', 'slash', 'twist')
    expect(struck.legal()).toEqual(DRAW)
    struck.check({ 'no-events': ['adversary-card'] }).choose({ deck: 'hero' })
    expect([struck.difficulty(), struck.total()]).toEqual([5, 2])
    // the one just drawn included
    expect(struck.legal()).toEqual(['play take-shelter', 'pass'])
    expect(struck.pass(0).legal()).toEqual(['play stand-together on 0', 'pass'])
    struck.play('stand-together').goOn()
    expect([struck.difficulty(), struck.total()]).toEqual([7, 3])
    const effects = struck.events.flatMap((e) => (e.type === 'feat-took-effect' ? [e.seat] : []))
    expect(effects).toEqual([1, -1])
    const saved = fight('stormlight', position).cast('slash', 'slash', 'twist').choose({ deck: 'hero' })
    saved.play('take-shelter', { by: 0 }).goOn()
    expect(saved.difficulty()).toBe(5)
    saved.check({ events: [{ type: 'feat-cancelled', card: 'the-everstorm' }] })
  })

  test.each([
    ['solo', 'unmade-influence', 4],
    ['coop', 'unmade-influence', 4],
    ['coop', 'ravages-of-war', 2],
  ] as const)('R-TWIST-03 it may even help, or mean nothing (%s, %s)', (mode, card, total) => {
    const applies = card === 'unmade-influence'
    const game = fight('stormlight', { mode, hero: { xp: 0 }, decks: { adversary: [card] } })
    game.cast('slash', 'slash', 'twist').choose({ deck: 'antihero' }).goOn()
    game.check({ attempt: { total }, events: [{ type: 'adversary-card', card, applies }] })
    expect(game.endTurn().decks().adversary.discard).toEqual([card])
  })
})

describe('epic', () => {
  const fight = (position: Position, path: 'top' | 'bottom' = 'top') =>
    scenario('epic', { row: ['harvest-games'], ...position }).attempt('harvest-games', path)

  test("R-TWIST-04 the Final side's ability, the Adversary's Feat, the Heritage, the heroes' Feats, then its own effect", () => {
    const game = scenario('epic', {
      mode: 'solo',
      hero: { xp: 0, heritage: 'giantkin', icons: { constitution: 2 }, hand: ['finest-hour', 'hard-lesson'] },
      adversary: { card: 'dark-lord', side: 'final', xp: 5 },
      finale: true,
      decks: { adversary: ['booby-trap'] },
    })
    game.attempt('dark-lord').cast('slash', 'slash', 'twist', 'symbol', 'symbol')
    game.check({ asks: { kind: 'choose', seat: 0, card: 'dark-lord' }, 'no-events': ['adversary-card'] })
    expect(game.legal()).toEqual(['option 0', 'option 1'])
    game.choose({ option: 1 })
    expect(game.total()).toBe(6 - 1)
    game.check({
      events: [{ type: 'adversary-card', card: 'booby-trap' }],
      'no-events': ['feat-took-effect'],
    })
    expect(game.legal()).toEqual([...DRAW, 'card giantkin', 'done'])
    game.choose({ card: 'giantkin' })
    expect(game.total()).toBe(5 + 1)
    game.check({ asks: { kind: 'window', window: 'afterCast' }, 'no-events': ['feat-drawn'] })
    expect(game.legal()).toEqual(['play finest-hour', 'pass'])
    game.play('finest-hour').goOn()
    expect([game.total(), game.difficulty()]).toEqual([8, 8])
    game.check({ asks: { kind: 'choose', seat: 0, card: 'booby-trap' } })
    expect(game.legal()).toEqual(['option 0', 'option 1'])
    game.choose({ option: 1 })
    game.check({ attempt: { total: 8, difficulty: 10 } })
  })

  test.each(['coop', 'solo'] as const)(
    'R-TWIST-04 the draw or the Heritage, never both, or neither (%s)',
    (mode) => {
      const position = {
        mode,
        hero: { xp: 0, heritage: 'half-elf' },
        adversary: { card: 'dark-lord' },
        decks: { hero: ['hard-lesson'], adversary: ['ambush'] },
      }
      // the Ambush waits on the lower path
      const twist = () => fight(position, 'bottom').cast('slash', 'slash', 'twist')
      expect(twist().legal()).toEqual([...DRAW, 'card half-elf', 'done'])
      twist().check({ events: ['twist', { type: 'adversary-card', card: 'ambush' }] })
      const told = (game: ReturnType<typeof twist>) => [
        game.events.filter((e) => e.type === 'feat-drawn').length,
        game.events.filter((e) => e.type === 'power-used').length,
        game.total(),
      ]
      expect(told(twist().choose({ deck: 'hero' }).goOn())).toEqual([1, 0, 2 - 2])
      expect(told(twist().choose({ card: 'half-elf' }).goOn())).toEqual([0, 1, 2 - 2])
      expect(told(twist().choose('done').goOn())).toEqual([0, 0, 2 - 2])
    },
  )

  test('R-TWIST-04 heroes may answer the Feat that was turned up before it takes effect', () => {
    const hero = { xp: 0, heritage: 'human', hand: ['foil-the-plan'] }
    const position = {
      mode: 'solo' as const,
      hero,
      adversary: { card: 'dark-lord' },
      decks: { adversary: ['ambush'] },
    }
    const twist = () => fight(position, 'bottom').cast('slash', 'slash', 'twist').choose('done')
    const game = twist().play('foil-the-plan').goOn()
    game.check({ attempt: { total: 3 }, events: [{ type: 'feat-cancelled', card: 'ambush' }] })
    expect(twist().goOn().total()).toBe(2 - 2)
  })

  test('R-TWIST-04 runes cast again by the Adversary open the window once more', () => {
    const game = fight({
      mode: 'solo',
      hero: { xp: 0, heritage: 'human', icons: { strength: 2 }, hand: ['shoulder-to-shoulder'] },
      adversary: { card: 'withered-mother' },
      decks: { adversary: ['choking-roots'] },
    })
    game.cast('slash', 'slash', 'twist', 'slash', 'symbol').choose('done')
    expect(game.legal()).toEqual(['play shoulder-to-shoulder', 'pass'])
    game.pass(0).cast('slash')
    game.check({ asks: { kind: 'window', window: 'afterCast' }, attempt: { runes: 4, outcome: 'open' } })
    expect(game.legal()).toEqual(['play shoulder-to-shoulder', 'pass'])
    game
      .play('shoulder-to-shoulder')
      .goOn()
      .check({ attempt: { total: 5, outcome: 'overcome' } })
  })

  test('R-TWIST-04 after every Adversary Feat the heroes may answer it, and bank', () => {
    // Celeste's Finest Hour in the example of the rulebook: after Overwhelming Odds took Federico's bonus away
    const game = fight({
      mode: 'coop',
      heroes: [
        { xp: 1, banked: 3, heritage: 'human', motivation: 'fighter', icons: { strength: 1 } },
        { hand: ['shoulder-to-shoulder'] },
      ],
      adversary: { card: 'dark-lord' },
      decks: { adversary: ['overwhelming-odds'] },
    }).dark(0)
    game.cast('slash', 'slash', 'twist', 'slash').choose('done').pass(0).pass(1)
    game.check({
      asks: { kind: 'window', seat: 0, window: 'afterCast' },
      events: [{ type: 'feat-took-effect', card: 'overwhelming-odds', effect: true }],
      attempt: { total: 3, outcome: 'open' },
    })
    expect(game.legal()).toEqual(['bank', 'pass'])
    game.bank().check({ hero: { banked: 4 } })
    expect(game.legal()).toEqual(['play shoulder-to-shoulder on 0', 'pass'])
    game.play('shoulder-to-shoulder', { by: 1 }).goOn()
    game.check({ attempt: { total: 5 } })
  })

  test('R-TWIST-05 among rivals only the Heritage choice', () => {
    const twist = () => fight({ hero: { xp: 0, heritage: 'giantkin' } }).cast('slash', 'slash', 'twist')
    expect(twist().legal()).toEqual([...DRAW, 'card giantkin', 'done'])
    const used = twist().choose({ card: 'giantkin' })
    used.check({ 'no-events': ['adversary-card', 'feat-drawn'], attempt: { total: 3 } })
    const drawn = twist().choose({ deck: 'antihero' }).goOn()
    drawn.check({ 'no-events': ['adversary-card', 'power-used'], attempt: { total: 2 } })
  })

  test('R-TWIST-07 a Heritage speaks only at a Twist of an attempt', () => {
    const hero = { xp: 1, heritage: 'half-elf', hand: ['steady-nerves'] }
    const position = { hero, row: ['harvest-games', 'tough', 'goblin-raid', 'marsh-fever'] }
    const menu = scenario('epic', position)
    expect(menu.legal().filter((text) => text.includes('half-elf'))).toEqual([])
    expect(menu.gain('tough').hero().xp).toBe(1)
    menu.check({ 'no-events': ['power-used'] })
    const game = scenario('epic', position).attempt('harvest-games', 'top').dark(0)
    expect(game.legal()).toEqual(['play steady-nerves', 'pass'])
    game.cast('blank', 'blank', 'slash')
    expect(game.legal()).toEqual(['play steady-nerves', 'pass'])
    game.goOn().check({ 'no-events': ['power-used', 'twist'], hero: { xp: 2 } })
    // its own condition holds as well
    const dwarf = { hero: { xp: 0, heritage: 'dwarf' }, row: ['harvest-games'] }
    const at = (path: 'top' | 'bottom') => scenario('epic', dwarf).attempt('harvest-games', path)
    expect(at('top').cast('slash', 'slash', 'twist').legal()).toEqual([...DRAW, 'done'])
    expect(at('bottom').cast('slash', 'slash', 'twist').legal()).toEqual([...DRAW, 'card dwarf', 'done'])
  })
})

describe('every edition', () => {
  const all = { strength: 3, dexterity: 3 }
  test.each([
    ['base', 'dark-colossus'],
    ['epic', 'wyrm-at-the-gates'],
    ['stormlight', 'the-enemys-champion'],
  ] as const)(
    'R-TWIST-06 at most one Twist a cast, and one more for every face cast again (%s)',
    (edition, card) => {
      const feat = { base: 'stroke-of-luck', epic: 'cheat-fate', stormlight: 'clear-sight' }[edition]
      const heritage = edition === 'epic' ? { heritage: 'half-elf' } : {}
      const hero = { xp: 0, icons: all, hand: [feat], ...heritage }
      const game = scenario(edition, { hero, rows: { 3: [card] } }).attempt(card, 'top')
      game.cast('blank', 'blank', 'twist', 'slash', 'slash', 'xp', 'slash', 'slash', 'antihero')
      const twists = () => game.events.filter((e) => e.type === 'twist').length
      expect(twists()).toBe(1)
      game.choose({ deck: 'hero' }).play(feat).goOn()
      game.choose({ stone: 0 }, { stone: 2 }, 'done').cast('blank', 'twist')
      expect(twists()).toBe(2)
      expect(game.legal().slice(0, 2)).toEqual(DRAW)
      game.choose({ deck: 'hero' })
      expect(game.events.filter((e) => e.type === 'feat-drawn' && e.kind === 'hero')).toHaveLength(2)
      // a Twist that lies untouched doesn't speak again
      const calm = scenario(edition, { hero, rows: { 3: [card] } }).attempt(card, 'top')
      calm.cast('blank', 'blank', 'twist', 'slash', 'slash', 'xp', 'slash', 'slash', 'antihero')
      calm.choose({ deck: 'hero' }).play(feat).goOn().choose({ stone: 0 }, 'done').cast('blank')
      expect(calm.events.filter((e) => e.type === 'twist')).toHaveLength(1)
    },
  )
})
