/** Dark runes (R-DARK): who may buy them and when, where they are forbidden, and what their moons cost. */
import { describe, expect, test } from 'vitest'
import { EDITIONS } from '../kit/editions.ts'
import { boxOf, newGame, scenario } from '../kit/rules.ts'

/** Strength and Dexterity, Act I; the top path isn't Radiant */
const FIGHT = { base: 'street-fight', epic: 'harvest-games', stormlight: 'face-a-shardbearer' } as const
const AGAIN = { base: 'second-wind', epic: 'undaunted', stormlight: 'second-dawn' } as const

const upTo = (n: number) => Array.from({ length: n + 1 }, (_, i) => `dark ${i}`)

describe('buying', () => {
  test.each(EDITIONS)('R-DARK-01 before the cast, 1 Experience each, at most three (%s)', (edition) => {
    const fight = FIGHT[edition]
    for (const [xp, most] of [
      [1, 1],
      [2, 2],
      [3, 3],
      [7, 3],
    ]) {
      const game = scenario(edition, { hero: { xp }, row: [fight] }).attempt(fight, 'top')
      expect(game.legal()).toEqual(upTo(most))
      expect(game.legal(1)).toEqual([])
      game.dark(most)
      expect(game.hero().xp).toBe(xp - most + (game.outcome() === 'failed' ? 1 : 0))
      expect(game.pool()).toEqual({ core: 3, dark: most })
    }
    const poor = scenario(edition, { hero: { xp: 0 }, row: [fight] }).attempt(fight, 'top')
    expect(poor.pool()).toEqual({ core: 3 })
    expect(poor.events.map((e) => e.type).slice(0, 2)).toEqual(['attempt-declared', 'cast'])
  })

  test.each(EDITIONS)('R-DARK-01 the three are for the whole turn, re-attempts included (%s)', (edition) => {
    const fight = FIGHT[edition]
    const hero = { xp: 7, hand: [AGAIN[edition]] }
    const game = scenario(edition, { hero, row: [fight] })
      .attempt(fight, 'top')
      .dark(2)
    game.cast('blank', 'blank', 'slash', 'slash', 'slash')
    game.play(AGAIN[edition])
    expect(game.legal()).toEqual(upTo(1))
    for (const [dark, most] of [
      [1, 2],
      [2, 1],
    ]) {
      const later = scenario(edition, { hero: { xp: 7 }, row: [fight], turn: { seat: 0, dark } })
      expect(later.attempt(fight, 'top').legal()).toEqual(upTo(most))
    }
    const spent = scenario(edition, { hero: { xp: 7 }, row: [fight], turn: { seat: 0, dark: 3 } })
    spent.attempt(fight, 'top')
    expect(spent.pool()).toEqual({ core: 3 })
    spent.check({ 'no-events': ['dark-bought'], events: ['cast'] })
  })

  test('R-DARK-01 a second Challenge of the same turn has what is left, the next turn all three again', () => {
    const hero = { xp: 7, hand: ['relentless'] }
    const game = scenario('base', { mode: 'competitive', hero, row: ['street-fight', 'magical-test'] })
    game.attempt('street-fight', 'top').dark(2).cast('blank', 'blank', 'slash', 'slash', 'slash')
    game.play('relentless').attempt('magical-test', 'top')
    expect(game.legal()).toEqual(upTo(1))
    game.dark(1).cast('blank', 'blank', 'slash', 'slash').endTurn(0).endTurn(1)
    const challenge = game.rows()[1].cards.find((card) => game.legal().includes(`attempt ${card} top`))!
    expect(game.attempt(challenge, 'top').legal()).toEqual(upTo(3))
  })

  test.each(EDITIONS)('R-DARK-08 only before the cast, and what was paid is gone (%s)', (edition) => {
    const fight = FIGHT[edition]
    const feat = { base: 'steady-hand', epic: 'steady-nerves', stormlight: 'clear-sight' }[edition]
    const game = scenario(edition, { hero: { xp: 3, hand: [feat] }, row: [fight] }).attempt(fight, 'top')
    game.dark(1).cast('blank', 'blank', 'slash', 'slash')
    expect(game.legal()).toEqual([`play ${feat}`, 'pass'])
    expect(game.hero().xp).toBe(2)
    game.goOn().check({ attempt: { outcome: 'failed' }, hero: { xp: 2 + 1 } })
  })
})

describe('where they are forbidden', () => {
  test.each(EDITIONS)('R-DARK-02 R-DARK-01 none are bought at four Corruption (%s)', (edition) => {
    const fight = FIGHT[edition]
    const at = (level: 'C3' | 'C4') =>
      scenario(edition, { hero: { xp: 3, level }, row: [fight] }).attempt(fight, 'top')
    expect(at('C3').legal()).toEqual(upTo(3))
    const bottom = at('C4')
    expect(bottom.pool()).toEqual({ core: 3 })
    bottom.check({ events: ['cast'], 'no-events': ['dark-bought'] })
  })

  test('R-DARK-02 nor are they added by a card, unless it says so', () => {
    const tempted = (level: 'C3' | 'C4', hand: string[]) => {
      const hero = { xp: 0, level, motivation: 'tempted-by-darkness', hand }
      return scenario('base', { hero, row: ['street-fight'] }).attempt('street-fight', 'top')
    }
    const tap = 'tap-into-darkness'
    expect(tempted('C3', [tap]).legal()).toEqual([`play ${tap}`, 'use tempted-by-darkness', 'pass'])
    expect(tempted('C4', [tap]).legal()).toEqual([`play ${tap}`, 'pass'])
    expect(tempted('C4', [tap]).play(tap).pool()).toEqual({ core: 3, dark: 2 })

    const storm = (level: 'C3' | 'C4') => {
      const hero = { xp: 0, level, hand: ['embrace-the-thrill', 'whispers-below'] }
      return scenario('stormlight', { hero, row: ['warcamp-drill'] }).attempt('warcamp-drill', 'top')
    }
    expect(storm('C3').legal()).toEqual([
      'play embrace-the-thrill',
      'play embrace-the-thrill on 1',
      'play whispers-below',
      'pass',
    ])
    // Embrace the Thrill is an Antihero card too
    const fallen = storm('C4').play('embrace-the-thrill', { on: 0 }).play('whispers-below')
    expect(fallen.pool()).toEqual({ core: 3, dark: 3 })

    const epic = (level: 'C3' | 'C4') => {
      const hero = { xp: 0, level, heritage: 'fiendblood' }
      const game = scenario('epic', { hero, row: ['harvest-games'] }).attempt('harvest-games', 'top')
      return game.cast('slash', 'slash', 'twist').legal()
    }
    expect(epic('C3')).toEqual(['deck hero', 'deck antihero', 'card fiendblood', 'done'])
    expect(epic('C4')).toEqual(['deck hero', 'deck antihero', 'done'])
    const warlock = { xp: 3, level: 'C4' as const, motivation: 'warlock', banked: 6 }
    const allowed = scenario('epic', { hero: warlock, row: ['harvest-games'] })
    expect(allowed.attempt('harvest-games', 'top').legal()).toEqual(upTo(3))
  })

  test('R-DARK-02 one bought before the fall to four Corruption is not cast, unless an Antihero card gives it', () => {
    const hero = { xp: 1, level: 'C3' as const, hand: ['blood-price', 'tap-into-darkness'] }
    const game = scenario('base', { hero, row: ['street-fight'] })
      .attempt('street-fight', 'top')
      .dark(1)
    expect(game.pool()).toEqual({ core: 3, dark: 1 })
    game.play('blood-price')
    expect([game.hero().level, game.pool()]).toEqual(['C4', { core: 3 }])
    game.play('tap-into-darkness')
    expect(game.pool()).toEqual({ core: 3, dark: 2 })
  })

  test('R-DARK-02 R-RE-02 those cast before stay for a re-attempt at four Corruption', () => {
    const hero = { xp: 1, level: 'C3' as const, hand: ['blood-price', 'desperate-rage'] }
    const game = scenario('base', { hero, row: ['street-fight'] })
      .attempt('street-fight', 'top')
      .dark(1)
    game.cast('blank', 'blank', 'slash', 'slash').pass(0)
    game.play('blood-price')
    expect(game.hero().level).toBe('C4')
    game.play('desperate-rage').goOn()
    // the one bought, and the one of Desperate Rage
    expect(game.pool()).toEqual({ core: 3, dark: 2 })
  })

  test('R-DARK-03 never on a Radiant path, neither bought nor added', () => {
    const hero = { xp: 3, hand: ['whispers-below', 'embrace-the-thrill'] }
    const position = { hero, row: ['first-great-storm'] }
    const plain = scenario('stormlight', position).attempt('first-great-storm', 'top')
    expect(plain.legal()).toEqual(upTo(3))
    expect(plain.dark(0).legal()).toEqual([
      'play whispers-below',
      'play embrace-the-thrill',
      'play embrace-the-thrill on 1',
      'pass',
    ])
    const radiant = scenario('stormlight', position).attempt('first-great-storm', 'bottom')
    expect([radiant.idle('whispers-below'), radiant.idle('embrace-the-thrill', { on: 0 })]).toEqual([
      true,
      true,
    ])
    radiant.play('whispers-below').play('embrace-the-thrill', { on: 0 })
    expect(radiant.pool()).toEqual({ core: 3 })
  })

  test('R-DARK-03 a path that becomes Radiant loses them, before and after the cast; nothing comes back', () => {
    const hero = { xp: 2, icons: { wisdom: 2 }, hand: ['change-of-heart'] }
    const position = { hero, row: ['first-great-storm'] }
    const before = scenario('stormlight', position).attempt('first-great-storm', 'top').dark(2)
    expect(before.pool()).toEqual({ core: 3, wisdom: 2, dark: 2 })
    before.play('change-of-heart').cast('slash', 'slash', 'slash', 'symbol', 'slash')
    expect(before.pool()).toEqual({ core: 3, wisdom: 2 })
    expect(before.hero()).toMatchObject({ xp: 0, level: 'N' })
    const after = scenario('stormlight', position).attempt('first-great-storm', 'top').dark(2)
    after.cast('slash', 'slash', 'slash', 'symbol', 'slash', 'moon', 'moon').play('change-of-heart')
    after.check({ attempt: { path: 'bottom', total: 3 + 2 + 1 + 1, outcome: 'overcome' } })
    expect(after.hero()).toMatchObject({ xp: 0, level: 'N' })
  })

  test('R-DARK-03 Odium is such a path; a card of his that would add one is ignored', () => {
    const position = { mode: 'solo' as const, hero: { xp: 3, hand: ['whispers-below'] }, finale: true }
    const game = scenario('stormlight', { ...position, decks: { adversary: ['embrace-the-thrill'] } })
    game.attempt('odium', undefined, ['strength', 'wisdom'])
    expect(game.idle('whispers-below')).toBe(true)
    game.cast('slash', 'slash', 'twist').choose({ deck: 'hero' })
    game.check({ events: [{ type: 'adversary-card', card: 'embrace-the-thrill', applies: false }] })
    expect(game.pool()).toEqual({ core: 3 })
  })

  test.each(EDITIONS)('R-DARK-04 they serve any Challenge, whatever its abilities (%s)', (edition) => {
    const { setup } = newGame({ edition, mode: 'competitive', heroes: 2, seed: { fast: 1 } })
    const cards = boxOf(setup).cards.filter((card) => card.kind === 'challenge' && card.act === 1)
    expect(new Set(cards.flatMap((card) => card.abilities)).size).toBe(6)
    for (const card of cards) {
      const id = card.id.split('/')[1]
      for (const [path, { icons }] of card.paths.entries()) {
        if (icons[12] > 0) continue // Radiant
        const game = scenario(edition, { hero: { xp: 3 }, row: [id] }).attempt(
          id,
          path === 0 ? 'top' : 'bottom',
        )
        expect(game.legal()).toEqual(upTo(3))
        game.dark(3).cast('slash', 'slash', 'slash', 'slash', 'slash', 'moon')
        expect([game.pool(), game.runes()]).toEqual([{ core: 3, dark: 3 }, 7])
      }
    }
  })

  test('R-DARK-05 they are allowed against the Adversary and the Final Adversary (epic), and in base', () => {
    const six = ['athletic', 'tough', 'nimble', 'stealthy', 'fearless', 'serene']
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
    const epic = { mode: 'solo' as const, adversary: { card: 'deathless-king' } }
    const first = scenario('epic', { ...epic, hero: { xp: 3, story: six } }).attempt('deathless-king')
    const adversary = { ...epic.adversary, side: 'final' as const }
    const final = scenario('epic', { ...epic, adversary, hero: { xp: 3 }, finale: true }).attempt(
      'deathless-king',
    )
    const base = { adversary: { card: 'the-tyrant' }, hero: { xp: 3, story: eight } }
    const solo = scenario('base', { mode: 'solo', ...base }).attempt('the-tyrant')
    const coop = scenario('base', { mode: 'coop', ...base }).attempt('the-tyrant')
    const row = scenario('base', { rows: { 3: ['the-tyrant'] } }).attempt('the-tyrant')
    for (const game of [first, final, solo, coop, row]) {
      expect(game.legal()).toEqual(upTo(3))
      expect((game.dark(3).pool() as { dark: number }).dark).toBe(3)
    }
  })
})

describe('added by cards, and their moons', () => {
  test('R-DARK-06 those that a card adds are no purchases, and never make more than three', () => {
    const hero = (xp: number) => ({ xp, hand: ['blood-oath', 'undaunted'] })
    const first = (xp: number, bought: number, dark = 0) => {
      const position = { hero: hero(xp), row: ['harvest-games'], turn: { seat: 0 as const, dark } }
      const game = scenario('epic', position).attempt('harvest-games', 'bottom')
      return (dark < 3 ? game.dark(bought) : game).play('blood-oath').pass(0)
    }
    // all three were bought in an earlier attempt of this turn
    const spent = first(3, 0, 3)
    expect(spent.pool()).toEqual({ core: 3, dark: 2 })
    expect(spent.state.turn.dark).toBe(3)
    // two are added: one more may be bought, though none was
    const none = first(3, 0).cast('blank', 'blank', 'slash', 'slash', 'slash')
    expect(none.state.turn.dark).toBe(0)
    expect(none.play('undaunted').legal()).toEqual(upTo(1))
    // one bought, two added: no room, though two purchases are left
    const full = first(3, 1).cast('blank', 'blank', 'slash', 'slash', 'slash', 'slash').play('undaunted')
    expect(full.state.turn.dark).toBe(1)
    full.cast('slash', 'slash', 'slash', 'slash', 'slash', 'slash')
    expect(full.pool()).toEqual({ core: 3, dark: 3 })
    // three bought: nothing to add, so the card changes nothing
    const three = scenario('epic', { hero: hero(3), row: ['harvest-games'] }).attempt(
      'harvest-games',
      'bottom',
    )
    expect(three.dark(3).pool()).toEqual({ core: 3, dark: 3 })
    expect(three.idle('blood-oath')).toBe(true)
  })

  const moons = (
    edition: (typeof EDITIONS)[number],
    level: 'N' | 'C2' | 'C3',
    ...faces: ('moon' | 'slash')[]
  ) => {
    const feat = { base: 'steady-hand', epic: 'dark-deal', stormlight: 'sow-doubt' }[edition]
    const hero = { xp: 3, level, hand: level === 'N' ? [feat] : [] }
    const game = scenario(edition, { hero, row: [FIGHT[edition]] })
      .attempt(FIGHT[edition], 'top')
      .dark(3)
    return game.cast('blank', 'blank', 'slash', ...faces)
  }
  const steps = (game: ReturnType<typeof moons>) => game.events.filter((e) => e.type === 'level').length

  test.each(EDITIONS)(
    'R-DARK-07 a moon costs a level when the attempt resolves, capped at the bottom (%s)',
    (edition) => {
      const open = moons(edition, 'N', 'moon', 'slash', 'moon')
      open.check({ asks: { kind: 'window', window: 'afterCast' }, hero: { level: 'N' } })
      expect(open.goOn().hero().level).toBe('C2')
      expect(steps(open)).toBe(2)
      expect(moons(edition, 'N', 'slash', 'slash', 'slash').goOn().hero().level).toBe('N')
      const capped = moons(edition, 'C3', 'moon', 'moon', 'moon')
      expect(capped.hero().level).toBe('C4')
      expect(steps(capped)).toBe(1)
    },
  )

  test.each(EDITIONS)('R-DARK-07 a cast that is replaced by a re-attempt costs nothing (%s)', (edition) => {
    const fight = FIGHT[edition]
    const hero = { xp: 1, hand: [AGAIN[edition]] }
    const game = scenario(edition, { hero, row: [fight] })
      .attempt(fight, 'top')
      .dark(1)
    game.cast('blank', 'blank', 'slash', 'moon').play(AGAIN[edition]).cast('slash', 'slash', 'slash', 'slash')
    expect(game.goOn().hero().level).toBe('N')
    game.check({ 'no-events': ['level'] })
  })
})
