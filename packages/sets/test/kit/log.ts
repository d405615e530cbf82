/** A game as a compact text: a line for each action and what came of it, so that a changed rule is easy to see. */
import {
  type Action,
  type Decision,
  type GameEvent,
  type GameSetup,
  type GameState,
  IllegalAction,
  type Seat,
} from '@runesaga/engine'
import { ABILITIES, ICONS, LEVELS } from '@runesaga/engine/language'
import type { Box, Choice } from '@runesaga/engine/search'
import type { Deed } from '@runesaga/engine/view'
import type { Dice } from './dice.ts'
import { chooseAction } from './players.ts'
import {
  actionOf,
  apply,
  boxOf,
  deedOf,
  legalActions,
  newGame,
  pending,
  scoreSheet,
  whyNot,
} from './rules.ts'

const ROWS = ['I', 'II', 'III']
const LETTERS = 'sdciwh'

/** o a Core rune, t the one with the Twist, x Dark, a letter for each ability, a capital for its special stone. */
function stoneName(stone: number): string {
  if (stone < 10) return 'otx'[stone]
  return stone < 20 ? LETTERS[stone - 10] : LETTERS[stone - 20].toUpperCase()
}

/** Told with another field, or first of all. */
const SILENT = new Set(['type', 'slot', 'faces'])

class Words {
  private readonly box: Box
  constructor(box: Box) {
    this.box = box
  }

  /** Sets are told apart only where several are in play. */
  card(no: number): string {
    const card = this.box.cards[no]
    if (card === undefined) return '-'
    return card.edition === this.box.ruleset.edition ? card.id.slice(card.id.indexOf('/') + 1) : card.id
  }

  place(row: number, slot: number | undefined): string {
    if (row < 0) return 'apart'
    return slot === undefined ? ROWS[row] : `${ROWS[row]}.${slot + 1}`
  }

  private readonly fields: Record<string, (value: never) => string> = {
    seat: (n: number) => (n < 0 ? 'the-adversary' : `s${n}`),
    on: (n: number) => `on s${n}`,
    card: (n: number) => this.card(n),
    cards: (list: number[]) => list.map((n) => this.card(n)).join('+'),
    quests: (list: number[]) => list.map((n) => this.card(n)).join('+'),
    heritage: (n: number) => this.card(n),
    origin: (n: number) => this.card(n),
    motivation: (n: number) => this.card(n),
    destiny: (n: number) => this.card(n),
    by: (n: number) => (n < 0 ? '' : `by ${this.card(n)}`),
    amount: (n: number) => (n > 0 ? `+${n}` : `${n}`),
    path: (n: number) => (n === 0 ? 'top' : 'bottom'),
    abilities: (list: number[]) => list.map((i) => ABILITIES[i].slice(0, 3)).join('+'),
    icon: (i: number) => ICONS[i],
    from: (n: number) => LEVELS[n] ?? `${n}`,
    to: (n: number) => `→ ${LEVELS[n] ?? n}`,
    winners: (list: number[]) => list.map((n) => `s${n}`).join('+'),
  }

  /** Everything that an action or an event says, in its own order. */
  tell(what: Action | GameEvent | Choice): string {
    const told: string[] = ['type' in what ? what.type : what.kind]
    const values = what as unknown as Record<string, unknown>
    for (const [key, value] of Object.entries(values)) {
      if (SILENT.has(key) || (key === 'kind' && !('type' in what)) || value === null || value === false)
        continue
      const field = this.fields[key]
      if (key === 'row') told.push(this.place(value as number, values.slot as number | undefined))
      else if (key === 'stones')
        told.push(this.stones(value as number[], values.faces as number[] | undefined))
      else if (key === 'why') told.push(value as string)
      else if (field !== undefined) told.push(field(value as never))
      else
        told.push(
          value === true
            ? key
            : `${key} ${Array.isArray(value) ? value.join('+') : (value as string | number)}`,
        )
    }
    return told.filter((word) => word !== '').join(' ')
  }

  private stones(stones: readonly number[], faces: readonly number[] | undefined): string {
    return stones
      .map((stone, i) => stoneName(stone) + (faces === undefined ? '' : faces[i] === 1 ? '+' : '-'))
      .join(' ')
  }
}

/** What a seat did, as it is kept beside the log. */
export type GoldenMove = [seat: Seat, deed: Deed]

/** The next move as it was recorded; `null`: it can't be made any more. */
function recorded(state: GameState, [seat, deed]: GoldenMove): Action | null {
  try {
    const action = actionOf(state, seat, deed)
    return whyNot(state, seat, action) === null ? action : null
  } catch (error) {
    if (error instanceof IllegalAction) return null
    throw error
  }
}

function standing(state: GameState, words: Words): string[] {
  return state.heroes.map((h, seat) => {
    const { boxes, total } = scoreSheet(state, seat)
    const score = Object.entries(boxes).map(([box, points]) => `${box} ${points}`)
    return `s${seat} ${words.card(h.destiny)}, ${LEVELS[h.level]}: ${score.join(', ')} = ${total}`
  })
}

/** What was asked and answered, instead of a mere number. */
function answer(d: Decision, action: Action, words: Words): string | undefined {
  if (action.type !== 'choose' || d.kind !== 'choose') return undefined
  const about = d.card < 0 ? d.about : `${d.about} ${words.card(d.card)}`
  return `${about} = ${words.tell(d.options[action.option])}`
}

export interface Golden {
  log: string
  moves: GoldenMove[]
  /** the first recorded move that couldn't be made, if any: from there on moves were chosen anew */
  stuckAt: number | null
}

/**
 * Plays the recorded moves again and logs them. Once they are used up, or one of them is no longer allowed, moves are chosen anew. In the log,
 * a pass of which nothing came is a dot after the line before, with the seat that passed.
 */
export function goldenOf(name: string, setup: GameSetup, known: readonly GoldenMove[], dice: Dice): Golden {
  let state = newGame(setup)
  const words = new Words(boxOf(state.setup))
  const lines = [name]
  const moves: GoldenMove[] = []
  let stuckAt: number | null = null
  if (state.adversary !== null) {
    lines.push(
      `against ${words.card(state.adversary.card)}, ${state.adversary.quests.map((q) => words.card(q)).join('+')}`,
    )
  }
  for (let open = pending(state); open.length > 0; open = pending(state)) {
    const next = stuckAt === null ? known[moves.length] : undefined
    const again = next === undefined ? null : recorded(state, next)
    if (next !== undefined && again === null) stuckAt = moves.length
    const seat = again === null ? open[0].seat : next![0]
    const action = again ?? chooseAction(legalActions(state, seat), 'keen', dice)
    moves.push([seat, deedOf(state, seat, action)])
    const { state: after, events } = apply(state, seat, action)
    if (action.type === 'pass' && events.length === 0) lines[lines.length - 1] += ` ·${seat}`
    else {
      const asked = open.find((decision) => decision.seat === seat) ?? open[0]
      const does = answer(asked, action, words) ?? words.tell(action)
      lines.push(`s${seat} ${does}: ${events.map((e) => words.tell(e)).join('; ')}`)
    }
    state = after
  }
  const log = `${[...lines, ...standing(state, words)].map((line) => line.trimEnd()).join('\n')}\n`
  return { log, moves, stuckAt }
}
