/** Random whole games in every edition, mode and number of heroes, with checks at every state. */
import {
  type Action,
  type GameSetup,
  type GameState,
  IllegalAction,
  REASONS,
  type Seat,
} from '@runesaga/engine'
import { AT } from '@runesaga/engine/search'
import { afterAll, describe, expect, test } from 'vitest'
import { Dice } from './kit/dice.ts'
import { isAmong, nonsense, wrongSeats } from './kit/nonsense.ts'
import {
  byAdvance,
  byApply,
  chooseAction,
  type Moment,
  nextSeat,
  play,
  type Stepper,
  type Style,
} from './kit/players.ts'
import {
  advance,
  apply,
  checkInvariants,
  legalActions,
  newGame,
  pending,
  record,
  replay,
} from './kit/rules.ts'
import {
  ADVERSARY_TABLES,
  CAMPAIGN_TABLES,
  fairSeed,
  MIXED_TABLES,
  OPTION_TABLES,
  setupOf,
  TABLES,
  type Table,
} from './kit/tables.ts'
import { bytes, deepFreeze, saveAndLoad } from './kit/values.ts'

const MINUTES = 60_000
const STYLES: Style[] = ['uniform', 'keen']
const told = { games: 0, states: 0, actionsTried: 0, nonsense: 0 }
afterAll(() => {
  console.log(
    `whole games: ${Object.entries(told)
      .map(([what, n]) => `${n} ${what}`)
      .join(', ')}`,
  )
})

/** So many games at a table, by both styles in turn. A failure names the game that showed it. */
function games(
  table: Table,
  count: number,
  label: string,
  each: (setup: GameSetup, style: Style, dice: Dice) => void,
): void {
  for (let i = 0; i < count; i++) {
    const seed = `${label} ${i}`
    told.games++
    try {
      each(setupOf(table, { fast: seed }), STYLES[i % 2], new Dice(`${table.name} ${seed}`))
    } catch (error) {
      if (error instanceof Error) error.message = `${table.name}, game "${seed}": ${error.message}`
      throw error
    }
  }
}

function sound(state: GameState): void {
  told.states++
  const problems = checkInvariants(state)
  if (problems.length > 0) throw new Error(`${problems.join('\n')}\n${bytes(state)}`)
}

function expectOver(state: GameState): void {
  expect(state.phase).toBe('over')
  expect(pending(state)).toEqual([])
  if (state.setup.mode === 'competitive') expect(state.outcome?.winners.length).toBeGreaterThan(0)
  else expect(state.outcome?.party).not.toBeNull()
}

/** By number of heroes: eighty games for each edition and mode. `npm run soak` plays as many more as one likes. */
const CHECKED = [0, 80, 36, 26, 18]

/** The Adversary has nothing left whenever a hero of the last round may choose what to do. */
const byWeakening: Stepper = (state, seat, action) => {
  const next = byAdvance(state, seat, action)
  if (next.finale && next.top?.place === AT.turn.menu) next.adversary!.xp = 0
  return next
}

/** Ways for a game against an Adversary to end. */
const ENDS = [
  'adversary-defeated',
  'adversary-has-xp',
  'adversary-out-of-xp',
  'adversary-reached-goal',
  'hero-failed',
  'hero-failed, loyalists',
]

describe('every state is sound, and every game ends', () => {
  test.each(TABLES)('$name', { timeout: 5 * MINUTES }, (table) => {
    games(table, CHECKED[table.heroes], 'sound', (setup, style, dice) => {
      const last = play(newGame(setup), style, dice, byAdvance, ({ state }) => sound(state))
      sound(last)
      expectOver(last)
    })
  })

  test.each(MIXED_TABLES)('$name', { timeout: 5 * MINUTES }, (table) => {
    games(table, 10, 'mixed', (setup, style, dice) => {
      expectOver(play(newGame(setup), style, dice, byAdvance, ({ state }) => sound(state)))
    })
  })

  test.each(OPTION_TABLES)('$name', { timeout: 5 * MINUTES }, (table) => {
    games(table, 6, 'options', (setup, style, dice) => {
      expectOver(play(newGame(setup), style, dice, byAdvance, ({ state }) => sound(state)))
    })
  })

  test.each(CAMPAIGN_TABLES)('$name', { timeout: 5 * MINUTES }, (table) => {
    games(table, 6, 'campaign', (setup, style, dice) => {
      expectOver(play(newGame(setup), style, dice, byAdvance, ({ state }) => sound(state)))
    })
  })

  test('each Adversary with each of its Quests', { timeout: 5 * MINUTES }, () => {
    const ends = new Set<string>()
    let faced = 0
    for (const table of ADVERSARY_TABLES) {
      games(table, 4, 'adversary', (setup, _, dice) => {
        const state = newGame(setup)
        // dice hardly win: some Adversaries are in less of a hurry, or weaker, so that every end is seen
        if (state.adversary!.goal > 0 && !dice.oneIn(4)) state.adversary!.goal = 90
        const weak = state.adversary!.goal === 0 && dice.oneIn(4)
        if (weak) state.adversary!.xp = 0
        const last = play(state, 'keen', dice, weak ? byWeakening : byAdvance, ({ state: now }) => {
          sound(now)
          if (now.attempt !== null && now.attempt.row < 0) faced++
        })
        expectOver(last)
        ends.add(`${last.outcome!.why}${last.outcome!.loyalists ? ', loyalists' : ''}`)
      })
    }
    expect(faced).toBeGreaterThan(1000)
    for (const end of ENDS) expect(ends).toContain(end)
  })
})

/** Steps whose input can't be written: a forgotten copy throws. */
const frozenSteps: Stepper = (state, seat, action) => deepFreeze(byApply(state, seat, action))

function expectRefused(state: GameState, seat: Seat, action: unknown): void {
  told.nonsense++
  // where a refusal came from is of no interest, and takes longer to find out than the refusal
  const { stackTraceLimit } = Error
  Error.stackTraceLimit = 0
  try {
    apply(state, seat, action as Action)
  } catch (error) {
    if (error instanceof IllegalAction && REASONS.includes(error.reason)) return
    throw new Error(`seat ${seat}, ${bytes(action)}: not refused but broken`, { cause: error })
  } finally {
    Error.stackTraceLimit = stackTraceLimit
  }
  throw new Error(`seat ${seat} may ${bytes(action)}, which isn't offered\n${bytes(state)}`)
}

describe('an action gives the next value', () => {
  test.each(TABLES)(
    '$name: every offered action applies, and the input is untouched',
    { timeout: 5 * MINUTES },
    (table) => {
      games(table, 12, 'offered', (setup, style, dice) => {
        play(deepFreeze(newGame(setup)), style, dice, frozenSteps, ({ state, seat, actions, action }) => {
          if (actions.length === 0) throw new Error(`seat ${seat} can do nothing`)
          if (!dice.oneIn(4)) return
          let next: GameState | undefined
          for (const offered of actions) {
            told.actionsTried++
            const { state: after } = apply(state, seat, offered)
            if (offered === action) next = after
          }
          const inPlace = saveAndLoad(state)
          advance(inPlace, seat, action)
          expect(bytes(inPlace)).toBe(bytes(next))
        })
      })
    },
  )

  test.each(TABLES)(
    '$name: save and load at any state changes nothing',
    { timeout: 5 * MINUTES },
    (table) => {
      games(table, 6, 'saved', (setup, style, dice) => {
        const actions: Moment[] = []
        const last = play(newGame(setup), style, dice, byApply, (moment) => actions.push(moment))
        let loaded = saveAndLoad(newGame(setup))
        for (const { seat, action } of actions)
          loaded = saveAndLoad(apply(loaded, seat, saveAndLoad(action)).state)
        expect(bytes(loaded)).toBe(bytes(last))
      })
    },
  )

  test.each(TABLES)(
    '$name: what isn’t offered is refused with a reason',
    { timeout: 5 * MINUTES },
    (table) => {
      games(table, 6, 'nonsense', (setup, style, dice) => {
        play(deepFreeze(newGame(setup)), style, dice, frozenSteps, ({ state, actions, seat }) => {
          const asked = pending(state).map((d) => d.seat)
          // somebody may be stepping in
          expectRefused(state, dice.pick(wrongSeats(state, [...asked, seat])), dice.pick(actions))
          for (let i = 0; i < 4; i++) {
            const action = nonsense(state, actions, dice)
            if (!isAmong(actions, action)) expectRefused(state, seat, action)
          }
        })
      })
    },
  )

  test.each(TABLES)('$name: setup and actions replay byte for byte', { timeout: 5 * MINUTES }, (table) => {
    games(table, 4, 'recorded', (setup, style, dice) => {
      const fair = dice.oneIn(2)
        ? { ...setup, seed: { fair: fairSeed(`${table.name} ${dice.word()}`) } }
        : setup
      const recorder = record(fair)
      const states: string[] = []
      for (
        let seat = nextSeat(recorder.state, dice);
        seat !== undefined;
        seat = nextSeat(recorder.state, dice)
      ) {
        recorder.act(seat, chooseAction(legalActions(recorder.state, seat), style, dice))
        states.push(bytes(recorder.state))
      }
      const kept = saveAndLoad(recorder.record)
      replay(kept, (state, _, move) => {
        if (bytes(state) !== states[move]) throw new Error(`differs after move ${move}`)
      })
    })
  })
})
