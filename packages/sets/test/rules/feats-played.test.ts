/** Feats on the stack, beside the story, and in the Adversary's hands (R-FEAT). */
import { describe, expect, test } from 'vitest'
import { EDITIONS } from '../kit/editions.ts'
import { scenario } from '../kit/rules.ts'

const ABILITIES: ('wisdom' | 'strength')[] = ['wisdom', 'strength']
const cards = { challenges: [{ id: 'wall', difficulty: 4, abilities: ABILITIES }] }
const table = { cards, row: ['wall'] }
/** These Feats took effect in this order. */
const inOrder = (...played: string[]) => played.map((card) => ({ type: 'feat-took-effect' as const, card }))

describe('the stack', () => {
  const HANDS = [
    ['base', 'inner-strength', 'harsh-lesson', 'dazzling-wit'],
    ['epic', 'shoulder-to-shoulder', 'dirty-trick', 'foil-the-plan'],
    ['stormlight', 'stand-together', 'the-everstorm', 'shield-wall'],
  ] as const

  test.each(HANDS)(
    'R-FEAT-08 %s: what was played last takes effect first',
    (edition, first, second, third) => {
      const game = scenario(edition, {
        ...table,
        heroes: [
          { hand: [first, third], xp: 0 },
          { hand: [second], xp: 0 },
        ],
        casts: [3],
      })
      game.attempt('wall', 'top').play(first).play(second, { by: 1 }).play(third).finish()
      game.check({ events: inOrder(third, second, first) })
    },
  )

  test('R-FEAT-08 so an answer can undo what it answers', () => {
    const game = scenario('base', {
      ...table,
      heroes: [{ hand: ['deny-the-darkness'], xp: 0 }, { hand: ['harsh-lesson'] }],
    })
    game.attempt('wall', 'top').play('harsh-lesson', { by: 1 }).play('deny-the-darkness', { by: 0 }).cast(3)
    game.finish().check({
      attempt: { total: 3, margin: -1 },
      events: ['feat-took-effect', { type: 'feat-cancelled', card: 'harsh-lesson', by: 'deny-the-darkness' }],
      hero: { xp: 1 },
    })
  })

  test.each(EDITIONS)(
    'R-FEAT-09 %s: everybody may answer, in turn order from the active hero, until all pass',
    (edition) => {
      const hand = { base: 'steady-hand', epic: 'shoulder-to-shoulder', stormlight: 'stand-together' }[
        edition
      ]
      const spare = { base: 'harsh-lesson', epic: 'dirty-trick', stormlight: 'the-everstorm' }[edition]
      const game = scenario(edition, {
        ...table,
        heroes: [
          { hand: [spare], xp: 0 },
          { hand: [hand], xp: 0 },
          { hand: [spare], xp: 0 },
        ],
        turn: 1,
        casts: [3],
      })
      const asked = (n: number) =>
        Array.from({ length: n }, () => {
          const seat = game.state.top?.seat
          game.pass()
          return seat
        })
      game.attempt('wall', 'top')
      expect(asked(2)).toEqual([1, 2])
      game.play(spare, { by: 0 })
      // the one who just played is asked again, last in turn order; only the others hold cards now
      expect(asked(1)).toEqual([1])
      game.check({ asks: { seat: 2 }, 'no-events': ['feat-took-effect'] })
      expect(asked(1)).toEqual([2])
      game.check({
        events: ['feat-took-effect'],
        'no-events': ['cast'],
        asks: { seat: 1, window: 'beforeCast' },
        heroes: { 0: { played: [spare] } },
      })
      // everybody may speak once more before the stones are cast
      expect(asked(2)).toEqual([1, 2])
      game.check({ events: ['feat-took-effect', 'cast'] })
    },
  )

  test('R-FEAT-09 epic: what names Corruption is offered just before it comes', () => {
    const game = scenario('epic', {
      mode: 'coop',
      ...table,
      adversary: { card: 'sleeping-titan', xp: 4 },
      heroes: [{ xp: 1 }, { hand: ['shift-the-blame'] }],
    })
    game.attempt('wall', 'top').dark(1).cast('slash', 'slash', 'slash', 'moon')
    game.pass(1).check({
      asks: { seat: 1, window: 'corruption' },
      legal: ['play shift-the-blame on 0', 'pass'],
      hero: { level: 'N' },
    })
    const taken = game.play('shift-the-blame', { by: 1 }).finish()
    taken.check({ hero: { level: 'N' }, adversary: { xp: 5 } })
  })
})

describe('beside the story', () => {
  test.each([
    ['base', 'divine-favor', [], { A: 5, B: 0 }],
    ['base', 'parting-of-ways', ['done', { deck: 'hero' }], { A: 2, B: 1 }],
    ['epic', 'generous-heart', [{ option: 0 }], { A: 3, B: 0 }],
    ['epic', 'stolen-treasure', [], { A: 2, B: 1 }],
    ['stormlight', 'honorblade', [{ ability: 'wisdom' }], { A: 3, B: 0 }],
    ['stormlight', 'chasm-duty', [{ card: 'officer' }], { A: 2, B: 1 }],
  ] as const)(
    'R-FEAT-10 R-FEAT-11 %s: %s scores when it was played, not in the hand',
    (edition, card, answers, score) => {
      const row = edition === 'stormlight' ? ['officer'] : []
      const game = scenario(edition, { hero: { hand: [card], xp: 0 }, row })
      expect(game.hero().score).toMatchObject({ A: 2, B: 0, total: 2 })
      game.play(card, { on: 0 })
      for (const answer of answers) game.choose(answer)
      expect(game.finish().hero()).toMatchObject({ played: [card], score })
      expect(game.hero().hand).not.toContain(card)
    },
  )

  test('R-FEAT-10 what is discarded as a cost scores nothing', () => {
    const game = scenario('epic', { ...table, hero: { hand: ['expendable-pawn', 'generous-heart'], xp: 0 } })
    game.attempt('wall', 'top').play('expendable-pawn').cast(3).finish()
    game.check({
      hero: { played: ['expendable-pawn'], hand: [], score: { A: 2, B: 1 } },
      discards: { hero: ['generous-heart'] },
      attempt: { total: 6 },
    })
  })

  test('R-FEAT-10 what was cancelled was played all the same', () => {
    const game = scenario('base', {
      ...table,
      heroes: [{ motivation: 'sworn-protector', xp: 2 }, { hand: ['harsh-lesson'] }],
    })
    game.attempt('wall', 'top').play('harsh-lesson', { by: 1 }).use('sworn-protector').cast(3).finish()
    game.check({
      attempt: { total: 3 },
      heroes: { 1: { played: ['harsh-lesson'], hand: [], score: { B: 1 } } },
      events: [{ type: 'feat-cancelled', card: 'harsh-lesson', by: 'sworn-protector' }],
    })
  })

  test.each([
    ['base', 'steady-hand'],
    ['epic', 'shoulder-to-shoulder'],
    ['stormlight', 'stand-together'],
  ] as const)('R-FEAT-12 %s: a card just drawn may turn the very attempt that gave it', (edition, card) => {
    const game = scenario(edition, {
      cards: { challenges: [{ id: 'wall', difficulty: 5, abilities: ABILITIES }] },
      row: ['wall'],
      hero: { icons: { wisdom: 3 }, xp: 0 },
      decks: { hero: [card] },
    })
    game.attempt('wall', 'top').cast('blank', 'slash', 'slash', 'slash', 'slash', 'hero')
    game.check({
      attempt: { total: 4, outcome: 'open' },
      hero: { hand: [card] },
      legal: [`play ${card}`, 'pass'],
    })
    game.play(card)
    if (edition === 'base') game.choose({ stone: 0 })
    game
      .finish()
      .check({ attempt: { total: 5, outcome: 'overcome' }, hero: { played: [card], columns: [1, 0, 0] } })
  })
})

describe('in the hands of the Adversary', () => {
  const adversary = { base: { card: 'the-wolf' }, stormlight: {} } as const
  /** Hero cards that have no say before the end of a failed attempt. */
  const LATER = { base: 'glorious-victory', stormlight: 'oath-renewed' } as const
  const TWIST = ['slash', 'slash', 'twist'] as const

  test.each([
    ['base', 'harsh-lesson', { total: 0 }],
    ['stormlight', 'the-everstorm', { total: 2, difficulty: 6 }],
  ] as const)(
    'R-FEAT-14 %s: %s minds no level, scores for nobody and goes when the turn ends',
    (edition, card, attempt) => {
      const game = scenario(edition, {
        ...table,
        mode: 'coop',
        adversary: adversary[edition],
        hero: { level: 'V2', xp: 0 },
        decks: { adversary: [card], hero: [LATER[edition]] },
      })
      const before = game.decks().adversary.size
      game
        .attempt('wall', 'top')
        .cast(...TWIST)
        .choose({ deck: 'hero' })
        .finish()
      game.check({
        attempt,
        events: [
          { type: 'adversary-card', card, applies: true },
          { type: 'feat-took-effect', seat: -1, card, effect: true },
        ],
        heroes: { 0: { played: [], score: { A: 8, B: 0 } }, 1: { played: [], score: { A: 2, B: 0 } } },
        discards: { adversary: [] },
      })
      game
        .endTurn(0)
        .goOn()
        .check({ discards: { adversary: [card] }, decks: { adversary: before - 1 } })
    },
  )

  test.each(['base', 'stormlight'] as const)(
    'R-FEAT-14 %s: an opponent is the active hero, and what it gives to "you" is lost',
    (edition) => {
      const feats = (['another-hero', 'any-hero'] as const).map((on) => ({
        id: `curse-on-${on}`,
        kind: 'antihero' as const,
        skull: true as const,
        play: 'as-attempt' as const,
        on,
        do: { successes: -1, xp: 2 },
      }))
      for (const { id } of feats) {
        const game = scenario(edition, {
          cards: { ...cards, feats },
          row: ['wall'],
          mode: 'coop',
          adversary: { ...adversary[edition], xp: 2, goal: 20 },
          heroes: [{ xp: 0 }, { xp: 0 }],
          decks: { adversary: [id], hero: [LATER[edition]] },
          turn: 1,
        })
        game
          .attempt('wall', 'top')
          .cast(...TWIST)
          .choose({ deck: 'hero' })
          .finish()
        // the only Experience is that of the failure
        game.check({
          attempt: { runes: 2, total: 1, outcome: 'failed' },
          heroes: { 0: { xp: 0 }, 1: { xp: 1 } },
        })
      }
    },
  )

  const facing = (feat: string, hero: object) =>
    scenario('epic', {
      ...table,
      mode: 'coop',
      adversary: { card: 'sleeping-titan', xp: 4 },
      hero: { heritage: 'human', xp: 0, ...hero },
      decks: { adversary: [feat] },
    })
      .attempt('wall', 'top')
      .cast(...TWIST)

  test('R-FEAT-15 epic: the active hero makes its choices, then it lies on its own pile', () => {
    const game = facing('booby-trap', { hand: ['hard-lesson', 'weaken-the-foe'] })
    game.check({ discards: { adversary: [] } })
    game.choose('done').goOn()
    game.check({ asks: { kind: 'choose', seat: 0, card: 'booby-trap' }, legal: ['option 0', 'option 1'] })
    game.choose({ option: 0 }, { card: 'hard-lesson' }).finish()
    game.check({
      attempt: { difficulty: 4, total: 2 },
      hero: { hand: ['weaken-the-foe'] },
      discards: { adversary: ['booby-trap'], hero: ['hard-lesson'], antihero: [] },
      heroes: { 1: { played: [] } },
    })
    const harder = facing('booby-trap', { hand: ['hard-lesson'] })
      .choose('done')
      .goOn()
      .choose({ option: 1 })
      .finish()
    harder.check({
      attempt: { difficulty: 6 },
      hero: { hand: ['hard-lesson'] },
      discards: { adversary: ['booby-trap'] },
    })
  })

  test('R-FEAT-15 epic: with nothing to act on it is discarded without effect', () => {
    const game = facing('stolen-strength', {}).choose('done').finish()
    game.check({
      attempt: { total: 2, difficulty: 4 },
      discards: { adversary: ['stolen-strength'] },
      'no-events': ['rune-turned', 'successes', 'difficulty'],
    })
  })
})
