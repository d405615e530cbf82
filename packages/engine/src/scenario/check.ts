/** Compares a game with what a scenario expects of it. */
import { pending } from '../actions/legal.ts'
import type { GameEvent } from '../events.ts'
import { eventWords, legalTexts } from './describe.ts'
import type { Expectation } from './expectation.ts'
import {
  adversaryFacts,
  askFacts,
  attemptFacts,
  boxFacts,
  deckFacts,
  heroFacts,
  poolFacts,
  rowFacts,
  turnFacts,
} from './facts.ts'
import { oddsFacts } from './odds.ts'
import type { Player } from './play.ts'

export interface Difference {
  at: string
  expected: unknown
  found: unknown
}

export const differenceText = ({ at, expected, found }: Difference): string =>
  `${at}: expected ${shown(expected)}, found ${shown(found)}`

const shown = (value: unknown): string =>
  value === undefined ? 'nothing' : typeof value === 'string' ? value : JSON.stringify(value)

type Report = (at: string, expected: unknown, found: unknown) => void

/** Lists whose order says nothing. */
const UNORDERED = new Set(['hand', 'played', 'allies', 'lost', 'dealt', 'legal', 'discards', 'quests'])
/** Objects in which what isn't named must not be there. */
const EXACT = new Set(['pool', 'counts'])

/** Names of cards, or sentences: lists of these are the only ones without an order. */
const sorted = (list: readonly unknown[]): unknown[] => list.map(String).toSorted()

/** Only what is expected is looked at. */
function compare(at: string, key: string, expected: unknown, found: unknown, report: Report): void {
  if (Array.isArray(expected)) {
    const list = Array.isArray(found) ? (found as unknown[]) : undefined
    const [a, b] = UNORDERED.has(key) ? [sorted(expected), list && sorted(list)] : [expected, list]
    const plain = expected.every((item) => typeof item !== 'object')
    if (b === undefined || a.length !== b.length || (plain && a.some((item, i) => item !== b[i]))) {
      report(at, expected, found)
    } else if (!plain) for (const [i, item] of a.entries()) compare(`${at}[${i}]`, key, item, b[i], report)
  } else if (typeof expected === 'object' && expected !== null) {
    const inner = (typeof found === 'object' && found !== null ? found : {}) as Record<string, unknown>
    for (const [word, value] of Object.entries(expected))
      compare(`${at}.${word}`, word, value, Object.hasOwn(inner, word) ? inner[word] : undefined, report)
    if (!EXACT.has(key)) return
    for (const word of Object.keys(inner))
      if (!Object.hasOwn(expected, word)) report(`${at}.${word}`, undefined, inner[word])
  } else if (expected !== found) report(at, expected, found)
}

export function checkExpectation(expected: Expectation, player: Player, at: string): Difference[] {
  const differences: Difference[] = []
  const prefix = at === '' ? '' : `${at}.`
  for (const word of Object.keys(expected) as (keyof Expectation)[]) {
    const value = expected[word]
    if (value === undefined) continue
    LOOK[word](value as never, player, (where, wanted, found) => {
      differences.push({ at: prefix + where, expected: wanted, found })
    })
  }
  return differences
}

type Look = {
  [W in keyof Required<Expectation>]: (e: NonNullable<Expectation[W]>, p: Player, report: Report) => void
}

/** A word whose facts are compared as they stand. */
const plainly =
  (word: string, facts: (p: Player) => unknown) =>
  (e: unknown, p: Player, report: Report): void =>
    compare(word, word, e, facts(p), report)

const LOOK: Look = {
  hero: (e, p, report) => compareHero('hero', e, p, 0, report),
  heroes(e, p, report) {
    for (const [seat, hero] of Object.entries(e)) {
      if (p.state.heroes[Number(seat)] === undefined) report(`heroes.${seat}`, hero, undefined)
      else if (hero !== undefined) compareHero(`heroes.${seat}`, hero, p, Number(seat), report)
    }
  },
  attempt(e, p, report) {
    const facts = attemptFacts(p.state, p.events, p.names)
    if (facts === null) return report('attempt', e, undefined)
    const found = {
      ...facts,
      card: p.names.name(facts.card),
      path: facts.path === 0 ? 'top' : 'bottom',
      pool: poolFacts(facts.stones),
      'pool-size': facts.stones.length,
    }
    compare('attempt', 'attempt', e, found, report)
  },
  odds(e, p, report) {
    const { of, 'at-least': atLeast = {}, ...plain } = e
    const { stones, ...found } = oddsFacts(of, p)
    compare('odds', 'odds', plain, { ...found, pool: poolFacts(stones) }, report)
    for (const [n, chance] of Object.entries(atLeast)) {
      compare(`odds.at-least.${n}`, n, chance, found.atLeast(Number(n)), report)
    }
  },
  turn: plainly('turn', (p) => turnFacts(p.state)),
  rows: plainly('rows', (p) => rowFacts(p.state, p.names)),
  decks(e, p, report) {
    const facts = deckFacts(p.state, p.names)
    for (const [deck, left] of Object.entries(e)) {
      if (typeof left === 'number') compare(`decks.${deck}`, deck, left, facts[deck].size, report)
      else compare(`decks.${deck}`, 'counts', left, facts[deck].counts, report)
    }
  },
  discards(e, p, report) {
    const facts = deckFacts(p.state, p.names)
    for (const [deck, cards] of Object.entries(e)) {
      compare(`discards.${deck}`, 'discards', cards, facts[deck].discard, report)
    }
  },
  out(e, p, report) {
    const out = new Set(p.state.out.map(p.names.name))
    for (const card of e) if (!out.has(card)) report(`out.${card}`, 'out of the game', 'in play')
  },
  adversary: plainly('adversary', (p) => adversaryFacts(p.state, p.names)),
  asks: plainly('asks', (p) => askFacts(p.state, p.names)),
  legal: plainly('legal', legalNow),
  may(e, p, report) {
    const legal = legalNow(p)
    for (const text of e) if (!legal.includes(text)) report(`may ${text}`, 'allowed', legal)
  },
  events(e, p, report) {
    let from = 0
    for (const [i, wanted] of e.entries()) {
      const at = p.events.findIndex((event, k) => k >= from && happened(wanted, event, p))
      if (at < 0)
        return report(
          `events[${i}]`,
          wanted,
          p.events.slice(from).map((event) => event.type),
        )
      from = at + 1
    }
  },
  'no-events'(e, p, report) {
    for (const [i, unwanted] of e.entries()) {
      const found = p.events.find((event) => happened(unwanted, event, p))
      if (found !== undefined) report(`no-events[${i}]`, undefined, eventWords(found, p.names))
    }
  },
  outcome: plainly('outcome', (p) => p.state.outcome),
  'ended-by': plainly('ended-by', (p) => p.state.endedBy),
  finale: plainly('finale', (p) => p.state.finale),
  box: plainly('box', (p) => boxFacts(p.names)),
}

function compareHero(
  at: string,
  e: NonNullable<Expectation['hero']>,
  p: Player,
  seat: number,
  report: Report,
): void {
  const { story, scored = {}, ...rest } = e
  const facts = heroFacts(p.state, seat, p.names)
  compare(at, 'hero', rest, facts, report)
  for (const [card, lines] of Object.entries(scored)) {
    compare(`${at}.scored.${card}`, 'scored', lines, facts.scored.get(card) ?? [], report)
  }
  if (story === undefined) return
  const items = story.map((item) => (typeof item === 'string' ? { card: item } : item))
  compare(`${at}.story`, 'story', items, facts.story, report)
}

function legalNow(p: Player): string[] {
  const [decision] = pending(p.names.box, p.state)
  return decision === undefined ? [] : legalTexts(p.state, decision.seat, p.names)
}

/** Is this the event, by its type and the fields that are named? */
function happened(wanted: NonNullable<Expectation['events']>[number], event: GameEvent, p: Player): boolean {
  if (typeof wanted === 'string') return event.type === wanted
  let same = true
  compare('', 'event', wanted, eventWords(event, p.names), () => {
    same = false
  })
  return same
}
