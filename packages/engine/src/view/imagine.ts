/** Some full state that fits what a seat knows: the only door through which a bot gets a state. */
import type { Box } from '../compile/box.ts'
import { EVENT } from '../compile/events.ts'
import { holdInHand } from '../conduct/decks.ts'
import { fastRandom, nextWord, type RandomState, shuffleOwn } from '../random/random.ts'
import { copyAdversary, copyAttempt, copyFrame, copyHero, copyTurn } from '../state/copy.ts'
import { holdsCard } from '../state/game.ts'
import {
  ADVERSARY_DECK,
  ANTIHERO_DECK,
  type CardNo,
  type Frame,
  type GameState,
  HERO_DECK,
  type Hero,
  NO_CARD,
  type Seat,
  tuckedCard,
} from '../state/types.ts'
import type { Knowledge } from './knowledge.ts'
import { HIDDEN, HIDDEN_ANTIHERO, HIDDEN_HERO } from './visibility.ts'

/** Unseen cards, a shuffled pile for each place where they can be. */
interface Unseen {
  hero: CardNo[]
  antihero: CardNo[]
  special: CardNo[]
  acts: CardNo[][]
  origins: CardNo[]
  motivations: CardNo[]
  destinies: CardNo[]
  heritages: CardNo[]
  /** known to lie on top of a deck */
  tops: CardNo[]
}

/** The one in which figures are worked out: the same for all states that the viewer can't tell apart, whoever asks. */
export const imagineOne = (box: Box, known: Knowledge): GameState => imagine(box, known, fastRandom(0))

/**
 * The state owns all its parts: it may be advanced in place. Its generator is a fast one, seeded from `random`,
 * which moves on.
 */
export function imagine(box: Box, known: Knowledge, random: RandomState): GameState {
  const unseen = unseenCards(known, box, random)
  const heroes = known.heroes.map((h, seat) => imagineHero(known, box, unseen, h, seat))
  const rows = known.rows.map((r, row) => ({
    open: r.open,
    cards: r.cards.map((card) => (card === HIDDEN ? take(unseen.acts[row]) : card)),
    allies: r.allies.slice(),
  }))
  const piles = [...unseen.acts, unseen.hero, unseen.antihero, unseen.special]
  const decks = known.decks.map((d, i) => {
    const top = unseen.tops.filter((card) => deckOf(box, card) === i)
    const cards = piles[i].slice(0, d.left - top.length)
    return { cards: top.length === 0 ? cards : [...top, ...cards], at: 0, discard: d.discard.slice() }
  })
  // spread, not flat(): that is many times slower
  const left = [...unseen.origins, ...unseen.motivations, ...unseen.destinies, ...unseen.heritages]
  return {
    setup: known.setup,
    random: fastRandom(nextWord(random) * 2 ** 21 + (nextWord(random) >>> 11)),
    phase: known.phase,
    turn: copyTurn(known.turn),
    heroes,
    rows,
    decks,
    // what the mode leaves in the box lies there first, and everybody knows it
    out: known.out.map((card, i) => (card !== HIDDEN ? card : i < box.out.length ? box.out[i] : take(left))),
    watchers: known.watchers.slice(),
    eventMask: known.eventMask,
    standingMask: known.standingMask,
    adversary: known.adversary === null ? null : copyAdversary(known.adversary),
    attempt: known.attempt === null ? null : copyAttempt(known.attempt),
    stack: known.stack.slice(),
    top: imagineFrame(known.top, heroes),
    usedThisTurn: known.usedThisTurn.slice(),
    usedEver: known.usedEver.slice(),
    endedBy: known.endedBy,
    finale: known.finale,
    outcome: known.outcome,
  }
}

/** With those below it. What a hero has drawn is the last card of the hand. */
function imagineFrame(f: Frame | null, heroes: readonly Hero[]): Frame | null {
  if (f === null) return null
  const copy = copyFrame(f)
  copy.below = imagineFrame(f.below, heroes)
  if (f.detail === HIDDEN && f.event === EVENT['feat-drawn'])
    copy.detail = f.that >= 0 ? (heroes[f.that].hand.at(-1) ?? NO_CARD) : NO_CARD
  return copy
}

const take = (pile: CardNo[]): CardNo => pile.pop() ?? NO_CARD

type Chosen = 'origin' | 'motivation' | 'destiny'
const CHOSEN: Chosen[] = ['origin', 'motivation', 'destiny']
type Character = Chosen | 'heritage'
const CHARACTERS: Character[] = ['heritage', ...CHOSEN]

function imagineHero(known: Knowledge, box: Box, unseen: Unseen, h: Hero, seat: Seat): Hero {
  const hero = copyHero(h)
  const hand = h.hand.map((card) =>
    card === HIDDEN_HERO ? take(unseen.hero) : card === HIDDEN_ANTIHERO ? take(unseen.antihero) : card,
  )
  holdInHand(box, hero, hand)
  const { heritages, origins, motivations, destinies } = unseen
  const piles = { heritage: heritages, origin: origins, motivation: motivations, destiny: destinies }
  const one = (kind: Character): CardNo => {
    const card = promised(known, box, seat, kind)
    return card === NO_CARD ? take(piles[kind]) : card
  }
  if (h.heritage === HIDDEN) hero.heritage = one('heritage')
  if (!h.dealt.includes(HIDDEN)) {
    for (const kind of CHOSEN) if (h[kind] === HIDDEN) hero[kind] = one(kind)
    return hero
  }
  // still choosing: nothing is kept yet; dealt were Origins first, then Motivations, then Destinies
  const many = known.setup.options.noChoice ? 1 : Number.POSITIVE_INFINITY
  hero.dealt = CHOSEN.flatMap((kind) => {
    const given = promised(known, box, seat, kind) !== NO_CARD
    return Array.from({ length: given ? 1 : Math.min(many, box.ruleset.dealt[kind]) }, () => one(kind))
  })
  for (const kind of CHOSEN) hero[kind] = NO_CARD
  return hero
}

/** A Character card that the table's options give to this seat: everybody knows it. */
function promised(known: Knowledge, box: Box, seat: Seat, kind: Character): CardNo {
  const id = known.setup.options.characters?.[seat]?.[kind]
  if (id === undefined) return NO_CARD
  return box.byId.get(id.includes('/') ? id : `${box.ruleset.edition}/${id}`)?.[0] ?? NO_CARD
}

/** Cards among which the viewer is asked to choose: where they lie nowhere else, they are the top of a deck. */
const shownToChoose = (known: Knowledge): CardNo[] =>
  known.pending.flatMap((d) =>
    d.kind !== 'choose' || d.seat !== known.viewer
      ? []
      : d.options.flatMap((option) => (option.kind === 'card' ? [option.card] : [])),
  )

function deckOf(box: Box, no: CardNo): number {
  const card = box.cards[no]
  if (card.act > 0) return card.act - 1
  if (box.special.includes(no)) return ADVERSARY_DECK
  return card.feat?.kind === 'hero' ? HERO_DECK : ANTIHERO_DECK
}

/** Which cards are seen, by number: one list for all calls, since making one takes a tenth of the time. */
let marks = new Uint8Array(0)
function noneSeen(cards: number): Uint8Array {
  if (marks.length < cards) marks = new Uint8Array(cards)
  return marks.fill(0)
}

function unseenCards(known: Knowledge, box: Box, random: RandomState): Unseen {
  const seen = noneSeen(box.cards.length)
  const see = (cards: readonly CardNo[]) => {
    for (let i = 0; i < cards.length; i++) if (cards[i] >= 0) seen[cards[i]] = 1
  }
  for (const h of known.heroes) {
    see(h.hand)
    see(h.played)
    see(h.allies)
    see(h.lost)
    see(h.dealt)
    see([h.heritage, h.origin, h.motivation, h.destiny])
    for (const t of h.story) seen[tuckedCard(t)] = 1
  }
  for (const r of known.rows) {
    see(r.cards)
    see(r.allies)
  }
  for (const d of known.decks) see(d.discard)
  see(known.out)
  for (const item of known.stack) seen[item.card] = 1
  for (let f = known.top; f !== null; f = f.below) if (f.card >= 0 && holdsCard(f)) seen[f.card] = 1
  if (known.adversary !== null) see(known.adversary.shown)
  if (known.attempt !== null) see(known.attempt.revealed)
  if (known.setup.options.characters !== undefined) {
    known.heroes.forEach((_, seat) => {
      see(CHARACTERS.map((kind) => promised(known, box, seat, kind)))
    })
  }
  const tops = shownToChoose(known).filter((card) => seen[card] === 0)
  see(tops)
  const pile = (cards: readonly CardNo[]) => {
    const left: CardNo[] = []
    for (let i = 0; i < cards.length; i++) if (seen[cards[i]] === 0) left.push(cards[i])
    return shuffleOwn(random, left)
  }
  return {
    hero: pile(box.feats.hero),
    antihero: pile(box.feats.antihero),
    special: pile(box.special),
    acts: box.acts.map(pile),
    origins: pile(box.origins),
    motivations: pile(box.motivations),
    destinies: pile(box.destinies),
    heritages: pile(box.heritages),
    tops,
  }
}
