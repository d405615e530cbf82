/** A turn (R-TURN): what happens at its start, free actions and a main action, its end, and who comes next. */
import { EVENT } from '../compile/events.ts'
import { flip, flipIfAllFaced, mustFace } from '../conduct/adversary.ts'
import { fire } from '../conduct/fire.ts'
import { layCard } from '../conduct/rows.ts'
import { addIcons, currentColumn, enterPlay } from '../conduct/story.ts'
import { cardFrame, type Game, GO, type Progress, WAIT } from '../state/game.ts'
import { NO_ICONS } from '../state/lists.ts'
import { AT } from '../state/places.ts'
import {
  ADVERSARY_DECK,
  FINAL_SIDE,
  FIRST_SIDE,
  type Frame,
  hasFaced,
  NO_CARD,
  NOBODY,
  type Seat,
  type Turn,
  type Waiting,
} from '../state/types.ts'
import { endGame } from './end.ts'
import { goOn, procedure } from './procedure.ts'

/** Shared by all turns: the list is replaced, never written. */
const NO_BOONS: Waiting[] = []

export const freshTurn = (seat: Seat, number: number): Turn => ({
  seat,
  number,
  main: 1,
  mainDone: false,
  journeys: 0,
  freeJourneys: 0,
  dark: 0,
  did: 0,
  replaced: false,
  mustFace: false,
  boons: NO_BOONS,
})

/**
 * The Act that this hero has begun; with two-sided Adversaries the third waits for the first facing (R-ACT-08), its row
 * doesn't.
 */
function reachedAct(g: Game, seat: Seat): number {
  const act = currentColumn(g, seat) + 1
  const a = g.state.adversary
  if (act < 3 || a === null || !g.box.ruleset.facesBetweenActs) return act
  return hasFaced(g.state.heroes[seat], FIRST_SIDE) || a.side === FINAL_SIDE ? act : 2
}

/** R-ACT-04: turned up by the first hero to get there, who also assigns its Allies. */
export function openRow(g: Game, row: number, seat: Seat): void {
  const r = g.row(row)
  r.open = true
  if (g.events !== null) g.emit({ type: 'row-opened', row, cards: r.cards.slice() })
  const cards = r.cards.slice()
  for (let slot = cards.length - 1; slot >= 0; slot--) {
    const card = cards[slot]
    if (card === NO_CARD) continue
    if (g.box.kinds[card] === 'ally') {
      r.cards[slot] = NO_CARD
      g.push(cardFrame(AT.refill.place, seat, card, row, slot))
    } else layCard(g, row, slot, card)
  }
}

/**
 * R-RAD-05: Radiant Destinies are turned up on beginning Act III, others at the end only (R-RAD-06). Powers that wait for
 * Radiant icons aren't told of theirs (R-ODIUM-18).
 */
function revealRadiantDestiny(g: Game, seat: Seat): void {
  const h = g.state.heroes[seat]
  if (h.destinyUp || h.destiny === NO_CARD || g.box.cards[h.destiny].radiant === 0) return
  const hero = g.hero(seat)
  hero.destinyUp = true
  addIcons(hero, g.box.cards[hero.destiny].paths[0], 1)
  enterPlay(g, seat, hero.destiny)
  if (g.events !== null) g.emit({ type: 'destiny-revealed', seat, card: hero.destiny })
}

function begin(g: Game, f: Frame): Progress {
  f.place = AT.turn.openRow
  g.newTurn(freshTurn(f.seat, g.state.turn.number + 1))
  g.forgetTurn()
  const hero = g.state.heroes[f.seat]
  if (g.events !== null) {
    const act = reachedAct(g, f.seat)
    const { number } = g.state.turn
    g.emit({ type: 'turn-began', seat: f.seat, number, ...(act > hero.act && { act }) })
  }
  // R-TRAIT-08: what isn't used in this turn is lost
  if (hero.next.length > 0) {
    g.turn().boons = hero.next
    g.hero(f.seat).next = []
  }
  return openRows(g, f)
}

/** R-ACT-04 */
function openRows(g: Game, f: Frame): Progress {
  const act = currentColumn(g, f.seat) + 1
  for (let row = 0; row < act; row++) {
    if (!g.state.rows[row].open) {
      openRow(g, row, f.seat)
      return GO
    }
  }
  f.place = AT.turn.beginAct
  return beginAct(g, f)
}

function beginAct(g: Game, f: Frame): Progress {
  f.place = AT.turn.startOfTurn
  const act = reachedAct(g, f.seat)
  if (act <= g.state.heroes[f.seat].act) return startOfTurn(g, f)
  g.hero(f.seat).act = act
  if (act === 3) revealRadiantDestiny(g, f.seat)
  fire(g, EVENT['act-begun'], f.seat, act)
  return GO
}

function startOfTurn(g: Game, f: Frame): Progress {
  f.place = AT.turn.menu
  if (mustFace(g, f.seat)) g.turn().mustFace = true
  // R-ODIUM-17: who pledges on what would be the facing turn has no other in its place
  else if (g.state.finale) g.turn().main = 0
  fire(g, EVENT['turn-start'], f.seat, -1)
  return goOn(g, f, menu)
}

/** free actions and at most one main action (R-TURN-02…06) */
export function menu(g: Game): Progress {
  flipIfAllFaced(g)
  return WAIT
}

/** R-TURN-07 */
function end(g: Game, f: Frame): Progress {
  f.place = AT.turn.cleanUp
  fire(g, EVENT['turn-end'], f.seat, -1)
  return goOn(g, f, cleanUp)
}

/** What lasts for the turn ends, and the Adversary's cards of the turn go (R-COOPB-08, R-ODIUM-19, R-FEAT-14). */
function cleanUp(g: Game, f: Frame): Progress {
  for (let seat = 0; seat < g.state.heroes.length; seat++) {
    const h = g.state.heroes[seat]
    if (h.shield === 0 && h.lent === NO_ICONS) continue
    const hero = g.hero(seat)
    hero.lent = NO_ICONS
    hero.shield = 0
  }
  const a = g.state.adversary
  if (a !== null && a.shown.length > 0) {
    g.discards(ADVERSARY_DECK).push(...a.shown)
    g.adversary().shown = []
  }
  if (g.events !== null) g.emit({ type: 'turn-ended', seat: f.seat })
  return passOn(g, f)
}

/** R-TURN-01 */
export const turn = procedure('turn', {
  begin,
  openRow: openRows,
  beginAct,
  startOfTurn,
  menu,
  end,
  cleanUp,
})

/** Has this hero brought the end near? (R-END-01, R-COMPE-02, R-ADV-15, R-ODIUM-07, R-COOPB-15) */
function announceEnd(g: Game, seat: Seat): void {
  if (g.state.endedBy !== NOBODY) return
  const a = g.state.adversary
  const near =
    a !== null && g.box.ruleset.adversary === 'goal'
      ? a.defeatedBy === seat
      : g.state.heroes[seat].story.length >= 3 * g.box.ruleset.cardsPerColumn
  if (!near) return
  g.state.endedBy = seat
  if (g.events !== null) g.emit({ type: 'end-announced', seat })
}

/** The next hero's turn, clockwise (R-SETUP-14), the last round, or the end. */
function passOn(g: Game, f: Frame): Progress {
  announceEnd(g, f.seat)
  const n = g.state.heroes.length
  const { endedBy } = g.state
  let next = (f.seat + 1) % n
  // R-END-02: where everybody faces the Adversary last
  const hasFinale = g.state.adversary !== null && g.box.ruleset.adversary !== 'goal'
  if (endedBy !== NOBODY && next === endedBy) {
    if (!hasFinale || g.state.finale) return endGame(g)
    g.state.finale = true
    flip(g)
  }
  // loyalists have no facing turn (R-ODIUM-17)
  while (g.state.finale && g.state.heroes[next].pledged) {
    next = (next + 1) % n
    if (next === endedBy) return endGame(g)
  }
  f.seat = next
  return begin(g, f)
}
