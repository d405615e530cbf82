/** Why a hint advises something: a bot's reasons, as far as they can be checked, with what the seat knows of the deed itself. */
import type { Motive } from '@runesaga/bots'
import type { GameState, Seat } from '@runesaga/engine'
import { actionOf, beginning, gainFor, viewFor } from '@runesaga/engine/host'
import type { Box } from '@runesaga/engine/search'
import type { Deed } from '@runesaga/engine/view'
import type { HintReason } from '../../protocol/hint.ts'
import { orReason } from '../or-reason.ts'
import { type Advised, ofAttempt } from './attempt.ts'
import { ofCast } from './cast.ts'
import { feedsDestiny, gainsOf } from './gains.ts'
import { ofNewCard } from './journey.ts'

export function inPlainSight(
  box: Box,
  state: GameState,
  seat: Seat,
  deed: Deed,
  motives: readonly Motive[],
): readonly HintReason[] {
  const view = viewFor(box, state, seat, beginning)
  const advised = { box, state, seat, view, motives }
  if (typeof deed === 'object') {
    if ('attempt' in deed) return ofAttempt(advised, deed.attempt)
    if ('gain' in deed) return ofTrait(advised, deed)
    if ('journey' in deed || 'replace' in deed) return ofNewCard(advised, deed)
  }
  const own = motives.flatMap(plainly)
  if (view.attempt !== null) return ofCast(advised, deed, own)
  const isBare = own.every(({ why }) => why === 'nothing-gained')
  const waits = view.waitsFor.find((asked) => asked.seat === seat)
  if (motives.length === 0 || !isBare) return own
  if (waits?.for === 'answer') return [{ why: 'best-answer' }]
  if (waits?.for === 'window')
    return deed === 'pass' ? [{ why: 'keeps-cards', now: null, best: null }] : [{ why: 'best-answer' }]
  return own
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
function ofTrait({ box, state, seat, motives }: Advised, deed: Deed): HintReason[] {
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
