// Every power of every base card acts in some game: each word of powers and Feats, standing modifiers, scoring terms, prices.

import { adept, type Bot, randomBot } from '@runesaga/bots'
import {
  advance,
  cardEntries,
  fastRandom,
  type GameEvent,
  type GameSetup,
  legalActions,
  newGame,
  PASS,
  scoreSheet,
  seatToAct,
  useSets,
  viewFor,
} from '@runesaga/engine'
import { baseSet, ownSets } from '@runesaga/sets'
import { expect, test } from 'vitest'
import { PowerWatch } from './power-watch.ts'

useSets(...ownSets())

/** Long enough for any machine; nothing is measured. */
const PATIENCE = 300_000
/** Games end long before, but nobody makes the one who dawdles play on. */
const MOST_TURNS = 400

/** Ends turns without doing anything, now and then: what dawdling costs must be seen too. */
const dawdler: Bot = {
  name: 'dawdler',
  choose: (view, legal, random) => {
    const idles = view.pending[0]?.kind === 'menu' && view.turn.number % 3 === 0 && legal.includes(PASS)
    return idles ? { action: PASS, reasons: [] } : adept.choose(view, legal, random)
  },
}

/** Plays one game to its end and watches it. The bots sit round the table in turn. */
function play(
  watch: PowerWatch,
  setup: Omit<GameSetup, 'seed' | 'edition'>,
  seed: string,
  ...bots: Bot[]
): void {
  const state = newGame({ edition: 'base', ...setup, seed: { fast: seed } })
  watch.look(state)
  const randoms = state.heroes.map((_, seat) => fastRandom(`${seed}/seat ${seat}`))
  for (let seat = seatToAct(state); seat >= 0 && state.turn.number < MOST_TURNS; seat = seatToAct(state)) {
    const legal = watch.during('asking', () => legalActions(state, seat))
    const bot = bots[seat % bots.length]
    const action =
      legal.length === 1 ? legal[0] : bot.choose(viewFor(state, seat), legal, randoms[seat]).action
    watch.paid(state, action)
    const events: GameEvent[] = []
    watch.during('acting', () => advance(state, seat, action, events))
    watch.hear(state, events)
  }
  if (setup.mode === 'competitive') {
    watch.during('scoring', () => state.heroes.map((_, seat) => scoreSheet(state, seat)))
  }
}

const upTo = (n: number) => Array.from({ length: n }, (_, i) => i)

test('each word, modifier, scoring term and price of the base cards acts at least once', {
  timeout: PATIENCE,
}, () => {
  const watch = new PowerWatch()
  // the novice tries what the adept wouldn't, the adept gets where the novice doesn't
  for (const i of upTo(120)) {
    for (const heroes of [2, 3, 4]) {
      const bots = i % 2 === 0 ? [adept, randomBot] : [randomBot, adept]
      play(watch, { mode: 'competitive', heroes }, `rivals ${heroes} ${i}`, ...bots)
    }
  }
  for (const { id } of baseSet().adversaries!) {
    const options = { adversary: `base/${id}` }
    for (const i of upTo(8)) {
      play(watch, { mode: 'solo', heroes: 1, options }, `alone against ${id} ${i}`, adept)
      const heroes = 2 + (i % 3)
      play(
        watch,
        { mode: 'coop', heroes, options },
        `party against ${id} ${i}`,
        adept,
        i < 4 ? adept : randomBot,
      )
    }
    play(watch, { mode: 'coop', heroes: 2, options }, `dawdling before ${id}`, adept, dawdler)
  }
  expect(watch.missing()).toEqual([])
})

test('every card has something to watch, and before the first game none of it has happened', () => {
  const watch = new PowerWatch()
  watch.look(newGame({ edition: 'base', mode: 'solo', heroes: 1, seed: { fast: 1 } }))
  expect(watch.missing()).toEqual([...watch.known].toSorted())
  const watched = new Set([...watch.known].map((deed) => deed.slice(0, deed.indexOf(':'))))
  const ids = cardEntries(baseSet()).map(({ card }) => card.id)
  expect(ids.filter((id) => !watched.has(id))).toEqual(['victory'])
})
