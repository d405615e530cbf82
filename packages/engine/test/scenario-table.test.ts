/** What a scenario lays on the table and what its stones show: positions and casts. */
import { describe, expect, test } from 'vitest'
import { runScenario, scenario } from './kit/rules.ts'
import { cards, head, lines } from './woods.ts'

describe('casts', () => {
  const game = (xp = 0) => scenario('base', { cards, row: ['woods'], hero: { xp, icons: { wisdom: 3 } } })

  test('by name, by successes, or by their sum', () => {
    const named = game(1).attempt('woods', 'top').dark(1)
    named.cast('slash', 'blank', 'slash', 'symbol', 'slash', 'symbol', 'moon')
    expect(named.runes()).toBe(9)
    expect(game().attempt('woods', 'top').cast(1, 0, 1, 2, 1, 2).runes()).toBe(7)
    const summed = game().attempt('woods', 'top').cast(7)
    expect(summed.runes()).toBe(7)
    // nothing is set off if that can be
    expect(summed.events.some((e) => e.type === 'twist' || e.type === 'feat-drawn')).toBe(false)
  })

  test('can’t show what the stones haven’t', () => {
    expect(() => game().attempt('woods', 'top').cast('slash', 'slash', 'slash')).toThrow(
      'cast 1: 3 faces for 6 stones, which are core, core, core with the twist, wisdom, wisdom, wisdom (special)',
    )
    expect(() =>
      game().attempt('woods', 'top').cast('twist', 'blank', 'slash', 'slash', 'slash', 'hero'),
    ).toThrow('cast 1: stone 0, core, has no face "twist": it has slash (1) and blank (0)')
    expect(() => game().attempt('woods', 'top').cast(10)).toThrow("6 stones can't add up to 10")
    expect(() => game().cast(3)).toThrow('no stones are cast here')
  })

  test('in advance, one after the other; then chance goes on', () => {
    const story = { row: ['woods', 'wall'], hero: { xp: 0 }, casts: [3, [1, 0, 'slash']] }
    const steps = [
      { attempt: { card: 'wall', path: 'top' } },
      { expect: { attempt: { total: 3 } } },
      { 'end-turn': true },
      { seat: 1, attempt: { card: 'woods', path: 'top' } },
    ]
    expect(lines({ ...story, steps, expect: { attempt: { total: 2 } } })).toEqual([])
    expect(lines({ ...story, casts: [3, 2, 1, 0], steps })).toEqual([
      'casts: expected all used, found 2 left',
    ])
    expect(runScenario({ ...head, ...story, casts: [], steps: steps.slice(0, 1), stop: true }).ok).toBe(true)
  })

  test('of single stones, also those that a card casts again', () => {
    const origin = {
      id: 'gambler',
      abilities: ['charisma' as const],
      powers: [
        {
          when: 'cast' as const,
          may: true as const,
          limit: 'once-per-attempt' as const,
          do: { 're-cast': { n: 2 } },
        },
      ],
    }
    const game = scenario('base', {
      cards: { ...cards, origins: [origin] },
      row: ['woods'],
      hero: { origin: 'gambler', xp: 0, icons: { wisdom: 1 } },
    })
    game.attempt('woods', 'top').cast('blank', 'blank', 'slash', 'slash').use('gambler')
    game.choose({ stone: 0 }, { stone: 3 }).cast('slash', 'symbol')
    expect([game.runes(), game.outcome()]).toEqual([4, 'overcome'])
  })
})

describe('positions', () => {
  const zones = (game: ReturnType<typeof scenario>) => {
    const s = game.state
    return [
      ...s.rows.flatMap((r) => [...r.cards, ...r.allies]),
      ...s.decks.flatMap((d) => [...d.cards.slice(d.at), ...d.discard]),
      ...s.out,
      ...(s.adversary === null ? [] : [s.adversary.card, ...s.adversary.quests]),
      ...s.heroes.flatMap((h) => [
        h.heritage,
        h.origin,
        h.motivation,
        h.destiny,
        ...h.dealt,
        ...h.hand,
        ...h.played,
        ...h.allies,
        ...h.lost,
        ...h.story.map((t) => t >> 1),
      ]),
    ].filter((no) => no >= 0)
  }

  test.each(['base', 'epic', 'stormlight'] as const)('every card is in exactly one place: %s', (edition) => {
    const told = {
      cards,
      heroes: [
        { hand: ['cheer'], played: ['cheer'], allies: ['dog'], story: ['bold'] },
        { origin: 'plain-origin-3', destiny: 'plain-destiny-1', hand: ['plain-hero-card'] },
      ],
      row: ['woods'],
      decks: { 1: ['wall'], hero: ['cheer'] },
      discards: { 1: ['plain-challenge-1-1'] },
    }
    for (const mode of ['competitive', 'coop'] as const) {
      for (const at of ['menu', 'start-of-turn'] as const) {
        const all = zones(scenario(edition, { ...told, mode, at }))
        expect(all.toSorted((a, b) => a - b)).toEqual(all.map((_, i) => i))
      }
      const dealt = zones(
        scenario(edition, { cards, mode, at: 'setup', heroes: [{ dealt: ['plain-origin-3'] }, {}] }),
      )
      expect(dealt.toSorted((a, b) => a - b)).toEqual(dealt.map((_, i) => i))
    }
  })

  test('what cards give is counted, and icons that are named are set', () => {
    const game = scenario('base', {
      cards,
      hero: { story: ['bold', { card: 'woods', path: 'bottom' }], allies: ['dog'], icons: { wisdom: 5 } },
    })
    expect(game.hero().icons).toMatchObject({ strength: 1, wisdom: 5, nature: 2, dexterity: 0 })
    expect(game.hero()).toMatchObject({ xp: 3, level: 'N', columns: [2, 0, 0], hand: [] })
  })

  test('decks go on with the cards that are named', () => {
    const game = scenario('base', { cards, row: ['woods', 'bold'], decks: { 1: ['wall'] }, hero: { xp: 1 } })
    expect(game.journey('woods').rows()[1]).toMatchObject({
      cards: ['wall', 'bold', expect.anything(), expect.anything()],
    })
  })

  test('R-TABLE-04 a Story deck that ran out is rebuilt from its own discards; with none, the slot stays empty', () => {
    const told = { cards, row: ['woods', 'bold'], decks: { 1: { only: [] } }, hero: { xp: 1 } }
    const rebuilt = scenario('base', { ...told, discards: { 1: ['wall'] } }).journey('woods')
    expect(rebuilt.decks()[1]).toMatchObject({ size: 1, discard: [] })
    expect(rebuilt.rows()[1].size).toBe(4)
    const empty = scenario('base', told).gain('bold')
    expect(empty.rows()[1].size).toBe(3)
  })

  test('the turn begins through the rules where the scenario wants it', () => {
    const traits = ['a', 'b', 'c'].map((id) => ({ id }))
    const told = { cards: { traits }, hero: { story: ['a', 'b', 'c'] } }
    expect(scenario('base', told).rows()[2].open).toBe(true)
    const began = scenario('base', { ...told, at: 'start-of-turn' })
    expect(began.events.map((e) => e.type)).toEqual(['turn-began', 'row-opened'])
    expect(began.hero().act).toBe(2)
  })
})
