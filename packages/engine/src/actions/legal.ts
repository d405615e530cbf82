/** What the game waits for, what each seat may do about it, and why something isn't allowed. */
import type { Box } from '../compile/box.ts'
import { WINDOW } from '../compile/events.ts'
import { payable } from '../conduct/fire.ts'
import {
  addPlays,
  addUses,
  featMatters,
  isUsable,
  mayBank,
  mayBankIn,
  openIn,
  refusesFeat,
} from '../conduct/playing.ts'
import { replaceableSlots } from '../conduct/rows.ts'
import { mayUseRow } from '../conduct/story.ts'
import { ABILITIES } from '../language/names.ts'
import { question, seatAsked } from '../procedures/index.ts'
import { Game } from '../state/game.ts'
import { AT, type Proc, procOf, stepOf } from '../state/places.ts'
import { windowFrame } from '../state/registers.ts'
import { ACT_DECKS, type CardNo, type GameState, NO_CARD, NOBODY, type Seat } from '../state/types.ts'
import type { Choice } from '../words/op.ts'
import { type Action, BANK, PASS } from './action.ts'
import {
  refusesAttempt,
  refusesBanking,
  refusesEndOfTurn,
  refusesGain,
  refusesJourney,
  refusesReplacement,
  replacementLeft,
  traitCost,
} from './menu.ts'
import type { Reason } from './reasons.ts'
import { isSeat, wellFormed } from './shape.ts'

export type Decision =
  | { kind: 'keep'; seat: Seat; dealt: readonly CardNo[] }
  | { kind: 'menu'; seat: Seat }
  | { kind: 'window'; seat: Seat; window: WindowName }
  /** `about` and `step` name the procedure that asks, `card` the card behind it */
  | { kind: 'choose'; seat: Seat; about: Proc; step: string; card: CardNo; options: readonly Choice[] }

export type WindowName = keyof typeof WINDOW
const WINDOW_NAMES = Object.fromEntries(Object.entries(WINDOW).map(([name, bit]) => [bit, name])) as Record<
  number,
  WindowName
>

/** What the game waits for, and from whom. Empty when it is over. */
export function pending(box: Box, state: GameState): Decision[] {
  const f = state.top
  if (f === null) return []
  if (f.place === AT.setup.keep) {
    return state.heroes.flatMap((h, seat): Decision[] =>
      h.dealt.length > 0 ? [{ kind: 'keep', seat, dealt: h.dealt }] : [],
    )
  }
  if (f.place === AT.turn.menu) return [{ kind: 'menu', seat: f.seat }]
  if (f.place === AT.window.ask)
    return [{ kind: 'window', seat: f.seat, window: WINDOW_NAMES[windowFrame.window(f)] }]
  const g = Game.reading(state, box)
  const q = question(f)!
  const options = q.options(g, f)
  return [{ kind: 'choose', seat: seatAsked(g, f), about: procOf(f), step: stepOf(f), card: f.card, options }]
}

/** The seat that the game waits for, or NOBODY: cheap, for loops. While heroes choose their cards: the first who hasn't. */
export function seatToAct(box: Box, state: GameState): Seat {
  const f = state.top
  if (f === null) return NOBODY
  if (f.place === AT.setup.keep) return state.heroes.findIndex((h) => h.dealt.length > 0)
  if (f.place === AT.turn.menu || f.place === AT.window.ask) return f.seat
  if (question(f)!.seat === undefined) return f.seat
  return seatAsked(Game.reading(state, box), f)
}

/**
 * All legal actions of a seat, and only legal ones; also those with which a seat that isn't asked may step in. Lists that come
 * again and again are made once and shared.
 */
export function legalActions(box: Box, state: GameState, seat: Seat): readonly Action[] {
  const f = state.top
  if (f === null || !isSeat(state, seat)) return NOTHING
  const g = Game.reading(state, box)
  switch (f.place) {
    case AT.window.ask:
      return f.seat === seat ? windowActions(g, seat, openIn(g, f)) : NOTHING
    case AT.turn.menu:
      return f.seat === seat ? menuActions(g, seat) : steppingIn(g, seat)
    case AT.setup.keep:
      return keepActions(g, seat)
    default: {
      if (seatAsked(g, f) !== seat) return NOTHING
      return choices(question(f)!.options(g, f).length)
    }
  }
}

const NOTHING: readonly Action[] = Object.freeze([])
const ONLY_PASS: readonly Action[] = Object.freeze([PASS])

/** The answers to a question with so many options: lists that are shared, so nobody may write them. */
function choices(n: number): readonly Action[] {
  for (let k = CHOICES.length; k <= n; k++) {
    CHOICES.push(
      Object.freeze([...CHOICES[k - 1], Object.freeze({ type: 'choose', option: k - 1 } as const)]),
    )
  }
  return CHOICES[n]
}
/** By the number of options, as far as they were ever needed. */
const CHOICES: (readonly Action[])[] = [NOTHING]

/**
 * R-FEAT-04: in another hero's turn, outside an attempt, an untimed Feat may be played whenever the game waits for that hero.
 * Nobody is asked: whoever holds one steps in.
 */
function steppingIn(g: Game, seat: Seat): readonly Action[] {
  const actions: Action[] = []
  addPlays(g, seat, WINDOW.menu, actions)
  return actions
}

/** Would this change nothing? True only of a Feat, which may be played and then scores all the same. */
export function changesNothing(box: Box, state: GameState, seat: Seat, action: Action): boolean {
  if (action.type !== 'play') return false
  return !featMatters(Game.reading(state, box), seat, action.card, action.on)
}

function keepActions(g: Game, seat: Seat): Action[] {
  const dealt = g.state.heroes[seat].dealt
  const actions: Action[] = []
  for (const origin of dealt) {
    if (g.box.kinds[origin] !== 'origin') continue
    for (const motivation of dealt) {
      if (!isMotivation(g, motivation)) continue
      for (const destiny of dealt) {
        if (g.box.kinds[destiny] === 'destiny') actions.push({ type: 'keep', origin, motivation, destiny })
      }
    }
  }
  return actions
}
/** R-MIX-01 */
const isMotivation = (g: Game, card: CardNo): boolean =>
  g.box.kinds[card] === 'motivation' || g.box.kinds[card] === 'class'

function menuActions(g: Game, seat: Seat): Action[] {
  const actions: Action[] = []
  const { turn, rows } = g.state
  const journeys = refusesJourney(g, seat) === null
  const main = turn.main > 0 && !turn.mustFace
  let possible = false
  for (let row = 0; row < rows.length; row++) {
    if (!rows[row].open) continue
    const usable = main && mayUseRow(g, seat, row)
    // after the main action, and without a Journey, the rows are only to be looked at
    if (!usable && !journeys) continue
    const { cards } = rows[row]
    for (let slot = 0; slot < cards.length; slot++) {
      if (cards[slot] === NO_CARD) continue
      const place = row * SLOTS + slot
      if (usable) {
        const paths = g.box.attemptable[cards[slot]]
        if (paths > 0) {
          actions.push(TOP_PATHS[place])
          if (paths > 1) actions.push(BOTTOM_PATHS[place])
          possible = true
        } else if (typeof traitCost(g, seat, cards[slot]) === 'number') {
          actions.push(GAINS[place])
          possible = true
        }
      }
      if (journeys) actions.push(JOURNEYS[place])
    }
  }
  if (main && !possible && replacementLeft(g)) {
    for (const { row, slot } of replaceableSlots(g)) actions.push(REPLACEMENTS[row * SLOTS + slot])
  }
  if (turn.mustFace) facingActions(g, seat, actions)
  addPlays(g, seat, WINDOW.menu, actions)
  addUses(g, seat, WINDOW.menu, actions)
  if (g.box.classes && mayBank(g, seat)) actions.push(BANK)
  if (refusesEndOfTurn(g) === null) actions.push(PASS)
  return actions
}

/** The actions on each place of the rows, made once, row after row. */
const SLOTS = 5
const onPlaces = (action: (row: number, slot: number) => Action): Action[] =>
  Array.from({ length: ACT_DECKS * SLOTS }, (_, place) =>
    Object.freeze(action(Math.floor(place / SLOTS), place % SLOTS)),
  )
const GAINS = onPlaces((row, slot) => ({ type: 'gain', row, slot }))
const TOP_PATHS = onPlaces((row, slot) => ({ type: 'attempt', row, slot, path: 0 }))
const BOTTOM_PATHS = onPlaces((row, slot) => ({ type: 'attempt', row, slot, path: 1 }))
const JOURNEYS = onPlaces((row, slot) => ({ type: 'journey', row, slot }))
const REPLACEMENTS = onPlaces((row, slot) => ({ type: 'replace', row, slot }))

function facingActions(g: Game, seat: Seat, actions: Action[]): void {
  const a = g.state.adversary!
  const card = g.box.cards[a.card]
  const path = card.kind === 'two-sided' ? a.side : 0
  const choices = card.abilitiesChosen === 0 ? [undefined] : ABILITY_CHOICES[card.abilitiesChosen]
  for (const abilities of choices) {
    if (refusesAttempt(g, seat, -1, 0, path, abilities) !== null) continue
    actions.push(
      abilities === undefined
        ? { type: 'attempt', row: -1, slot: 0, path }
        : { type: 'attempt', row: -1, slot: 0, path, abilities },
    )
  }
}
/** By how many are chosen: all ways to choose so many different abilities. */
const ABILITY_CHOICES: number[][][] = [[[]]]
for (let n = 1; n <= ABILITIES.length; n++) {
  ABILITY_CHOICES[n] = ABILITY_CHOICES[n - 1].flatMap((chosen) =>
    [...ABILITIES.keys()].filter((i) => i > (chosen.at(-1) ?? -1)).map((i) => [...chosen, i]),
  )
}

function windowActions(g: Game, seat: Seat, window: number): readonly Action[] {
  const actions: Action[] = []
  addPlays(g, seat, window, actions)
  addUses(g, seat, window, actions)
  if (mayBankIn(g, seat)) actions.push(BANK)
  if (actions.length === 0) return ONLY_PASS
  actions.push(PASS)
  return actions
}

/** Why a seat may not do this now, or null if it may. */
export function refuses(g: Game, seat: Seat, action: Action): Reason | null {
  const f = g.state.top
  if (f === null) return 'game-over'
  // a seat may come from anywhere too: "0" would find a hero, and "length" something else
  if (!isSeat(g.state, seat)) return 'not-your-turn'
  if (!wellFormed(action)) return 'malformed'
  if (f.place === AT.setup.keep) return refusesKeep(g, seat, action)
  if (f.place === AT.turn.menu)
    return f.seat === seat ? refusesInMenu(g, seat, action) : refusesStepIn(g, seat, action)
  if (f.place === AT.window.ask)
    return f.seat !== seat ? 'not-your-turn' : refusesInWindow(g, seat, action, openIn(g, f))
  if (seatAsked(g, f) !== seat) return 'not-your-turn'
  if (action.type !== 'choose') return 'not-asked'
  return action.option >= 0 && action.option < question(f)!.options(g, f).length ? null : 'no-such-option'
}

/** The same, of a state: for whoever has to explain what can't be done. */
export const whyNot = (box: Box, state: GameState, seat: Seat, action: Action): Reason | null =>
  refuses(Game.reading(state, box), seat, action)

function refusesKeep(g: Game, seat: Seat, action: Action): Reason | null {
  const { dealt } = g.state.heroes[seat]
  if (dealt.length === 0) return 'not-your-turn'
  if (action.type !== 'keep') return 'not-asked'
  const kinds = [action.origin, action.motivation, action.destiny].map((card) =>
    dealt.includes(card) ? g.box.kinds[card] : null,
  )
  if (kinds.includes(null)) return 'not-dealt-to-you'
  const [o, m, d] = kinds
  return o === 'origin' && (m === 'motivation' || m === 'class') && d === 'destiny' ? null : 'one-of-each'
}

function refusesInMenu(g: Game, seat: Seat, action: Action): Reason | null {
  switch (action.type) {
    case 'gain':
      return refusesGain(g, seat, action.row, action.slot)
    case 'attempt':
      return refusesAttempt(g, seat, action.row, action.slot, action.path, action.abilities)
    case 'journey':
      return refusesPlace(g, action.row, action.slot) ?? refusesJourney(g, seat)
    case 'replace':
      return refusesPlace(g, action.row, action.slot) ?? refusesReplacement(g, seat)
    case 'pass':
      return refusesEndOfTurn(g)
    case 'bank':
      return refusesBanking(g, seat)
    default:
      return refusesPlayOrUse(g, seat, action, WINDOW.menu)
  }
}

function refusesStepIn(g: Game, seat: Seat, action: Action): Reason | null {
  return action.type === 'play' ? refusesFeat(g, seat, action.card, action.on, WINDOW.menu) : 'not-your-turn'
}

/** R-JOUR-05: any face-up card of any revealed row. */
function refusesPlace(g: Game, row: number, slot: number): Reason | null {
  const r = g.state.rows[row]
  if (r === undefined || (r.cards[slot] ?? NO_CARD) === NO_CARD) return 'no-such-card'
  return r.open ? null : 'row-closed'
}

function refusesInWindow(g: Game, seat: Seat, action: Action, window: number): Reason | null {
  switch (action.type) {
    case 'pass':
      return null
    case 'bank':
      return refusesBanking(g, seat)
    default:
      return refusesPlayOrUse(g, seat, action, window)
  }
}

function refusesPlayOrUse(g: Game, seat: Seat, action: Action, window: number): Reason | null {
  if (action.type === 'play') return refusesFeat(g, seat, action.card, action.on, window)
  if (action.type !== 'use') return 'not-asked'
  const owner = ownerInPlay(g, seat, action.card)
  if (owner === undefined) return 'not-in-play'
  const power = g.box.cards[action.card].powers[action.power]
  if (power === undefined) return 'no-such-option'
  if ((power.windows & window) === 0) return 'wrong-moment'
  if (!isUsable(g, action.card, action.power, owner, seat)) return 'power-not-open'
  return payable(g, power, seat, action.card).includes(action.cost) ? null : 'cannot-pay'
}

/** Whose power this seat would use: its own, or one of a card without an owner. */
export function ownerInPlay(g: Game, seat: Seat, card: CardNo): Seat | undefined {
  if (g.state.heroes[seat].inPlay.includes(card)) return seat
  if (g.state.adversary?.inPlay.includes(card) || g.state.watchers.includes(card)) return NOBODY
  return undefined
}
