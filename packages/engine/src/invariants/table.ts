/** The table: rows, decks, the Adversary, the turn and the end. */
import type { Box } from '../compile/box.ts'
import { hasPowers } from '../conduct/story.ts'
import { framesOf } from '../state/game.ts'
import { procOf } from '../state/places.ts'
import {
  ACT_DECKS,
  ADVERSARY_DECK,
  type CardNo,
  DECKS,
  type GameState,
  HERO_DECK,
  NO_CARD,
  NOBODY,
} from '../state/types.ts'
import { isSeat } from './heroes.ts'

export function tableProblems(state: GameState, box: Box, problems: string[]): void {
  rows(state, box, problems)
  decks(state, box, problems)
  watchers(state, box, problems)
  powers(state, box, problems)
  adversary(state, box, problems)
  turn(state, problems)
  end(state, problems)
}

const IN_ROWS = ['trait', 'challenge', 'adversary', 'ally']

function rows(state: GameState, box: Box, problems: string[]): void {
  const size = box.ruleset.rowSize(state.heroes.length)
  state.rows.forEach((r, row) => {
    const wrong = (what: string) => problems.push(`row ${row}: ${what}`)
    if (r.cards.length !== size || r.allies.length !== size) wrong(`has not ${size} slots`)
    if (r.open && row > 0 && !state.rows[row - 1].open) wrong('is open before the one above it')
    for (let slot = 0; slot < r.cards.length; slot++) {
      const card = r.cards[slot]
      const ally = r.allies[slot]
      const kind = card === NO_CARD ? '' : box.cards[card]?.kind
      if (card !== NO_CARD && box.cards[card]?.act !== row + 1)
        wrong(`slot ${slot} holds a card of another Act`)
      // face-down Allies wait for the row to open (R-SETUP-11)
      if (r.open && kind === 'ally') wrong(`slot ${slot} is taken by an Ally`)
      if (kind !== '' && !IN_ROWS.includes(kind)) wrong(`slot ${slot}: a ${kind}`)
      if (ally === NO_CARD) continue
      if (box.cards[ally]?.kind !== 'ally') wrong(`slot ${slot}: what is tucked there is no Ally`)
      if (!r.open || (kind !== 'challenge' && kind !== 'adversary'))
        wrong(`slot ${slot}: an Ally under no Challenge`)
      if (box.ruleset.allies === 'same-act' && box.cards[ally]?.act !== row + 1)
        wrong(`slot ${slot}: a far Ally`)
    }
  })
  atRest(state, box, problems)
}

/** With nothing going on but the menu, slots are filled and nothing waits (R-TABLE-02, R-TURN-07). */
function atRest(state: GameState, box: Box, problems: string[]): void {
  if (state.top === null || procOf(state.top) !== 'turn') return
  if (state.attempt !== null) problems.push('an attempt goes on in the menu')
  if (state.stack.length > 0) problems.push('a Feat waits on the stack in the menu')
  state.rows.forEach((r, row) => {
    if (!r.cards.includes(NO_CARD)) return
    const { cards, at, discard } = state.decks[row]
    // R-TABLE-04: it stays empty where only Allies are left
    if ([...cards.slice(at), ...discard].some((card) => box.cards[card].kind !== 'ally')) {
      problems.push(`row ${row} has an empty slot, and its deck has cards to fill it`)
    }
  })
}

function decks(state: GameState, box: Box, problems: string[]): void {
  if (state.decks.length !== DECKS) problems.push(`${state.decks.length} decks instead of ${DECKS}`)
  state.decks.forEach((d, deck) => {
    if (d.at < 0 || d.at > d.cards.length)
      problems.push(`deck ${deck} is at ${d.at} of ${d.cards.length} cards`)
    const fits = belonging(box)[deck] ?? []
    const look = (card: CardNo) => {
      if (!fits[card]) problems.push(`deck ${deck} holds ${box.cards[card]?.id ?? card}`)
    }
    for (let i = d.at; i < d.cards.length; i++) look(d.cards[i])
    for (const card of d.discard) look(card)
  })
}

const known = new WeakMap<Box, boolean[][]>()

/** By deck and card number: may the card lie there? */
function belonging(box: Box): boolean[][] {
  let fits = known.get(box)
  if (fits === undefined) {
    fits = Array.from({ length: DECKS }, (_, deck) => box.cards.map((_card, no) => belongs(box, no, deck)))
    known.set(box, fits)
  }
  return fits
}

function belongs(box: Box, no: CardNo, deck: number): boolean {
  const card = box.cards[no]
  if (deck < ACT_DECKS) return card.act === deck + 1
  if (deck === ADVERSARY_DECK) return box.special.includes(no)
  return card.kind === 'feat' && card.feat!.kind === (deck === HERO_DECK ? 'hero' : 'antihero')
}

/** The powers of face-up Adversaries work from reveal until they leave the table (R-ADVB-03). */
function watchers(state: GameState, box: Box, problems: string[]): void {
  const counted: CardNo[] = []
  for (const r of state.rows) {
    if (!r.open) continue
    for (const card of r.cards) {
      if (card !== NO_CARD && box.cards[card].kind === 'adversary' && hasPowers(box.cards[card]))
        counted.push(card)
    }
  }
  const kept = state.watchers
  if (kept.length !== counted.length || counted.some((card) => !kept.includes(card))) {
    problems.push(`the Adversaries ${kept.join(', ')} are kept as face-up, ${counted.join(', ')} are`)
  }
}

/** What all powers in play together listen to and stand on. */
function powers(state: GameState, box: Box, problems: string[]): void {
  let eventMask = 0
  let standingMask = 0
  const add = (cards: readonly CardNo[]) => {
    for (const card of cards) {
      eventMask |= box.cards[card].eventMask
      standingMask |= box.cards[card].standingMask
    }
  }
  for (const h of state.heroes) add(h.inPlay)
  if (state.adversary !== null) add(state.adversary.inPlay)
  add(state.watchers)
  if (state.eventMask !== eventMask)
    problems.push(
      `the powers in play are kept as listening to ${state.eventMask}, they listen to ${eventMask}`,
    )
  if (state.standingMask !== standingMask)
    problems.push(
      `the powers in play are kept as standing on ${state.standingMask}, they stand on ${standingMask}`,
    )
}

function adversary(state: GameState, box: Box, problems: string[]): void {
  const a = state.adversary
  if ((a === null) !== (state.setup.mode === 'competitive'))
    problems.push(`${state.setup.mode}, and ${a === null ? 'no' : 'an'} Adversary lies apart`)
  if (a === null) return
  const wrong = (what: string) => problems.push(`the Adversary ${what}`)
  if (a.xp < 0) wrong(`has ${a.xp} Experience`)
  if (a.side !== 0 && (a.side !== 1 || box.cards[a.card]?.kind !== 'two-sided')) wrong(`shows side ${a.side}`)
  if (a.defeatedBy !== NOBODY && !isSeat(state, a.defeatedBy)) wrong(`was defeated by seat ${a.defeatedBy}`)
  const counted = [a.card, ...a.quests].filter((card) => hasPowers(box.cards[card]))
  if (counted.join() !== a.inPlay.join())
    wrong(`has powers ${a.inPlay.join()}, should have ${counted.join()}`)
  if (a.eventMask !== counted.reduce((mask, card) => mask | box.cards[card].eventMask, 0))
    wrong('listens to the wrong events')
  if (a.powerWindows !== counted.reduce((w, card) => w | box.cards[card].powerWindows, 0))
    wrong('acts in the wrong windows')
  if (a.standingMask !== counted.reduce((stands, card) => stands | box.cards[card].standingMask, 0))
    wrong('stands on the wrong things')
}

const COUNTS = ['number', 'main', 'journeys', 'freeJourneys', 'dark'] as const

function turn(state: GameState, problems: string[]): void {
  const t = state.turn
  if (!isSeat(state, t.seat)) problems.push(`it is the turn of seat ${t.seat}`)
  for (const name of COUNTS) if (t[name] < 0) problems.push(`turn.${name} is ${t[name]}`)
  if (t.dark > 3) problems.push(`${t.dark} Dark runes were bought this turn`)
}

function end(state: GameState, problems: string[]): void {
  const over = state.phase === 'over'
  if (over !== (state.outcome !== null))
    problems.push(`phase ${state.phase}, and ${over ? 'no' : 'an'} outcome is known`)
  if (over !== (state.top === null))
    problems.push(`phase ${state.phase} with ${framesOf(state).length} frames`)
  if (over && (state.attempt !== null || state.stack.length > 0))
    problems.push('over in the middle of something')
  if (state.endedBy !== NOBODY && !isSeat(state, state.endedBy))
    problems.push(`ended by seat ${state.endedBy}`)
  if (state.finale && state.endedBy === NOBODY)
    problems.push('the last round began without anybody near the end')
  if (state.outcome?.winners.some((seat) => !isSeat(state, seat)))
    problems.push('somebody won who does not play')
}
