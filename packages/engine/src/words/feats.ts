/** Effect words on Feats: cancelling, returning, protecting from them. */
import { holdInHand } from '../conduct/decks.ts'
import { type Game, GO } from '../state/game.ts'
import { withOne, without } from '../state/lists.ts'
import { ADVERSARY_DECK, type CardNo, NOBODY } from '../state/types.ts'
import { ask, type Choice, type Op, type Words } from './op.ts'

/** What `shield` of a hero holds: two marks, and above them single levels of Corruption. */
export const SHIELD = { antiheroCards: 1, allCorruption: 2, oneCorruption: 16 } as const

function onStack(g: Game, fits: (card: CardNo, by: number) => boolean): number {
  for (let i = g.state.stack.length - 1; i >= 0; i--) {
    if (fits(g.state.stack[i].card, g.state.stack[i].by)) return i
  }
  return -1
}

/** A cancelled Feat was played all the same: it lies face-up and scores. */
function cancel(g: Game, at: number, by: CardNo): void {
  const [item] = g.stack().splice(at, 1)
  g.emit({ type: 'feat-cancelled', card: item.card, by })
  layPlayed(g, item.card, item.by)
}

/** Where a Feat goes after it was played: beside its player's story, or to the Adversary's cards of this turn. */
export function layPlayed(g: Game, card: CardNo, by: number): void {
  if (by === NOBODY) {
    g.adversary().shown.push(card)
    return
  }
  const hero = g.hero(by)
  hero.played = withOne(hero.played, card)
}

export const FEAT_WORDS: Words<'cancel-feat' | 'cancel-adversary-feat' | 'return-feat' | 'protect'> = {
  'cancel-feat': (kind) => {
    const find = (g: Game) => onStack(g, (card) => kind === 'any' || g.box.cards[card].feat?.kind === kind)
    return {
      word: 'cancel-feat',
      can: (g) => find(g) >= 0,
      run(g, f) {
        const at = find(g)
        if (at >= 0) {
          f.other = g.state.stack[at].by
          cancel(g, at, f.card)
        }
        return GO
      },
    }
  },
  'cancel-adversary-feat': () => ({
    word: 'cancel-adversary-feat',
    can: (g) =>
      (g.state.attempt !== null && g.state.attempt.revealed.length > 0) ||
      onStack(g, (_, by) => by === NOBODY) >= 0,
    run(g, f) {
      if (g.state.attempt !== null && g.state.attempt.revealed.length > 0) {
        const a = g.attempt()
        const card = a.revealed[a.revealed.length - 1]
        a.revealed = a.revealed.slice(0, -1)
        g.discards(ADVERSARY_DECK).push(card)
        g.emit({ type: 'feat-cancelled', card, by: f.card })
        return GO
      }
      const at = onStack(g, (_, by) => by === NOBODY)
      if (at >= 0) cancel(g, at, f.card)
      return GO
    },
  }),
  'return-feat': () => {
    const op: Op = {
      word: 'return-feat',
      can: (g, f) => f.seat !== NOBODY && g.state.heroes[f.seat].played.length > 0,
      run: (g, f) => (op.can(g, f) ? ask(g, f, op) : GO),
      options: (g, f) => g.state.heroes[f.seat].played.map((card): Choice => ({ kind: 'card', card })),
      answer(g, f, choice) {
        if (choice.kind !== 'card') return GO
        const hero = g.hero(f.seat)
        hero.played = without(hero.played, choice.card)
        holdInHand(g.box, hero, withOne(hero.hand, choice.card))
        g.emit({ type: 'feat-returned', seat: f.seat, card: choice.card })
        return GO
      },
    }
    return op
  },
  protect: (p) => ({
    word: 'protect',
    can: (_, f) => f.seat !== NOBODY,
    run(g, f) {
      if (f.seat === NOBODY) return GO
      const hero = g.hero(f.seat)
      if (p.from === 'antihero-cards') hero.shield |= SHIELD.antiheroCards
      else if (p.from === 'corruption') {
        if (p.n === undefined) hero.shield |= SHIELD.allCorruption
        else hero.shield += p.n * SHIELD.oneCorruption
      }
      return GO
    },
  }),
}
