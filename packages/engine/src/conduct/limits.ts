/** How often a power may be used: once per attempt, turn, Act or game. */
import { MOST_POWERS } from '../language/ceilings.ts'
import type { Game } from '../state/game.ts'
import { withOne } from '../state/lists.ts'
import type { CardNo, Seat } from '../state/types.ts'
import { currentColumn } from './story.ts'

const WHOLE_GAME = 3
/** Where each other hero may decide, or a power is once for each hero, each has a limit of its own. */
function key(g: Game, card: CardNo, power: number, seat: Seat): number {
  const { by, limit } = g.box.cards[card].powers[power]
  const ofEach = by === 'each-other-hero' || limit === 'hero'
  return card * MOST_ON_A_CARD + power + (ofEach ? (seat + 1) * EACH : 0)
}
/** Both sides of an Adversary together. */
const MOST_ON_A_CARD = 2 * MOST_POWERS
const EACH = 1 << 22
const cardOf = (k: number): CardNo => Math.floor((k % EACH) / MOST_ON_A_CARD)

/** A power that was used up; `seat`: by whom, where each hero has a limit of its own. */
export interface Used {
  card: CardNo
  power: number
  seat: Seat | null
}

/** What a number of `usedThisTurn` stands for. */
export const usedOf = (k: number): Used => ({
  card: cardOf(k),
  power: (k % EACH) % MOST_ON_A_CARD,
  seat: k < EACH ? null : Math.floor(k / EACH) - 1,
})
export const usedKey = ({ card, power, seat }: Used): number =>
  card * MOST_ON_A_CARD + power + (seat === null ? 0 : (seat + 1) * EACH)

/** The same for `usedEver`; `column` is null for once in a game. */
export const usedEverOf = (k: number): Used & { column: number | null } => ({
  ...usedOf(k >> 2),
  column: (k & 3) === WHOLE_GAME ? null : k & 3,
})
export const usedEverKey = (used: Used & { column: number | null }): number =>
  usedKey(used) * 4 + (used.column ?? WHOLE_GAME)

/** What a success brings still belongs to the Act of its Challenge, though the card may have completed the column. */
function columnNow(g: Game, seat: Seat): number {
  const a = g.state.attempt
  const act = a !== null && a.seat === seat && a.outcome === 'overcome' ? g.box.cards[a.card].act : 0
  return act > 0 ? act - 1 : currentColumn(g, seat)
}

/** R-ALLY-08: a power without a limit may be used as often as it is paid for. */
export function isUsed(g: Game, card: CardNo, power: number, seat: Seat): boolean {
  const { limit } = g.box.cards[card].powers[power]
  if (limit === '') return false
  const k = key(g, card, power, seat)
  switch (limit) {
    case 'turn':
      return g.state.usedThisTurn.includes(k)
    case 'attempt':
      return g.state.attempt?.used.includes(k) ?? false
    case 'act':
      return g.state.usedEver.includes(k * 4 + columnNow(g, seat))
    case 'game':
    case 'hero':
      return g.state.usedEver.includes(k * 4 + WHOLE_GAME)
  }
}

export function markUsed(g: Game, card: CardNo, power: number, seat: Seat): void {
  const { limit } = g.box.cards[card].powers[power]
  if (limit === '') return
  const k = key(g, card, power, seat)
  switch (limit) {
    case 'turn':
      g.usedThisTurn().push(k)
      return
    case 'attempt':
      if (g.state.attempt !== null) g.attempt().used = withOne(g.state.attempt.used, k)
      return
    case 'act':
      g.usedEver().push(k * 4 + columnNow(g, seat))
      return
    case 'game':
    case 'hero':
      g.usedEver().push(k * 4 + WHOLE_GAME)
  }
}

/** `ready`: what this hero's other cards used up is open again. */
export function ready(g: Game, seat: Seat, but: CardNo): void {
  const mine = g.state.heroes[seat].inPlay
  const free = (k: number) => mine.includes(cardOf(k)) && cardOf(k) !== but
  g.state.usedThisTurn = g.usedThisTurn().filter((k) => !free(k))
  g.state.usedEver = g.usedEver().filter((k) => !free(k >> 2))
  if (g.state.attempt !== null) g.attempt().used = g.attempt().used.filter((k) => !free(k))
}
