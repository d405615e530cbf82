/** What can be said of a game, in the words of an expectation. */
import { pending } from '../actions/legal.ts'
import type { CompiledCard } from '../compile/compiled.ts'
import { difficultyOf, poolOf, runeSuccesses, totalOf } from '../conduct/attempt-math.ts'
import { abilityOf, faceValue, kindOf } from '../conduct/stones.ts'
import type { GameEvent } from '../events.ts'
import { ABILITIES, ICONS, LEVELS } from '../language/names.ts'
import { scoreSheet } from '../score/sheet.ts'
import { Game } from '../state/game.ts'
import {
  type CardNo,
  type GameState,
  NO_CARD,
  NOBODY,
  type Seat,
  tuckedCard,
  tuckedPath,
} from '../state/types.ts'
import { DECK_NAMES } from './arrange.ts'
import type { Names } from './names.ts'
import { SIDES } from './parts.ts'

const sides = (bits: number) => SIDES.filter((_, i) => (bits >> i) & 1)
const iconCounts = (icons: readonly number[]) => Object.fromEntries(ICONS.map((icon, i) => [icon, icons[i]]))

export function heroFacts(state: GameState, seat: Seat, { box, name }: Names) {
  const h = state.heroes[seat]
  const n = h.story.length
  const per = box.ruleset.cardsPerColumn
  const { boxes, total, lines } = scoreSheet(box, state, seat)
  const scored = new Map<string, string[]>()
  for (const line of lines) {
    if (!('card' in line)) continue
    const card = name(line.card)
    scored.set(card, [...(scored.get(card) ?? []), `${line.box} ${line.points}`])
  }
  return {
    xp: h.xp,
    banked: h.banked,
    level: LEVELS[h.level],
    act: h.act,
    failures: h.failures,
    journeys: h.journeys,
    heritage: name(h.heritage),
    origin: name(h.origin),
    motivation: name(h.motivation),
    destiny: name(h.destiny),
    'destiny-up': h.destinyUp,
    icons: iconCounts(h.icons),
    lent: iconCounts(h.lent),
    story: h.story.map((t) => {
      const card = name(tuckedCard(t))
      const two = box.cards[tuckedCard(t)].paths.length > 1
      return two ? { card, path: tuckedPath(t) === 0 ? 'top' : 'bottom' } : { card }
    }),
    columns: [Math.min(n, per), Math.min(Math.max(n - per, 0), per), Math.max(n - 2 * per, 0)],
    hand: h.hand.map(name),
    'hand-size': h.hand.length,
    played: h.played.map(name),
    allies: h.allies.map(name),
    lost: h.lost.map(name),
    dealt: h.dealt.map(name),
    'dealt-size': h.dealt.length,
    pledged: h.pledged,
    faced: sides(h.faced),
    beat: sides(h.beat),
    score: { ...boxes, total },
    scored,
  }
}
export type HeroFacts = ReturnType<typeof heroFacts>

export type PoolFacts = Partial<Record<string, number | { standard: number; special: number }>>

/** `{ core: 3, strength: { standard: 2, special: 1 }, wisdom: 1, dark: 1 }` */
export function poolFacts(stones: readonly number[]): PoolFacts {
  const pool: PoolFacts = {}
  const count = (fits: (stone: number) => boolean) => stones.filter(fits).length
  const plain = (key: string, n: number) => {
    if (n > 0) pool[key] = n
  }
  plain(
    'core',
    count((stone) => kindOf(stone) === 'core' || kindOf(stone) === 'fate'),
  )
  ABILITIES.forEach((ability, i) => {
    const standard = count((stone) => kindOf(stone) === 'standard' && abilityOf(stone) === i)
    const special = count((stone) => kindOf(stone) === 'special' && abilityOf(stone) === i)
    if (special > 0) pool[ability] = { standard, special }
    else plain(ability, standard)
  })
  plain(
    'dark',
    count((stone) => kindOf(stone) === 'dark'),
  )
  return pool
}

export interface AttemptFacts {
  card: CardNo
  path: number
  stones: readonly number[]
  difficulty: number | undefined
  runes: number | undefined
  total: number | undefined
  margin: number | undefined
  outcome: 'open' | 'overcome' | 'failed'
}

/** The attempt in progress; else the last one, as its events tell it. */
export function attemptFacts(
  state: GameState,
  events: readonly GameEvent[],
  { box }: Names,
): AttemptFacts | null {
  const a = state.attempt
  if (a !== null) {
    const g = Game.reading(state, box)
    const cast = a.casts > 0
    const total = cast ? totalOf(g) : undefined
    const difficulty = difficultyOf(g)
    return {
      card: a.card,
      path: a.path,
      stones: cast ? a.stones : poolOf(g),
      difficulty,
      runes: cast ? runeSuccesses(g) : undefined,
      total,
      margin: total === undefined ? undefined : a.outcome === '' ? total - difficulty : a.margin,
      outcome: a.outcome === '' ? 'open' : a.outcome,
    }
  }
  const from = events.findLastIndex((e) => e.type === 'attempt-declared')
  return from < 0 ? null : told(events.slice(from))
}

function told(events: readonly GameEvent[]): AttemptFacts {
  const facts: AttemptFacts = {
    card: NO_CARD,
    path: 0,
    stones: [],
    difficulty: undefined,
    runes: undefined,
    total: undefined,
    margin: undefined,
    outcome: 'open',
  }
  let stones: number[] = []
  let faces: number[] = []
  for (const e of events) {
    if (e.type === 'attempt-declared') {
      facts.card = e.card
      facts.path = e.path
    } else if (e.type === 'path-switched') facts.path = e.path
    else if (e.type === 'cast') {
      stones = e.stones.slice()
      faces = e.faces.slice()
    } else if (e.type === 'stones-cast') {
      e.positions.forEach((p, i) => {
        stones[p] = e.stones[i]
        faces[p] = e.faces[i]
      })
    } else if (e.type === 'rune-turned') faces[e.position] = e.face
    else if (e.type === 'weighed') {
      facts.total = e.total
      facts.difficulty = e.difficulty
    } else if (e.type === 'overcame' || e.type === 'failed') {
      facts.outcome = e.type === 'failed' ? 'failed' : 'overcome'
      facts.margin = e.margin
    }
  }
  facts.stones = stones
  facts.runes = stones.reduce((sum, stone, i) => sum + faceValue(stone, faces[i]), 0)
  return facts
}

export function turnFacts({ turn }: GameState) {
  return {
    seat: turn.seat,
    number: turn.number,
    main: turn.main,
    journeys: turn.journeys,
    'free-journeys': turn.freeJourneys,
    dark: turn.dark,
    'must-face': turn.mustFace,
  }
}

export const rowFacts = (state: GameState, { name }: Names) =>
  Object.fromEntries(
    state.rows.map((r, row) => {
      const held = r.cards.flatMap((no, slot) =>
        r.allies[slot] === NO_CARD ? [] : [[name(no), name(r.allies[slot])]],
      )
      const cards = r.cards.filter((no) => no !== NO_CARD).map(name)
      return [
        row + 1,
        { open: r.open, size: cards.length, cards, allies: Object.fromEntries(held) as object },
      ]
    }),
  )

/** By name of the deck: what is left of it, and its discards. */
export function deckFacts(state: GameState, { name }: Names) {
  return Object.fromEntries(
    Object.entries(DECK_NAMES).map(([deck, no]) => {
      const d = state.decks[no]
      const left = d.cards.slice(d.at).map(name)
      const counts = new Map<string, number>()
      for (const card of left) counts.set(card, (counts.get(card) ?? 0) + 1)
      return [deck, { size: left.length, counts: Object.fromEntries(counts), discard: d.discard.map(name) }]
    }),
  )
}

export function adversaryFacts(state: GameState, { name }: Names) {
  const a = state.adversary
  if (a === null) return undefined
  return {
    card: name(a.card),
    quests: a.quests.map(name),
    xp: a.xp,
    goal: a.goal,
    side: SIDES[a.side],
    'defeated-by': a.defeatedBy === NOBODY ? undefined : a.defeatedBy,
  }
}

export function askFacts(state: GameState, { box, name }: Names) {
  const [decision] = pending(box, state)
  if (decision === undefined) return { kind: 'nothing' }
  return {
    kind: decision.kind,
    seat: decision.seat,
    window: decision.kind === 'window' ? decision.window : undefined,
    card: decision.kind === 'choose' ? name(decision.card) : undefined,
  }
}

export function boxFacts({ box }: Names): Record<string, number> {
  const count = (fits: (card: CompiledCard) => boolean) =>
    box.cards.filter((card) => !card.back && fits(card)).length
  const facts: Record<string, number> = {
    total: count(() => true),
    'hero-cards': count((card) => card.feat?.kind === 'hero'),
    'antihero-cards': count((card) => card.feat?.kind === 'antihero'),
    'radiant-destinies': count((card) => card.radiant > 0),
  }
  for (const act of [1, 2, 3]) facts[`act-${act}`] = count((card) => card.act === act)
  for (const { kind } of box.cards) facts[kind] = count((card) => card.kind === kind)
  return facts
}
