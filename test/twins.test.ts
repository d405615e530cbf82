/**
 * Hidden is hidden: twins are two states that differ only in what a seat can't know. Everything that a table tells that seat about
 * the one, it tells about the other, byte for byte. `TWINS=1000000 npx vitest run test/twins.test.ts` tries as many as that.
 */
import {
  type Action,
  type CardNo,
  fastRandom,
  type GameEvent,
  type GameState,
  type Seat,
  type Viewer,
} from '@runesaga/engine'
import { after, beginning, type History, refOf } from '@runesaga/engine/host'
import type { Deed, PlanView } from '@runesaga/engine/view'
import type { Player, PromptPolicy } from '@runesaga/table'
import { answerTo, type Figures, judge, newsFor, passesFor, type Standing } from '@runesaga/table/host'
import { afterAll, describe, expect, test } from 'vitest'
import { Dice } from '../packages/sets/test/kit/dice.ts'
import { hiddenPermutation, type Permutation, permuted } from '../packages/sets/test/kit/permute.ts'
import { byApply, play } from '../packages/sets/test/kit/players.ts'
import { MIXED_TABLES, setupOf, TABLES, type Table } from '../packages/sets/test/kit/tables.ts'
import { bytes, sameParts, saveAndLoad } from '../packages/sets/test/kit/values.ts'
import { apply, boxOf, checkInvariants, legalActions, newGame, odds, rules } from './kit/rules.ts'

const WANTED = Number(process.env.TWINS ?? 21_000)
const PLAYED_AT = [...TABLES, ...MIXED_TABLES]
const HOURS = 3_600_000

const told = { twins: 0, odds: 0, holding: 0, results: 0, gain: 0, 'why-not': 0, hint: 0 }
afterAll(() => {
  const counts = Object.entries(told).map(([what, n]) => `${n} ${what}`)
  console.log(`told alike: ${counts.join(', ')}`)
})

/** Any card of the box by name, also those that somebody else holds. */
const someCard = ({ setup }: GameState, dice: Dice): string => {
  const box = boxOf(setup)
  return refOf(box, dice.below(box.cards.length))!
}

const legalDeeds = (state: GameState, seat: Seat): Deed[] =>
  legalActions(state, seat).map((action) => rules.deedOf(state, seat, action))

/** Some plan for an attempt, sensible or not: also with Feats of others and of nobody. */
function somePlan(state: GameState, seat: Seat, dice: Dice): PlanView {
  const targets = legalDeeds(state, seat).flatMap((deed) =>
    typeof deed === 'object' && 'attempt' in deed ? [deed.attempt] : [],
  )
  const feats = boxOf(state.setup).cards.flatMap((card, no) => (card.feat === null ? [] : [no]))
  const { hand } = state.heroes[seat]
  const feat = () => (hand.length > 0 && !dice.oneIn(4) ? dice.pick(hand) : dice.pick(feats))
  const played = (card: CardNo): Deed => ({
    play: { card: refOf(boxOf(state.setup), card)!, on: dice.below(state.heroes.length) },
  })
  return {
    ...(targets.length > 0 && { target: dice.pick(targets) }),
    ...(dice.oneIn(3) && { dark: dice.below(4) }),
    ...(dice.oneIn(2) && { uses: Array.from({ length: 1 + dice.below(2) }, () => played(feat())) }),
  }
}

/** Some deed, legal or not. */
function someDeed(state: GameState, seat: Seat, dice: Dice): Deed {
  const legal = legalDeeds(state, seat)
  if (legal.length > 0 && dice.oneIn(2)) return dice.pick(legal)
  const card = someCard(state, dice)
  return dice.pick<Deed>([
    { play: { card, on: dice.below(state.heroes.length) } },
    { use: { card, power: '1:activate' } },
    { gain: card },
    { attempt: { card, path: dice.pick(['top', 'bottom', 'first', 'final']) } },
    { journey: card },
    { replace: card },
    { choose: dice.pick(['yes', 'no', 'done', { card }, { seat: 1 }, { amount: dice.below(4) }]) },
    { dark: dice.below(4) },
    { keep: { origin: card, motivation: someCard(state, dice), destiny: someCard(state, dice) } },
    'bank',
    'pass',
    'end-turn',
  ])
}

const ASKING: PromptPolicy[] = [
  { when: 'always' },
  { when: 'matters' },
  { when: 'matters' },
  { when: 'mine' },
  { when: 'from', difficulty: 5 },
  { when: 'never' },
]

/** Somebody passed. */
const SAID = { events: [], automatic: false, history: beginning }

/**
 * Who sits where: persons mostly, so that whom the game waits for could tell something. The viewer is one; a spectator looks on
 * where several play.
 */
function someTable(
  heroes: number,
  viewer: Viewer,
  dice: Dice,
): Omit<Standing, 'state' | 'history' | 'happened'> {
  const players = Array.from(
    { length: heroes },
    (_, seat): Player =>
      viewer !== 'spectator' && viewer !== seat && dice.oneIn(4)
        ? { kind: 'bot', name: `${seat}`, bot: 'adept' }
        : { kind: 'person', name: `${seat}` },
  )
  return {
    rules,
    players,
    asking: players.map(() => dice.pick(ASKING)),
    judge,
    content: new Map(),
    // some had their say
    made: players.flatMap((_, seat) => (dice.oneIn(4) ? [{ ...SAID, seat }] : [])),
    isLooking: dice.oneIn(5),
    saved: 'yes',
    refusesUndo: () => null,
  }
}

/** One of the questions that a table answers a seat, the same for both twins. */
function someQuestion(state: GameState, seat: Seat, dice: Dice): Figures {
  const plan = somePlan(state, seat, dice)
  const deed = someDeed(state, seat, dice)
  const deeds = [deed, someDeed(state, seat, dice)]
  return dice.pick<Figures>([
    { ask: 'odds', plans: { it: plan } },
    { ask: 'odds', plans: { it: plan } },
    { ask: 'holding', plan, deeds: { it: deed } },
    { ask: 'results', deeds: [null, ...deeds] },
    { ask: 'gain', deed },
    { ask: 'why-not', deeds: [deed] },
    { ask: 'why-not', deeds },
    { ask: 'hint' },
  ])
}

/** What happened to the twin: the same, with the cards that the viewer was not shown exchanged. */
function twinEvents(events: readonly GameEvent[], viewer: Viewer, moved: Permutation): GameEvent[] {
  const to = (card: CardNo) => moved.get(card) ?? card
  return events.map((event) => {
    if (!('seat' in event) || event.seat === viewer) return event
    switch (event.type) {
      case 'kept':
      case 'cards-seen':
        return { ...event, cards: event.cards.map(to) }
      case 'feat-drawn':
      case 'put-under':
        return { ...event, card: to(event.card) }
      default:
        return event
    }
  })
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
    let history: History = beginning
    let last: { seat: Seat; events: GameEvent[] } = { seat: 0, events: [] }
    let version = 0
    const step = (state: GameState, seat: Seat, action: Action): GameState => {
      const applied = apply(state, seat, action)
      last = { seat, events: applied.events }
      history = after(history, applied.events, ++version)
      return applied.state
    }
    play(start, i % 2 ? 'keen' : 'uniform', dice, step, ({ state }) => {
      // while heroes choose their cards there are few states: look at each
      if (told.twins >= enough || (state.phase !== 'setup' && !dice.oneIn(4))) return
      const viewer: Viewer = table.heroes > 1 && dice.oneIn(12) ? 'spectator' : dice.below(table.heroes)
      const moved = hiddenPermutation(state, viewer, { decks: 1, rows: true }, dice)
      const twin = { ...permuted(state, moved, viewer), random: fastRandom(dice.word()) }
      if (dice.oneIn(20)) expect(checkInvariants(twin)).toEqual([])
      const seated = someTable(table.heroes, viewer, dice)
      const when = `game ${i}, turn ${state.turn.number}, viewer ${viewer}`
      const news = (one: GameState, events: readonly GameEvent[]) => {
        const here = { ...seated, state: one, history, happened: [{ ...last, events, undone: false }] }
        return [
          newsFor(here, viewer, 0),
          seated.players.map((_, seat) => passesFor(here, seat)),
          judge.mayAnswer(here),
        ]
      }
      // whether the table passes for the viewer is no secret to the viewer
      expectSame(news(state, last.events), news(twin, twinEvents(last.events, viewer, moved)), when)
      if (viewer !== 'spectator') {
        const query = someQuestion(state, viewer, dice)
        const answer = (one: GameState) => answerTo(rules, one, viewer, query, 'twins')
        expectSame(answer(state), answer(twin), `${when}, ${bytes(query)}`)
        told[query.ask]++
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
  const seated = (state: GameState, person: boolean) => ({
    rules,
    state,
    players: state.heroes.map(
      (_, i): Player =>
        i === 1 || person ? { kind: 'person', name: '' } : { kind: 'bot', name: '', bot: 'adept' },
    ),
    asking: state.heroes.map(() => ({ when: 'matters' as const })),
    judge,
    content: new Map<Seat, number>(),
    made: [],
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

  test('news that show the hands of others', () => {
    const shown = (state: GameState) =>
      newsFor(
        {
          ...seated(state, true),
          history: beginning,
          happened: [],
          isLooking: false,
          saved: 'yes',
          refusesUndo: () => null,
        },
        1,
        0,
      )
    expect(different(shown)).toBeGreaterThan(10)
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
    const passes = (person: boolean) => different((state) => passesFor(seated(state, person), 1))
    expect(passes(true)).toBe(0)
    // alone with bots nobody sees it
    expect(passes(false)).toBeGreaterThan(0)
  })
})
