/** From a hero's deed in a scenario to the action that it means. */
import { type Action, BANK, PASS } from '../actions/action.ts'
import { type Decision, legalActions } from '../actions/legal.ts'
import { ABILITIES, ICONS } from '../language/names.ts'
import { type CardNo, type GameState, NO_CARD, type Seat } from '../state/types.ts'
import type { Choice } from '../words/op.ts'
import { asksForDark } from './describe.ts'
import type { Names } from './names.ts'
import { Unplayable } from './problem.ts'
import type { Answer, Deed } from './steps.ts'

const CHARACTERS = ['origin', 'motivation', 'destiny'] as const

interface Moment {
  state: GameState
  names: Names
  decision: Decision
}

const cardAt = (state: GameState, row: number, slot: number): CardNo =>
  row < 0 ? (state.adversary?.card ?? NO_CARD) : state.rows[row].cards[slot]

const attemptOf = (deed: Deed) =>
  typeof deed.attempt === 'string'
    ? { card: deed.attempt, path: undefined, abilities: undefined }
    : deed.attempt!

const sameAbilities = (
  chosen: readonly number[] | undefined,
  wanted: readonly string[] | undefined,
): boolean =>
  wanted === undefined ||
  (chosen?.length === wanted.length &&
    wanted.every((a) => chosen.includes(ABILITIES.indexOf(a as 'strength'))))

function fits(choice: Choice, answer: Answer, { state, names }: Moment): boolean {
  if (typeof answer === 'string') return choice.kind === answer
  const means: Record<keyof Exclude<Answer, string>, unknown> = {
    card:
      choice.kind === 'card'
        ? names.name(choice.card)
        : choice.kind === 'slot'
          ? names.name(cardAt(state, choice.row, choice.slot))
          : undefined,
    seat: choice.kind === 'seat' || choice.kind === 'ability' ? choice.seat : undefined,
    ability: choice.kind === 'ability' ? ICONS[choice.ability] : undefined,
    deck: choice.kind === 'deck' ? choice.deck : undefined,
    amount: choice.kind === 'amount' ? choice.amount : undefined,
    stone: choice.kind === 'stone' ? choice.position : undefined,
    row: choice.kind === 'row' ? choice.row + 1 : undefined,
    option: choice.kind === 'option' ? choice.option : undefined,
    pay: choice.kind === 'pay' ? choice.cost : undefined,
  }
  return Object.entries(answer).every(([word, value]) => means[word as keyof typeof means] === value)
}

/** Does a legal action mean this deed? */
function means(action: Action, deed: Deed, moment: Moment): boolean {
  const { state, names, decision } = moment
  const option =
    action.type === 'choose' && decision.kind === 'choose' ? decision.options[action.option] : null
  const isAt = (card: string | undefined) =>
    'row' in action && names.name(cardAt(state, action.row, action.slot)) === card
  switch (action.type) {
    case 'keep':
      if (deed.keep === undefined || deed.keep === 'first') return deed.keep === 'first'
      return CHARACTERS.every(
        (kind) => names.name(action[kind]) === (deed.keep as Record<string, string>)[kind],
      )
    case 'attempt': {
      if (deed.attempt === undefined) return false
      const { card, path, abilities } = attemptOf(deed)
      if (!isAt(card) || !sameAbilities(action.abilities, abilities)) return false
      return path === undefined || action.path === (path === 'bottom' ? 1 : 0)
    }
    case 'gain':
    case 'journey':
    case 'replace':
      return deed[action.type] !== undefined && isAt(deed[action.type])
    case 'play':
      return names.name(action.card) === deed.play && (deed.on === undefined || deed.on === action.on)
    case 'use': {
      const { costs } = names.box.cards[action.card].powers[action.power]
      if (names.name(action.card) !== deed.use) return false
      if (deed.power !== undefined && deed.power !== action.power) return false
      return deed.pay === undefined || costs[deed.pay] === action.cost
    }
    case 'choose':
      if (option === null || decision.kind !== 'choose') return false
      if (deed.dark !== undefined)
        return asksForDark(decision) && option.kind === 'amount' && option.amount === deed.dark
      if (deed.use !== undefined) {
        return names.name(decision.card) === deed.use && (option.kind === 'pay' || option.kind === 'yes')
      }
      return deed.choose !== undefined && !Array.isArray(deed.choose) && fits(option, deed.choose, moment)
    case 'bank':
      return deed.bank !== undefined
    case 'pass':
      return decision.kind === 'menu' ? deed['end-turn'] === true : deed.pass === true
  }
}

/** The action that a deed means at this decision; undefined if it isn't open here. */
export function actionFor(deed: Deed, seat: Seat, moment: Moment, where: string): Action | undefined {
  const { state, names } = moment
  if (deed.seat !== undefined && deed.seat !== seat) return undefined
  const [first, ...more] = legalActions(names.box, state, seat).filter((action) =>
    means(action, deed, moment),
  )
  for (const other of more) {
    if (
      other.type === 'attempt' &&
      first.type === 'attempt' &&
      other.slot === first.slot &&
      other.row === first.row
    ) {
      const what = other.path === first.path ? 'with which abilities' : 'on which path'
      throw new Unplayable(where, `attempt ${attemptOf(deed).card} ${what}?`)
    }
    if (other.type === 'play' && first.type === 'play' && other.on !== first.on) {
      throw new Unplayable(where, `play ${deed.play} on whom? say "on: ${first.on}" or "on: ${other.on}"`)
    }
    if (other.type === 'use' && first.type === 'use' && names.name(other.card) === names.name(first.card)) {
      if (other.power !== first.power)
        throw new Unplayable(where, `use which power of ${deed.use}? say "power: …"`)
      if (other.cost !== first.cost)
        throw new Unplayable(where, `use ${deed.use} for which cost? say "pay: …"`)
    }
  }
  return first
}

/** The action that a deed would be, allowed or not: to see it refused. */
export function attemptedAction(deed: Deed, seat: Seat, moment: Moment, where: string): Action {
  const { state, names, decision } = moment
  const place = (card: string): { row: number; slot: number } => {
    for (const [row, r] of state.rows.entries()) {
      const slot = r.cards.findIndex((no) => no !== NO_CARD && names.name(no) === card)
      if (slot >= 0) return { row, slot }
    }
    if (state.adversary !== null && names.name(state.adversary.card) === card) return { row: -1, slot: 0 }
    throw new Unplayable(where, `${card} isn't on the table`)
  }
  const copy = (card: string, at: readonly CardNo[]): CardNo =>
    at.find((no) => names.name(no) === card) ?? names.find(card)![0]
  if (deed.attempt !== undefined) {
    const { card, path, abilities } = attemptOf(deed)
    const at = place(card)
    const side =
      at.row < 0 && names.box.cards[state.adversary!.card].kind === 'two-sided' ? state.adversary!.side : 0
    return {
      type: 'attempt',
      ...at,
      path: path === undefined ? side : path === 'bottom' ? 1 : 0,
      ...(abilities !== undefined && { abilities: abilities.map((a) => ABILITIES.indexOf(a)) }),
    }
  }
  for (const type of ['gain', 'journey', 'replace'] as const) {
    const card = deed[type]
    if (card !== undefined) return { type, ...place(card) }
  }
  if (deed.play !== undefined) {
    const card = copy(deed.play, state.heroes[seat].hand)
    const feat = names.box.cards[card].feat
    const on = feat?.timed === true ? (state.attempt?.seat ?? seat) : seat
    return { type: 'play', card, on: deed.on ?? on }
  }
  if (deed.use !== undefined) {
    const card = copy(deed.use, state.heroes[seat].inPlay)
    const power = deed.power ?? 0
    return { type: 'use', card, power, cost: names.box.cards[card].powers[power]?.costs[deed.pay ?? 0] ?? -1 }
  }
  if (deed.keep !== undefined && deed.keep !== 'first') {
    const { origin, motivation, destiny } = deed.keep
    const dealt = (card: string) => copy(card, state.heroes[seat].dealt)
    return { type: 'keep', origin: dealt(origin), motivation: dealt(motivation), destiny: dealt(destiny) }
  }
  if (deed.dark !== undefined) return { type: 'choose', option: deed.dark }
  if (deed.choose !== undefined) {
    const answer = Array.isArray(deed.choose) ? deed.choose[0] : deed.choose
    const options = decision.kind === 'choose' ? decision.options : []
    const at = options.findIndex((option) => fits(option, answer, moment))
    return { type: 'choose', option: at < 0 ? options.length : at }
  }
  return deed.bank !== undefined ? BANK : PASS
}
