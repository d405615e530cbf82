/** What a seat may know of a game: the state with everything hidden covered, and what the game waits for. */
import { type Decision, pending } from '../actions/legal.ts'
import type { Box } from '../compile/box.ts'
import { EVENT } from '../compile/events.ts'
import { copyAttempt, copyFrame, copyHero } from '../state/copy.ts'
import type { Attempt, CardNo, Frame, GameState, Hero, Missed, Row, Seat } from '../state/types.ts'
import { HIDDEN, HIDDEN_ANTIHERO, HIDDEN_HERO, isHidden, type Viewer } from './visibility.ts'

/** A deck seen from outside: how many cards are left, and the open discard pile. */
export interface KnownDeck {
  left: number
  discard: CardNo[]
}

/** Shares its public parts with the state it was made from: read it, don't write it. */
export interface Knowledge extends Omit<GameState, 'random' | 'decks'> {
  viewer: Viewer
  decks: KnownDeck[]
  /** options only of the viewer's own decisions */
  pending: Decision[]
}

export function knowledgeOf(box: Box, state: GameState, viewer: Viewer): Knowledge {
  return {
    viewer,
    setup: state.setup,
    phase: state.phase,
    turn: state.turn,
    heroes: state.heroes.map((h, seat) => heroFor(state, box, h, seat, viewer)),
    rows: state.rows.map(rowFor),
    decks: state.decks.map((d) => ({ left: d.cards.length - d.at, discard: d.discard })),
    out: outFor(state, box),
    watchers: state.watchers,
    eventMask: state.eventMask,
    standingMask: state.standingMask,
    adversary: state.adversary,
    attempt: attemptFor(state.attempt, viewer),
    stack: state.stack,
    top: frameFor(state.top, viewer),
    usedThisTurn: state.usedThisTurn,
    usedEver: state.usedEver,
    endedBy: state.endedBy,
    finale: state.finale,
    outcome: state.outcome,
    pending: pending(box, state).map((d) => decisionFor(d, viewer)),
  }
}

/**
 * Character cards lie there face-down. It is the longest list in it, and once everybody has chosen it only ever stays as it
 * was: the last one is kept. Lists of what is out grow or are replaced, so that the same one of the same length is the same.
 */
function outFor({ out }: GameState, { characters }: Box): CardNo[] {
  if (out === covered.out && out.length === covered.seen.length) return covered.seen
  const seen = out.slice()
  for (let i = 0; i < seen.length; i++) if (characters[seen[i]]) seen[i] = HIDDEN
  covered = { out, seen }
  return seen
}
let covered: { out: readonly CardNo[]; seen: CardNo[] } = { out: [], seen: [] }

function heroFor(state: GameState, box: Box, h: Hero, seat: Seat, viewer: Viewer): Hero {
  if (seat === viewer) return h
  const hero = copyHero(h)
  hero.hand = h.hand.map((card) => (box.cards[card].feat!.kind === 'hero' ? HIDDEN_HERO : HIDDEN_ANTIHERO))
  hero.featWindows = 0
  hero.dealt = h.dealt.map(() => HIDDEN)
  const cover = (card: CardNo) => (card < 0 ? card : HIDDEN)
  if (isHidden(state, 'destiny', seat, viewer)) hero.destiny = cover(h.destiny)
  if (isHidden(state, 'characters', seat, viewer)) {
    hero.heritage = cover(h.heritage)
    hero.origin = HIDDEN
    hero.motivation = HIDDEN
    hero.destiny = HIDDEN
  }
  return hero
}

/** What a Class missed of a drawn Feat, which only its hero knows. */
function attemptFor(a: Attempt | null, viewer: Viewer): Attempt | null {
  if (a === null || a.seat === viewer || !a.missed.some(ofDrawnFeat)) return a
  return { ...copyAttempt(a), missed: a.missed.filter((missed) => !ofDrawnFeat(missed)) }
}
const ofDrawnFeat = ({ event }: Missed): boolean => event === EVENT['feat-drawn']

const rowFor = (row: Row): Row =>
  row.open
    ? row
    : { open: false, cards: row.cards.map((card) => (card < 0 ? card : HIDDEN)), allies: row.allies }

/** A frame set off by a drawn Feat knows which one it was: only its hero does. */
function frameFor(f: Frame | null, viewer: Viewer): Frame | null {
  if (f === null) return null
  const below = frameFor(f.below, viewer)
  const hidden = f.event === EVENT['feat-drawn'] && f.that !== viewer
  if (!hidden && below === f.below) return f
  const covered = copyFrame(f)
  covered.below = below
  if (hidden) covered.detail = HIDDEN
  return covered
}

function decisionFor(d: Decision, viewer: Viewer): Decision {
  if (d.seat === viewer) return d
  if (d.kind === 'keep') return { ...d, dealt: d.dealt.map(() => HIDDEN) }
  if (d.kind === 'choose') return { ...d, options: [] }
  return d
}
