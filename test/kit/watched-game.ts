/** One game played to its end by bots, and watched: what each card did in it. */
import { adept, type Bot } from '@runesaga/bots'
import { fastRandom, type GameEvent, type GameSetup, PASS } from '@runesaga/engine'
import {
  advance,
  changesNothing,
  knowledgeOf,
  legalActions,
  scoreSheet,
  seatToAct,
} from '@runesaga/engine/search'
import type { PowerWatch } from '../power-watch.ts'
import { boxOf, newGame } from './rules.ts'

/** Games end long before, but nobody makes the one who dawdles play on. */
const MOST_TURNS = 400

/** Ends turns without doing anything, now and then: what dawdling costs must be seen too. */
export const dawdler: Bot = {
  name: 'dawdler',
  choose: (box, view, legal, random) => {
    const idles = view.pending[0]?.kind === 'menu' && view.turn.number % 3 === 0 && legal.includes(PASS)
    return idles ? { action: PASS, reasons: [] } : adept.choose(box, view, legal, random)
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
  const box = boxOf(state.setup)
  watch.look(state)
  const randoms = state.heroes.map((_, seat) => fastRandom(`${seed}/seat ${seat}`))
  for (
    let seat = seatToAct(box, state);
    seat >= 0 && state.turn.number < MOST_TURNS;
    seat = seatToAct(box, state)
  ) {
    // clients also ask what a Feat would change
    const legal = watch.during('asking', () => {
      const actions = legalActions(box, state, seat)
      for (const action of actions) changesNothing(box, state, seat, action)
      return actions
    })
    const bot = bots[seat % bots.length]
    const action =
      legal.length === 1
        ? legal[0]
        : bot.choose(box, knowledgeOf(box, state, seat), legal, randoms[seat]).action
    watch.paid(state, action)
    const events: GameEvent[] = []
    watch.during('acting', () => advance(box, state, seat, action, events))
    watch.hear(state, events)
  }
  watch.during('scoring', () => state.heroes.map((_, seat) => scoreSheet(box, state, seat)))
}
