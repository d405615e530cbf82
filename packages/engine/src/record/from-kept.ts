/**
 * From a kept position back to a state. Decks, and rows that are still face-down, are shuffled anew: nobody had seen their order, and
 * whoever reads a record must not learn it.
 */
import type { Box } from '../compile/box.ts'
import { MissingCards } from '../compile/card-list.ts'
import { holdInHand, moveToLevel } from '../conduct/decks.ts'
import { type Used, usedEverKey, usedKey } from '../conduct/limits.ts'
import { addIcons, enterPlay, hasPowers, powersOf, sumUpPowers } from '../conduct/story.ts'
import { type CardRef, cardOf } from '../deeds/card-ref.ts'
import { DECKS, PATHS, SIDES } from '../deeds/names.ts'
import { blockWords, partAt, powerWords } from '../deeds/part-name.ts'
import { checkInvariants } from '../invariants.ts'
import { ICONS, LEVELS } from '../language/names.ts'
import { freshHero } from '../new-game.ts'
import { type LaidOnTop, onTop } from '../on-top.ts'
import { type RandomState, shuffle } from '../random/random.ts'
import { frame, Game } from '../state/game.ts'
import { NO_ICONS } from '../state/lists.ts'
import { AT } from '../state/places.ts'
import {
  type Adversary,
  type CardNo,
  type Deck,
  DID,
  type GameState,
  type Hero,
  NO_CARD,
  NOBODY,
  type Row,
  type Seat,
  type TableSetup,
  tucked,
  type Waiting,
} from '../state/types.ts'
import { SHIELD } from '../words/feats.ts'
import type { KeptState } from './kept-schema.ts'
import { BadRecord } from './record.ts'

type KeptHero = KeptState['heroes'][number]

/** Cards that are gone throw MissingCards, any other mistake BadRecord. */
export function stateFrom(
  box: Box,
  setup: TableSetup,
  kept: KeptState,
  random: RandomState,
  next: LaidOnTop['next'] = {},
): GameState {
  if (kept.heroes.length !== setup.heroes) throw new BadRecord('the position has another number of heroes')
  const finder = new Finder(box)
  const rows: Row[] = []
  const decks: Deck[] = []
  for (const [i, name] of DECKS.entries()) {
    const left = onTop(box, shuffle(random, finder.all(kept.decks[name].left)), next[name])
    const deck = { cards: left, at: 0, discard: finder.all(kept.decks[name].discard) }
    decks.push(deck)
    if (i < kept.rows.length) rows.push(rowFrom(finder, kept.rows[i], deck, box, setup.heroes))
  }
  const state: GameState = {
    setup,
    random,
    phase: kept.outcome === null ? 'play' : 'over',
    turn: {
      ...kept.turn,
      did: kept.turn.did.reduce((bits, deed) => bits | DID[deed], 0),
      boons: kept.turn.boons.flatMap((boon) => finder.waiting(boon) ?? []),
    },
    heroes: kept.heroes.map(freshHero),
    rows,
    decks,
    out: [],
    watchers: rows.flatMap(({ open, cards }) => (open ? cards.filter((card) => isWatcher(box, card)) : [])),
    eventMask: 0,
    standingMask: 0,
    adversary: kept.adversary === null ? null : adversaryFrom(finder, kept.adversary, box),
    attempt: null,
    stack: [],
    top: kept.outcome === null ? frame(AT.turn.menu, kept.turn.seat) : null,
    usedThisTurn: kept.usedThisTurn.flatMap((one) => {
      const used = finder.used(one)
      return used === null ? [] : usedKey(used)
    }),
    usedEver: kept.usedEver.flatMap(({ column, ...one }) => {
      const used = finder.used(one)
      return used === null ? [] : usedEverKey({ ...used, column: column === null ? null : column - 1 })
    }),
    endedBy: kept.endedBy ?? NOBODY,
    finale: kept.finale,
    outcome: kept.outcome,
  }
  const g = Game.owning(state, box, null)
  for (const [seat, hero] of kept.heroes.entries()) seatHero(g, seat, hero, finder)
  if (finder.missing.size > 0) throw new MissingCards([...finder.missing])
  state.out = finder.others()
  sumUpPowers(g)
  const problem = problemIn(box, state)
  if (problem !== null) throw new BadRecord(`the position can't be: ${problem}`)
  return state
}

function problemIn(box: Box, state: GameState): string | null {
  const { adversary, turn, heroes, setup, outcome } = state
  const waiting = [...turn.boons, ...heroes.flatMap(({ next }) => next)]
  const seats = waiting.flatMap(({ owner, seat, that }) => [owner, seat, that])
  if ([setup.firstSeat, ...seats, ...(outcome?.winners ?? [])].some((seat) => seat >= heroes.length))
    return 'somebody is named who does not play'
  if ((adversary === null) !== (setup.mode === 'competitive'))
    return 'there is an Adversary too many or too few'
  if (adversary === null)
    return turn.mustFace ? 'there is no Adversary to face' : invariantProblem(box, state)
  const quests = [...box.quests, ...box.common]
  if (!box.adversaries.includes(adversary.card)) return 'the Adversary is another card'
  if (adversary.quests.length === 0 || adversary.quests.some((quest) => !quests.includes(quest)))
    return 'the Quest is another card'
  return invariantProblem(box, state)
}

/** A position that breaks the checks themselves can't be either. */
function invariantProblem(box: Box, state: GameState): string | null {
  try {
    return checkInvariants(box, state)[0] ?? null
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}

const isWatcher = (box: Box, card: CardNo): boolean =>
  box.kinds[card] === 'adversary' && hasPowers(box.cards[card])

function rowFrom(finder: Finder, kept: KeptState['rows'][number], deck: Deck, box: Box, heroes: number): Row {
  if (kept !== null) {
    const cards = kept.map((place) => finder.maybe(place === null ? null : place.card))
    return { open: true, cards, allies: kept.map((place) => finder.maybe(place?.ally ?? null)) }
  }
  deck.at = Math.min(deck.cards.length, box.ruleset.rowSize(heroes))
  const cards = deck.cards.slice(0, deck.at)
  return { open: false, cards, allies: cards.map(() => NO_CARD) }
}

function adversaryFrom(finder: Finder, kept: NonNullable<KeptState['adversary']>, box: Box): Adversary {
  // one that was defeated lies in a story, and is counted there
  const card = kept.defeatedBy === null ? finder.one(kept.card) : finder.look(kept.card)
  const quests = finder.all(kept.quests)
  return {
    card,
    quests,
    xp: kept.xp,
    goal: kept.goal,
    side: SIDES.indexOf(kept.side),
    shown: finder.all(kept.shown),
    defeatedBy: kept.defeatedBy ?? NOBODY,
    ...powersOf(
      box,
      [card, ...quests].filter((no) => no !== NO_CARD),
    ),
  }
}

function seatHero(g: Game, seat: Seat, kept: KeptHero, finder: Finder): void {
  const { box } = g
  const hero: Hero = g.hero(seat)
  const opened = (no: CardNo, path = 0) => {
    if (no === NO_CARD) return
    addIcons(hero, box.cards[no].paths[path], 1)
    enterPlay(g, seat, no)
  }
  hero.heritage = finder.maybe(kept.heritage)
  hero.origin = finder.maybe(kept.origin)
  hero.motivation = finder.maybe(kept.motivation)
  hero.destiny = finder.maybe(kept.destiny)
  hero.destinyUp = kept.destinyUp
  opened(hero.origin)
  opened(hero.motivation)
  const { outcome } = g.state
  if (kept.destinyUp && outcome === null) opened(hero.destiny)
  // at the end Destinies are shown to be scored; their powers don't come into play
  else if (kept.destinyUp && hero.destiny !== NO_CARD) addIcons(hero, box.cards[hero.destiny].paths[0], 1)
  hero.allies = finder.all(kept.allies)
  for (const no of hero.allies) opened(no)
  hero.story = kept.story.map(({ card, path }) => {
    const no = finder.one(card)
    const way = PATHS.indexOf(path)
    if (no === NO_CARD) return tucked(0, 0)
    const taken = box.cards[no].paths[way]
    if (taken === undefined) throw new BadRecord(`${card} has no ${path} path`)
    addIcons(hero, taken, 1)
    return tucked(no, way)
  })
  const { faced, beat, xp, banked, failures, journeys, pledged, act } = kept
  Object.assign(hero, { xp, banked, failures, journeys, pledged, act })
  const bits = (sides: KeptHero['faced']) => sides.reduce((sum, side) => sum | (1 << SIDES.indexOf(side)), 0)
  hero.faced = bits(faced)
  hero.beat = bits(beat)
  hero.played = finder.all(kept.played)
  hero.lost = finder.all(kept.lost)
  hero.next = kept.next.flatMap((effects) => finder.waiting(effects) ?? [])
  const lent = ICONS.map((icon) => kept.lent[icon] ?? 0)
  hero.lent = lent.some((n) => n > 0) ? lent : NO_ICONS
  hero.shield = shieldFrom(kept.protectedFrom)
  holdInHand(box, hero, finder.all(kept.hand))
  moveToLevel(box, hero, LEVELS.indexOf(kept.level))
}

const shieldFrom = ({ antiheroCards, corruption = 0 }: KeptHero['protectedFrom']): number =>
  (antiheroCards ? SHIELD.antiheroCards : 0) |
  (corruption === 'all' ? SHIELD.allCorruption : corruption * SHIELD.oneCorruption)

/** Finds cards and their parts by name, and remembers which of them lie somewhere, and which there aren't. */
class Finder {
  readonly missing = new Set<CardRef>()
  private readonly box: Box
  private readonly placed = new Set<CardNo>()

  constructor(box: Box) {
    this.box = box
  }

  /** The card, wherever it lies. */
  look(ref: CardRef): CardNo {
    const card = cardOf(this.box, ref)
    if (card === undefined) this.missing.add(ref)
    return card ?? NO_CARD
  }

  /** The card, which lies here. */
  one(ref: CardRef): CardNo {
    const card = this.look(ref)
    if (card !== NO_CARD) this.placed.add(card)
    return card
  }

  maybe = (ref: CardRef | null): CardNo => (ref === null ? NO_CARD : this.one(ref))
  all = (refs: readonly CardRef[]): CardNo[] => refs.map((ref) => this.one(ref))

  /** All that lie nowhere. */
  others(): CardNo[] {
    return [...this.box.cards.keys()].filter((card) => !this.placed.has(card))
  }

  /** Null if the card has no such power any more: then it can't be used twice either. */
  used({ card, power, seat }: KeptState['usedThisTurn'][number]): Used | null {
    const no = this.look(card)
    const at = no === NO_CARD ? -1 : partAt(powerWords(this.box.cards[no]), power)
    return at < 0 ? null : { card: no, power: at, seat }
  }

  /** Null if the card has no such effects any more. */
  waiting({ card, effects, owner, seat, that }: KeptHero['next'][number]): Waiting | null {
    const no = this.look(card)
    const block = no === NO_CARD ? -1 : partAt(blockWords(this.box.cards[no]), effects)
    if (block < 0) return null
    return { card: no, block, owner: owner ?? NOBODY, seat: seat ?? NOBODY, that: that ?? NOBODY }
  }
}
