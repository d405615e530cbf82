/** Conditions: each word becomes a test, bound when a card is loaded. */
import { EVENT } from '../compile/events.ts'
import { marginOf, totalOf } from '../conduct/attempt-math.ts'
import { abilityOf, showsBlank, showsMoon, showsSymbol, showsTwist } from '../conduct/stones.ts'
import type { Condition, Count } from '../language/grammar.ts'
import { ABILITIES, ICONS, LEVELS } from '../language/names.ts'
import type { Game } from '../state/game.ts'
import { type Attempt, type CardNo, DID, NOBODY, type Seat, tuckedCard, tuckedPath } from '../state/types.ts'
import { type Counter, compileCount, darkCast, iconsNow } from './counts.ts'

/** `you` is NOBODY on a card without an owner; `that` is the hero of the event. */
export type Test = (g: Game, you: Seat, that: Seat, card: CardNo) => boolean

type Words = Required<{ [K in keyof Condition]: NonNullable<Condition[K]> }>
type Bounds = { 'at-least'?: number | undefined; 'at-most'?: number | undefined }
type Range = { least: number; most: number }

const list = <T>(x: T | T[]): T[] => (Array.isArray(x) ? x : [x])
const MANY = 1 << 30
const range = (b: Bounds): Range => ({ least: b['at-least'] ?? -MANY, most: b['at-most'] ?? MANY })
const within = (n: number, r: Range): boolean => n >= r.least && n <= r.most
/** Whom a condition is about: `you`, or inside `that-hero` the hero of the event. */
type Subject = 'you' | 'that'
const me = (of: Subject, you: Seat, that: Seat): Seat => (of === 'that' || you === NOBODY ? that : you)

/** The card and path a condition on paths is about: the gained one, or the one attempted, never its other half (R-ATTEMPT-16). */
function pathInQuestion(g: Game): { card: CardNo; path: number } | null {
  if (gainedNow(g)) return { card: tuckedCard(g.detail), path: tuckedPath(g.detail) }
  const a = g.state.attempt
  return a === null ? null : { card: a.card, path: a.path }
}
const gainedNow = (g: Game): boolean =>
  g.event === EVENT['path-gained'] || g.event === EVENT['trait-gained'] || g.event === EVENT['radiant-added']

/** The Feat in question: the one just drawn, played or discarded; else the top of the stack. */
function featInQuestion(g: Game): { card: CardNo; by: Seat; on: Seat } | null {
  const stack = g.state.stack
  const top = stack.length > 0 ? stack[stack.length - 1] : null
  if (top !== null && (g.detail === -1 || g.detail === top.card)) return top
  return g.detail >= 0 ? { card: g.detail, by: NOBODY, on: NOBODY } : null
}

const levelSet = (ranges: readonly string[]): boolean[] => {
  const ok = LEVELS.map(() => false)
  for (const range of ranges) {
    const [level, , side] = range.split(' ')
    const at = (LEVELS as readonly string[]).indexOf(level)
    LEVELS.forEach((_, i) => {
      if (i === at || (side === 'better' && i < at) || (side === 'worse' && i > at)) ok[i] = true
    })
  }
  return ok
}

/** All of them hold. Most conditions have one word, and are that word's test itself. */
function all(tests: readonly Test[]): Test {
  if (tests.length === 1) return tests[0]
  return (g, you, that, card) => {
    for (const test of tests) if (!test(g, you, that, card)) return false
    return true
  }
}

/**
 * Most cards ask for at least so many, which is one comparison. Whoever holds a Feat about Allies is asked for them in every window:
 * they are looked at without a further call.
 */
function counts(count: Count, wanted: Range, of: Subject): Test {
  const { least, most } = wanted
  if (count === 'allies' && most === MANY)
    return (g, you, that) => g.state.heroes[me(of, you, that)].allies.length >= least
  const counter = compileCount(count)
  return most === MANY
    ? (g, you, that) => counter(g, me(of, you, that)) >= least
    : (g, you, that) => within(counter(g, me(of, you, that)), wanted)
}

const extreme =
  (counter: Counter, better: (a: number, b: number) => boolean, of: Subject): Test =>
  (g, you, that) => {
    const mine = counter(g, me(of, you, that))
    for (let seat = 0; seat < g.state.heroes.length; seat++) {
      if (better(counter(g, seat), mine)) return false
    }
    return true
  }

const FACES: Record<string, (stone: number, face: number) => boolean> = {
  blank: showsBlank,
  symbol: showsSymbol,
  moon: showsMoon,
  twist: showsTwist,
}

/** One entry a word: from its parameter to its test about the subject. */
const WORDS: { [K in keyof Words]: (p: Words[K], of: Subject) => Test } = {
  'challenge-uses': (p) => {
    const wanted = list(p).map((a) => ABILITIES.indexOf(a))
    return (g) => {
      const a = g.state.attempt
      if (a === null) return false
      for (const ability of a.abilities) if (wanted.includes(ability)) return true
      return false
    }
  },
  'path-gives': (p) => {
    const kinds = list(p)
    return (g) => {
      const q = pathInQuestion(g)
      if (q === null) return false
      const path = g.box.cards[q.card].paths[q.path]
      return kinds.some((kind) => {
        const i = (ICONS as readonly string[]).indexOf(kind)
        return (i >= 0 ? path.icons[i] : path[kind as 'triumph']) > 0
      })
    }
  },
  'path-is': (p) => {
    const kinds = list(p)
    return (g) => {
      const q = pathInQuestion(g)
      if (q === null) return false
      const card = g.box.cards[q.card]
      return kinds.some((kind) =>
        kind === 'plus-one'
          ? card.paths[q.path].plusOne
          : card.kind === 'challenge' && q.path === (kind === 'top' ? 0 : 1),
      )
    }
  },
  act: (p) => {
    const acts = list(p)
    return (g) => {
      if (g.event === EVENT['act-begun'] || g.event === EVENT['act-ended']) return acts.includes(g.detail)
      const q = pathInQuestion(g)
      return q !== null && acts.includes(g.box.cards[q.card].act)
    }
  },
  'is-adversary': (p) => (g) => isAdversary(g) === p,
  'holds-ally': () => (g) => {
    const a = g.state.attempt
    if (a === null || a.row < 0) return false
    return a.allyGained || g.state.rows[a.row].allies[a.slot] >= 0
  },
  margin: (p) => {
    const wanted = range(p)
    return (g) => g.state.attempt !== null && within(marginOf(g), wanted)
  },
  total: (p) => {
    const wanted = range(p)
    return (g) => g.state.attempt !== null && within(totalOf(g), wanted)
  },
  faces: (p) => {
    const shows = FACES[p.show]
    const wanted = range(p)
    return (g) => {
      const a = g.state.attempt
      if (a === null || a.casts === 0) return false
      let n = 0
      for (let i = 0; i < a.stones.length; i++) if (shows(a.stones[i], a.faces[i])) n++
      return within(n, wanted)
    }
  },
  'dark-cast': (p) => {
    const wanted = range(p)
    return (g) => within(darkCast(g), wanted)
  },
  outcome: (p) => (g) => g.state.attempt?.outcome === p,
  face: (p) => {
    const faces = list(p)
    // detail of rune-shows: stone × 2 + face
    return (g) => {
      if (g.event !== EVENT['rune-shows']) return false
      const stone = g.detail >> 1
      const face = g.detail & 1
      return faces.some((f) => {
        const ability = (ABILITIES as readonly string[]).indexOf(f)
        return ability >= 0 ? showsSymbol(stone, face) && abilityOf(stone) === ability : FACES[f](stone, face)
      })
    }
  },
  'story-has': (p, of) => {
    const icons = Object.keys(p).map((icon) => (ICONS as readonly string[]).indexOf(icon))
    const least = Object.values(p).map((n) => n ?? 1)
    return (g, you, that) => {
      for (let i = 0; i < icons.length; i++) {
        if (iconsNow(g, me(of, you, that), icons[i]) < least[i]) return false
      }
      return true
    }
  },
  track: (p, of) => {
    const ok = levelSet(list(p))
    return (g, you, that) => ok[g.state.heroes[me(of, you, that)].level]
  },
  count: (p, of) => all(list(p).map((c) => counts(c.of, range(c), of))),
  difference: (p, of) => {
    const [a, b] = p.between.map((name) => compileCount(name))
    return (g, you, that) => Math.abs(a(g, me(of, you, that)) - b(g, me(of, you, that))) <= p['at-most']
  },
  most: (p, of) => extreme(compileCount(p), (a, b) => a > b, of),
  fewest: (p, of) => extreme(compileCount(p), (a, b) => a < b, of),
  'this-turn': (p, of) => {
    const bits = list(p).reduce((n, event) => n | DID[event], 0)
    return (g, you, that) => g.state.turn.seat === me(of, you, that) && (g.state.turn.did & bits) !== 0
  },
  'first-this-turn': () => (g) => g.state.turn.dark === 0,
  'feat-is': (p) => (g) => {
    const f = featInQuestion(g)
    return f !== null && g.box.cards[f.card].feat?.kind === p
  },
  'feat-by': (p, of) => {
    const who = list(p)
    return (g, you, that) => {
      const f = featInQuestion(g)
      if (f === null) return false
      const by = f.by === NOBODY ? 'the-adversary' : f.by === me(of, you, that) ? 'you' : 'another-hero'
      return who.includes(by)
    }
  },
  'feat-on': (p, of) => (g, you, that) => {
    const f = featInQuestion(g)
    if (f === null || g.state.attempt === null) return false
    return p === 'your-attempt'
      ? g.state.attempt.seat === me(of, you, that)
      : f.by !== NOBODY && f.by !== f.on && f.on === g.state.attempt.seat
  },
  'feat-is-card': (p) => (g) => {
    const f = featInQuestion(g)
    return f !== null && g.box.cards[f.card].id.endsWith(`/${p}`)
  },
  'affects-you': (_, of) => (g, you, that) => featInQuestion(g)?.on === me(of, you, that),
  'feat-helped': () => (g) => helpingFeat(g.state.attempt) >= 0,
  'in-attempt': (p) => (g) => (g.state.attempt !== null) === p,
  'cast-made': (p) => (g) => (g.state.attempt !== null && g.state.attempt.casts > 0) === p,
  'your-turn': (_, of) => (g, you, that) => g.state.turn.seat === me(of, you, that),
  'your-attempt': (p, of) => (g, you, that) => (g.state.attempt?.seat === me(of, you, that)) === p,
  'before-main-action': () => (g) => !g.state.turn.mainDone && g.state.attempt === null,
  free: (p) => (g) => g.event === EVENT.journey && (g.detail === 0) === p,
  mode: (p) => {
    const modes = list(p)
    return (g) => modes.includes(g.state.setup.mode)
  },
  'that-hero': (p) => compileCondition(p, 'that'),
  not: (p, of) => {
    const inner = compileCondition(p, of)
    return (g, you, that, card) => !inner(g, you, that, card)
  },
  any: (p, of) => {
    const tests = p.map((condition) => compileCondition(condition, of))
    return (g, you, that, card) => {
      for (const test of tests) if (test(g, you, that, card)) return true
      return false
    }
  },
  all: (p, of) => all(p.map((condition) => compileCondition(condition, of))),
}

/** Where the last Feat that helped this attempt stands in its list of Feats, or -1. */
export function helpingFeat(a: Attempt | null): number {
  if (a === null) return -1
  for (let i = a.feats.length - 3; i >= 0; i -= 3) if (a.feats[i + 1] > 0 || a.feats[i + 2] < 0) return i
  return -1
}

/** Is the attempt in progress one on an Adversary, in a row or apart, whichever side is up (R-ADV-20)? */
export function isAdversary(g: Game): boolean {
  const a = g.state.attempt
  return a !== null && (a.row < 0 || g.box.cards[a.card].kind === 'adversary')
}

export function compileCondition(condition: Condition, of: Subject = 'you'): Test {
  return all(
    Object.entries(condition).map(([word, p]) =>
      (WORDS[word as keyof Words] as (p: unknown, of: Subject) => Test)(p, of),
    ),
  )
}

/** Every word of a condition that can run, for the test that none is missing. */
export const CONDITION_WORDS = Object.keys(WORDS)
