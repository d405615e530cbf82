/** Effect words on tokens, cards in hand and the track. */

import { bank } from '../conduct/class.ts'
import { cardsLeft, discardFeat, drawable, drawFeat } from '../conduct/decks.ts'
import { changeAdversaryXp, gainCorruption, gainVirtue, gainXp } from '../conduct/tokens.ts'
import { BOTTOM } from '../rulesets/index.ts'
import { type Game, GO } from '../state/game.ts'
import { AT } from '../state/places.ts'
import { choiceFrame } from '../state/registers.ts'
import { ANTIHERO_DECK, type Frame, HERO_DECK, NO_CARD, NOBODY } from '../state/types.ts'
import { ask, type Choice, type Op, type Words } from './op.ts'

const somebody = (f: Frame): boolean => f.seat !== NOBODY

/** Discards so many Feats, chosen one at a time. */
function discarding(word: 'discard-feat' | 'discard-hero-card', n: number): Op {
  const fits = (g: Game, card: number) => word === 'discard-feat' || g.box.cards[card].feat?.kind === 'hero'
  const hand = (g: Game, f: Frame) =>
    somebody(f) ? g.state.heroes[f.seat].hand.filter((c) => fits(g, c)) : []
  const op: Op = {
    word,
    can: (g, f) => hand(g, f).length >= n,
    run: (g, f) => (choiceFrame.made(f) >= n ? GO : ask(g, f, op)),
    // a hand is secret: nobody else chooses from it
    asks: (_, f) => f.seat,
    options: (g, f) => hand(g, f).map((card): Choice => ({ kind: 'card', card })),
    answer(g, f, choice) {
      if (choice.kind !== 'card') return GO
      choiceFrame.makeOne(f)
      if (choiceFrame.made(f) < n && hand(g, f).length > 1) f.place = AT.effect.again
      discardFeat(g, f.seat, choice.card)
      return GO
    },
  }
  return op
}

export const TOKEN_WORDS: Words<
  | 'xp'
  | 'lose-all-xp'
  | 'take-xp'
  | 'give-xp-up-to'
  | 'bank'
  | 'draw'
  | 'discard-feat'
  | 'discard-hero-card'
  | 'virtue'
  | 'corruption'
  | 'adversary-xp'
> = {
  xp: (n) => ({
    word: 'xp',
    can: (g, f) => somebody(f) && (n > 0 || g.state.heroes[f.seat].xp >= -n),
    run(g, f) {
      gainXp(g, f.seat, n, f.card)
      return GO
    },
  }),
  'lose-all-xp': () => ({
    word: 'lose-all-xp',
    can: somebodyCan,
    run(g, f) {
      if (somebody(f)) gainXp(g, f.seat, -g.state.heroes[f.seat].xp, f.card)
      return GO
    },
  }),
  'take-xp': (n) => ({
    word: 'take-xp',
    can: (g, f) => somebody(f) && f.owner !== f.seat && g.state.heroes[f.seat].xp >= n,
    run(g, f) {
      if (!somebody(f) || f.owner === f.seat) return GO
      const taken = Math.min(n, g.state.heroes[f.seat].xp)
      gainXp(g, f.seat, -taken, f.card)
      gainXp(g, f.owner, taken, f.card)
      return GO
    },
  }),
  'give-xp-up-to': (n) => {
    const op: Op = {
      word: 'give-xp-up-to',
      can: (g, f) => somebody(f) && f.seat !== f.that && g.state.heroes[f.seat].xp > 0,
      run: (g, f) => (op.can(g, f) ? ask(g, f, op) : GO),
      options: (g, f) =>
        Array.from(
          { length: Math.min(n, g.state.heroes[f.seat].xp) + 1 },
          (_, amount): Choice => ({
            kind: 'amount',
            amount,
          }),
        ),
      answer(g, f, choice) {
        if (choice.kind !== 'amount') return GO
        gainXp(g, f.seat, -choice.amount, f.card)
        gainXp(g, f.that, choice.amount, f.card)
        return GO
      },
    }
    return op
  },
  bank: (n) => ({
    word: 'bank',
    can: (g, f) =>
      somebody(f) &&
      g.state.heroes[f.seat].motivation !== NO_CARD &&
      g.box.cards[g.state.heroes[f.seat].motivation].kind === 'class',
    run(g, f) {
      if (this.can(g, f)) bank(g, f.seat, n)
      return GO
    },
  }),
  draw: (p) => {
    const either = p.either ?? 0
    const op: Op = {
      word: 'draw',
      can: (g, f) =>
        somebody(f) &&
        (either > 0 ? drawable(g).length > 0 : true) &&
        (p.hero === undefined || cardsLeft(g, HERO_DECK) > 0) &&
        (p.antihero === undefined || cardsLeft(g, ANTIHERO_DECK) > 0),
      run(g, f) {
        if (!somebody(f)) return GO
        if (choiceFrame.made(f) === 0) {
          for (let i = 0; i < (p.hero ?? 0); i++) drawFeat(g, f.seat, 'hero')
          for (let i = 0; i < (p.antihero ?? 0); i++) drawFeat(g, f.seat, 'antihero')
        }
        return choiceFrame.made(f) >= either ? GO : ask(g, f, op)
      },
      options: drawable,
      answer(g, f, choice) {
        if (choice.kind !== 'deck') return GO
        choiceFrame.makeOne(f)
        if (choiceFrame.made(f) < either) f.place = AT.effect.again
        drawFeat(g, f.seat, choice.deck)
        return GO
      },
    }
    return op
  },
  'discard-feat': (n) => discarding('discard-feat', n),
  'discard-hero-card': (n) => discarding('discard-hero-card', n),
  virtue: (n) => ({
    word: 'virtue',
    can: (g, f) => somebody(f) && g.state.heroes[f.seat].level > 0,
    run(g, f) {
      gainVirtue(g, f.seat, n, f.card)
      return GO
    },
  }),
  corruption: (n) => ({
    word: 'corruption',
    can: (g, f) => somebody(f) && g.state.heroes[f.seat].level + n <= BOTTOM,
    run(g, f) {
      gainCorruption(g, f.seat, n, f.card)
      return GO
    },
  }),
  // R-COOPB-09, R-ODIUM-06, R-ADV-05
  'adversary-xp': (n) => ({
    word: 'adversary-xp',
    // what the Adversary gains can always be taken as an option while there is one
    can: (g) => g.state.adversary !== null && (n > 0 || g.state.adversary.xp > 0),
    run(g, f) {
      changeAdversaryXp(g, n, f.that, f.card)
      return GO
    },
  }),
}

function somebodyCan(_: Game, f: Frame): boolean {
  return somebody(f)
}
