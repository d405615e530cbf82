/** Choosing Character cards: what suits each other, and in the party what suits the Adversary. */
import type { Action } from '@runesaga/engine'
import { ICONS } from '@runesaga/engine/language'
import type { CompiledCard } from '@runesaga/engine/search'
import { withHero } from '@runesaga/engine/search'
import type { Chosen } from '../bot.ts'
import { outlookOf } from './outlook.ts'
import type { Position } from './position.ts'

/** What a card with powers is worth for them. */
const POWERS = 0.8

export function keep(position: Position, legal: readonly Action[]): Chosen {
  let best = legal[0]
  let most = Number.NEGATIVE_INFINITY
  let next: number | null = null
  for (const action of legal) {
    const value = action.type === 'keep' ? worthOf(position, action) : 0
    if (value > most) {
      next = most === Number.NEGATIVE_INFINITY ? null : most
      most = value
      best = action
    } else if (next === null || value > next) next = value
  }
  return { action: best, reasons: [{ why: 'worth', points: most, next }] }
}

function worthOf(position: Position, kept: Extract<Action, { type: 'keep' }>): number {
  const { state, box, seat } = position
  const { origin, motivation, destiny } = kept
  const icons = ICONS.map(
    (_, i) => box.cards[origin].paths[0].icons[i] + box.cards[motivation].paths[0].icons[i],
  )
  const { start } = box.cards[motivation]
  const level = start >= 0 ? start : position.me.level
  const chosen = withHero(state, seat, { origin, motivation, destiny, icons, level })
  const powers = [origin, motivation, destiny].filter((card) => hasPowers(box.cards[card])).length
  return outlookOf(chosen, box, seat).now + powers * POWERS
}

/** Powers that only stand, like those of a Warlock, are powers too. */
const hasPowers = ({ powers, standing }: CompiledCard): boolean => powers.length + standing.length > 0
