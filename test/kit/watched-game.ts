/** One game played to its end by bots, and watched: what each card did in it. */
import { adept, type Bot } from '@runesaga/bots'
import {
  advance,
  changesNothing,
  fastRandom,
  type GameEvent,
  type GameSetup,
  legalActions,
  newGame,
  PASS,
  scoreSheet,
  seatToAct,
  viewFor,
} from '@runesaga/engine'
import type { PowerWatch } from '../power-watch.ts'

/** Games end long before, but nobody makes the one who dawdles play on. */
const MOST_TURNS = 400

/** Ends turns without doing anything, now and then: what dawdling costs must be seen too. */
export const dawdler: Bot = {
  name: 'dawdler',
  choose: (view, legal, random) => {
    const idles = view.pending[0]?.kind === 'menu' && view.turn.number % 3 === 0 && legal.includes(PASS)
    return idles ? { action: PASS, reasons: [] } : adept.choose(view, legal, random)
  },
  stepIn: () => null,
}

/** Plays one game to its end and watches it. The bots sit round the table in turn. */
export function playWatched(
  watch: PowerWatch,
  setup: Omit<GameSetup, 'seed'>,
  seed: string,
  ...bots: Bot[]
): void {
  const state = newGame({ ...setup, seed: { fast: seed } })
  watch.look(state)
  const randoms = state.heroes.map((_, seat) => fastRandom(`${seed}/seat ${seat}`))
  for (let seat = seatToAct(state); seat >= 0 && state.turn.number < MOST_TURNS; seat = seatToAct(state)) {
    // clients also ask what a Feat would change
    const legal = watch.during('asking', () => {
      const actions = legalActions(state, seat)
      for (const action of actions) changesNothing(state, seat, action)
      return actions
    })
    const bot = bots[seat % bots.length]
    const action =
      legal.length === 1 ? legal[0] : bot.choose(viewFor(state, seat), legal, randoms[seat]).action
    watch.paid(state, action)
    const events: GameEvent[] = []
    watch.during('acting', () => advance(state, seat, action, events))
    watch.hear(state, events)
  }
  watch.during('scoring', () => state.heroes.map((_, seat) => scoreSheet(state, seat)))
}
