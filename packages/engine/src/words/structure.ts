/** Effect words that hold other effects: choices, conditions, repetition, other heroes, later moments. */
import { canPay, pushPayment } from '../conduct/costs.ts'
import { copyFrame } from '../state/copy.ts'
import { type Game, GO, WAIT } from '../state/game.ts'
import { AT } from '../state/places.ts'
import { choiceFrame } from '../state/registers.ts'
import { type Frame, NOBODY, type Seat, type Waiting } from '../state/types.ts'
import { compileCondition } from './conditions.ts'
import { compileTimes } from './counts.ts'
import { answerer, ask, type Choice, canAll, canAny, chooser, type Op, type Words } from './op.ts'

const ops = (g: Game, f: Frame, block: number): Op[] => g.box.cards[f.card].blocks[block]

/** A frame for nested effects, in the context of the outer one. */
function nested(f: Frame, block: number, seat: Seat): Frame {
  const child = copyFrame(f)
  child.place = AT.effect.run
  child.block = block
  child.seat = seat
  child.op = 0
  choiceFrame.clear(child)
  return child
}

/** The same frame as seen by another hero, to ask what could be done for that one. */
function as(f: Frame, seat: Seat): Frame {
  if (f.seat === seat) return f
  const other = copyFrame(f)
  other.seat = seat
  return other
}

const waiting = (f: Frame, block: number): Waiting => ({
  card: f.card,
  block,
  owner: f.owner,
  seat: f.seat,
  that: f.that,
})

/** The heroes that a word for heroes means here. */
function heroes(g: Game, f: Frame, who: string): Seat[] {
  const n = g.state.heroes.length
  const from = f.seat !== NOBODY ? f.seat : g.state.turn.seat
  switch (who) {
    case 'you':
      return f.seat === NOBODY ? [] : [f.seat]
    case 'that-hero':
      return f.that === NOBODY ? [] : [f.that]
    case 'another-hero':
      return f.other !== NOBODY && f.other !== f.seat ? [f.other] : inOrder(n, from, f.seat)
    case 'each-other-hero':
      return inOrder(n, from, f.seat)
    case 'active-hero':
      return [g.state.turn.seat]
    case 'hero-to-the-left':
      return n === 1 ? [] : [(from + 1) % n]
    case 'feat-player':
      return f.other === NOBODY ? [] : [f.other]
    default: // R-FEAT-06: any hero, oneself too
      return inOrder(n, from, NOBODY)
  }
}

function inOrder(n: number, from: Seat, but: Seat): Seat[] {
  const seats: Seat[] = []
  for (let k = 0; k < n; k++) {
    const seat = (from + k) % n
    if (seat !== but) seats.push(seat)
  }
  return seats
}

export const STRUCTURE_WORDS: Words<
  'choose' | 'may' | 'check' | 'for-each' | 'for' | 'if-overcome' | 'if-failed' | 'next-turn'
> = {
  choose: (lists, nest) => {
    const blocks = lists.map((e) => nest.block(e))
    const op: Op = {
      word: 'choose',
      can(g, f) {
        for (const block of blocks) if (canAll(g, f, ops(g, f, block))) return true
        return false
      },
      run: (g, f) => ask(g, f, op),
      options(g, f) {
        const open: Choice[] = []
        for (let option = 0; option < blocks.length; option++) {
          if (canAll(g, f, ops(g, f, blocks[option]))) open.push({ kind: 'option', option })
        }
        return open
      },
      answer(g, f, choice) {
        if (choice.kind === 'option') g.push(nested(f, blocks[choice.option], f.seat))
        return GO
      },
    }
    return op
  },
  may: (p, nest) => {
    const cost = p.pay === undefined ? -1 : nest.cost(p.pay)
    const block = nest.block(p.do)
    const op: Op = {
      word: 'may',
      can: (g, f) => canPay(g, chooser(g, f), f.card, cost) && canAny(g, f, ops(g, f, block)),
      run(g, f) {
        if (!op.can(g, f)) return GO
        f.place = AT.effect.choose
        return WAIT
      },
      options: () => [{ kind: 'yes' }, { kind: 'no' }],
      answer(g, f, choice) {
        if (choice.kind !== 'yes') return GO
        g.push(nested(f, block, f.seat))
        pushPayment(g, chooser(g, f), f.card, cost)
        return GO
      },
    }
    return op
  },
  check: (p, nest) => {
    const test = compileCondition(p.if)
    const yes = nest.block(p.do)
    const no = p.else === undefined ? -1 : nest.block(p.else)
    const chosen = (g: Game, f: Frame) => (test(g, f.seat, f.that, f.card) ? yes : no)
    return {
      word: 'check',
      can(g, f) {
        const block = chosen(g, f)
        return block >= 0 && canAny(g, f, ops(g, f, block))
      },
      run(g, f) {
        const block = chosen(g, f)
        if (block >= 0) g.push(nested(f, block, f.seat))
        return GO
      },
    }
  },
  'for-each': (p, nest) => {
    const times = compileTimes(p)
    const block = nest.block(p.do)
    return {
      word: 'for-each',
      // what is paid for it isn't known before, so it counts as able
      can: (g, f) => (p.count === 'xp-paid' || times(g, chooser(g, f)) > 0) && canAny(g, f, ops(g, f, block)),
      run(g, f) {
        for (let i = times(g, chooser(g, f)); i > 0; i--) g.push(nested(f, block, f.seat))
        return GO
      },
    }
  },
  for: (p, nest) => {
    const block = nest.block(p.do)
    const chosen = p.who === 'any-hero' || p.who === 'another-hero'
    const able = (g: Game, f: Frame, seat: Seat) => canAny(g, as(f, seat), ops(g, f, block))
    const op: Op = {
      word: 'for',
      can(g, f) {
        for (const seat of heroes(g, f, p.who)) if (able(g, f, seat)) return true
        return false
      },
      run(g, f) {
        if (chosen) return ask(g, f, op)
        const seats = heroes(g, f, p.who)
        for (let i = seats.length - 1; i >= 0; i--) g.push(nested(f, block, seats[i]))
        return GO
      },
      asks: (g, f) => (f.owner !== NOBODY ? f.owner : answerer(g, f)),
      options(g, f) {
        const open: Choice[] = []
        for (const seat of heroes(g, f, p.who)) if (able(g, f, seat)) open.push({ kind: 'seat', seat })
        return open
      },
      answer(g, f, choice) {
        if (choice.kind !== 'seat') return GO
        f.other = choice.seat
        g.push(nested(f, block, choice.seat))
        return GO
      },
    }
    return op
  },
  'if-overcome': (effects, nest) => {
    const block = nest.block(effects)
    return {
      word: 'if-overcome',
      can: (g) => g.state.attempt !== null && g.state.attempt.outcome === '',
      run(g, f) {
        if (g.state.attempt !== null) {
          const a = g.attempt()
          a.ifOvercome = [...a.ifOvercome, waiting(f, block)]
        }
        return GO
      },
    }
  },
  'if-failed': (effects, nest) => {
    const block = nest.block(effects)
    return {
      word: 'if-failed',
      can: (g) => g.state.attempt !== null && g.state.attempt.outcome === '',
      run(g, f) {
        if (g.state.attempt !== null) {
          const a = g.attempt()
          a.ifFailed = [...a.ifFailed, waiting(f, block)]
        }
        return GO
      },
    }
  },
  // R-TRAIT-08
  'next-turn': (effects, nest) => {
    const block = nest.block(effects)
    return {
      word: 'next-turn',
      can: (_, f) => f.seat !== NOBODY,
      run(g, f) {
        if (f.seat !== NOBODY) {
          const hero = g.hero(f.seat)
          hero.next = [...hero.next, waiting(f, block)]
        }
        return GO
      },
    }
  },
}
