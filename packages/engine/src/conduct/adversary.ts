/** The Adversary of solo and co-op: facing it, its two sides, its deck, and how it ends. */
import { EVENT } from '../compile/events.ts'
import { cardFrame, effectFrame, type Game } from '../state/game.ts'
import { withOne } from '../state/lists.ts'
import { AT } from '../state/places.ts'
import {
  ADVERSARY_DECK,
  type CardNo,
  DID,
  FINAL_SIDE,
  FIRST_SIDE,
  hasFaced,
  NO_CARD,
  NOBODY,
  type Seat,
} from '../state/types.ts'
import { canAny } from '../words/op.ts'
import { drawFrom } from './decks.ts'
import { fire } from './fire.ts'
import { announceGain, resolveOneTimeIcons, tuckCard } from './gaining.ts'
import { hasCompleted } from './story.ts'

/** Must this hero spend the turn facing the Adversary? */
export function mustFace(g: Game, seat: Seat): boolean {
  const a = g.state.adversary
  if (a === null) return false
  const h = g.state.heroes[seat]
  switch (g.box.ruleset.adversary) {
    // R-COOPB-12: each hero apart (R-COOPB-13), and again after a failure (R-COOPB-14); lapses when it is defeated (R-COOPB-15)
    case 'goal':
      return a.defeatedBy === NOBODY && h.story.length >= g.box.ruleset.cardsBeforeAdversary
    case 'two-sided': // R-ADV-10, R-ADV-15
      return g.state.finale || (a.side === FIRST_SIDE && !hasFaced(h, FIRST_SIDE) && hasCompleted(g, seat, 2))
    case 'last-foe': // R-ODIUM-07, R-ODIUM-16
      return g.state.finale && !h.pledged
  }
}

/** A hero has faced the side that is up. */
export function noteFacing(g: Game, seat: Seat): void {
  g.hero(seat).faced |= 1 << g.state.adversary!.side
  g.turn().did |= DID['adversary-faced']
}

/**
 * The Adversary that lies apart was overcome. What a Final side or a last foe gives is counted at the end
 * (R-ADV-17, R-ODIUM-14).
 */
export function adversaryFell(g: Game, seat: Seat): void {
  const a = g.state.adversary!
  const card = g.box.cards[a.card]
  g.hero(seat).beat |= 1 << a.side
  if (card.kind === 'adversary') {
    // R-COOPB-15: under the Destiny of the one who defeated it
    g.adversary().defeatedBy = seat
    tuckCard(g, seat, a.card, 0)
    g.emit({ type: 'adversary-defeated', seat })
    resolveOneTimeIcons(g, seat, a.card, 0)
    announceGain(g, seat, a.card, 0)
  } else if (card.kind === 'two-sided' && a.side === FIRST_SIDE) {
    // R-ADV-12: the Feat at its upper right
    resolveOneTimeIcons(g, seat, a.card, 0)
  }
}

/** R-ADV-13: when every hero has faced the first side. R-ADV-14: or when the Final one is due. */
export function flip(g: Game): void {
  const a = g.adversary()
  if (g.box.cards[a.card].kind !== 'two-sided' || a.side === FINAL_SIDE) return
  a.side = FINAL_SIDE
  g.emit({ type: 'adversary-flipped' })
}

export function flipIfAllFaced(g: Game): void {
  if (g.state.adversary === null || g.box.ruleset.adversary !== 'two-sided') return
  if (g.state.heroes.every((h) => hasFaced(h, FIRST_SIDE))) flip(g)
}

/** Would this card of the Adversary's do anything to this hero? */
export function canStrike(g: Game, no: CardNo, seat: Seat): boolean {
  const card = g.box.cards[no]
  const feat = card.feat!
  if (feat.test !== null && !feat.test(g, NOBODY, seat, no)) return false
  return canAny(g, effectFrame(NOBODY, NOBODY, seat, no, feat.block), card.blocks[feat.block])
}

/** A Twist of Fate turns up the next card of the Adversary's deck (R-TWIST-02…04); in a re-attempt, another (R-RE-06). */
export function revealAdversaryCard(g: Game): void {
  const attempt = g.state.attempt
  // R-TWIST-01, R-TWIST-05: in a competitive game there is none
  if (g.state.adversary === null || attempt === null) return
  const no = drawFrom(g, ADVERSARY_DECK)
  if (no === NO_CARD) return
  const card = g.box.cards[no]
  if (card.feat === null) {
    g.emit({ type: 'adversary-card', card: no, applies: true })
    g.attempt().revealed = withOne(attempt.revealed, no)
    fire(g, EVENT['adversary-feat'], attempt.seat, no)
    return
  }
  const struck = heroesToStrike(g, no)
  g.emit({ type: 'adversary-card', card: no, applies: struck.length > 0 })
  if (struck.length === 0) g.adversary().shown.push(no)
  else if (struck.length > 1) g.push(cardFrame(AT.feat.aim, NOBODY, no))
  else strike(g, no, struck[0])
}

/** R-FEAT-14: an untimed card may strike any hero, a timed one the hero who attempts. */
function strikesAny(g: Game, no: CardNo): boolean {
  const { timed, on } = g.box.cards[no].feat!
  return !timed && on === 'any-hero'
}

/** The heroes whom a card of the Adversary's could strike. */
export function heroesToStrike(g: Game, no: CardNo): Seat[] {
  const open = strikesAny(g, no) ? g.state.heroes.map((_, seat) => seat) : [g.state.attempt!.seat]
  return open.filter((seat) => canStrike(g, no, seat))
}

/**
 * A card of the Adversary's against this hero, whatever the track says (R-FEAT-14): it waits on the stack, and everybody
 * may answer.
 */
export function strike(g: Game, no: CardNo, on: Seat): void {
  g.stack().push({ card: no, by: NOBODY, on, paid: 0 })
  if (strikesAny(g, no)) g.emit({ type: 'adversary-aimed', seat: on, card: no })
  fire(g, EVENT['adversary-feat'], g.state.attempt!.seat, no)
  fire(g, EVENT['feat-played'], NOBODY, no)
}
