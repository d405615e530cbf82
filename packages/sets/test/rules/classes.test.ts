/** The Class of Epic Origins (R-CHAR-11 to R-CHAR-14): Experience banked on it unlocks its powers for good. */
import type { ScenarioGame } from '@runesaga/engine/scenario'
import { describe, expect, test } from 'vitest'
import { epicSet } from '../../src/index.ts'
import { scenario } from '../kit/rules.ts'

const trial = {
  id: 'trial',
  difficulty: 1,
  abilities: ['strength' as const],
  top: { gives: { strength: 1 } },
}
/** A path that every Class is good at. */
const EVERYTHING = {
  strength: 1,
  constitution: 1,
  dexterity: 1,
  intelligence: 1,
  wisdom: 1,
  charisma: 1,
  divinity: 1,
  justice: 1,
  nature: 1,
  arcana: 1,
  villainy: 1,
}
const told = (hero: object, ...others: object[]): ScenarioGame =>
  scenario('epic', {
    cards: { challenges: [trial, { ...trial, id: 'wall', difficulty: 5 }] },
    row: ['trial', 'wall'],
    heroes: [
      { heritage: 'human', motivation: 'fighter', xp: 0, ...hero },
      ...(others.length > 0 ? others : [{}]),
    ],
  })

describe('the Class', () => {
  // +1 on a Strength path at 2, 1 Experience for overcoming at 4, +1 for a Twist at 6
  test.each([
    [0, 2, 0],
    [1, 2, 0],
    [2, 3, 0],
    [3, 3, 0],
    [4, 3, 1],
    [5, 3, 1],
    [6, 4, 1],
  ])('R-CHAR-11 with %i banked the powers up to there work together', (banked, total, xp) => {
    const game = told({ banked })
      .attempt('trial', 'top')
      .cast('slash', 'slash', 'twist')
      .choose('done')
      .finish()
    game.check({ attempt: { runes: 2, total }, hero: { xp, banked } })
  })

  test('R-CHAR-11 they stay from turn to turn', () => {
    const game = told({ xp: 2 }).bank(2).endTurn(0).endTurn(1)
    game.attempt('trial', 'top').cast(3).finish()
    game.check({ attempt: { runes: 3, total: 4 }, hero: { banked: 2 } })
  })

  test('R-CHAR-12 any number, before and after the main action', () => {
    const game = told({ xp: 6 })
    game
      .check({ may: ['bank'] })
      .bank(3)
      .check({ hero: { xp: 3, banked: 3 } })
    game.attempt('trial', 'top').dark(0).cast(3).finish()
    game
      .check({ turn: { main: 0 }, may: ['bank'] })
      .bank(2)
      .check({ hero: { xp: 1, banked: 5 } })
  })

  test('R-CHAR-12 also in the middle of an attempt, and what it unlocks counts at once', () => {
    const game = told({ xp: 2, icons: { strength: 1 } })
      .attempt('wall', 'top')
      .dark(0)
    game.check({ asks: { kind: 'window', window: 'beforeCast' }, legal: ['bank', 'pass'] })
    game.cast('slash', 'slash', 'slash', 'slash')
    game.check({
      asks: { kind: 'window', window: 'afterCast' },
      legal: ['bank', 'pass'],
      attempt: { total: 4 },
    })
    game.bank().check({ attempt: { total: 4 }, legal: ['bank', 'pass'] })
    game
      .bank()
      .finish()
      .check({ attempt: { total: 5, outcome: 'overcome' }, hero: { xp: 0, banked: 2 } })
  })

  /** A hero one token short of a power, at an Act I Challenge of difficulty 5. */
  const short = (
    motivation: string,
    banked: number,
    hero: object = {},
    position: object = {},
  ): ScenarioGame =>
    scenario('epic', {
      cards: { challenges: [{ ...trial, id: 'wall', difficulty: 5 }] },
      row: ['wall'],
      hero: { heritage: 'human', motivation, banked, xp: 1, ...hero },
      ...position,
    }).attempt('wall', 'top')

  test('R-CHAR-12 Fighter: the Twist that was cast before the sixth token counts', () => {
    const game = short('fighter', 5).dark(0).cast('slash', 'slash', 'twist').choose('done')
    game.check({ attempt: { total: 3 } })
    game.bank().check({ attempt: { total: 4 }, events: [{ type: 'successes', amount: 1, by: 'fighter' }] })
  })

  test('R-CHAR-12 Barbarian: so do Dark runes that were cast, and only they', () => {
    const cast = (dark: number) =>
      short('barbarian', 5, { xp: 2 })
        .dark(dark)
        .cast('slash', 'slash', 'slash', ...Array(dark).fill('slash'))
    cast(1).check({ attempt: { total: 4 } })
    cast(1)
      .bank()
      .check({ attempt: { total: 5 } })
    cast(0)
      .bank()
      .check({ attempt: { total: 3 } })
  })

  test('R-CHAR-12 Monk: so does a cast without Dark runes', () => {
    const game = short('monk', 5).dark(0).cast('slash', 'slash', 'slash')
    game.check({ attempt: { total: 3 } })
    game.bank().check({ attempt: { total: 4 } })
  })

  test('R-CHAR-12 Druid: so does what comes before the cast, opened before or after it', () => {
    const druid = () => short('druid', 5, { icons: { nature: 4 } }).dark(0)
    const before = druid().bank()
    before.cast('slash', 'slash', 'slash').check({ attempt: { total: 5 } })
    const after = druid().cast('slash', 'slash', 'slash')
    after.check({ attempt: { total: 3 } })
    after.bank().check({ attempt: { total: 5 } })
  })

  test('R-CHAR-12 Cleric: so does each Hero card played in the attempt, and only those', () => {
    const helps = (id: string, kind: 'hero' | 'antihero') =>
      ({ id, kind, play: 'as-attempt', on: 'you', do: { successes: 1 } }) as const
    const game = scenario('epic', {
      cards: {
        challenges: [{ ...trial, id: 'wall', difficulty: 9 }],
        feats: [
          helps('hope', 'hero'),
          helps('spite', 'antihero'),
          { id: 'rest', kind: 'hero', play: 'any-time', on: 'you', do: { xp: 1 } },
        ],
      },
      row: ['wall'],
      hero: { motivation: 'cleric', banked: 5, xp: 0, hand: ['rest', 'hope', 'spite'] },
    })
    game.play('rest').attempt('wall', 'top').dark(0).play('hope').pass(0).play('spite').pass(0)
    game.cast('slash', 'slash', 'slash').check({ attempt: { total: 5 } })
    game.bank().check({ attempt: { total: 6 } })
  })

  test('R-CHAR-12 Cleric: and those played instead of failing, before a re-attempt', () => {
    const cleric = (position: Parameters<typeof scenario>[1]) =>
      scenario('epic', {
        ...position,
        row: ['river'],
        cards: {
          challenges: [{ id: 'river', difficulty: 12, abilities: ['dexterity'] }],
          feats: [
            { id: 'cheer', kind: 'hero', play: 'as-attempt', on: 'any-hero', do: { successes: 1 } },
            {
              id: 'once-more',
              kind: 'hero',
              play: 'instead-of-failing',
              on: 'you',
              do: { 're-attempt': true },
            },
          ],
        },
      })
    const open = cleric({ hero: { motivation: 'cleric', xp: 0, banked: 6, hand: ['cheer', 'once-more'] } })
    open.attempt('river', 'top').cast(2).play('cheer', { on: 0 }).play('once-more').cast(3)
    const late = cleric({ hero: { motivation: 'cleric', xp: 6, hand: ['cheer', 'once-more'] } })
    late.attempt('river', 'top').dark(0).cast(2).play('cheer', { on: 0 }).pass().play('once-more')
    late.dark(0).bank(6).cast(3)
    expect([open.total(), late.total()]).toEqual([6, 6])
  })

  test('R-CHAR-12 before a failure counts, whoever can open a power may still bank for it', () => {
    const game = scenario('epic', {
      mode: 'coop',
      row: ['river'],
      cards: {
        challenges: [
          { id: 'river', difficulty: 4, abilities: ['dexterity'], top: { gives: { strength: 1 } } },
        ],
        feats: [
          {
            id: 'alms',
            kind: 'hero',
            play: 'any-time',
            on: 'any-hero',
            do: { for: { who: 'that-hero', do: { xp: 2 } } },
          },
        ],
      },
      heroes: [{ motivation: 'fighter', xp: 0 }, { hand: ['alms'] }],
    })
    game.attempt('river', 'top').cast(3).pass(1).play('alms', { by: 1, on: 0 }).bank(2).finish()
    expect({ total: game.total(), outcome: game.outcome() }).toEqual({ total: 4, outcome: 'overcome' })
  })

  test('R-CHAR-12 Experience that another hero’s Feat is about to take may be banked first', () => {
    const game = told({ xp: 1 }, { hand: ['blackmail'], xp: 0 })
    game.play('blackmail', { by: 1, on: 1 }).check({ asks: { kind: 'window' }, legal: ['bank', 'pass'] })
    // nothing is left to take, so Blackmail gives 2 Experience for 1 Corruption
    game.bank().check({ hero: { xp: 0, banked: 1 }, heroes: { 1: { xp: 2, level: 'C1' } } })
  })

  test('R-CHAR-12 for one’s own Feat nobody is asked, nor once all powers are open, nor where nothing is taken', () => {
    const own = told({ xp: 1, hand: ['blackmail'] }, { xp: 1 })
      .play('blackmail')
      .choose({ option: 0 })
    own.check({ hero: { xp: 2, banked: 0 } })
    const open = told({ xp: 1, banked: 6 }, { hand: ['blackmail'] })
    open
      .play('blackmail', { by: 1, on: 1 })
      .choose({ option: 0 })
      .check({ hero: { xp: 0, banked: 6 } })
    const gift = told({ xp: 1 }, { hand: ['beacon-of-hope'] })
    gift.play('beacon-of-hope', { by: 1, on: 0 })
    gift.check({ asks: { kind: 'menu', seat: 0 } })
  })

  test('R-CHAR-12 whoever is asked for another reason may bank, before Corruption and after an attempt too', () => {
    const feats = (['corruption-coming', 'after-attempt'] as const).map((play) => ({
      id: play,
      kind: 'hero' as const,
      play,
      on: 'you' as const,
      do: { xp: 1 },
    }))
    const game = scenario('epic', {
      cards: { challenges: [trial], feats },
      row: ['trial'],
      hero: { motivation: 'fighter', xp: 3, hand: ['corruption-coming', 'after-attempt'] },
    })
    game.attempt('trial', 'top').dark(1).pass().cast('slash', 'slash', 'slash', 'moon').pass()
    game.check({ asks: { kind: 'window', window: 'corruption' }, may: ['bank'] }).bank()
    game
      .pass()
      .check({ asks: { kind: 'window', window: 'afterResolve' }, may: ['bank'] })
      .bank()
    game.finish().check({ hero: { banked: 2, xp: 0, level: 'C1' } })
  })

  test('R-CHAR-12 Sorcerer: after a Twist, the half of the Heritage that was left is open', () => {
    const decks = { hero: ['hard-lesson'] }
    const twist = () =>
      short('sorcerer', 5, { heritage: 'giantkin' }, { decks }).dark(0).cast('slash', 'slash', 'twist')
    const drawn = twist().choose({ deck: 'hero' }).bank()
    expect(drawn.legal()).toEqual(['card giantkin', 'done'])
    drawn.choose({ card: 'giantkin' }).check({ attempt: { total: 3 }, hero: { hand: ['hard-lesson'] } })
    const used = twist().choose({ card: 'giantkin' }).bank()
    expect(used.legal()).toEqual(['deck hero', 'deck antihero', 'done'])
    used.choose({ deck: 'hero' }).check({ attempt: { total: 3 }, hero: { hand: ['hard-lesson'] } })
    // who left both has left both
    twist()
      .choose('done')
      .bank()
      .check({ asks: { kind: 'menu' } })
  })

  test('R-CHAR-12 Bard: a power that works once a turn is used once, whatever has happened', () => {
    const help = { kind: 'hero', play: 'as-attempt', on: 'any-hero', do: { successes: 1 } } as const
    const game = scenario('epic', {
      cards: {
        challenges: [{ ...trial, id: 'wall', difficulty: 9 }],
        feats: [
          { ...help, id: 'hand' },
          { ...help, id: 'song' },
        ],
      },
      row: ['wall'],
      heroes: [{ motivation: 'bard', banked: 3, xp: 1 }, { hand: ['hand', 'song'] }],
    })
    game.attempt('wall', 'top').dark(0).cast('slash', 'slash', 'slash')
    game.play('hand', { by: 1 }).play('song', { by: 1 }).pass(0).pass(0)
    game.check({ attempt: { total: 5 }, hero: { xp: 1 } })
    game.bank().check({ hero: { xp: 1, banked: 4 } })
  })

  /** Every automatic power of a Class, opened after the cast, is worth what it is worth opened before the attempt. */
  test.each((epicSet().classes ?? []).map(({ id }) => id))(
    'R-CHAR-12 %s: opened after the cast comes to the same as opened before it',
    (motivation) => {
      const icons = { nature: 4, strength: 1 }
      for (const banked of [1, 3, 5]) {
        const position = {
          cards: { challenges: [{ ...trial, id: 'wall', difficulty: 9, bottom: { gives: EVERYTHING } }] },
          row: ['wall'],
          hero: { heritage: 'human', motivation, banked, xp: 2, icons },
        }
        const play = (early: boolean) => {
          const game = scenario('epic', position)
          if (early) game.bank()
          game
            .attempt('wall', 'bottom')
            .dark(1)
            .cast('slash', 'slash', 'twist', 'slash', 'slash')
            .choose('done')
          if (!early) game.bank()
          return game
        }
        expect([banked, play(false).total()]).toEqual([banked, play(true).total()])
      }
    },
  )

  test('R-CHAR-13 what is banked never comes back and is not scored', () => {
    const game = told({ xp: 5 })
    expect(game.hero().score).toMatchObject({ A: 2, C: 5, total: 7 })
    game.bank(4)
    expect(game.hero()).toMatchObject({ xp: 1, banked: 4, score: { A: 2, C: 1, total: 3 } })
    // nothing that costs Experience can be paid with it
    game.journey('trial').check({ hero: { xp: 0, banked: 4 } })
    expect(game.legal().filter((text) => /^(journey|bank)/.test(text))).toEqual([])
    expect(game.refused((g) => g.journey('wall'))).toBe('cannot-pay')
  })

  test('R-CHAR-13 an effect that takes all Experience leaves it alone', () => {
    const game = told({ xp: 3, banked: 2, hand: ['blaze-of-glory'], motivation: 'wizard' })
    game.attempt('wall', 'bottom').dark(0).play('blaze-of-glory').cast('blank', 'blank', 'slash').finish()
    game.check({ attempt: { outcome: 'failed', total: 4 }, hero: { xp: 0, banked: 2 } })
  })

  test('R-CHAR-14 not on the turn of another hero', () => {
    const game = told({ xp: 3 }, { motivation: 'bard', xp: 3, hand: ['undaunted'] })
    game.attempt('wall', 'top').dark(0).pass(0)
    game.check({ asks: { kind: 'window', seat: 1, window: 'beforeCast' }, legal: ['pass'] })
    expect(game.refused((g) => g.do({ bank: 1, seat: 1 }))).toBe('not-your-turn')
    game.pass(1).goOn()
    expect(game.legal(1)).toEqual([])
    game.endTurn(0).check({ asks: { kind: 'menu', seat: 1 }, may: ['bank'] })
  })

  test('R-CHAR-14 any number may lie there, a seventh too: it opens nothing more (A-24)', () => {
    const game = told({ xp: 9, banked: 5 })
    game
      .check({ may: ['bank'] })
      .bank()
      .check({ may: ['bank'] })
      .bank(2)
    expect(game.hero()).toMatchObject({ xp: 6, banked: 8 })
    // a card may lay more there too
    const traits = [{ id: 'lesson', gained: { do: { bank: 2 } } }]
    const more = scenario('epic', {
      cards: { traits },
      row: ['lesson'],
      hero: { motivation: 'fighter', banked: 5 },
    })
    expect(more.gain('lesson').hero()).toMatchObject({ banked: 7, xp: 3 })
  })

  test('R-CHAR-14 nobody is asked in an attempt for a seventh alone, but who is asked may bank it', () => {
    const asked = (hand: string[]) =>
      told({ xp: 1, banked: 6, hand }).attempt('wall', 'top').dark(0).cast('slash', 'slash', 'slash')
    expect(asked(['steady-nerves']).legal()).toContain('bank')
    asked([]).check({ asks: { kind: 'menu' }, may: ['bank'] })
  })

  test('R-CHAR-14 a hero without a Class has nothing to bank on', () => {
    const game = scenario('base', { hero: { motivation: 'born-lucky', xp: 3 } })
    expect(game.legal()).not.toContain('bank')
    expect(game.refused((g) => g.bank())).toBe('no-class')
  })
})
