/**
 * Written-out copies of the parts of a state: spreading objects of a dozen keys is several times slower.
 * The lists of heroes and attempts are shared: see lists.ts.
 */
import type { Adversary, Attempt, CardNo, Deck, Frame, GameState, Hero, Row, Turn } from './types.ts'

export const copyHero = (h: Hero): Hero => ({
  heritage: h.heritage,
  origin: h.origin,
  motivation: h.motivation,
  destiny: h.destiny,
  destinyUp: h.destinyUp,
  dealt: h.dealt,
  act: h.act,
  story: h.story,
  icons: h.icons,
  lent: h.lent,
  xp: h.xp,
  banked: h.banked,
  level: h.level,
  hand: h.hand,
  featKinds: h.featKinds,
  featWindows: h.featWindows,
  played: h.played,
  allies: h.allies,
  lost: h.lost,
  failures: h.failures,
  journeys: h.journeys,
  next: h.next,
  pledged: h.pledged,
  faced: h.faced,
  beat: h.beat,
  shield: h.shield,
  inPlay: h.inPlay,
  eventMask: h.eventMask,
  powerWindows: h.powerWindows,
  standingMask: h.standingMask,
})

export const copyRow = (r: Row): Row => ({
  open: r.open,
  cards: copySlots(r.cards),
  allies: copySlots(r.allies),
})

// lists as short as these are made faster when they are written out

const copySlots = (s: readonly CardNo[]): CardNo[] => (s.length === 4 ? [s[0], s[1], s[2], s[3]] : s.slice())

export const copyHeroes = (h: readonly Hero[]): Hero[] => (h.length === 2 ? [h[0], h[1]] : h.slice())

/** There are always three rows, and six decks. */
export const copyRows = (r: readonly Row[]): Row[] => [r[0], r[1], r[2]]
export const copyDecks = (d: readonly Deck[]): Deck[] => [d[0], d[1], d[2], d[3], d[4], d[5]]

export const copyDeck = (d: Deck): Deck => ({ cards: d.cards, at: d.at, discard: d.discard })

export const copyTurn = (t: Turn): Turn => ({
  seat: t.seat,
  number: t.number,
  main: t.main,
  mainDone: t.mainDone,
  journeys: t.journeys,
  freeJourneys: t.freeJourneys,
  dark: t.dark,
  did: t.did,
  replaced: t.replaced,
  mustFace: t.mustFace,
  boons: t.boons,
})

export const copyAdversary = (a: Adversary): Adversary => ({
  card: a.card,
  quests: a.quests,
  xp: a.xp,
  goal: a.goal,
  side: a.side,
  shown: a.shown.slice(),
  defeatedBy: a.defeatedBy,
  inPlay: a.inPlay.slice(),
  eventMask: a.eventMask,
  powerWindows: a.powerWindows,
  standingMask: a.standingMask,
})

export const copyAttempt = (a: Attempt): Attempt => ({
  seat: a.seat,
  card: a.card,
  row: a.row,
  slot: a.slot,
  path: a.path,
  abilities: a.abilities,
  icons: a.icons,
  runes: a.runes,
  darkBought: a.darkBought,
  darkAdded: a.darkAdded,
  darkGranted: a.darkGranted,
  darkKept: a.darkKept,
  stones: a.stones,
  faces: a.faces,
  casts: a.casts,
  throws: a.throws,
  bonus: a.bonus,
  classBonus: a.classBonus,
  classOff: a.classOff,
  harder: a.harder,
  easier: a.easier,
  noCorruption: a.noCorruption,
  keep: a.keep,
  again: a.again,
  spare: a.spare,
  forced: a.forced,
  outcome: a.outcome,
  margin: a.margin,
  used: a.used,
  ifOvercome: a.ifOvercome,
  ifFailed: a.ifFailed,
  revealed: a.revealed,
  feats: a.feats,
  barred: a.barred,
  heritageBoth: a.heritageBoth,
  heritage: a.heritage,
  missed: a.missed,
  allyGained: a.allyGained,
})

export const copyFrame = (f: Frame): Frame => ({
  place: f.place,
  seat: f.seat,
  owner: f.owner,
  that: f.that,
  card: f.card,
  power: f.power,
  block: f.block,
  op: f.op,
  event: f.event,
  detail: f.detail,
  n: f.n,
  m: f.m,
  paid: f.paid,
  other: f.other,
  below: f.below,
})

/** A root of its own that still shares every part. */
export const copyRoot = (s: GameState): GameState => ({
  setup: s.setup,
  random: s.random,
  phase: s.phase,
  turn: s.turn,
  heroes: s.heroes,
  rows: s.rows,
  decks: s.decks,
  out: s.out,
  watchers: s.watchers,
  eventMask: s.eventMask,
  standingMask: s.standingMask,
  adversary: s.adversary,
  attempt: s.attempt,
  stack: s.stack,
  top: s.top,
  usedThisTurn: s.usedThisTurn,
  usedEver: s.usedEver,
  endedBy: s.endedBy,
  finale: s.finale,
  outcome: s.outcome,
})
