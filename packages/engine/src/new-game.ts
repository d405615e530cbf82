/** Setting up a game (R-SETUP): checks the setup, shuffles, deals, and runs to the first decision. */
import { BadSetup } from './bad-setup.ts'
import type { Box } from './compile/box.ts'
import { type Boxes, NO_OPTIONS } from './compile/boxes.ts'
import { holdInHand } from './conduct/decks.ts'
import { powersOf } from './conduct/story.ts'
import { DECKS } from './deeds/names.ts'
import { EDITIONS, type Edition, MODES, type Mode } from './language/names.ts'
import { type LaidOnTop, onTop } from './on-top.ts'
import { run } from './procedures/index.ts'
import { keepCharacters } from './procedures/setup.ts'
import { freshTurn } from './procedures/turn.ts'
import {
  type Arrangement,
  below,
  fairRandom,
  fastRandom,
  type RandomState,
  shuffle,
} from './random/random.ts'
import type { Made } from './record/made.ts'
import { NEUTRAL, RULESETS } from './rulesets/index.ts'
import { formProblem } from './setup-form.ts'
import { problemText, setupProblems } from './setup-problems.ts'
import { frame, Game } from './state/game.ts'
import { NO_ICONS, withOne } from './state/lists.ts'
import { AT } from './state/places.ts'
import {
  type Adversary,
  type CardNo,
  type Deck,
  type GameOptions,
  type GameState,
  type Hero,
  NO_CARD,
  NOBODY,
  type Row,
  type Seat,
  type TableSetup,
} from './state/types.ts'

export interface GameSetup {
  edition: Edition
  mode: Mode
  heroes: number
  /** ids of the card sets; the edition's own if left out */
  sets?: string[]
  /** who begins; drawn at random if left out (R-SETUP-13) */
  firstSeat?: Seat
  options?: GameOptions
  /** the cards of the box in order, where they aren't to be those that the sets give (see compile/card-list.ts) */
  cards?: readonly string[]
  /** `fast` for simulation, `fair` (64 hex digits) for real games; `made`: how everybody at the table made it, for the record */
  seed: { fast: number | string } | { fair: string; made?: Made }
}

/** A setup that can't be played throws BadSetup. */
export function checkSetup(boxes: Boxes, setup: GameSetup): void {
  const form = formProblem(setup)
  if (form !== null) throw new BadSetup(form)
  if (!EDITIONS.includes(setup.edition)) {
    throw new BadSetup(`unknown edition "${setup.edition}"; one of ${EDITIONS.join(', ')}`)
  }
  if (!MODES.includes(setup.mode))
    throw new BadSetup(`unknown mode "${setup.mode}"; one of ${MODES.join(', ')}`)
  if (setup.options?.noChoice === true && !RULESETS[setup.edition].mayDealOne) {
    const others = EDITIONS.filter((edition) => RULESETS[edition].mayDealOne).join(' and ')
    throw new BadSetup(`noChoice: ${setup.edition} has no such option (R-SETUP-04); ${others} have`)
  }
  const problems = setupProblems(boxes, setup)
  if (problems.length > 0) throw new BadSetup(problems.map(problemText).join('; '), problems)
  const { firstSeat = 0 } = setup
  if (!Number.isInteger(firstSeat) || firstSeat < 0 || firstSeat >= setup.heroes) {
    throw new BadSetup(`the first seat must be 0 to ${setup.heroes - 1}, not ${setup.firstSeat}`)
  }
}

/** A card named in the options, which must be in play. */
function named(box: Box, id: string, among: readonly CardNo[], what: string, mode: Mode): CardNo {
  const all = box.byId.get(id.includes('/') ? id : `${box.ruleset.edition}/${id}`)
  if (all === undefined) throw new BadSetup(`there is no card "${id}" in the chosen sets`)
  const found = all.find((card) => among.includes(card))
  if (found !== undefined) return found
  if (box.cards[all[0]].notIn.includes(mode)) throw new BadSetup(`${id} stays in the box in ${mode} games`)
  throw new BadSetup(`${id} can't be ${what}; one of ${among.map((c) => box.cards[c].id).join(', ')}`)
}

/** The generator of a seed. Casts can be arranged in fair games only. */
export function randomOf(seed: GameSetup['seed'], arranged: Arrangement | null): RandomState {
  if ('fair' in seed) return { ...fairRandom(seed.fair), arranged }
  if (arranged !== null) throw new BadSetup('casts are arranged in fair games only')
  return fastRandom(seed.fast)
}

const NOTHING: LaidOnTop = { next: {}, arranged: null }

/** `laid`: what isn't left to chance. */
export function newGame(boxes: Boxes, setup: GameSetup, laid = NOTHING): GameState {
  checkSetup(boxes, setup)
  const random = randomOf(setup.seed, laid.arranged)
  const firstSeat = setup.firstSeat ?? below(random, setup.heroes)
  const table: TableSetup = {
    edition: setup.edition,
    mode: setup.mode,
    heroes: setup.heroes,
    sets: boxes.stamps(setup.sets ?? [setup.edition]),
    firstSeat,
    options: setup.options ?? NO_OPTIONS,
    ...(setup.cards !== undefined && { cards: setup.cards }),
  }
  const box = boxes.of(table)
  checkLegacy(box, table)
  const state = layOut(table, box, random, laid.next)
  const g = Game.owning(state, box, null)
  deal(g)
  g.push(frame(AT.setup.keep, firstSeat))
  run(g)
  return state
}

/** What a campaign brings to a table must be there (R-CAMP-07). */
function checkLegacy(box: Box, { mode, options: { legacy, marks = 0 } }: TableSetup): void {
  if (legacy !== undefined && box.legacy === NOBODY) {
    const known = box.cards.flatMap((card) => (card.kind === 'legacy' ? [card.id] : []))
    throw new BadSetup(
      mode === 'competitive'
        ? 'a boon or burden needs an Adversary: a solo or co-op game'
        : `no boon or burden "${legacy}" in the chosen sets; known: ${known.join(', ') || 'none'}`,
    )
  }
  if (!Number.isInteger(marks) || marks < 0)
    throw new BadSetup(`legacy marks are counted from 0 up, not ${marks}`)
}

export const freshHero = (): Hero => ({
  heritage: NO_CARD,
  origin: NO_CARD,
  motivation: NO_CARD,
  destiny: NO_CARD,
  destinyUp: false,
  dealt: [],
  act: 1,
  story: [],
  icons: NO_ICONS.slice(),
  lent: NO_ICONS,
  xp: 0,
  banked: 0,
  level: NEUTRAL, // R-SETUP-08
  hand: [],
  featKinds: 0,
  featWindows: 0,
  played: [],
  allies: [],
  lost: [],
  failures: 0,
  journeys: 0,
  next: [],
  pledged: false,
  faced: 0,
  beat: 0,
  shield: 0,
  inPlay: [],
  eventMask: 0,
  powerWindows: 0,
  standingMask: 0,
})

const deckOf = (cards: CardNo[]): Deck => ({ cards, at: 0, discard: [] })

/** The first cards of a deck, face-down (R-SETUP-09). */
function layRow(deck: Deck, size: number): Row {
  const row: Row = { open: false, cards: deck.cards.slice(0, size), allies: [] }
  deck.at = row.cards.length
  for (let slot = 0; slot < deck.at; slot++) row.allies.push(NO_CARD)
  return row
}

/** The table before anything is dealt. Lists are pushed to, not mapped: V8 then gives all of them one shape. */
function layOut(table: TableSetup, box: Box, random: RandomState, next: LaidOnTop['next']): GameState {
  const out = box.out.slice()
  // R-SETUP-15
  const adversary = table.mode === 'competitive' ? null : chooseAdversary(table, box, random, out)
  const special = adversary === null ? [] : specialDeck(box, adversary, out)
  const size = box.ruleset.rowSize(table.heroes)
  const piles = [...box.acts, box.feats.hero, box.feats.antihero, special]
  const decks: Deck[] = []
  // R-SETUP-01
  for (const [deck, cards] of piles.entries())
    decks.push(deckOf(onTop(box, shuffle(random, cards), next[DECKS[deck]])))
  const heroes: Hero[] = []
  for (let seat = 0; seat < table.heroes; seat++) heroes.push(freshHero())
  if (adversary === null) out.push(...box.special, ...box.adversaries, ...box.quests, ...box.common)
  return {
    setup: table,
    random,
    phase: 'setup',
    turn: freshTurn(table.firstSeat, 0),
    heroes,
    rows: [layRow(decks[0], size), layRow(decks[1], size), layRow(decks[2], size)],
    decks,
    out,
    watchers: [],
    eventMask: adversary?.eventMask ?? 0,
    standingMask: adversary?.standingMask ?? 0,
    adversary,
    attempt: null,
    stack: [],
    top: null,
    usedThisTurn: [],
    usedEver: [],
    endedBy: NOBODY,
    finale: false,
    outcome: null,
  }
}

/** R-COOPB-01…05, R-ADV-01…04, R-ODIUM-01…04 */
function chooseAdversary(table: TableSetup, box: Box, random: RandomState, out: CardNo[]): Adversary {
  const { options, mode } = table
  const questsOf = (foe: CardNo) =>
    box.quests.filter((quest) => box.cards[quest].of === '' || box.cards[quest].of === box.cards[foe].id)
  // one without a Quest of its own stays in the box, as long as there is another
  const ready = box.adversaries.filter((foe) => questsOf(foe).length > 0)
  const foes = ready.length > 0 ? ready : box.adversaries
  const card =
    options.adversary === undefined
      ? foes[below(random, foes.length)]
      : named(box, options.adversary, box.adversaries, 'the Adversary', mode)
  const own = questsOf(card)
  if (own.length === 0) throw new BadSetup(`no Adversary Quest belongs to ${box.cards[card].id}`)
  const quest =
    options.quest === undefined ? own[0] : named(box, options.quest, own, 'the Adversary Quest', mode)
  const quests = [quest, ...box.common]
  out.push(...box.adversaries.filter((c) => c !== card), ...box.quests.filter((c) => c !== quest))
  const victory = box.victory === NOBODY ? null : box.cards[box.victory]
  return {
    card,
    quests,
    // also in solo (R-ADV-22)
    xp: box.ruleset.adversaryXpPerHero * table.heroes,
    goal:
      box.ruleset.adversary === 'goal' && victory !== null
        ? victory.goal + victory.goalPerHero * (table.heroes - 1)
        : 0,
    side: 0,
    shown: [],
    defeatedBy: NOBODY,
    ...powersOf(box, [card, ...quests]),
  }
}

/** R-ADV-03: the Feats of other Adversaries stay out. */
function specialDeck(box: Box, adversary: Adversary, out: CardNo[]): CardNo[] {
  const mine = (c: CardNo) => box.cards[c].of === '' || box.cards[c].of === box.cards[adversary.card].id
  out.push(...box.special.filter((c) => !mine(c)))
  return box.special.filter(mine)
}

/** R-SETUP-02…05: Character cards, three Experience, one Hero card. */
function deal(g: Game): void {
  const { state, box } = g
  const { noChoice = false, characters = [] } = state.setup.options
  // R-SETUP-01
  const piles = {
    heritage: shuffle(state.random, box.heritages),
    origin: shuffle(state.random, box.origins),
    motivation: shuffle(state.random, box.motivations),
    destiny: shuffle(state.random, box.destinies),
  }
  // cards that a seat was promised are taken out before anything is dealt
  const promised = state.heroes.map((_, seat) =>
    (['heritage', 'origin', 'motivation', 'destiny'] as const).map((kind) => {
      const id = characters[seat]?.[kind]
      if (id === undefined) return NO_CARD
      const card = named(box, id, piles[kind], `the ${kind} of seat ${seat}`, state.setup.mode)
      piles[kind].splice(piles[kind].indexOf(card), 1)
      return card
    }),
  )
  state.heroes.forEach((hero, seat) => {
    const [heritage, origin, motivation, destiny] = promised[seat]
    const take = (kind: keyof typeof piles, given: CardNo) => {
      const n = noChoice ? Math.min(1, box.ruleset.dealt[kind]) : box.ruleset.dealt[kind]
      return given !== NO_CARD ? [given] : piles[kind].splice(0, n)
    }
    hero.heritage = take('heritage', heritage)[0] ?? NO_CARD
    hero.dealt = [...take('origin', origin), ...take('motivation', motivation), ...take('destiny', destiny)]
    hero.xp = box.ruleset.startXp
    for (let i = 0; i < box.ruleset.startHeroCards; i++) {
      const deck = state.decks[3]
      if (deck.at < deck.cards.length) holdInHand(box, hero, withOne(hero.hand, deck.cards[deck.at++]))
    }
    if (hero.dealt.length === 3) keepCharacters(g, seat, hero.dealt[0], hero.dealt[1], hero.dealt[2])
  })
  state.out.push(...piles.heritage, ...piles.origin, ...piles.motivation, ...piles.destiny)
}
