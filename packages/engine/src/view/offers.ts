/** What a seat may do: every legal deed, with what it costs and how likely it is. */
import type { Action } from '../actions/action.ts'
import { changesNothing, legalActions } from '../actions/legal.ts'
import { journeyPrice, traitCost } from '../actions/menu.ts'
import { chanceOf } from '../ahead/chance.ts'
import { odds } from '../ahead/odds.ts'
import type { Target } from '../ahead/quick-sums.ts'
import type { Box } from '../compile/box.ts'
import { WINDOW } from '../compile/events.ts'
import { darkPrices } from '../conduct/dark.ts'
import { refsIn } from '../deeds/card-ref.ts'
import { cardAt, deedOf } from '../deeds/of-action.ts'
import type { NamedQuestion } from '../deeds/question.ts'
import { Game } from '../state/game.ts'
import type { GameState, Seat } from '../state/types.ts'
import { orNull } from './attempt-view.ts'
import { costOf } from './cost.ts'
import type { Offer, WithDark, WithFeat } from './view.ts'

/** Every legal deed of a seat, once; `asked`: the question that it is asked, if it is. */
export function offersTo(box: Box, state: GameState, seat: Seat, asked: NamedQuestion | null): Offer[] {
  if (asked !== null) return answersOffered(box, state, asked)
  return legalActions(box, state, seat).map((action) => ({
    deed: deedOf(box, state, seat, action),
    ...chancesOf(box, state, seat, action),
    price: priceOf(box, state, seat, action),
    idle: changesNothing(box, state, seat, action),
  }))
}

function answersOffered(box: Box, state: GameState, { isDark, options, nameOf }: NamedQuestion): Offer[] {
  const prices = isDark ? darkPrices(Game.reading(state, box)) : []
  return options.map((choice) => {
    const rest = { ...NO_CHANCE, idle: false }
    if (isDark && choice.kind === 'amount')
      return { deed: { dark: choice.amount }, price: prices[choice.amount], ...rest }
    const price = choice.kind === 'pay' ? costOf(box, state.top!.card, choice.cost) : 0
    return { deed: { choose: nameOf(choice) }, price, ...rest }
  })
}

type Chances = Pick<Offer, 'chance' | 'withDark' | 'withFeat'>
const NO_CHANCE: Chances = { chance: null, withDark: null, withFeat: null }
/** Who stands better needs no help to think of it. */
const EVEN = 0.5

function chancesOf(box: Box, state: GameState, seat: Seat, action: Action): Chances {
  if (action.type !== 'attempt') return NO_CHANCE
  const { type: _, ...target } = action
  const chance = orNull(() => chanceOf(box, state, seat, { target }))
  if (chance === null || chance >= EVEN) return { ...NO_CHANCE, chance }
  return {
    chance,
    withDark: orNull(() => bestWithDark(box, state, seat, target, chance)),
    withFeat: bestWithFeat(box, state, seat, target, chance),
  }
}

/** The fewest Dark runes with which the attempt stands best; null where none help, or none can be bought. */
function bestWithDark(
  box: Box,
  state: GameState,
  seat: Seat,
  target: Target,
  without: number,
): WithDark | null {
  let best: WithDark | null = null
  // carried out: what a power pays on the way may buy one more
  const { darkPrices } = odds(box, state, seat, { target })
  for (let runes = 1; runes < darkPrices.length; runes++) {
    const chance = chanceOf(box, state, seat, { target, dark: runes })
    if (chance > (best?.chance ?? without)) best = { runes, chance }
  }
  return best
}

/** The first Feat of the hand with which alone it stands best; null where none helps. */
function bestWithFeat(
  box: Box,
  state: GameState,
  seat: Seat,
  target: Target,
  without: number,
): WithFeat | null {
  let best: WithFeat | null = null
  for (const card of state.heroes[seat].hand) {
    const { kind, bit, windows } = box.featOf[card]!
    if ((windows & WINDOW.beforeCast) === 0 || (box.kindsAtLevel[state.heroes[seat].level] & bit) === 0)
      continue
    const chance = orNull(() =>
      chanceOf(box, state, seat, { target, uses: [{ type: 'play', card, on: seat }] }),
    )
    if (chance !== null && chance > (best?.chance ?? without))
      best = { card: refsIn(box)[card], kind, chance }
  }
  return best
}

/** In Experience; a choice of how much is another question. */
function priceOf(box: Box, state: GameState, seat: Seat, action: Action): number {
  const g = Game.reading(state, box)
  switch (action.type) {
    case 'bank':
      return 1
    case 'journey':
      return journeyPrice(g, seat)
    case 'gain': {
      const card = cardAt(state, action.row, action.slot)
      return costOf(box, card, traitCost(g, seat, card) as number)
    }
    case 'play':
      return costOf(box, action.card, box.cards[action.card].feat!.cost)
    case 'use':
      return costOf(box, action.card, action.cost)
    default:
      return 0
  }
}
