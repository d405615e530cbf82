/** Effect words on the table: Journeys, rows, decks, Allies, turns. */
import { restoreAlly, sacrificeAlly } from '../conduct/allies.ts'
import { ready } from '../conduct/limits.ts'
import { pledge } from '../conduct/pledge.ts'
import { replaceableSlots, replaceCard } from '../conduct/rows.ts'
import { frameOf, type Game, GO, WAIT } from '../state/game.ts'
import { AT } from '../state/places.ts'
import { choiceFrame } from '../state/registers.ts'
import { ADVERSARY_DECK, type Frame, NOBODY } from '../state/types.ts'
import { ask, type Choice, type Op, type Words } from './op.ts'

/** The deck that a `look-at` looks into: the Adversary's, or that of the Journey's row. */
const deckLookedAt = (g: Game, deck: 'journey' | 'adversary'): number =>
  deck === 'adversary' ? ADVERSARY_DECK : (frameOf(g.state, 'journey')?.n ?? 0)

export const TABLE_WORDS: Words<
  | 'free-journey'
  | 'replace-card'
  | 'replace-row'
  | 'look-at'
  | 'main-action'
  | 'sacrifice-ally'
  | 'sacrifice-this'
  | 'restore-ally'
  | 'ready'
  | 'pledge'
> = {
  // R-JOUR-07
  'free-journey': (n) => ({
    word: 'free-journey',
    can: (g, f) => f.seat === g.state.turn.seat && g.state.attempt === null,
    run(g, f) {
      if (f.seat === g.state.turn.seat) g.turn().freeJourneys += n
      return GO
    },
  }),
  'replace-card': (n) => {
    const op: Op = {
      word: 'replace-card',
      can: () => true,
      run(g, f) {
        if (choiceFrame.made(f) >= n || replaceableSlots(g).length === 0) return GO
        f.place = AT.effect.choose
        return WAIT
      },
      options(g) {
        const list = replaceableSlots(g).map(({ row, slot }): Choice => ({ kind: 'slot', row, slot }))
        // several are "up to" so many
        return n === 1 ? list : [...list, { kind: 'done' }]
      },
      answer(g, f, choice) {
        if (choice.kind !== 'slot') return GO
        choiceFrame.makeOne(f)
        f.place = AT.effect.again
        replaceCard(g, f.seat, choice.row, choice.slot)
        return GO
      },
    }
    return op
  },
  'replace-row': () => {
    const op: Op = {
      word: 'replace-row',
      can: () => true,
      run: (g, f) => ask(g, f, op),
      options: (g) =>
        [...new Set(replaceableSlots(g).map((s) => s.row))].map((row): Choice => ({ kind: 'row', row })),
      answer(g, f, choice) {
        if (choice.kind !== 'row') return GO
        for (const { row, slot } of replaceableSlots(g)) {
          if (row === choice.row) replaceCard(g, f.seat, row, slot)
        }
        return GO
      },
    }
    return op
  },
  'look-at': (p) => {
    const cards = (g: Game, f: Frame): number[] => {
      const d = g.state.decks[deckLookedAt(g, p.deck)]
      return d.cards.slice(d.at, d.at + p.n - choiceFrame.made(f))
    }
    const op: Op = {
      word: 'look-at',
      can: (g, f) => cards(g, f).length > 0,
      run(g, f) {
        const seen = cards(g, f)
        if (seen.length === 0) return GO
        if (choiceFrame.made(f) === 0) g.emit({ type: 'cards-seen', seat: f.seat, cards: seen })
        f.place = AT.effect.choose
        return WAIT
      },
      options: (g, f) => [...cards(g, f).map((card): Choice => ({ kind: 'card', card })), { kind: 'done' }],
      answer(g, f, choice) {
        if (choice.kind !== 'card') return GO
        const no = deckLookedAt(g, p.deck)
        const deck = g.deck(no)
        const rest = deck.cards.slice(deck.at).filter((card) => card !== choice.card)
        deck.cards = [...rest, choice.card]
        deck.at = 0
        g.emit({ type: 'put-under', seat: f.seat, deck: no, card: choice.card })
        choiceFrame.makeOne(f)
        f.place = AT.effect.again
        return GO
      },
    }
    return op
  },
  'main-action': (n) => ({
    word: 'main-action',
    can: (g, f) => f.seat === g.state.turn.seat,
    run(g, f) {
      if (f.seat === g.state.turn.seat) g.turn().main += n
      return GO
    },
  }),
  // R-ALLY-10: by force, whichever Ally it is
  'sacrifice-ally': () => {
    const op: Op = {
      word: 'sacrifice-ally',
      can: (g, f) => f.seat !== NOBODY && g.state.heroes[f.seat].allies.length > 0,
      run: (g, f) => (op.can(g, f) ? ask(g, f, op) : GO),
      options: (g, f) => g.state.heroes[f.seat].allies.map((card): Choice => ({ kind: 'card', card })),
      answer(g, f, choice) {
        if (choice.kind === 'card') sacrificeAlly(g, f.seat, choice.card, false)
        return GO
      },
    }
    return op
  },
  'sacrifice-this': () => ({
    word: 'sacrifice-this',
    can: (g, f) => f.owner !== NOBODY && g.state.heroes[f.owner].allies.includes(f.card),
    run(g, f) {
      if (f.owner !== NOBODY) sacrificeAlly(g, f.owner, f.card, false)
      return GO
    },
  }),
  'restore-ally': () => {
    const op: Op = {
      word: 'restore-ally',
      can: (g, f) => f.seat !== NOBODY && g.state.heroes[f.seat].lost.length > 0,
      run: (g, f) => (op.can(g, f) ? ask(g, f, op) : GO),
      options: (g, f) => g.state.heroes[f.seat].lost.map((card): Choice => ({ kind: 'card', card })),
      answer(g, f, choice) {
        if (choice.kind === 'card') restoreAlly(g, f.seat, choice.card)
        return GO
      },
    }
    return op
  },
  ready: () => ({
    word: 'ready',
    can: (_, f) => f.seat !== NOBODY,
    run(g, f) {
      if (f.seat !== NOBODY) ready(g, f.seat, f.card)
      return GO
    },
  }),
  // R-ODIUM-16: takes the tokens at once, and never faces the Adversary
  pledge: (n) => ({
    word: 'pledge',
    can: (g, f) => f.seat !== NOBODY && g.state.adversary !== null && !g.state.heroes[f.seat].pledged,
    run(g, f) {
      if (this.can(g, f)) pledge(g, f.seat, n)
      return GO
    },
  }),
}
