/** Attempting a Challenge (R-ATTEMPT-10…15): what comes of the cast. */
import { describe, expect, test } from 'vitest'
import { EDITIONS } from '../kit/editions.ts'
import { scenario } from '../kit/rules.ts'

/** Strength and Dexterity, Act I; top without +1 */
const FIGHT = { base: 'street-fight', epic: 'harvest-games', stormlight: 'face-a-shardbearer' } as const
const PRINTED = { base: 4, epic: 5, stormlight: 5 } as const

describe('the outcome', () => {
  test.each(EDITIONS)('R-ATTEMPT-10 success if the total reaches the difficulty (%s)', (edition) => {
    const difficulty = PRINTED[edition]
    for (const [total, outcome] of [
      [difficulty + 1, 'overcome'],
      [difficulty, 'overcome'],
      [difficulty - 1, 'failed'],
    ] as const) {
      const hero = { xp: 0, icons: { strength: 2 } }
      const game = scenario(edition, { hero, row: [FIGHT[edition]] })
        .attempt(FIGHT[edition], 'top')
        .cast(total)
      expect([game.total(), game.margin(), game.outcome()]).toEqual([total, total - difficulty, outcome])
    }
  })

  test('R-ATTEMPT-10 bonuses are added to the runes, penalties taken off', () => {
    const heroes = [{ xp: 0 }, { hand: ['comrade-in-arms'] }, { hand: ['harsh-lesson', 'harsh-lesson'] }]
    const game = scenario('base', { heroes, row: ['street-fight'] })
      .attempt('street-fight', 'top')
      .cast(3)
    expect(game.total()).toBe(3)
    game.play('comrade-in-arms', { by: 1 }).pass(2)
    expect([game.runes(), game.total()]).toEqual([3, 5])
    game.play('harsh-lesson', { by: 2 }).play('harsh-lesson', { by: 2 }).goOn()
    expect([game.runes(), game.total(), game.margin(), game.outcome()]).toEqual([3, 1, -3, 'failed'])
  })

  test.each([
    ['base', 'second-wind'],
    ['epic', 'undaunted'],
    ['stormlight', 'second-dawn'],
  ] as const)(
    'R-ATTEMPT-11 the outcome is known and nothing applied: time for a re-attempt (%s)',
    (edition, feat) => {
      const fight = FIGHT[edition]
      const position = { hero: { xp: 1, hand: [feat] }, row: [fight] }
      const game = scenario(edition, position).attempt(fight, 'top').dark(1)
      game.cast('blank', 'blank', 'slash', 'moon').pass(0)
      game.check({
        asks: { kind: 'window', seat: 0, window: 'beforeResolve' },
        attempt: { outcome: 'failed', total: 3 },
        hero: { xp: 0, level: 'N', failures: 0 },
        'no-events': ['failed', 'challenge-discarded', 'level'],
      })
      expect(game.legal()).toEqual([`play ${feat}`, 'pass'])
      expect(game.rows()[1].cards).toContain(fight)
      // a success leaves nothing to be turned
      const strong = { ...position.hero, icons: { strength: 2 } }
      const won = scenario(edition, { ...position, hero: strong })
        .attempt(fight, 'top')
        .dark(0)
      won.cast('slash', 'slash', 'slash', 'symbol', 'symbol')
      won
        .pass(0)
        .check({ asks: { kind: 'window', window: 'afterResolve' }, attempt: { outcome: 'overcome' } })
    },
  )

  test('R-ATTEMPT-11 other "instead" effects have their place there too', () => {
    const hero = { xp: 0, hand: ['narrow-escape', 'steady-hand'] }
    const game = scenario('base', { hero, row: ['street-fight'] })
      .attempt('street-fight', 'top')
      .cast(3)
    expect(game.legal()).toEqual(['play steady-hand', 'pass'])
    expect(game.pass(0).legal()).toEqual(['play narrow-escape', 'pass'])
    game.play('narrow-escape').finish()
    game.check({ attempt: { outcome: 'overcome', total: 3 }, hero: { xp: 0, failures: 0 } })
    // two short is too much for a narrow escape
    const short = scenario('base', { hero, row: ['street-fight'] })
      .attempt('street-fight', 'top')
      .cast(2)
    expect(short.pass(0).legal()).toEqual(['pass'])
  })

  const order = (events: readonly { type: string }[], ...types: string[]) =>
    events.map((e) => e.type).filter((type) => types.includes(type))

  test.each(EDITIONS)(
    'R-ATTEMPT-12 the outcome and its reward, then Corruption of the Dark runes, then the row (%s)',
    (edition) => {
      const fight = FIGHT[edition]
      const hero = { xp: 1, icons: { strength: 2 } }
      const won = scenario(edition, { hero, row: [fight] })
        .attempt(fight, 'top')
        .dark(1)
      won.cast('slash', 'blank', 'slash', 'symbol', 'symbol', 'moon')
      const told = ['level', 'overcame', 'failed', 'tucked', 'challenge-discarded', 'card-laid'] as const
      expect(order(won.events, ...told)).toEqual(['overcame', 'tucked', 'level', 'card-laid'])
      const lost = scenario(edition, { hero: { xp: 1 }, row: [fight] })
        .attempt(fight, 'top')
        .dark(1)
      lost.cast('blank', 'blank', 'slash', 'moon')
      expect(order(lost.events, ...told)).toEqual(['failed', 'challenge-discarded', 'level', 'card-laid'])
    },
  )

  test.each([
    ['V2', 'V1'],
    ['N', 'N'],
    ['C3', 'C3'],
  ] as const)(
    'R-ATTEMPT-12 the Virtue gained moves up before a moon moves down: from %s to %s',
    (level, end) => {
      const hero = { xp: 1, level, icons: { constitution: 2 } }
      const game = scenario('base', { hero, row: ['dangerous-artifact'] })
      game
        .attempt('dangerous-artifact', 'bottom')
        .dark(1)
        .cast('slash', 'blank', 'slash', 'slash', 'slash', 'moon')
      expect(game.outcome()).toBe('overcome')
      expect(game.hero().level).toBe(end)
    },
  )

  test('R-ATTEMPT-12 what Corruption sets off is on the Adversary before its tokens are removed', () => {
    const game = scenario('epic', {
      mode: 'solo',
      hero: { heritage: 'human', xp: 1, icons: { constitution: 2, wisdom: 2 } },
      adversary: { card: 'dark-lord', side: 'final', xp: 5 },
      finale: true,
    })
    game.attempt('dark-lord').dark(1)
    game.cast('slash', 'slash', 'slash', 'symbol', 'symbol', 'symbol', 'symbol', 'moon')
    expect([game.total(), game.difficulty()]).toEqual([13, 8])
    const tokens = game.events.flatMap((e) => (e.type === 'adversary-xp' ? [e.amount] : []))
    expect(tokens).toEqual([1, -5])
    expect(game.adversary()?.xp).toBe(1)
    expect(order(game.events, 'level', 'adversary-xp', 'overcame')).toEqual([
      'overcame',
      'level',
      'adversary-xp',
      'adversary-xp',
    ])
  })

  test('R-ATTEMPT-13 the card is tucked with the chosen path, icons and draws resolve, the Ally comes along (base)', () => {
    const game = scenario('base', {
      hero: { xp: 0, icons: { strength: 2 } },
      row: [{ card: 'missing-person', ally: 'mentor' }, 'the-academy'],
      decks: { hero: ['divine-favor'], 1: ['street-fight'] },
    })
    game.attempt('missing-person', 'bottom').cast(6)
    expect(game.hero()).toMatchObject({
      story: [{ card: 'missing-person', path: 'bottom' }],
      columns: [1, 0, 0],
      allies: ['mentor'],
      hand: ['divine-favor'],
      level: 'N',
      xp: 0,
    })
    expect(game.hero().icons).toMatchObject({ strength: 3, wisdom: 0, justice: 0, arcana: 1 })
    expect(game.rows()[1].cards.slice(0, 2)).toEqual(['street-fight', 'the-academy'])
    expect(game.rows()[1].allies).toEqual({})
    expect(game.decks()[1].discard).toEqual([])
  })

  test.each([
    ['epic', 'military-institute', ['athletic', 'tough', 'nimble'], 2],
    ['stormlight', 'caravan-ambush', [], 1],
  ] as const)(
    'R-ATTEMPT-13 under the current column, points and one-time icons of that path alone (%s)',
    (edition, card, story, column) => {
      const path = edition === 'epic' ? 'top' : 'bottom'
      const hero = { xp: 0, story: [...story], act: 1 as const, icons: { dexterity: 2, strength: 2 } }
      const position = edition === 'epic' ? { rows: { 2: ['siege-engine'] } } : { row: [card] }
      const name = edition === 'epic' ? 'siege-engine' : card
      const game = scenario(edition, { hero, ...position })
        .attempt(name, path)
        .cast(6)
      const columns = [0, 0, 0]
      columns[0] = story.length
      columns[column - 1]++
      expect(game.hero()).toMatchObject({ columns, level: edition === 'epic' ? 'N' : 'C1' })
      expect(game.hero().story.at(-1)).toEqual({ card: name, path })
      expect(game.hero().score.B).toBe(edition === 'epic' ? 2 : 1 + 2)
    },
  )

  test.each(EDITIONS)(
    'R-ATTEMPT-14 a failed Challenge is discarded and teaches 1 Experience (%s)',
    (edition) => {
      const fight = FIGHT[edition]
      const ally = { base: 'mentor', stormlight: 'sister', epic: undefined }[edition]
      const slot = ally === undefined ? fight : { card: fight, ally }
      const next = { base: 'the-academy', epic: 'goblin-raid', stormlight: 'gambling-den' }[edition]
      const game = scenario(edition, { hero: { xp: 0 }, row: [slot], decks: { 1: [next] } })
      game.attempt(fight, 'top').cast(2)
      game.check({ attempt: { outcome: 'failed' }, hero: { xp: 1, failures: 1, story: [], allies: [] } })
      expect(game.decks()[1].discard).toEqual(ally === undefined ? [fight] : [fight, ally])
      expect(game.rows()[1].cards[0]).toBe(next)
      expect(game.rows()[1].allies).toEqual({})
    },
  )

  test('R-ATTEMPT-14 except the Adversary: it stays; only in base does failing it teach anything', () => {
    const eight = [
      'adventurous',
      'brave',
      'studious',
      'criminal',
      'honorable',
      'inventive',
      'arcane',
      'blessed',
    ]
    const base = scenario('base', {
      mode: 'solo',
      hero: { xp: 0, story: eight },
      adversary: { card: 'the-tyrant', goal: 20 },
    })
    base.attempt('the-tyrant').cast(4)
    expect(base.hero()).toMatchObject({ xp: 1, story: eight.map((card) => ({ card })) })
    expect(base.adversary()).toMatchObject({ card: 'the-tyrant', 'defeated-by': undefined })
    base.endTurn().check({ turn: { 'must-face': true } })
    const six = ['athletic', 'tough', 'nimble', 'stealthy', 'fearless', 'serene']
    const epic = scenario('epic', {
      mode: 'coop',
      hero: { xp: 0, story: six },
      adversary: { card: 'deathless-king', xp: 9 },
    })
    epic.attempt('deathless-king').cast(3)
    expect(epic.hero()).toMatchObject({ xp: 0, faced: ['first'], beat: [] })
    expect(epic.adversary()).toMatchObject({ card: 'deathless-king', xp: 9 })
    const storm = scenario('stormlight', {
      mode: 'coop',
      hero: { xp: 0 },
      adversary: { xp: 9 },
      finale: true,
    })
    storm.attempt('odium', undefined, ['strength', 'wisdom']).cast(2)
    expect(storm.hero()).toMatchObject({ xp: 0, faced: ['first'], beat: [] })
    expect(storm.adversary()).toMatchObject({ card: 'odium', xp: 9 })
  })

  test.each([
    ['base', 'glorious-victory', 'hard-won-lesson'],
    ['epic', 'finest-hour', 'hard-lesson'],
    ['stormlight', 'stolen-glory', 'cut-your-losses'],
  ] as const)(
    'R-ATTEMPT-15 Feats about the attempted Challenge come after all is resolved (%s)',
    (edition, afterSuccess, afterFailure) => {
      const fight = FIGHT[edition]
      const hero = { xp: 0, icons: { strength: 2 }, hand: [afterSuccess, afterFailure] }
      for (const [sum, outcome, open] of [
        [6, 'overcome', edition === 'epic' ? [] : [afterSuccess]],
        [3, 'failed', [afterFailure]],
      ] as const) {
        const game = scenario(edition, { hero, row: [fight] })
          .attempt(fight, 'top')
          .cast(sum)
        while (!game.events.some((e) => e.type === 'card-laid')) game.pass(0)
        game.check({ asks: { kind: 'window', seat: 0, window: 'afterResolve' }, attempt: { outcome } })
        expect(game.hero().story).toHaveLength(outcome === 'overcome' ? 1 : 0)
        expect(game.hero().xp).toBe(outcome === 'overcome' ? 0 : 1)
        expect(game.legal()).toEqual([...open.map((feat) => `play ${feat}`), 'pass'])
      }
    },
  )
})
