/** The measures of the benchmark: what is measured, along which path, and the bars. */
import { fastRandom, type GameSetup, type GameState, type Rules } from '@runesaga/engine'
import { advance, boxOf, imagine, legalActions, type Pool, summary } from '@runesaga/engine/search'
import { playGame } from '../simulate/game.ts'
import { editionsAgainstBase } from './editions.ts'
import { type How, less, type Measure, more, PATHS } from './figure.ts'
import { gameInPlace, publicGame, recorded, states } from './games.ts'
import { percentile, rate, type Timing, warmUp } from './measure.ts'

/** Games and actions a second of random play. */
function randomPlay(heroes: number, how: How, bars: [number, number | null]): Measure {
  return (rules, timing) => {
    const play = how === 'public' ? publicGame : gameInPlace
    let games = 0
    let actions = 0
    const perSecond = rate(() => {
      const n = play(rules, heroes)
      games++
      actions += n
      return n
    }, timing)
    const path = PATHS[how]
    const name = `random ${heroes}p base, ${how}`
    return [
      more(name, path, perSecond / (actions / games), 'games/s', bars[0]),
      more(name, path, perSecond, 'actions/s', bars[1]),
    ]
  }
}

/** Is an action late in the game as cheap as an early one? */
const flatness: Measure = (rules, timing) => {
  const setups = Array.from(
    { length: 40 },
    (_, i): GameSetup => ({ edition: 'base', mode: 'competitive', heroes: 2, seed: { fast: `flat/${i}` } }),
  )
  const games = setups.map((setup) => ({ setup, steps: recorded(rules, setup) }))
  const thirds = [0, 0, 0]
  let at = 0
  const work = () => {
    const { setup, steps } = games[at++ % games.length]
    const state = rules.newGame(setup)
    const box = boxOf(rules, state.setup)
    for (let third = 0; third < 3; third++) {
      const from = Math.floor((steps.length * third) / 3)
      const to = Math.floor((steps.length * (third + 1)) / 3)
      const begun = performance.now()
      for (let i = from; i < to; i++) {
        legalActions(box, state, steps[i].seat)
        advance(box, state, steps[i].seat, steps[i].action)
      }
      thirds[third] += (performance.now() - begun) / (to - from)
    }
    return 1
  }
  warmUp(work, timing)
  thirds.fill(0)
  rate(work, { ...timing, warmUp: 0 })
  return [
    less(
      'last third of a game against the first',
      'legalActions + advance, per action',
      thirds[2] / thirds[0],
      '×',
      1.3,
    ),
  ]
}

/** How long single actions take. */
function applyTimes(kind: 'fast' | 'fair', bars: [number, number]): Measure {
  return (rules, timing) => {
    const samples: number[] = []
    let measured = false
    let game = 0
    const work = () => {
      const seed = kind === 'fast' ? { fast: `apply/${game}` } : { fair: game.toString(16).padStart(64, '0') }
      const setup: GameSetup = { edition: 'base', mode: 'competitive', heroes: 2, seed }
      const steps = recorded(rules, setup)
      game = (game + 1) % 200
      let state = rules.newGame(setup)
      for (const { seat, action } of steps) {
        const begun = performance.now()
        state = rules.apply(state, seat, action).state
        if (measured) samples.push((performance.now() - begun) * 1000)
      }
      return 1
    }
    warmUp(work, timing)
    measured = true
    rate(work, { ...timing, warmUp: 0 })
    const sorted = Float64Array.from(samples).sort()
    const path = `apply, checked, with events; ${kind} generator, 2p base`
    return [
      less('apply p50', path, percentile(sorted, 0.5), 'µs', null),
      less('apply p99', path, percentile(sorted, 0.99), 'µs', bars[0]),
      less('apply p99.9', path, percentile(sorted, 0.999), 'µs', bars[1]),
    ]
  }
}

const sample = (rules: Rules, heroes: number): { between: GameState[]; last: GameState[] } => {
  const games = Array.from({ length: 30 }, () => states(rules, heroes, 37))
  return { between: games.flatMap(({ between }) => between), last: games.map(({ last }) => last) }
}

/** Microseconds of something done to one state after the other. */
function perState<T>(list: readonly T[], work: (item: T) => unknown, timing: Timing): number {
  let at = 0
  const perSecond = rate(() => {
    for (let i = 0; i < 50; i++) work(list[at++ % list.length])
    return 50
  }, timing)
  return 1e6 / perSecond
}

const views: Measure = (rules, timing) => {
  const { between, last } = sample(rules, 4)
  const sizes = last.map((state) => JSON.stringify(state).length / 1000)
  const seen = between.map((state) => rules.knowledgeOf(state, rules.seatToAct(state)))
  const box = boxOf(rules, last[0].setup)
  const random = fastRandom('imagine')
  const view = (state: GameState) => rules.knowledgeOf(state, rules.seatToAct(state))
  return [
    less(
      'knowledgeOf',
      'knowledgeOf, 4p base, all through the game',
      perState(between, view, timing),
      'µs',
      10,
    ),
    less(
      'knowledgeOf with stringify',
      'JSON.stringify(knowledgeOf(…)), 4p base',
      perState(between, (state) => JSON.stringify(view(state)), timing),
      'µs',
      60,
    ),
    less(
      'imagine',
      'imagine of a 4p view',
      perState(seen, (v) => imagine(box, v, random), timing),
      'µs',
      15,
    ),
    less(
      'state as JSON',
      'JSON.stringify of a 4p state at the end, the largest',
      Math.max(...sizes),
      'kB',
      12,
    ),
  ]
}

const TWELVE: Pool = { standard: 4, specials: ['xp', 'hero'], dark: 3 }

const chances: Measure = (rules, timing) => {
  let difficulty = 0
  const summaries = rate(() => {
    for (let i = 0; i < 100; i++) summary(TWELVE, 1 + (difficulty++ % 18))
    return 100
  }, timing)
  const menus = sample(rules, 2).between.flatMap((state) => {
    const seat = rules.seatToAct(state)
    if (seat < 0) return []
    return rules.legalActions(state, seat).flatMap((action) => {
      if (action.type !== 'attempt') return []
      const { type: _, ...target } = action
      return [{ state, seat, target }]
    })
  })
  const full = perState(
    menus,
    ({ state, seat, target }) => rules.odds(state, seat, { target, dark: 0 }),
    timing,
  )
  return [
    more('odds of 12 stones', 'summary: totals, corruption, twist, gains', summaries, '/s', 100_000),
    more('odds of an attempt', 'odds() from the menu of a 2p base game', 1e6 / full, '/s', null),
  ]
}

const adepts: Measure = (rules, timing) => {
  let game = 0
  const setup = { edition: 'base', mode: 'competitive', heroes: 2 } as const
  const games = rate(() => {
    playGame(rules, setup, `adept/${game++}`, ['adept', 'adept'], 1000)
    return 1
  }, timing)
  return [
    more(
      'adept against adept, 2p base',
      'knowledgeOf + choose wherever there is a choice, advance',
      games,
      'games/s',
      500,
    ),
  ]
}

export const MEASURES: Record<string, Measure> = {
  'public-2p': randomPlay(2, 'public', [1800, 750_000]),
  'in-place-2p': randomPlay(2, 'in place', [3000, 1_200_000]),
  'public-4p': randomPlay(4, 'public', [800, null]),
  'in-place-4p': randomPlay(4, 'in place', [1200, null]),
  'public-editions': editionsAgainstBase('public'),
  'in-place-editions': editionsAgainstBase('in place'),
  flatness,
  'apply-fast': applyTimes('fast', [20, 50]),
  'apply-fair': applyTimes('fair', [50, 100]),
  views,
  odds: chances,
  adept: adepts,
}
