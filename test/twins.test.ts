/**
 * Hidden is hidden: twins are two states that differ only in what a seat can't know. Everything that a table tells that seat about
 * the one, it tells about the other, byte for byte. `TWINS=1000000 npx vitest run test/twins.test.ts` tries as many as that.
 */
import { type Action, fastRandom, type GameState, type Plan, type Seat, type Viewer } from '@runesaga/engine'
import { answers, type Player, type PromptPolicy } from '@runesaga/table'
import { afterAll, describe, expect, test } from 'vitest'
import { Dice } from '../packages/sets/test/kit/dice.ts'
import { hiddenPermutation, permuted } from '../packages/sets/test/kit/permute.ts'
import { byApply, play } from '../packages/sets/test/kit/players.ts'
import { MIXED_TABLES, setupOf, TABLES, type Table } from '../packages/sets/test/kit/tables.ts'
import { bytes, sameParts, saveAndLoad } from '../packages/sets/test/kit/values.ts'
import { boxOf, checkInvariants, knowledgeOf, legalActions, newGame, odds, rules } from './kit/rules.ts'

const WANTED = Number(process.env.TWINS ?? 21_000)
const PLAYED_AT = [...TABLES, ...MIXED_TABLES]
const HOURS = 3_600_000

const told = { twins: 0, odds: 0, holding: 0, foresee: 0, whyNot: 0, hint: 0 }
afterAll(() => {
  const counts = Object.entries(told).map(([what, n]) => `${n} ${what}`)
  console.log(`told alike: ${counts.join(', ')}`)
})

/** Some plan for an attempt, sensible or not: also with Feats of others and of nobody. */
function somePlan(state: GameState, seat: Seat, dice: Dice): Plan {
  const attempts = legalActions(state, seat).filter((action) => action.type === 'attempt')
  const plan: Plan = {}
  if (attempts.length > 0) {
    const { type: _, ...target } = dice.pick(attempts)
    plan.target = target
  }
  if (dice.oneIn(3)) plan.dark = dice.below(4)
  const feats = boxOf(state.setup).cards.flatMap((card, no) => (card.feat === null ? [] : [no]))
  const held = state.heroes[seat].hand
  if (dice.oneIn(2)) {
    const card = held.length > 0 && !dice.oneIn(4) ? dice.pick(held) : dice.pick(feats)
    const by = dice.oneIn(3) ? dice.below(state.heroes.length) : undefined
    plan.feats = [{ card, ...(by === undefined ? {} : { by }) }]
  }
  if (dice.oneIn(4)) plan.choices = [dice.below(3), dice.below(3)]
  return plan
}

/** Some action, legal or not. Cards are numbers of the box, so also those that somebody else holds. */
function someAction(state: GameState, seat: Seat, dice: Dice): Action {
  const legal = legalActions(state, seat)
  if (legal.length > 0 && dice.oneIn(2)) return dice.pick(legal)
  const card = dice.below(boxOf(state.setup).cards.length)
  const [row, slot] = [dice.below(3), dice.below(5)]
  return dice.pick<Action>([
    { type: 'play', card, on: dice.below(state.heroes.length) },
    { type: 'use', card, power: dice.below(2), cost: -1 },
    { type: 'gain', row, slot },
    { type: 'attempt', row, slot, path: dice.below(2) },
    { type: 'journey', row, slot },
    { type: 'replace', row, slot },
    { type: 'choose', option: dice.below(4) },
    { type: 'keep', origin: card, motivation: dice.below(card + 1), destiny: dice.below(card + 2) },
    { type: 'bank' },
    { type: 'pass' },
  ])
}

const ASKING: PromptPolicy[] = [
  { when: 'always' },
  { when: 'mine' },
  { when: 'from', difficulty: 5 },
  { when: 'never' },
]

/**
 * Who sits where: persons mostly, so that whom the game waits for could tell something. The viewer is one; a spectator looks on
 * where several play.
 */
function someTable(heroes: number, viewer: Viewer, dice: Dice): Omit<answers.Seated, 'state'> {
  const players = Array.from(
    { length: heroes },
    (_, seat): Player =>
      viewer !== 'spectator' && viewer !== seat && dice.oneIn(4)
        ? { kind: 'bot', name: `${seat}`, bot: 'adept' }
        : { kind: 'person', name: `${seat}` },
  )
  return { rules, players, asking: players.map(() => dice.pick(ASKING)), passing: new Map() }
}

type Question = [keyof typeof told, (state: GameState) => unknown]

/** One of the questions that a table answers a seat, the same for both twins. */
function someQuestion(state: GameState, seat: Seat, dice: Dice): Question {
  const plan = somePlan(state, seat, dice)
  const action = someAction(state, seat, dice)
  const actions = [null, action, someAction(state, seat, dice)]
  return dice.pick<Question>([
    ['odds', (twin) => answers.oddsFor(rules, twin, seat, plan)],
    ['odds', (twin) => answers.oddsFor(rules, twin, seat, plan)],
    ['holding', (twin) => answers.holdingFor(rules, twin, seat, plan, action)],
    ['foresee', (twin) => answers.foreseeFor(rules, twin, seat, actions)],
    ['whyNot', (twin) => answers.whyNotOf(rules, twin, seat, action)],
    ['whyNot', (twin) => actions.slice(1).map((one) => answers.whyNotOf(rules, twin, seat, one!))],
    ['hint', (twin) => answers.hintFor(rules, twin, seat, 'twins')],
  ])
}

/** Byte for byte. What differs is looked at only then: most of the time nothing does. */
function expectSame(left: unknown, right: unknown, when: string): void {
  if (sameParts(left, right) || bytes(left) === bytes(right)) return
  expect(saveAndLoad(right), when).toEqual(saveAndLoad(left))
  throw new Error(`${when}: the same fields in another order`)
}

/** Compares twins of the games at one table until there were enough of them. */
function tellTwins(table: Table, wanted: number): void {
  const enough = told.twins + wanted
  for (let i = 0; told.twins < enough; i++) {
    const dice = new Dice(`${table.name} twins ${i}`)
    const start = newGame(setupOf(table, { fast: `twins ${i}` }))
    play(start, i % 2 ? 'keen' : 'uniform', dice, byApply, ({ state }) => {
      // while heroes choose their cards there are few states: look at each
      if (told.twins >= enough || (state.phase !== 'setup' && !dice.oneIn(4))) return
      const viewer: Viewer = table.heroes > 1 && dice.oneIn(12) ? 'spectator' : dice.below(table.heroes)
      const moved = hiddenPermutation(state, viewer, { decks: 1, rows: true }, dice)
      const twin = { ...permuted(state, moved, viewer), random: fastRandom(dice.word()) }
      if (dice.oneIn(20)) expect(checkInvariants(twin)).toEqual([])
      const seated = someTable(table.heroes, viewer, dice)
      const when = `game ${i}, turn ${state.turn.number}, viewer ${viewer}`
      const seen = (one: GameState) => [
        answers.sightOf({ ...seated, state: one }, viewer),
        answers.waitedFor({ ...seated, state: one }),
        seated.players.map((_, seat) => answers.passesFor({ ...seated, state: one }, seat)),
      ]
      // whether the table passes for the viewer is no secret to the viewer
      expectSame(seen(state), seen(twin), when)
      if (viewer !== 'spectator') {
        const [what, answer] = someQuestion(state, viewer, dice)
        expectSame(answer(state), answer(twin), `${when}, ${what}`)
        told[what]++
      }
      told.twins++
    })
  }
}

describe('twins are told the same', () => {
  test.each(PLAYED_AT)('$name', { timeout: HOURS }, (table) => {
    tellTwins(table, Math.ceil(WANTED / PLAYED_AT.length))
  })
})

describe('the test would notice', () => {
  const table = TABLES[2]
  const seated = (state: GameState, person: boolean): answers.Seated => ({
    rules,
    state,
    players: state.heroes.map(
      (_, i): Player =>
        i === 1 || person ? { kind: 'person', name: '' } : { kind: 'bot', name: '', bot: 'adept' },
    ),
    asking: state.heroes.map(() => ({ when: 'always' as const })),
    passing: new Map(),
  })

  /** How many of the twins met in a few games differ in what is asked about them. */
  function different(ask: (state: GameState, viewer: Seat) => unknown): number {
    let found = 0
    for (let i = 0; i < 6; i++) {
      const dice = new Dice(`noticed ${i}`)
      play(newGame(setupOf(table, { fast: `noticed ${i}` })), 'keen', dice, byApply, ({ state }) => {
        if (!dice.oneIn(4)) return
        const moved = hiddenPermutation(state, 0, { decks: 1, rows: true }, dice)
        if (bytes(ask(state, 0)) !== bytes(ask(permuted(state, moved, 0), 0))) found++
      })
    }
    return found
  }

  test('a view that shows the hands of others', () => {
    expect(different((state) => knowledgeOf(state, 1))).toBeGreaterThan(10)
  })

  test('odds of a plan with a Feat that another hero may hold', () => {
    const asks = (state: GameState) => {
      const attempt = legalActions(state, 0).find((action) => action.type === 'attempt')
      if (attempt === undefined) return null
      const { type: _, ...target } = attempt
      return boxOf(state.setup).cards.map((one, card) => {
        if (one.feat === null) return null
        try {
          return odds(state, 0, { target, feats: [{ card, by: 1 }] }).success
        } catch {
          return null
        }
      })
    }
    expect(different(asks)).toBeGreaterThan(0)
  })

  test('passing for whoever has nothing to play, where somebody else sees who is waited for', () => {
    const passes = (person: boolean) => different((state) => answers.passesFor(seated(state, person), 1))
    expect(passes(true)).toBe(0)
    // alone with bots nobody sees it
    expect(passes(false)).toBeGreaterThan(0)
  })
})
