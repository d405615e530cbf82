/** What a table adds to a bot's reasons, from what the seat knows: what failing is good for, Feats that would help, what a play turns. */
import type { GameState, Seat } from '@runesaga/engine'
import { beginning, oddsFor, resultFor, viewFor } from '@runesaga/engine/host'
import type { Box } from '@runesaga/engine/search'
import type { Deed, PlanView, View } from '@runesaga/engine/view'
import type { HintReason } from '../protocol/hint.ts'
import { orReason } from './or-reason.ts'

/** Whoever may well fail wants to know what for; who stands well needs no Feat to think of it. */
const POOR = 0.25
const SURE = 0.9

type Target = NonNullable<PlanView['target']>

export function inPlainSight(
  box: Box,
  state: GameState,
  seat: Seat,
  deed: Deed,
  reasons: readonly HintReason[],
): readonly HintReason[] {
  const view = viewFor(box, state, seat, beginning)
  if (typeof deed === 'object' && 'attempt' in deed)
    return ofAttempt(box, state, seat, view, deed.attempt, reasons)
  const isBare = reasons.every(({ why }) => why === 'nothing-gained')
  const waits = view.waitsFor.find((asked) => asked.seat === seat)
  if (isBare && waits?.for === 'answer') return [{ why: 'best-answer' }]
  if (isBare && waits?.for === 'window') return [{ why: 'keeps-cards' }]
  return view.attempt === null ? reasons : [...turned(box, state, seat, deed), ...reasons]
}

function ofAttempt(
  box: Box,
  state: GameState,
  seat: Seat,
  { you, adversary }: View,
  target: Target,
  reasons: readonly HintReason[],
): HintReason[] {
  const odds = reasons.find((reason) => reason.why === 'odds')
  if (odds?.why !== 'odds') return [...reasons]
  const bought = reasons.find((reason) => reason.why === 'dark-runes')
  const dark = bought?.why === 'dark-runes' ? bought.runes : 0
  const { failXp, adversaryFailXp } = box.ruleset
  const xp = target.card === adversary?.card ? adversaryFailXp : failXp
  // a chance of nothing at all is no reason
  const kept =
    odds.success === 0 ? reasons.filter(({ why }) => why !== 'odds' && why !== 'dark-runes') : reasons
  const failing: HintReason[] =
    odds.success > POOR ? [] : [{ why: odds.success === 0 ? 'hopeless' : 'failing', xp }]
  const plays = (you?.helps ?? []).filter(
    (help) => help.kind !== null && help.moment === 'before' && !help.locked,
  )
  let feat: HintReason | null = null
  let best = odds.success
  for (const help of odds.success < SURE ? plays : []) {
    const helped = orReason(() => oddsFor(box, state, seat, { target, dark, uses: [help.deed] }))
    if (typeof helped === 'string' || helped.success <= best) continue
    best = helped.success
    feat = { why: 'feat', card: help.card, success: best, without: odds.success }
  }
  return [...kept, ...(feat === null ? [] : [feat]), ...failing]
}

/** Nothing where it makes no difference, or none that can be told. */
function turned(box: Box, state: GameState, seat: Seat, deed: Deed): HintReason[] {
  if (typeof deed !== 'object' || !('play' in deed || 'use' in deed)) return []
  const [after, now] = [deed, null].map((one) => orReason(() => resultFor(box, state, seat, one)))
  if (after === null || now === null || typeof after === 'string' || typeof now === 'string') return []
  return after.success === now.success ? [] : [{ why: 'turns', success: after.success, without: now.success }]
}
