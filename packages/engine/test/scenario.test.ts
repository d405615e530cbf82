/** The runner of scenarios: what it finds, how it says so, and the questions on the way. */
import { describe, expect, test } from 'vitest'
import { runScenario } from './kit/rules.ts'
import { attempt, cards, head, lines, woods } from './woods.ts'

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
      events: ['attempt-declared', 'cast', 'overcame', { type: 'level', to: 3 }],
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

  test('a card may be called what every object has', () => {
    const odd = { ...cards, traits: [...cards.traits, { id: 'constructor', gives: { strength: 1 } }] }
    const found = (expected: object) => lines({ cards: odd, row: ['constructor'], expect: expected })
    expect(found({ hero: { scored: { constructor: ['A 1'] } } })).toEqual([
      'hero.scored.constructor: expected ["A 1"], found []',
    ])
    expect(found({ decks: { 1: { constructor: 2 } } })).toContain(
      'decks.1.constructor: expected 2, found nothing',
    )
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
