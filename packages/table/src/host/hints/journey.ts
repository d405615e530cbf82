/** Why a new card is advised: what the rows hold for this hero, what becomes likelier, and which card makes room. */
import { oddsFor, refOf } from '@runesaga/engine/host'
import { asIfJourneyed, hasJourneyed, hasStanding } from '@runesaga/engine/search'
import type { CardRef, Deed } from '@runesaga/engine/view'
import type { HintReason } from '../../protocol/hint.ts'
import { orReason } from '../or-reason.ts'
import { type Advised, type AttemptOffer, attemptsIn, likeliest, pathOf } from './attempt.ts'
import { gainsOf } from './gains.ts'

type NewCard = Extract<Deed, { journey: CardRef } | { replace: CardRef }>

/** A Journey, or a card that makes room. */
export function ofNewCard(advised: Advised, deed: NewCard): HintReason[] {
  const { box, view, motives } = advised
  const isJourney = 'journey' in deed
  const offers = attemptsIn(view)
  const price = view.you!.offers.find((one) => JSON.stringify(one.deed) === JSON.stringify(deed))?.price
  const reasons: HintReason[] = []
  if (isJourney && price !== undefined) reasons.push({ why: 'journey-price', xp: price })
  const gained = isJourney ? afterJourney(advised, offers) : []
  reasons.push(...gained)
  if (motives.some(({ why }) => why === 'poor-rows')) {
    const leaving = isJourney ? deed.journey : deed.replace
    // what becomes likelier says more than what is poor now
    if (gained.length === 0) reasons.push(...whatLies(advised, offers))
    reasons.push(whatGoes(advised, offers, leaving))
  }
  for (const motive of motives)
    if (motive.why === 'feeds-destiny')
      reasons.push({ why: 'destiny-journeys', card: refOf(box, motive.card)! })
  return reasons
}

/** The attempt to which a Journey of this turn adds most, where something in play counts it. */
function afterJourney({ box, state, seat }: Advised, offers: readonly AttemptOffer[]): HintReason[] {
  if (!hasStanding(state.heroes[seat]) || hasJourneyed(state)) return []
  const then = asIfJourneyed(state)
  let most: Extract<HintReason, { why: 'after-journey' }> | null = null
  for (const { at, chance } of offers) {
    if (chance === null) continue
    const odds = orReason(() => oddsFor(box, then, seat, { target: at, dark: 0, uses: [] }))
    if (typeof odds === 'string' || odds.success <= chance) continue
    if (most !== null && odds.success - chance <= most.success - most.without) continue
    most = { why: 'after-journey', card: at.card, path: at.path, success: odds.success, without: chance }
  }
  return most === null ? [] : [most]
}

/** The likeliest attempt; nothing where no chance can be told. */
function whatLies(advised: Advised, offers: readonly AttemptOffer[]): HintReason[] {
  if (offers.length === 0) return [{ why: 'nothing-to-attempt' }]
  const best = likeliest(offers)
  const path = best === null ? null : pathOf(advised, best.at)
  if (best === null || path === null) return []
  const { card, path: name } = best.at
  return [{ why: 'best-here', card, path: name, success: best.chance!, gains: gainsOf(path) }]
}

/** The card that goes: by what it offers this hero, if that can be said. */
function whatGoes({ view }: Advised, offers: readonly AttemptOffer[], card: CardRef): HintReason {
  const own = offers.filter(({ at }) => at.card === card)
  const best = likeliest(own)
  const isGained = view.you!.offers.some(
    ({ deed }) => typeof deed === 'object' && 'gain' in deed && deed.gain === card,
  )
  if (isGained || (own.length > 0 && best === null)) return { why: 'least-use' }
  return { why: 'leaves', card, success: best?.chance ?? null }
}
