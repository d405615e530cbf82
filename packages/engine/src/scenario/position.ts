/** From the words of a scenario to a state: every card in exactly one place, and all that follows from that in order. */
import type { CardKind } from '../compile/compiled.ts'
import { mustFace } from '../conduct/adversary.ts'
import { holdInHand, moveToLevel } from '../conduct/decks.ts'
import { layCard } from '../conduct/rows.ts'
import { addIcons, currentColumn, enterPlay } from '../conduct/story.ts'
import type { GameEvent } from '../events.ts'
import { ICONS, LEVELS } from '../language/names.ts'
import { run } from '../procedures/index.ts'
import { freshTurn } from '../procedures/turn.ts'
import { scriptedRandom } from '../random/random.ts'
import { frame, Game } from '../state/game.ts'
import { withOne } from '../state/lists.ts'
import { AT } from '../state/places.ts'
import { type CardNo, type GameState, type Hero, NO_CARD, type Seat, tucked } from '../state/types.ts'
import { arrangeTable, type Taker } from './arrange.ts'
import { SIDES } from './parts.ts'
import { Unplayable } from './problem.ts'
import type { HeroPosition, Telling } from './schema.ts'
import { heroesOf, seatOf, seedOf, type Table } from './table.ts'

const CHARACTER: CardKind[][] = [['origin'], ['motivation', 'class'], ['destiny']]

/** The state at which the scenario starts, and what happened on the way there. */
export function position(
  telling: Telling,
  { fresh, names }: Table,
): { state: GameState; events: GameEvent[] } {
  const events: GameEvent[] = []
  const g = Game.owning(fresh, names.box, events)
  const state = g.state
  const told = heroesOf(telling)
  const taken = new Set<CardNo>()

  /** A copy that is still free; only of these kinds. */
  const take: Taker = (ref, where, kinds) => {
    const copies = names.find(ref)
    if (copies === undefined) throw new Unplayable(where, names.problem(ref))
    const { kind } = names.box.cards[copies[0]]
    if (!kinds.includes(kind))
      throw new Unplayable(where, `${ref} is a card of the kind ${kind}, not ${kinds.join(' or ')}`)
    const free = copies.find((no) => !taken.has(no))
    if (free === undefined)
      throw new Unplayable(
        where,
        `${ref} is used up: there ${copies.length === 1 ? 'is' : 'are'} ${copies.length}`,
      )
    taken.add(free)
    return free
  }

  const dealt = state.heroes.map((h) => h.dealt)
  const hands = state.heroes.map((h) => h.hand)
  const heritages = state.heroes.map((h) => h.heritage)
  const where = (seat: Seat) => (telling.heroes === undefined ? 'hero' : `heroes[${seat}]`)
  for (const [seat, hero] of told.entries()) placeHero(g, seat, hero, where(seat), take)
  if (telling.at === 'setup') {
    for (const [seat, hero] of told.entries()) dealAgain(g, seat, hero, dealt, take, taken)
    for (const [seat, h] of state.heroes.entries()) {
      if (told[seat].heritage === undefined) h.heritage = heritages[seat]
      if (told[seat].hand === undefined)
        holdInHand(
          g.box,
          h,
          hands[seat].filter((no) => !taken.has(no)),
        )
      for (const no of [h.heritage, ...h.hand]) taken.add(no)
    }
  }
  placeAdversary(g, telling)
  arrangeTable(g, telling, openRows(g, telling), take, taken)

  state.endedBy = telling['ended-by'] ?? state.endedBy
  state.finale = telling.finale ?? false
  state.random = scriptedRandom([], seedOf(telling))
  begin(g, telling)
  return { state, events }
}

function placeHero(g: Game, seat: Seat, told: HeroPosition, where: string, take: Taker): void {
  const hero = g.hero(seat)
  const one = (key: 'heritage' | 'origin' | 'motivation' | 'destiny', ...kinds: CardKind[]): CardNo => {
    const ref = told[key]
    return ref === undefined ? NO_CARD : take(ref, `${where}.${key}`, kinds)
  }
  const many = (key: 'hand' | 'played' | 'allies' | 'lost', kind: CardKind): CardNo[] =>
    (told[key] ?? []).map((ref, i) => take(ref, `${where}.${key}[${i}]`, [kind]))
  const inStory = (no: CardNo, path = 0) => {
    addIcons(hero, g.box.cards[no].paths[path], 1)
    enterPlay(g, seat, no)
  }
  hero.dealt = []
  hero.heritage = one('heritage', 'heritage')
  hero.origin = one('origin', 'origin')
  hero.motivation = one('motivation', 'motivation', 'class')
  hero.destiny = one('destiny', 'destiny')
  hero.destinyUp = told['destiny-up'] ?? false
  for (const no of [hero.origin, hero.motivation]) if (no !== NO_CARD) inStory(no)
  if (hero.destinyUp && hero.destiny !== NO_CARD) inStory(hero.destiny)
  for (const [i, item] of (told.story ?? []).entries()) {
    const { card, path } = typeof item === 'string' ? { card: item, path: undefined } : item
    const no = take(card, `${where}.story[${i}]`, ['trait', 'challenge', 'adversary'])
    const at = path === 'bottom' ? 1 : 0
    if (g.box.cards[no].kind === 'challenge' && path === undefined) {
      throw new Unplayable(
        `${where}.story[${i}]`,
        `which path of ${card}? write { card: ${card}, path: top }`,
      )
    }
    hero.story = withOne(hero.story, tucked(no, at))
    addIcons(hero, g.box.cards[no].paths[at], 1)
  }
  holdInHand(g.box, hero, many('hand', 'feat'))
  hero.played = many('played', 'feat')
  hero.allies = many('allies', 'ally')
  for (const no of hero.allies) inStory(no)
  hero.lost = many('lost', 'ally')
  setTokens(g, hero, told)
}

function setTokens(g: Game, hero: Hero, told: HeroPosition): void {
  for (const [icon, n] of Object.entries(told.icons ?? {}))
    hero.icons = hero.icons.with(ICONS.indexOf(icon as 'strength'), n ?? 0)
  const start = hero.motivation === NO_CARD ? -1 : g.box.cards[hero.motivation].start
  if (start >= 0) moveToLevel(g.box, hero, start)
  if (told.level !== undefined) moveToLevel(g.box, hero, LEVELS.indexOf(told.level))
  hero.xp = told.xp ?? g.box.ruleset.startXp
  hero.banked = told.banked ?? 0
  hero.failures = told.failures ?? 0
  hero.journeys = told.journeys ?? 0
  hero.pledged = told.pledged ?? false
  const bits = (sides: readonly string[] = []) =>
    sides.reduce((n, s) => n | (1 << SIDES.indexOf(s as 'first')), 0)
  hero.faced = bits(told.faced)
  hero.beat = bits(told.beat)
  // as after the turn in which the last card was gained
  const columns = Math.ceil(hero.story.length / g.box.ruleset.cardsPerColumn)
  hero.act = told.act ?? Math.min(3, Math.max(1, columns))
}

/** Character cards to choose from: those named, and others of each kind as they were dealt. */
function dealAgain(
  g: Game,
  seat: Seat,
  told: HeroPosition,
  dealt: readonly (readonly CardNo[])[],
  take: Taker,
  taken: Set<CardNo>,
): void {
  const named = (told.dealt ?? []).map((ref, i) => take(ref, `heroes[${seat}].dealt[${i}]`, CHARACTER.flat()))
  const others = [dealt[seat], g.state.out, ...dealt].flat()
  g.hero(seat).dealt = CHARACTER.flatMap((kinds) => {
    const fits = (no: CardNo) => kinds.includes(g.box.cards[no].kind)
    const hand = named.filter(fits)
    const n = dealt[seat].filter(fits).length
    for (const no of others) {
      if (hand.length >= n) break
      if (!fits(no) || taken.has(no)) continue
      taken.add(no)
      hand.push(no)
    }
    return hand
  })
}

function placeAdversary(g: Game, telling: Telling): void {
  const told = telling.adversary
  const a = g.state.adversary
  if (told === undefined) return
  if (a === null) throw new Unplayable('adversary', 'there is none in a competitive game')
  a.xp = told.xp ?? a.xp
  a.goal = told.goal ?? a.goal
  a.side = told.side === 'final' ? 1 : 0
  a.defeatedBy = told['defeated-by'] ?? a.defeatedBy
}

/** Must this hero face the Adversary before Act III begins? */
function facingFirst(g: Game, hero: Hero): boolean {
  const { adversary } = g.state
  if (adversary === null || !g.box.ruleset.facesBetweenActs) return false
  return adversary.side === 0 && (hero.faced & 1) === 0
}

/** Rows that are face-up: those of the Acts that some hero has reached, and those whose cards are named. */
function openRows(g: Game, telling: Telling): boolean[] {
  if (telling.at === 'setup') return [false, false, false]
  const seat = seatOf(telling)
  const hero = g.state.heroes[seat]
  let reached = 1
  // in the menu the turn has begun, and with it perhaps an Act
  if (telling.at !== 'start-of-turn' && heroesOf(telling)[seat].act === undefined) {
    reached = currentColumn(g, seat) + 1
    hero.act = Math.min(facingFirst(g, hero) ? 2 : 3, reached)
  }
  const last = Math.max(reached, ...g.state.heroes.map((h) => h.act))
  return [1, 2, 3].map((act) => {
    const told = telling.rows?.[act as 1]
    return told === undefined ? act <= last : Array.isArray(told) || told.open !== false
  })
}

/** Opens the rows and lets the game run to its first decision. */
function begin(g: Game, telling: Telling): void {
  const seat = seatOf(telling)
  const told: Partial<Extract<Telling['turn'], object>> = typeof telling.turn === 'object' ? telling.turn : {}
  for (const [row, r] of g.state.rows.entries()) {
    if (r.open) for (const [slot, no] of r.cards.entries()) if (no !== NO_CARD) layCard(g, row, slot, no)
  }
  const turn = freshTurn(seat, told.number ?? 1)
  g.newTurn(turn)
  g.state.top = null
  if (telling.at === 'setup') {
    g.push(frame(AT.setup.keep, seat))
  } else if (telling.at === 'start-of-turn') {
    g.state.phase = 'play'
    turn.number--
    g.push(frame(AT.turn.begin, seat))
  } else {
    g.state.phase = 'play'
    turn.main = told.main ?? 1
    turn.mainDone = turn.main === 0
    turn.journeys = told.journeys ?? 0
    turn.dark = told.dark ?? 0
    turn.mustFace = mustFace(g, seat)
    g.push(frame(AT.turn.menu, seat))
  }
  run(g)
}
