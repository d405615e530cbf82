/** What a Feat or a power touches, by the words of its effects: tells at a glance whether it could matter now. */
import type { Action, CompiledCard } from '@runesaga/engine'
import type { Box } from '@runesaga/engine/search'

type Word = CompiledCard['blocks'][number][number]['word']

/** Kinds of effects, as bits. */
export const TOUCHES = {
  /** the sums of an attempt */
  sums: 1,
  /** a failure: turned, or tried again */
  failure: 2,
  /** tokens, cards, the track: what a hero has */
  goods: 4,
  /** Feats, Corruption: what strikes a hero */
  blows: 8,
  /** the turn and the rows */
  turn: 16,
  /** what Dark runes show */
  moons: 32,
} as const

const KIND: Partial<Record<Word, number>> = {
  successes: TOUCHES.sums,
  difficulty: TOUCHES.sums,
  icon: TOUCHES.sums,
  'add-rune': TOUCHES.sums,
  'add-dark': TOUCHES.sums,
  'replace-ability': TOUCHES.sums,
  'copy-icons': TOUCHES.sums,
  'switch-path': TOUCHES.sums,
  'forbid-path': TOUCHES.sums,
  'turn-rune': TOUCHES.sums | TOUCHES.moons,
  're-cast': TOUCHES.sums,
  'class-off': TOUCHES.sums,
  'feat-off': TOUCHES.sums,
  'fail-instead': TOUCHES.sums,
  're-attempt': TOUCHES.failure,
  'succeed-instead': TOUCHES.failure,
  'keep-on-fail': TOUCHES.failure,
  'cancel-feat': TOUCHES.blows,
  'cancel-adversary-feat': TOUCHES.blows,
  protect: TOUCHES.blows,
  'ignore-corruption': TOUCHES.blows,
  'free-journey': TOUCHES.turn,
  'replace-card': TOUCHES.turn,
  'replace-row': TOUCHES.turn,
  'look-at': TOUCHES.turn,
  'main-action': TOUCHES.turn,
  xp: TOUCHES.goods,
  'lose-all-xp': TOUCHES.goods,
  'take-xp': TOUCHES.goods,
  'give-xp-up-to': TOUCHES.goods,
  bank: TOUCHES.goods,
  draw: TOUCHES.goods,
  'discard-feat': TOUCHES.goods,
  'discard-hero-card': TOUCHES.goods,
  virtue: TOUCHES.goods,
  corruption: TOUCHES.goods,
  'return-feat': TOUCHES.goods,
  'sacrifice-ally': TOUCHES.goods,
  'sacrifice-this': TOUCHES.goods,
  'restore-ally': TOUCHES.goods,
  ready: TOUCHES.goods,
  'adversary-xp': TOUCHES.goods,
  pledge: TOUCHES.goods,
}

const known = new WeakMap<CompiledCard, number[]>()

/** By block, with the blocks nested in it: those follow it, up to the next power's. */
function bitsOf(card: CompiledCard): number[] {
  let bits = known.get(card)
  if (bits !== undefined) return bits
  const heads = new Set(card.powers.map((power) => power.block))
  bits = card.blocks.map((_, from) => {
    let sum = 0
    for (let at = from; at < card.blocks.length && (at === from || !heads.has(at)); at++) {
      for (const op of card.blocks[at]) sum |= KIND[op.word] ?? 0
    }
    return sum
  })
  known.set(card, bits)
  return bits
}

/** What playing or using this touches; 0 for anything else. */
export function touches(box: Box, action: Action): number {
  if (action.type !== 'play' && action.type !== 'use') return 0
  const card = box.cards[action.card]
  return bitsOf(card)[action.type === 'play' ? card.feat!.block : card.powers[action.power].block]
}
