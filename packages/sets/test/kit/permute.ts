/** Another state that a viewer can't tell from the given one: hidden cards change places within the rules. */
import type { Action, CardNo, GameState, Viewer } from '@runesaga/engine'
import type { Box } from '@runesaga/engine/search'
import { HIDDEN } from '@runesaga/engine/search'
import type { Dice } from './dice.ts'
import { boxOf, knowledgeOf, pending } from './rules.ts'

/** Which card stands where which one stood; cards that stay aren't in it. */
export type Permutation = ReadonlyMap<CardNo, CardNo>

export interface Reach {
  /** how much of each deck is permuted, from the bottom: 1 for all of it */
  decks: number
  /** face-down rows too */
  rows: boolean
}

/** Places where one pool of cards can be that this viewer doesn't see. Cards of one pool may be exchanged freely. */
function pools(state: GameState, box: Box, viewer: Viewer, reach: Reach): CardNo[][] {
  const others = state.heroes.filter((_, seat) => seat !== viewer)
  const choosing = state.heroes.some((h) => h.dealt.length > 0)
  const tail = (deck: number) => {
    const { cards, at } = state.decks[deck]
    return cards.slice(Math.max(at, Math.ceil(cards.length - (cards.length - at) * reach.decks)))
  }
  const hands = (kind: string) =>
    others.flatMap((h) => h.hand.filter((card) => box.cards[card].feat?.kind === kind))
  const acts = state.rows.map((r, row) => [...(r.open || !reach.rows ? [] : r.cards), ...tail(row)])
  // what a mode leaves in the box is known to be there
  const out = state.out.slice(box.out.length)
  const unseen = [
    ...out,
    ...others.flatMap((h) => h.dealt),
    ...others.flatMap((h) => (h.destinyUp ? [] : [h.destiny])),
    ...(choosing ? others.flatMap((h) => [h.heritage, h.origin, h.motivation]) : []),
  ].filter((card) => card >= 0)
  const characters = [['origin'], ['motivation', 'class'], ['destiny'], ['heritage']].map((kinds) =>
    unseen.filter((card) => kinds.includes(box.cards[card].kind)),
  )
  return [...acts, [...hands('hero'), ...tail(3)], [...hands('antihero'), ...tail(4)], tail(5), ...characters]
}

/** Cards that the viewer is being shown to choose from: the top of a deck, say. */
const lookedAt = (state: GameState, viewer: Viewer): Set<CardNo> =>
  new Set(
    pending(state).flatMap((d) =>
      d.kind !== 'choose' || d.seat !== viewer
        ? []
        : d.options.flatMap((o) => (o.kind === 'card' ? [o.card] : [])),
    ),
  )

export function hiddenPermutation(state: GameState, viewer: Viewer, reach: Reach, dice: Dice): Permutation {
  const moved = new Map<CardNo, CardNo>()
  const known = lookedAt(state, viewer)
  for (const all of pools(state, boxOf(state.setup), viewer, reach)) {
    const pool = all.filter((card) => !known.has(card))
    const shuffled = dice.shuffled(pool)
    pool.forEach((card, i) => {
      if (card !== shuffled[i]) moved.set(card, shuffled[i])
    })
  }
  return moved
}

/** The state with its hidden cards changed. What the viewer sees is shared with the original. */
export function permuted(state: GameState, moved: Permutation, viewer: Viewer): GameState {
  const to = (card: CardNo) => moved.get(card) ?? card
  const { playableAt } = boxOf(state.setup)
  return {
    ...state,
    heroes: state.heroes.map((h, seat) =>
      seat === viewer
        ? h
        : {
            ...h,
            hand: h.hand.map(to),
            featWindows: h.hand.reduce((bits, card) => bits | playableAt[h.level][to(card)], 0),
            dealt: h.dealt.map(to),
            heritage: to(h.heritage),
            origin: to(h.origin),
            motivation: to(h.motivation),
            destiny: to(h.destiny),
          },
    ),
    rows: state.rows.map((r) => (r.open ? r : { ...r, cards: r.cards.map(to) })),
    decks: state.decks.map((d) => ({ ...d, cards: d.cards.map((card, i) => (i < d.at ? card : to(card))) })),
    out: state.out.map(to),
    top: permutedFrame(state.top, knowledgeOf(state, viewer).top, to),
  }
}

type Frame = NonNullable<GameState['top']>

/** With those below it. What set off a frame may be a Feat that somebody else has just drawn. */
function permutedFrame(f: Frame | null, covered: Frame | null, to: (card: CardNo) => CardNo): Frame | null {
  if (f === null || covered === null) return null
  const detail = covered.detail === HIDDEN ? to(f.detail) : f.detail
  return { ...f, detail, below: permutedFrame(f.below, covered.below, to) }
}

/** What a hero does who holds the exchanged cards and chooses alike. */
export function permutedAction(action: Action, moved: Permutation): Action {
  if (action.type !== 'keep') return action
  const to = (card: CardNo) => moved.get(card) ?? card
  const { type, origin, motivation, destiny } = action
  return { type, origin: to(origin), motivation: to(motivation), destiny: to(destiny) }
}
