/** The odds that a scenario asks about: of a plan from the menu, or of the attempt in progress. */
import { IllegalAction } from '../actions/reasons.ts'
import { type Odds, odds, type Plan } from '../ahead/odds.ts'
import { attemptedAction } from './deeds.ts'
import type { Expectation } from './expectation.ts'
import type { Player } from './play.ts'
import { Unplayable } from './problem.ts'

type Asked = NonNullable<NonNullable<Expectation['odds']>['of']>

function planOf(asked: Asked, player: Player): Plan {
  const { state, names } = player
  const seat = state.turn.seat
  const { card, path, abilities, dark = 0, feats = [] } = asked
  const decision = player.decision!
  const moment = { state, names, decision }
  const target = attemptedAction({ attempt: { card, path, abilities } }, seat, moment, 'odds')
  return {
    ...(target.type === 'attempt' && { target }),
    dark,
    feats: feats.map((feat) => {
      const by = Math.max(
        0,
        state.heroes.findIndex((h) => h.hand.some((no) => names.name(no) === feat)),
      )
      return { card: state.heroes[by].hand.find((no) => names.name(no) === feat) ?? -1, by }
    }),
  }
}

function weigh(asked: Asked | undefined, player: Player): Odds {
  try {
    return odds(
      player.names.box,
      player.state,
      player.state.turn.seat,
      asked === undefined ? {} : planOf(asked, player),
    )
  } catch (error) {
    if (error instanceof IllegalAction) throw new Unplayable('odds', `no such attempt now: ${error.reason}`)
    throw error
  }
}

export function oddsFacts(asked: Asked | undefined, player: Player) {
  const found = weigh(asked, player)
  const atLeast = (n: number) =>
    found.distribution.reduce((sum, d) => (d.total >= n ? sum + d.chance : sum), 0)
  const { success, min, mean, max, twist, difficulty } = found
  return { success, min, mean, max, twist, difficulty, stones: found.stones, atLeast }
}
