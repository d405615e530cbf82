/** From a deed to the action that it means. Deeds come from anywhere: whatever isn't one is refused, and nothing else happens. */
import type * as z from 'zod/mini'
import { type Action, BANK, PASS } from '../actions/action.ts'
import { IllegalAction } from '../actions/reasons.ts'
import type { Box } from '../compile/box.ts'
import { ABILITIES } from '../language/names.ts'
import { AT } from '../state/places.ts'
import type { CardNo, GameState, Seat } from '../state/types.ts'
import { type CardRef, cardOf } from './card-ref.ts'
import { type Answer, type Deed, deedSchema } from './deed.ts'
import { pathsOf } from './names.ts'
import { costWords, partAt, powerWords } from './part-name.ts'
import { asked } from './question.ts'

/** The action that a deed means here, legal or not. One that means nothing here throws IllegalAction. */
export function actionOf(box: Box, state: GameState, seat: Seat, deed: Deed): Action {
  const plain = parsed(deedSchema, deed)
  const { top } = state
  if (top === null) throw new IllegalAction('game-over')
  if (plain === 'bank') return BANK
  if (plain === 'pass' || plain === 'end-turn') {
    // who passes a window too late must not end a turn
    if ((plain === 'end-turn') !== (top.place === AT.turn.menu)) throw new IllegalAction('not-asked')
    return PASS
  }
  if ('choose' in plain) return chosen(box, state, seat, plain.choose)
  if ('dark' in plain) return darkBought(box, state, seat, plain.dark)
  if ('play' in plain) return { type: 'play', card: numberOf(box, plain.play.card), on: plain.play.on }
  if ('use' in plain) return used(box, plain.use)
  if ('attempt' in plain) return attempted(box, state, plain.attempt)
  if ('gain' in plain) return { type: 'gain', ...placeOf(state, numberOf(box, plain.gain)) }
  if ('journey' in plain) return { type: 'journey', ...placeOf(state, numberOf(box, plain.journey)) }
  if ('replace' in plain) return { type: 'replace', ...placeOf(state, numberOf(box, plain.replace)) }
  const { origin, motivation, destiny } = plain.keep
  return {
    type: 'keep',
    origin: numberOf(box, origin),
    motivation: numberOf(box, motivation),
    destiny: numberOf(box, destiny),
  }
}

/** What fits the schema, with its own fields and no others. Anything else throws IllegalAction. */
export function parsed<T>(schema: z.ZodMiniType<T>, value: unknown): T {
  let read: z.core.util.SafeParseResult<T>
  try {
    read = schema.safeParse(value)
  } catch {
    // something that breaks when it is looked at
    throw new IllegalAction('malformed')
  }
  if (!read.success) throw new IllegalAction('malformed')
  return read.data
}

type Doing<W extends string> = Extract<Deed, Record<W, unknown>>[W & keyof Extract<Deed, Record<W, unknown>>]

function numberOf(box: Box, ref: CardRef): CardNo {
  const card = cardOf(box, ref)
  if (card === undefined) throw new IllegalAction('no-such-card')
  return card
}

/** Where a card lies in the rows. Rows that aren't open are left out: what lies there is secret. */
function placeOf({ rows }: GameState, card: CardNo): { row: number; slot: number } {
  for (const [row, { open, cards }] of rows.entries()) {
    const slot = open ? cards.indexOf(card) : -1
    if (slot >= 0) return { row, slot }
  }
  throw new IllegalAction('no-such-card')
}

function attempted(box: Box, state: GameState, { card, path, abilities }: Doing<'attempt'>): Action {
  const no = numberOf(box, card)
  const at = no === state.adversary?.card ? { row: -1, slot: 0 } : placeOf(state, no)
  const way = pathsOf(box, no).indexOf(path)
  if (way < 0) throw new IllegalAction('no-such-path')
  const action = { type: 'attempt', ...at, path: way } as const
  if (abilities === undefined) return action
  return { ...action, abilities: abilities.map((ability) => ABILITIES.indexOf(ability)) }
}

function used(box: Box, { card, power, pay }: Doing<'use'>): Action {
  const no = numberOf(box, card)
  const compiled = box.cards[no]
  const index = partAt(powerWords(compiled), power)
  if (index < 0) throw new IllegalAction('no-such-option')
  const chosen = compiled.powers[index]
  // a power that costs nothing has a cost of -1
  if (pay === undefined && chosen.costs.length === 0) return { type: 'use', card: no, power: index, cost: -1 }
  const cost = pay === undefined ? -1 : partAt(costWords(compiled, chosen), pay)
  if (cost < 0) throw new IllegalAction('no-such-option')
  return { type: 'use', card: no, power: index, cost: chosen.costs[cost] }
}

function darkBought(box: Box, state: GameState, seat: Seat, runes: number): Action {
  const { isDark, options } = asked(box, state, seat)
  if (!isDark) throw new IllegalAction('not-asked')
  return optionAt(options.findIndex((choice) => choice.kind === 'amount' && choice.amount === runes))
}

function chosen(box: Box, state: GameState, seat: Seat, answer: Answer): Action {
  const { isDark, options, nameOf, renewed } = asked(box, state, seat)
  if (isDark) throw new IllegalAction('not-asked')
  const wanted = renewed(answer)
  return optionAt(options.findIndex((choice) => isSame(nameOf(choice), wanted)))
}

function optionAt(option: number): Action {
  if (option < 0) throw new IllegalAction('no-such-option')
  return { type: 'choose', option }
}

function isSame(one: Answer, other: Answer): boolean {
  if (typeof one === 'string' || typeof other === 'string') return one === other
  const words = Object.entries(one)
  return (
    words.length === Object.keys(other).length &&
    words.every(([word, value]) => (other as Record<string, unknown>)[word] === value)
  )
}
