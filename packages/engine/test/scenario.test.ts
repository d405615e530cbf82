/** The runner of scenarios itself: what it plays, what it finds, and how it says so. */
import { describe, expect, test } from 'vitest'
import { runScenario, scenario } from '../src/index.ts'

const woods = {
  id: 'woods',
  difficulty: 4,
  abilities: ['dexterity' as const, 'wisdom' as const],
  top: { gives: { dexterity: 1 } },
  bottom: { 'plus-one': true as const, gives: { wisdom: 1, nature: 1 } },
}
const cheer = {
  id: 'cheer',
  kind: 'hero' as const,
  copies: 3,
  play: 'as-attempt' as const,
  on: 'any-hero' as const,
  do: { successes: 1 },
}
const cards = {
  challenges: [woods, { id: 'wall', difficulty: 9, abilities: ['strength' as const] }],
  traits: [{ id: 'bold', gives: { strength: 1 } }],
  feats: [cheer],
  allies: [{ id: 'dog', gives: { nature: 1 } }],
}
const head = { scenario: 'T', title: 'a test', edition: 'base', sets: [], cards }
const lines = (words: object) => runScenario({ ...head, ...words }).lines

const attempt = { attempt: { card: 'woods', path: 'bottom' } }

describe('what differs', () => {
  const told = {
    row: ['woods'],
    hero: { xp: 1, icons: { dexterity: 1, wisdom: 2 } },
    steps: [attempt, { dark: 1 }, { cast: ['slash', 'blank', 'slash', 'slash', 'slash', 'symbol', 'moon'] }],
  }

  test('nothing, when all is as expected', () => {
    const expected = {
      hero: { xp: 0, level: 'C1', icons: { wisdom: 3 }, columns: [1, 0, 0], hand: [] },
      attempt: { pool: { core: 3, dexterity: 1, wisdom: 2, dark: 1 }, difficulty: 5, total: 8, margin: 3 },
      events: ['attempt-declared', 'cast', { type: 'level', to: 3 }, 'overcame'],
      'no-events': ['failed'],
    }
    const result = runScenario({ ...head, ...told, expect: expected })
    expect(result.lines).toEqual([])
    expect(result.ok).toBe(true)
    expect(result.runs).toHaveLength(1)
    expect(result.runs[0].state?.heroes[0].xp).toBe(0)
  })

  test.each<[object, string[]]>([
    [{ hero: { xp: 2 } }, ['hero.xp: expected 2, found 0']],
    [{ heroes: { 0: { level: 'N' }, 1: { xp: 3 } } }, ['heroes.0.level: expected N, found C1']],
    [{ hero: { story: ['bold'] } }, ['hero.story[0].card: expected bold, found woods']],
    [{ hero: { story: [] } }, ['hero.story: expected [], found [{"card":"woods","path":"bottom"}]']],
    [
      { attempt: { pool: { core: 3, dexterity: 1, dark: 1 } } },
      ['attempt.pool.wisdom: expected nothing, found 2'],
    ],
    [{ attempt: { total: 7, difficulty: 5 } }, ['attempt.total: expected 7, found 8']],
    [{ rows: { 1: { open: false } } }, ['rows.1.open: expected false, found true']],
    [{ hero: { scored: { woods: ['A 1'] } } }, ['hero.scored.woods: expected ["A 1"], found []']],
    [{ decks: { 1: 0 } }, ['decks.1: expected 0, found 11']],
    [{ adversary: { xp: 1 } }, ['adversary.xp: expected 1, found nothing']],
    [{ asks: { kind: 'window' } }, ['asks.kind: expected window, found menu']],
    [{ outcome: { winners: [0] } }, ['outcome.winners: expected [0], found nothing']],
    [{ out: ['woods'] }, ['out.woods: expected out of the game, found in play']],
    [
      { 'no-events': ['overcame'] },
      [expect.stringContaining('no-events[0]: expected nothing, found {"type":"overcame"')],
    ],
    [{ events: ['overcame', 'cast'] }, [expect.stringContaining('events[1]: expected cast, found [')]],
    [{ legal: ['gain bold'] }, ['legal: expected ["gain bold"], found ["end-turn"]']],
    [{ may: ['gain bold'] }, [expect.stringContaining('may gain bold: expected allowed')]],
  ])('%j', (expected, differences) => {
    expect(lines({ ...told, expect: expected })).toEqual(differences)
  })

  test('line by line of what a card scores', () => {
    const sage = {
      id: 'sage',
      gives: { triumph: 2 },
      scoring: [
        { triumph: 1, per: 'wisdom' },
        { tragedy: 3, if: { 'story-has': { strength: 1 } } },
      ],
    }
    const scored = (icons: object, expected: string[]) =>
      lines({
        cards: { destinies: [sage] },
        hero: { destiny: 'sage', icons },
        expect: { hero: { scored: { sage: expected } } },
      })
    expect(scored({ wisdom: 3, strength: 1 }, ['A 2', 'A 3', 'B 3'])).toEqual([])
    expect(scored({ strength: 1 }, ['A 2', 'A 3'])).toEqual([
      'hero.scored.sage: expected ["A 2","A 3"], found ["A 2","B 3"]',
    ])
  })

  test('on the way, with the step', () => {
    const [first, ...rest] = told.steps
    const steps = [first, { expect: { attempt: { difficulty: 4 } } }, ...rest]
    expect(lines({ ...told, steps })).toEqual(['steps[1].attempt.difficulty: expected 4, found 5'])
  })

  test('in each case and each edition', () => {
    const cases = [
      { case: 'poor', hero: { xp: 0 } },
      { case: 'rich', hero: { xp: 9 } },
    ]
    const found = lines({ edition: ['base', 'epic'], cases, expect: { hero: { xp: 9 } } })
    expect(found).toEqual([
      '[base, poor] hero.xp: expected 9, found 0',
      '[epic, poor] hero.xp: expected 9, found 0',
    ])
  })
})

describe('what is wrong with a scenario', () => {
  test('a card that nobody knows, with its place and the nearest', () => {
    expect(lines({ row: ['wods'], hero: { hand: ['cheer', 'chear'] }, steps: [{ gain: 'blod' }] })).toEqual([
      'row[0]: unknown card "wods"; did you mean "woods"?',
      'hero.hand[1]: unknown card "chear"; did you mean "cheer"?',
      'steps[0].gain: unknown card "blod"; did you mean "bold"?',
    ])
  })

  test('in a case, with the case’s place', () => {
    const cases = [
      { case: 'one' },
      { case: 'two', row: ['wods'] },
      { case: 'three', hero: { origin: 'woods' } },
    ]
    expect(lines({ cases })).toEqual([
      'cases[1].row[0]: unknown card "wods"; did you mean "woods"?',
      'cases[2].hero.origin: woods is a card of the kind challenge, not origin',
    ])
  })

  test('a word that the format hasn’t', () => {
    expect(lines({ expekt: {} })).toEqual(['expekt: unknown word "expekt"; did you mean "expect"?'])
    expect(lines({ hero: { exp: 3 } })).toEqual([expect.stringContaining('hero.exp: unknown word "exp"')])
    expect(lines({ hero: { level: 'C5' } })).toEqual([
      'hero.level: expected one of V2, V1, N, C1, C2, C3, C4, got "C5"; did you mean "C1"?',
    ])
    expect(lines({ steps: [{ atempt: 'woods' }] })).toEqual([
      'steps[0].atempt: unknown word "atempt"; did you mean "attempt"?',
      expect.stringContaining('steps[0]: a step needs one of keep, attempt, gain'),
    ])
  })

  test('a step that says two things, or half of one', () => {
    expect(lines({ steps: [{ gain: 'bold', dark: 1 }] })).toEqual([
      'steps[0]: one thing a step, not gain and dark',
    ])
    expect(lines({ steps: [{ refused: { gain: 'bold' } }] })).toEqual([
      'steps[0]: "refused" and "reason" stand together',
    ])
    expect(lines({ hero: {}, heroes: [{}] })).toEqual([
      'hero: "hero" and "heroes" say the same thing; one of them',
    ])
  })

  test('its cards, as in a set', () => {
    const power = { when: 'overcome', do: { sucesses: 1 } }
    expect(
      lines({ cards: { origins: [{ id: 'sailor', abilities: ['strength'], powers: [power] }] } }),
    ).toEqual(['cards.origins[0].powers[0].do.sucesses: unknown word "sucesses"; did you mean "successes"?'])
    const twice = { challenges: [woods, woods] }
    expect(lines({ cards: twice })).toEqual([
      'cards.challenges[1].id: id "woods" twice in the set; challenges[0] has it already',
    ])
  })

  test('a table that can’t be laid', () => {
    expect(lines({ heroes: [{}], mode: 'solo', edition: 'epic', sets: ['nowhere'] })).toEqual([
      expect.stringContaining('the card set "nowhere" is not loaded'),
    ])
    expect(lines({ hero: { hand: ['cheer', 'cheer', 'cheer', 'cheer'] } })).toEqual([
      'hero.hand[3]: cheer is used up: there are 3',
    ])
    expect(lines({ hero: { origin: 'woods' } })).toEqual([
      'hero.origin: woods is a card of the kind challenge, not origin',
    ])
    expect(lines({ row: ['dog'] })).toEqual([
      'row[0]: an Ally holds no place in a row; write { card: …, ally: dog }',
    ])
    expect(lines({ hero: { story: ['woods'] } })).toEqual([
      'hero.story[0]: which path of woods? write { card: woods, path: top }',
    ])
  })

  test('anything at all that isn’t one', () => {
    for (const data of [null, 3, 'woods', [], {}]) {
      const { ok, lines } = runScenario(data)
      expect(ok).toBe(false)
      expect(lines.length).toBeGreaterThan(0)
    }
    const endless: Record<string, unknown> = {}
    endless.cards = endless
    expect(runScenario(endless).lines).toEqual([expect.stringContaining('nested too deeply')])
  })
})

describe('questions', () => {
  const twist = { row: ['woods'], hero: { xp: 0 }, steps: [attempt, { cast: ['slash', 'slash', 'twist'] }] }

  test('one that is still open at the end fails, and says what is asked', () => {
    expect(lines(twist)).toEqual([
      'the end: expected to go on, found a question is still open: seat 0 is asked (twist): deck hero, deck antihero',
    ])
    expect(lines({ ...twist, stop: true })).toEqual([])
  })

  test('one that the next step doesn’t answer fails too', () => {
    expect(lines({ ...twist, steps: [...twist.steps, { 'end-turn': true }] })).toEqual([
      'steps[2]: expected to go on, found the scenario says {"end-turn":true}, but the game refuses that: not-asked; ' +
        'seat 0 is asked (twist): deck hero, deck antihero',
    ])
  })

  test('answered by meaning', () => {
    const steps = [...twist.steps, { choose: { deck: 'antihero' } }]
    expect(
      lines({ ...twist, steps, expect: { events: [{ type: 'feat-drawn', kind: 'antihero' }] } }),
    ).toEqual([])
  })

  test('no Dark rune is bought and no offer taken, unless the scenario says so', () => {
    const origin = {
      id: 'miser',
      abilities: ['wisdom' as const],
      powers: [{ when: 'failed' as const, may: true as const, do: { xp: 5 } }],
    }
    const game = (...steps: object[]) =>
      lines({
        cards: { ...cards, origins: [origin] },
        row: ['wall'],
        hero: { origin: 'miser', xp: 3 },
        steps: [{ attempt: { card: 'wall', path: 'top' } }, { cast: 3 }, ...steps],
        expect: { hero: { xp: 9 } },
      })
    expect(game()).toEqual(['hero.xp: expected 9, found 4'])
    expect(game({ use: 'miser' })).toEqual([])
  })

  test('an action that isn’t allowed says why', () => {
    expect(lines({ row: ['bold'], turn: { seat: 0, main: 0 }, steps: [{ gain: 'bold' }] })).toEqual([
      expect.stringContaining(
        '{"gain":"bold"}, but the game refuses that: main-action-used; seat 0 is in the menu',
      ),
    ])
  })
})

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

describe('a test that tells a story', () => {
  test('R-RUNE-03 the special stone joins with the third icon, also when a Feat lends it', () => {
    const might = {
      ...cheer,
      id: 'might',
      on: 'you' as const,
      do: { icon: { until: 'attempt' as const, of: 'strength' as const } },
    }
    const game = scenario('base', {
      cards: { challenges: [{ id: 'fight', difficulty: 4, abilities: ['strength'] }], feats: [might] },
      hero: { icons: { strength: 2 }, hand: ['might'] },
      row: ['fight'],
    })
    game.attempt('fight', 'bottom')
    expect(game.pool()).toEqual({ core: 3, strength: 2 })
    game.play('might')
    expect(game.pool()).toEqual({ core: 3, strength: { standard: 2, special: 1 } })
  })

  test('windows of others are passed until the one who plays is asked', () => {
    const game = scenario('base', {
      cards,
      row: ['woods'],
      heroes: [{ xp: 0, hand: ['cheer'] }, { hand: ['cheer'] }, {}],
    })
    game.attempt('woods', 'top').play('cheer', { by: 1, on: 0 }).cast(3).goOn()
    expect([game.total(), game.outcome()]).toEqual([4, 'overcome'])
    expect(game.hero(1).played).toEqual(['cheer'])
    expect(game.hero(0).hand).toEqual(['cheer'])
  })

  test('a cast may be told after the deed that led to it, as long as nothing else was done', () => {
    const game = scenario('base', { cards, row: ['woods'], hero: { xp: 0 } }).attempt('woods', 'top')
    expect(game.cast(2).total()).toBe(2)
    expect(game.hero().failures).toBe(1)
  })

  test('what is legal, in words', () => {
    const game = scenario('base', { cards, row: ['woods', 'bold', 'wall'], hero: { xp: 0, hand: ['cheer'] } })
    expect(game.legal()).toEqual(
      expect.arrayContaining([
        'attempt woods top',
        'attempt woods bottom',
        'gain bold',
        'attempt wall top',
        'end-turn',
      ]),
    )
    expect(game.legal(1)).toEqual([])
    game.attempt('woods', 'top')
    expect(game.legal()).toEqual(['play cheer', 'pass'])
    expect(game.actions()).toHaveLength(2)
  })

  test('what is refused leaves the game as it was', () => {
    const game = scenario('base', { cards, row: ['woods'], hero: { level: 'C2', hand: ['cheer'] } })
    game.attempt('woods', 'top')
    const before = game.state
    expect(game.refused((g) => g.play('cheer'))).toBe('level-forbids-hero')
    expect(game.state).toBe(before)
    expect(() => game.refused((g) => g.dark(1))).toThrow('the game allows that')
    expect(game.state).toBe(before)
  })

  test('checks like a scenario', () => {
    const game = scenario('base', { cards, row: ['bold'] }).gain('bold')
    game.check({ hero: { story: ['bold'], icons: { strength: 1 } } })
    expect(() => game.check({ hero: { xp: 9 } })).toThrow('hero.xp: expected 9, found 3')
    expect(() => game.check({ hero: { exp: 9 } } as never)).toThrow('hero.exp: unknown word "exp"')
    expect(() => game.check({ hero: { hand: ['boldd'] } })).toThrow(
      'unknown card "boldd"; did you mean "bold"?',
    )
  })

  test('two games side by side don’t disturb each other', () => {
    const one = scenario('base', { cards: { challenges: [woods] }, row: ['woods'], hero: { xp: 0 } })
    const other = scenario('base', {
      cards: { challenges: [{ ...woods, difficulty: 2 }] },
      row: ['woods'],
      hero: { xp: 0 },
    })
    expect(one.attempt('woods', 'top').cast(3).difficulty()).toBe(4)
    expect(other.attempt('woods', 'top').cast(3).difficulty()).toBe(2)
    expect([one.outcome(), other.outcome()]).toEqual(['failed', 'overcome'])
  })

  test('what can’t be set up is said at once', () => {
    expect(() => scenario('base', { cards, row: ['wods'] })).toThrow(
      'row[0]: unknown card "wods"; did you mean "woods"?',
    )
    expect(() => scenario('base', { cards, hero: { hand: ['woods'] } })).toThrow(
      'woods is a card of the kind challenge',
    )
  })
})
