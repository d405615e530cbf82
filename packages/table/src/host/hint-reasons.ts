/** Why a hint advises something: a bot's reasons, as far as they can be checked, with what the seat knows of the deed itself. */
import type { Motive } from '@runesaga/bots'
import type { GameState, Seat } from '@runesaga/engine'
import { actionOf, beginning, gainFor, refOf, resultFor, viewFor } from '@runesaga/engine/host'
import type { Box } from '@runesaga/engine/search'
import type { Deed, View } from '@runesaga/engine/view'
import type { HintReason } from '../protocol/hint.ts'
import { ofAttempt } from './hint-attempt.ts'
import { feedsDestiny, gainsOf } from './hint-gains.ts'
import { orReason } from './or-reason.ts'

export function inPlainSight(
  box: Box,
  state: GameState,
  seat: Seat,
  deed: Deed,
  motives: readonly Motive[],
): readonly HintReason[] {
  const view = viewFor(box, state, seat, beginning)
  if (typeof deed === 'object') {
    if ('attempt' in deed) return ofAttempt({ box, state, seat, view, motives }, deed.attempt)
    if ('gain' in deed) return ofTrait(box, state, seat, deed, motives)
    if ('journey' in deed || 'replace' in deed) return ofNewCard(box, view, deed, motives)
  }
  const changes = view.attempt === null ? [] : turned(box, state, seat, deed)
  const own = motives.flatMap(plainly)
  // what can be said of the attempt is more than that it pays
  const kept = changes.length === 0 ? own : own.filter(({ why }) => why !== 'better-position')
  const isBare = kept.every(({ why }) => why === 'nothing-gained')
  const waits = view.waitsFor.find((asked) => asked.seat === seat)
  if (motives.length === 0 || !isBare) return [...changes, ...kept]
  if (waits?.for === 'answer') return [...changes, { why: 'best-answer' }]
  if (waits?.for === 'window' && deed === 'pass') return [{ why: 'keeps-cards' }]
  if (waits?.for === 'window' && changes.length === 0) return [{ why: 'best-answer' }]
  return [...changes, ...kept]
}

/** What a bot weighs in points of its own is said in other ways. */
function plainly(motive: Motive): HintReason[] {
  switch (motive.why) {
    case 'only-choice':
    case 'at-random':
    case 'nothing-gained':
    case 'feeds-class':
      return [motive]
    case 'better-position':
      return [{ why: 'better-position' }]
    case 'worth':
      return [{ why: 'best-answer' }]
    default:
      return []
  }
}

/** A Trait: what it gives, for what. */
function ofTrait(
  box: Box,
  state: GameState,
  seat: Seat,
  deed: Deed,
  motives: readonly Motive[],
): HintReason[] {
  const action = actionOf(box, state, seat, deed)
  const gained = orReason(() => gainFor(box, state, seat, deed))
  if (action.type !== 'gain' || typeof gained === 'string') return []
  const card = box.cards[state.rows[action.row].cards[action.slot]]
  const gains = gainsOf(card.paths[0])
  return [
    { why: 'sure', xp: Math.max(0, -gained.xp) },
    ...(gains.length === 0 ? [] : [{ why: 'gives' as const, gains }]),
    ...feedsDestiny(box, state.heroes[seat], gained.scoring, motives),
  ]
}

/** A Journey, or a card that makes room. */
function ofNewCard(box: Box, { you }: View, deed: Deed, motives: readonly Motive[]): HintReason[] {
  const reasons: HintReason[] = []
  const isJourney = typeof deed === 'object' && 'journey' in deed
  const offer = you?.offers.find((one) => JSON.stringify(one.deed) === JSON.stringify(deed))
  if (isJourney && offer !== undefined) reasons.push({ why: 'journey-price', xp: offer.price })
  for (const motive of motives) {
    if (motive.why === 'feeds-destiny')
      reasons.push({ why: 'destiny-journeys', card: refOf(box, motive.card)! })
    if (motive.why === 'poor-rows') reasons.push({ why: 'least-use' })
  }
  return reasons
}

/** Nothing where it makes no difference, or none that can be told. */
function turned(box: Box, state: GameState, seat: Seat, deed: Deed): HintReason[] {
  if (typeof deed !== 'object' || !('play' in deed || 'use' in deed)) return []
  const [after, now] = [deed, null].map((one) => orReason(() => resultFor(box, state, seat, one)))
  if (after === null || now === null || typeof after === 'string' || typeof now === 'string') return []
  return after.success === now.success ? [] : [{ why: 'turns', success: after.success, without: now.success }]
}
