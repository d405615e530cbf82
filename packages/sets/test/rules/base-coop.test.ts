/** The base game's Adversary in solo and co-op: setting up, its cards and its Experience (R-COOPB-01…10). */
import type { GameState } from '@runesaga/engine'
import type { Power } from '@runesaga/engine/language'
import type { ScenarioGame } from '@runesaga/engine/scenario'
import { describe, expect, test } from 'vitest'
import { baseSet } from '../../src/index.ts'
import { namesOf, pages, tally } from '../kit/pages.ts'
import { boxOf, checkInvariants, newGame, scenario } from '../kit/rules.ts'

const ADVERSARIES = (baseSet().adversaries ?? []).map((card) => card.id)

const game = (
  mode: 'solo' | 'coop' | 'competitive',
  heroes: number,
  fast = 1,
  adversary?: string,
): GameState =>
  newGame({
    edition: 'base',
    mode,
    heroes,
    seed: { fast },
    options: adversary === undefined ? {} : { adversary },
  })
const inActs = (state: GameState) => namesOf(state, boxOf(state.setup).acts.flat())

describe('setting up', () => {
  test('R-COOPB-01 one of the ten Adversaries is drawn, the others and no deck keep none', () => {
    const drawn = new Set<string>()
    for (let fast = 0; fast < 120; fast++) {
      const state = game('coop', 2, fast)
      const [adversary] = namesOf(state, [state.adversary!.card])
      drawn.add(adversary)
      const others = ADVERSARIES.filter((id) => id !== adversary)
      expect(namesOf(state, state.out)).toEqual(expect.arrayContaining(others))
      expect(namesOf(state, state.out)).not.toContain(adversary)
      expect(inActs(state).filter((id) => ADVERSARIES.includes(id))).toEqual([])
    }
    expect([...drawn].sort()).toEqual(ADVERSARIES.toSorted())
    // in a competitive game they are in the decks instead
    expect(inActs(game('competitive', 2)).filter((id) => ADVERSARIES.includes(id)).length).toBe(10)
  })

  test.each(ADVERSARIES)('R-COOPB-02 %s brings its own Quest and Rise of the Adversary', (adversary) => {
    const state = game('solo', 1, 1, adversary)
    expect(namesOf(state, state.adversary!.quests)).toEqual([`quest-${adversary}`, 'rise-of-the-adversary'])
    const out = namesOf(state, state.out).filter((id) => id.startsWith('quest-'))
    expect(out.toSorted()).toEqual(
      ADVERSARIES.flatMap((id) => (id === adversary ? [] : `quest-${id}`)).sort(),
    )
    expect(() =>
      newGame({
        edition: 'base',
        mode: 'solo',
        heroes: 1,
        seed: { fast: 1 },
        options: { adversary, quest: `quest-${ADVERSARIES.find((id) => id !== adversary)}` },
      }),
    ).toThrow("can't be the Adversary Quest")
  })

  test.each([
    ['solo', 1],
    ['coop', 3],
  ] as const)(
    'R-COOPB-03 the ten skull cards are the special deck in %s; heroes draw from the other twelve',
    (mode, heroes) => {
      const state = game(mode, heroes)
      expect(tally(namesOf(state, state.decks[5].cards))).toEqual({
        'cruel-betrayal': 2,
        'dark-lords-champion': 1,
        'harsh-lesson': 2,
        'instill-fear': 2,
        sabotage: 2,
        'tap-into-darkness': 1,
      })
      expect(tally(namesOf(state, state.decks[4].cards))).toEqual({
        'bend-the-rules': 3,
        'desperate-rage': 2,
        'fateful-choice': 2,
        'parting-of-ways': 2,
        relentless: 2,
        'blood-price': 1,
      })
      const competitive = game('competitive', 2)
      expect([competitive.decks[4].cards.length, competitive.decks[5].cards.length]).toEqual([22, 0])
    },
  )

  test('R-COOPB-04 the goal is the solo value and as much more for each further hero', () => {
    expect(game('solo', 1).adversary!.goal).toBe(7)
    expect([2, 3, 4].map((heroes) => game('coop', heroes).adversary!.goal)).toEqual([11, 15, 19])
  })

  test('R-COOPB-05 the Adversary starts with no Experience and its power holds all game, also for the victor', () => {
    expect(game('solo', 1).adversary!.xp).toBe(0)
    expect([2, 3, 4].map((heroes) => game('coop', heroes).adversary!.xp)).toEqual([0, 0, 0])
    // The Crime Lord, who lies apart, takes two from whoever begins a turn with three or more
    const begun = (adversary: object) =>
      scenario('base', {
        mode: 'coop',
        at: 'start-of-turn',
        adversary: { card: 'the-crime-lord', ...adversary },
        heroes: [{ xp: 5 }, { xp: 2 }],
      })
    const table = begun({})
    table.check({ heroes: { 0: { xp: 3 } } })
    table.endTurn().check({ turn: { seat: 1 }, heroes: { 1: { xp: 2 } } })
    begun({ 'defeated-by': 0 }).check({ heroes: { 0: { xp: 3 } } })
  })

  test('R-COOPB-06 solo sets aside the Feats that need another hero; co-op and competitive keep them', () => {
    const hero = (state: GameState) => namesOf(state, boxOf(state.setup).feats.hero)
    expect(hero(game('solo', 1)).length).toBe(18)
    expect(hero(game('solo', 1))).not.toContain('unlikely-alliance')
    expect(hero(game('solo', 1))).not.toContain('comrade-in-arms')
    const both = { 'unlikely-alliance': 2, 'comrade-in-arms': 2 }
    expect(tally(hero(game('coop', 2)))).toMatchObject(both)
    expect(tally(hero(game('competitive', 2)))).toMatchObject(both)
  })

  test('R-COOPB-06 in co-op a Feat on "you" may serve the hero who attempts; in a competitive game it may not', () => {
    const at = (mode: 'coop' | 'competitive') =>
      scenario('base', {
        mode,
        ...(mode === 'coop' && { adversary: { card: 'the-wolf' } }),
        heroes: [{ xp: 0 }, { hand: ['bend-the-rules'] }],
        row: ['street-fight'],
      }).attempt('street-fight', 'top')
    const coop = at('coop')
    expect(coop.legal(1)).toEqual(['play bend-the-rules on 0', 'pass'])
    expect(coop.play('bend-the-rules', { by: 1, on: 0 }).cast(2).outcome()).toBe('overcome')
    coop.check({
      attempt: { difficulty: 2 },
      heroes: { 0: { level: 'C1' }, 1: { level: 'N', played: ['bend-the-rules'] } },
    })
    const rivals = at('competitive')
    expect(rivals.legal(1)).toEqual(['pass'])
  })
})

describe("the Adversary's cards", () => {
  const twist = (deck: string[], hand: string[] = []) =>
    scenario('base', {
      mode: 'coop',
      adversary: { card: 'the-wolf' },
      heroes: [{ xp: 0, icons: { strength: 2, dexterity: 2 }, hand }, { xp: 0 }],
      row: ['street-fight'],
      decks: { adversary: deck, hero: ['divine-favor'], antihero: ['blood-price'] },
    })
      .attempt('street-fight', 'top')
      .cast('slash', 'slash', 'twist', 'slash', 'slash', 'slash', 'slash')

  test('R-COOPB-07 a Twist of Fate draws, then turns up a card on which the active hero decides', () => {
    const table = twist(['instill-fear'])
    expect(table.legal(0)).toEqual(['deck hero', 'deck antihero'])
    table.choose({ deck: 'antihero' }).goOn()
    table.check({
      heroes: { 0: { hand: ['blood-price'] } },
      asks: { kind: 'choose', seat: 0, card: 'instill-fear' },
      events: [
        { type: 'feat-drawn', card: 'blood-price' },
        { type: 'adversary-card', card: 'instill-fear', applies: true },
      ],
    })
    expect(table.legal(0)).toEqual(['option 0', 'option 1'])
    table.choose({ option: 1 }).finish()
    table.check({ attempt: { total: 4, difficulty: 4, outcome: 'overcome' } })
  })

  test('R-COOPB-07 what its timing puts after the Challenge comes after it, and what can do nothing is ignored', () => {
    const later = twist(['harsh-lesson']).choose({ deck: 'hero' }).finish()
    later.check({ attempt: { total: 4, difficulty: 4 }, heroes: { 0: { xp: 0 } } })
    const champion = twist(['dark-lords-champion']).choose({ deck: 'hero' }).finish()
    // one harder in Act I, and two Experience for the hero who overcomes it
    champion.check({ attempt: { total: 6, difficulty: 5, outcome: 'overcome' }, heroes: { 0: { xp: 2 } } })
    const idle = twist(['cruel-betrayal']).choose({ deck: 'hero' }).finish()
    idle.check({
      attempt: { total: 6, difficulty: 4 },
      events: [{ type: 'adversary-card', card: 'cruel-betrayal', applies: false }],
      'no-events': ['feat-took-effect'],
    })
  })

  test('R-COOPB-08 a card turned up goes to its discards when the turn ends, whether it did anything or not', () => {
    for (const card of ['harsh-lesson', 'cruel-betrayal']) {
      const table = twist([card]).choose({ deck: 'hero' }).finish()
      expect(namesOf(table.state, table.state.adversary!.shown)).toEqual([card])
      expect(table.decks().adversary.discard).toEqual([])
      table.endTurn()
      expect(table.state.adversary!.shown).toEqual([])
      expect(table.decks().adversary.discard).toEqual([card])
    }
  })

  test('R-COOPB-08 an exhausted deck is shuffled anew from its own discards', () => {
    const table = scenario('base', {
      mode: 'solo',
      adversary: { card: 'the-wolf' },
      hero: { xp: 0 },
      row: ['street-fight'],
      decks: { adversary: { only: [] } },
      discards: { adversary: ['sabotage', 'harsh-lesson'] },
    })
    table.attempt('street-fight', 'top').cast('blank', 'blank', 'twist').choose({ deck: 'hero' }).finish()
    table.check({
      events: ['deck-reshuffled', 'adversary-card'],
      decks: { adversary: 1 },
      discards: { adversary: [] },
    })
  })
})

describe('its Experience', () => {
  /** an Adversary with one power, and its Quest */
  const shade = (power: Power) => ({
    adversaries: [
      {
        id: 'shade',
        act: 3 as const,
        difficulty: 6,
        abilities: ['wisdom' as const],
        path: { name: { en: 'Dispel the Shade' }, gives: { triumph: 1 } },
        powers: [power],
      },
    ],
    quests: [{ id: 'quest-shade', of: 'shade' }],
  })
  const misplaced = ({ rules, state }: ScenarioGame) =>
    checkInvariants(state, rules).filter((problem) => / is nowhere| is in /.test(problem))

  const table = (card: string, hero: object, xp = 3, row: string[] = ['captured']) =>
    scenario('base', {
      mode: 'solo',
      cards: pages,
      adversary: { card, xp },
      hero: { xp: 0, ...hero },
      rows: { 1: row },
    })

  test('R-COOPB-09 it gains and loses as its Quest and Rise of the Adversary say', () => {
    // The Warlord's Quest and Rise both pay for a failure with Strength or Constitution
    table('the-warlord', {}, 3, ['call-to-arms'])
      .attempt('call-to-arms', 'top')
      .cast(3)
      .check({ adversary: { xp: 5 } })
    // with other abilities Rise alone does
    table('the-warlord', {}, 3, ['the-academy'])
      .attempt('the-academy', 'top')
      .cast(2)
      .check({ adversary: { xp: 4 } })
    const strong = { icons: { strength: 3, constitution: 2 } }
    table('the-warlord', strong, 3, ['call-to-arms'])
      .attempt('call-to-arms', 'top')
      .cast(10)
      .check({ adversary: { xp: 2 } })
    table('the-warlord', strong, 3, ['call-to-arms'])
      .attempt('call-to-arms', 'top')
      .cast(9)
      .check({ adversary: { xp: 3 } })
    // a turn in which nothing was tried feeds nobody
    table('the-warlord', {})
      .endTurn()
      .check({ adversary: { xp: 3 } })
    // the Quest of another Adversary looks at other things
    table('the-dark-rider', { xp: 1 }, 3, ['adventurous'])
      .gain('adventurous')
      .check({ adversary: { xp: 4 } })
  })

  test.each([2, 3] as const)('R-COOPB-09 Rise of the Adversary pays it when a hero begins Act %i', (act) => {
    const begun = scenario('base', {
      mode: 'solo',
      cards: pages,
      at: 'start-of-turn',
      adversary: { card: 'the-warlord', xp: 3 },
      hero: {
        story: Array.from({ length: 3 * (act - 1) }, (_, i) => ({
          card: `page-${i + 1}`,
          path: 'top' as const,
        })),
      },
    })
    begun.check({ hero: { act }, adversary: { xp: 4 } })
  })

  test('R-COOPB-10 it wins at the moment at which it reaches its goal: nothing more of a failure happens', () => {
    const end = table('the-warlord', {}, 6, ['the-academy']).attempt('the-academy', 'top').cast(2)
    end.check({
      adversary: { xp: 7 },
      hero: { xp: 1, failures: 1 },
      outcome: { winners: [], party: 'lost', why: 'adversary-reached-goal' },
      discards: { 1: [] },
      'no-events': ['challenge-discarded', 'turn-ended'],
    })
    expect(end.legal(0)).toEqual([])
    // also at the very start of a turn
    const tyrant = scenario('base', {
      mode: 'solo',
      at: 'start-of-turn',
      adversary: { card: 'the-tyrant', xp: 6 },
      hero: { xp: 6 },
    })
    tyrant.check({ adversary: { xp: 7 }, outcome: { party: 'lost', why: 'adversary-reached-goal' } })
    // one short of it the game goes on
    table('the-warlord', {}, 6)
      .endTurn()
      .check({ adversary: { xp: 6 }, turn: { number: 2 } })
  })

  test('R-COOPB-10 in the middle of an attempt too, whatever could still have taken it back', () => {
    // an Antihero card drawn brings the Warlock to its goal, before the Hero card in hand can be played
    const game = scenario('base', {
      mode: 'solo',
      adversary: { card: 'the-warlock', xp: 6 },
      hero: { xp: 0, icons: { strength: 2 }, hand: ['divine-favor'] },
      row: ['street-fight'],
      decks: { adversary: ['cruel-betrayal'] },
    })
    game.attempt('street-fight', 'top').cast('slash', 'slash', 'twist', 'symbol', 'slash')
    game.choose({ deck: 'antihero' }).check({
      adversary: { xp: 7 },
      outcome: { winners: [], party: 'lost', why: 'adversary-reached-goal' },
      'no-events': ['adversary-card', 'weighed', 'overcame'],
    })
    expect(game.legal(0)).toEqual([])
    expect(misplaced(game)).toEqual([])
  })

  test('R-COOPB-10 cards in mid-air are put down: a Feat that was played counts as played', () => {
    // it is paid for the Ally that falls, while the Feat that makes it fall takes effect
    const bargain = {
      id: 'hard-bargain',
      kind: 'antihero',
      play: 'any-time',
      on: 'you',
      do: { 'sacrifice-ally': true, xp: 1 },
    } as const
    const game = scenario('base', {
      mode: 'solo',
      cards: { ...shade({ when: 'ally-sacrificed', do: { 'adversary-xp': 1 } }), feats: [bargain] },
      adversary: { card: 'shade', xp: 6 },
      hero: { xp: 0, allies: ['mentor'], hand: ['hard-bargain'] },
      row: ['street-fight'],
    })
    game.play('hard-bargain')
    game.check({
      adversary: { xp: 7 },
      hero: { lost: ['mentor'], played: ['hard-bargain'], xp: 0 },
      outcome: { party: 'lost', why: 'adversary-reached-goal' },
    })
    expect(misplaced(game)).toEqual([])
  })

  test('R-COOPB-10 the odds of an attempt that lets it win are nil', () => {
    const position = (xp: number) =>
      scenario('base', {
        mode: 'solo',
        cards: shade({ when: 'attempt-declared', do: { 'adversary-xp': 1 } }),
        adversary: { card: 'shade', xp },
        hero: { xp: 0, icons: { strength: 2 } },
        row: ['street-fight'],
      })
    const target = { row: 0, slot: 0, path: 0 }
    const success = ({ rules, state }: ScenarioGame) => rules.odds(state, 0, { target }).success
    expect(success(position(0))).toBeGreaterThan(0.5)
    expect(success(position(6))).toBe(0)
  })
})
