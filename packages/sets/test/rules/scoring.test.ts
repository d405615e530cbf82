/** Story icons (R-ICON), the end of the game (R-END) and scoring (R-SCORE). */
import { describe, expect, test } from 'vitest'
import { EDITIONS, type Edition } from '../kit/editions.ts'
import { boxOf, scenario } from '../kit/rules.ts'

/** A hero at C3, whose level is worth nothing, so that only what is named scores. */
const bare = { xp: 0, level: 'C3' } as const
const others = { base: ['nature'], epic: ['nature'], stormlight: ['radiant'] } as const

describe('story icons', () => {
  test.each(EDITIONS)('R-ICON-01 in %s six kinds of story icons are on the cards', (edition) => {
    const { cards } = boxOf(scenario(edition).state.setup)
    const found = new Set(
      cards.flatMap((card) => card.paths.flatMap((p) => p.icons.flatMap((n, i) => (n > 0 ? [i] : [])))),
    )
    const names = ['divinity', 'justice', 'nature', 'arcana', 'royalty', 'villainy', 'radiant']
    const shown = names.filter((_, i) => found.has(6 + i))
    expect(shown.sort()).toEqual(
      ['divinity', 'justice', 'arcana', 'royalty', 'villainy', ...others[edition]].sort(),
    )
  })

  test('R-ICON-01 combined sets have seven', () => {
    const game = scenario('stormlight', {
      sets: ['stormlight', 'base'],
      hero: { ...bare, icons: { nature: 2, radiant: 2 } },
    })
    expect(game.hero().score.D).toBe(4)
  })

  test.each(EDITIONS)(
    'R-ICON-02 R-ICON-03 in %s each kind scores on its own: 0, 0, 2, 4, 8 and never more',
    (edition) => {
      const points = [0, 1, 2, 3, 4, 5, 8].map(
        (villainy) => scenario(edition, { hero: { ...bare, icons: { villainy } } }).hero().score.D,
      )
      expect(points).toEqual([0, 0, 2, 4, 8, 8, 8])
      const two = scenario(edition, { hero: { ...bare, icons: { villainy: 2, justice: 3, arcana: 1 } } })
      expect(two.hero().score.D).toBe(2 + 4)
    },
  )

  test.each(EDITIONS)('R-ICON-04 in %s sets are neither Triumph nor Tragedy', (edition) => {
    const { score } = scenario(edition, { hero: { ...bare, icons: { royalty: 4 } } }).hero()
    expect(score).toEqual({ A: 0, B: 0, C: 0, D: 8, E: 0, total: 8 })
  })
})

describe('the end', () => {
  test.each(EDITIONS)('R-END-01 in competitive %s each other hero takes exactly one more turn', (edition) => {
    const trait = { base: 'supernatural', epic: 'prophesied', stormlight: 'living-legend' }[edition]
    const game = scenario(edition, {
      heroes: [{ story: stories[edition], xp: 5 }, {}, {}],
      turn: 0,
      rows: { 1: [], 2: [], 3: [trait] },
    })
    game.gain(trait).endTurn()
    expect(game.state.endedBy).toBe(0)
    expect(game.state.turn.seat).toBe(1)
    game.endTurn()
    expect(game.state.turn.seat).toBe(2)
    expect(game.state.phase).toBe('play')
    game.endTurn()
    expect(game.state.phase).toBe('over')
    expect(game.events.filter((e) => e.type === 'turn-ended').map((e) => 'seat' in e && e.seat)).toEqual([
      0, 1, 2,
    ])
  })

  test('R-END-02 solo and co-op end by their own rules: nine cards alone end nothing while an Adversary waits', () => {
    const epic = scenario('epic', {
      mode: 'solo',
      heroes: [{ story: [...stories.epic, 'stormborn'], faced: ['first'], act: 3 }],
      adversary: { card: 'dark-lord', xp: 5, side: 'final' },
      turn: 0,
    })
    epic.endTurn()
    expect(epic.state.phase).toBe('play')
    expect(epic.state.turn.mustFace).toBe(true)
    const base = scenario('base', {
      mode: 'solo',
      heroes: [{ story: stories.base }],
      adversary: { card: 'the-demon', xp: 0 },
      at: 'start-of-turn',
    })
    expect(base.state.turn.mustFace).toBe(true)
  })

  test('R-END-03 at the end Destinies are revealed and scored', () => {
    const game = scenario('base', {
      heroes: [
        { ...bare, story: [...stories.base, 'supernatural'], destiny: 'cunning-villain' },
        { ...bare, destiny: 'wise-master', icons: { wisdom: 3 } },
      ],
      'ended-by': 0,
      turn: 1,
    })
    expect(game.hero(1)['destiny-up']).toBe(false)
    game.endTurn()
    expect(game.state.phase).toBe('over')
    expect(game.hero(0)['destiny-up']).toBe(true)
    expect(game.hero(1)['destiny-up']).toBe(true)
    // Wise Master: 1 Triumph per Wisdom, and its Divinity icon has joined the story
    expect(game.hero(1).score.A).toBe(3)
    expect(game.hero(1).icons.divinity).toBe(1)
    expect(
      game.events.map((e) => e.type).filter((t) => t === 'destinies-revealed' || t === 'game-over'),
    ).toEqual(['destinies-revealed', 'game-over'])
  })
})

/** Eight tucked cards each. */
const stories = {
  base: ['brave', 'foundling', 'orphan', 'criminal', 'enlightened', 'honorable', 'arcane', 'blessed'],
  epic: ['athletic', 'tough', 'nimble', 'stealthy', 'fearless', 'cunning', 'renowned', 'masterful'],
  stormlight: [
    'scholar',
    'officer',
    'stubborn',
    'first-oath',
    'camp-judge',
    'court-favorite',
    'second-oath',
    'vessel-of-wrath',
  ],
} satisfies Record<Edition, string[]>

describe('the score', () => {
  test('R-SCORE-01 Triumph, Tragedy, Experience and story icons add up', () => {
    const game = scenario('base', {
      hero: {
        xp: 4,
        level: 'C1',
        icons: { villainy: 2 },
        story: ['tragic-loss', 'inspiring'],
        played: ['divine-favor'],
      },
    })
    // A: Inspiring 1 + Hero card 1; B: Tragic Loss 2 + level 2; C: 4; D: two Villainy
    expect(game.hero().score).toEqual({ A: 2, B: 4, C: 4, D: 2, E: 0, total: 12 })
  })

  test('R-SCORE-02 points in the story count: Character cards, visible paths and face-up Allies, nothing else', () => {
    const game = scenario('base', {
      hero: {
        ...bare,
        motivation: 'bound-by-honor',
        story: [{ card: 'corrupt-official', path: 'bottom' }],
        allies: ['first-love'],
        lost: ['true-love'],
        hand: ['divine-favor'],
      },
    })
    // 5 of the Motivation, 2 of Resist Arrest, 1 of the Ally; not the sacrificed one, not the hand
    expect(game.hero().score.A).toBe(5 + 2 + 1)
    const sheet = game.rules.scoreSheet(game.state, 0)
    expect(sheet.lines.map((line) => [line.what, line.points])).toEqual([
      ['character', 5],
      ['path', 2],
      ['ally', 1],
    ])
  })

  test('R-SCORE-03 the Destiny pays its printed points and each condition that is met', () => {
    const villain = (icons: object) =>
      scenario('base', { hero: { ...bare, destiny: 'cunning-villain', icons } }).hero().score.B
    expect(villain({ strength: 1, dexterity: 1 })).toBe(1)
    expect(villain({ strength: 1, dexterity: 1, intelligence: 1 })).toBe(6)
    // its own Villainy joins the three of the story
    expect(villain({ strength: 1, dexterity: 1, intelligence: 1, villainy: 3 })).toBe(5 + 4)
    const hero = (icons: object) =>
      scenario('epic', { hero: { ...bare, destiny: 'blade-of-legend', icons } }).hero().score.A
    expect(hero({})).toBe(1)
    expect(hero({ strength: 4 })).toBe(5)
  })

  test.each(EDITIONS)('R-SCORE-04 in %s the final level alone counts, and may cost points', (edition) => {
    const levels = ['V2', 'V1', 'N', 'C1', 'C2', 'C3', 'C4'] as const
    const totals = levels.map((level) => scenario(edition, { hero: { xp: 0, level } }).hero().score.total)
    expect(totals).toEqual([8, 4, 2, 2, 4, 0, -4])
  })

  test('R-SCORE-05 each played Hero card is 1 Triumph, each Antihero card 1 Tragedy, whatever the level; hands score nothing', () => {
    const game = scenario('base', {
      hero: {
        xp: 0,
        level: 'C4',
        played: ['divine-favor', 'steady-hand', 'blood-price'],
        hand: ['open-road', 'relentless'],
      },
    })
    expect(game.hero().score).toEqual({ A: 2 - 4, B: 1, C: 0, D: 0, E: 0, total: -1 })
    // a printed value counts instead
    const printed = scenario('base', {
      cards: {
        feats: [
          {
            id: 'legend',
            name: { en: 'Legend' },
            kind: 'hero',
            points: 3,
            play: 'any-time',
            on: 'you',
            do: { xp: 1 },
          },
        ],
      },
      hero: { ...bare, played: ['legend'] },
    })
    expect(printed.hero().score.A).toBe(3)
  })

  test('R-SCORE-06 1 per unspent Experience; what is banked on the Class is gone', () => {
    const game = scenario('epic', { hero: { xp: 2, banked: 6, level: 'C3', motivation: 'fighter' } })
    expect(game.hero().score).toEqual({ A: 0, B: 0, C: 2, D: 0, E: 0, total: 2 })
  })

  test('R-SCORE-07 sets of story icons are in the score, with those of the Destiny', () => {
    const game = scenario('base', { hero: { ...bare, destiny: 'force-of-darkness', icons: { villainy: 3 } } })
    // the Destiny's Villainy is the fourth
    expect(game.hero().score.D).toBe(8)
  })

  test('R-SCORE-08 five boxes: Triumph, Tragedy, Experience, icons, the Adversary', () => {
    const game = scenario('epic', {
      mode: 'coop',
      heroes: [
        {
          xp: 3,
          level: 'N',
          icons: { arcana: 2 },
          played: ['undaunted', 'dark-deal'],
          beat: ['final'],
          faced: ['first', 'final'],
        },
        {},
      ],
      adversary: { card: 'dark-lord', side: 'final', xp: 0 },
    })
    expect(game.hero().score).toEqual({ A: 2 + 1, B: 1, C: 3, D: 2, E: 6, total: 15 })
  })

  test("R-SCORE-09 the Final Adversary's icons count for the Destiny and for sets, its points stand in box E alone", () => {
    const hero = { ...bare, destiny: 'unbroken-guardian', icons: { constitution: 2, divinity: 1 } }
    const at = (beat: ('first' | 'final')[]) =>
      scenario('epic', {
        mode: 'coop',
        heroes: [{ ...hero, beat }, {}],
        adversary: { card: 'dark-lord', side: 'final', xp: 0 },
      }).hero().score
    // 1 Triumph per Constitution
    expect(at([])).toEqual({ A: 2, B: 0, C: 0, D: 0, E: 0, total: 2 })
    // The Dark Lord gives Divinity, Constitution and 6 Triumph
    expect(at(['final'])).toEqual({ A: 3, B: 0, C: 0, D: 2, E: 6, total: 11 })
    expect(at(['first'])).toEqual({ A: 2, B: 0, C: 0, D: 0, E: 0, total: 2 })
  })

  test('R-SCORE-10 the highest score wins, and ties share the victory', () => {
    const play = (scores: number[]) => {
      const heroes = scores.map((xp, i) => ({
        ...bare,
        xp,
        ...(i === 0 ? { story: [...stories.base, 'supernatural'] } : {}),
      }))
      const game = scenario('base', { heroes, 'ended-by': 0, turn: 2 })
      // the nine cards of the first hero are worth the same in every case
      const story = game.hero(0).score.total - scores[0]
      return { game, story }
    }
    const { story } = play([0, 0, 0])
    const tied = play([5, 5 + story, 1]).game.endTurn()
    expect(tied.state.outcome).toEqual({
      winners: [0, 1],
      party: null,
      loyalists: false,
      why: 'highest-destiny',
    })
    const clear = play([5, 6 + story, 1]).game.endTurn()
    expect(clear.state.outcome?.winners).toEqual([1])
  })

  test('R-SCORE-11 in co-op there is a ranking only if the party won', () => {
    const at = (xp: number) =>
      scenario('epic', {
        mode: 'coop',
        heroes: [
          { xp: 9, faced: ['first', 'final'] },
          { xp: 2, faced: ['first'] },
        ],
        adversary: { card: 'dark-lord', side: 'final', xp },
        'ended-by': 0,
        finale: true,
        turn: 1,
      })
        .attempt('dark-lord')
        .cast('slash', 'slash', 'slash')
        .endTurn().state.outcome
    expect(at(0)).toEqual({ winners: [0], party: 'won', loyalists: false, why: 'adversary-out-of-xp' })
    expect(at(1)).toEqual({ winners: [], party: 'lost', loyalists: false, why: 'adversary-has-xp' })
  })

  test('R-SCORE-12 in solo the game is won or lost; the score is only a record', () => {
    const at = (xp: number) =>
      scenario('stormlight', {
        mode: 'solo',
        heroes: [{ xp: 4, level: 'N', icons: { strength: 3, constitution: 2 } }],
        adversary: { xp },
        'ended-by': 0,
        finale: true,
        turn: 0,
      })
        .attempt('odium', undefined, ['strength', 'constitution'])
        // exactly 9: overcome, with nothing to spare
        .cast('blank', 'blank', 'slash', 'symbol', 'symbol', 'symbol', 'slash', 'slash')
        .endTurn()
    expect(at(0).state.outcome?.party).toBe('won')
    expect(at(2).state.outcome?.party).toBe('lost')
    // the same score either way: 4 Experience, 2 for the level, 9 of Odium
    expect([at(0), at(2)].map((game) => game.hero().score.total)).toEqual([15, 15])
  })
})
