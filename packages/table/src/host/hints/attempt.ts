/** Why an attempt is advised: its chance as it is meant, what it gives, what speaks against a likelier one, and its price. */
import type { Motive } from '@runesaga/bots'
import type { GameState, Seat } from '@runesaga/engine'
import { actionOf, oddsFor } from '@runesaga/engine/host'
import type { Box } from '@runesaga/engine/search'
import type { Deed, Help, OddsView, Offer, View } from '@runesaga/engine/view'
import type { ButLess, HintReason } from '../../protocol/hint.ts'
import { orReason } from '../or-reason.ts'
import { feedsDestiny, gainsOf, lackingIn, runesOf } from './gains.ts'

/** Whoever may well fail wants to know what for; who stands well needs no Feat to think of it. */
const POOR = 0.25
const SURE = 0.9
/** What nobody sees isn't likelier. */
const SEEN = 0.01

type Target = Extract<Deed, { attempt: unknown }>['attempt']

/** The moment at which it is advised, and why a bot would do it. */
export interface Advised {
  box: Box
  state: GameState
  seat: Seat
  view: View
  motives: readonly Motive[]
}

export function ofAttempt(advised: Advised, target: Target): HintReason[] {
  const { box, state, seat, view, motives } = advised
  const bought = motives.find((motive) => motive.why === 'dark-runes')
  const dark = bought?.why === 'dark-runes' ? bought.runes : 0
  const oddsOf = (uses: readonly Deed[], runes = dark): OddsView | null => {
    const odds = orReason(() => oddsFor(box, state, seat, { target, dark: runes, uses }))
    return typeof odds === 'string' ? null : odds
  }
  const bare = oddsOf([])
  if (bare === null) return []
  const plays = bare.success < SURE ? view.you!.helps.filter(isForBefore) : []
  let best = { odds: bare, feat: null as Help | null }
  for (const feat of plays) {
    const odds = oddsOf([feat.deed])
    if (odds !== null && odds.success > best.odds.success) best = { odds, feat }
  }
  const { odds, feat } = best
  const { success } = odds
  const reasons: HintReason[] = []
  // a chance of nothing at all is no reason
  if (dark > 0 && bare.success > 0) {
    const without = oddsOf([], 0)?.success ?? 0
    reasons.push({ why: 'dark-runes', runes: dark, success: bare.success, without, more: false })
  }
  if (feat !== null) reasons.push({ why: 'feat', card: feat.card, success, without: bare.success })
  if (reasons.length === 0 && success > 0)
    reasons.push({ why: 'odds', success, isBest: isBest(view, target, success) })
  if (bare.success <= POOR) reasons.push(failing(advised, target, bare.success))
  reasons.push(...whatFor(advised, target, odds))
  return [...reasons, ...priceOf(odds, state.heroes[seat], box)]
}

const isForBefore = ({ kind, moment, locked }: Help): boolean =>
  kind !== null && moment === 'before' && !locked

function failing({ box, view }: Advised, { card }: Target, success: number): HintReason {
  const { failXp, adversaryFailXp } = box.ruleset
  const xp = card === view.adversary?.card ? adversaryFailXp : failXp
  return { why: success === 0 ? 'hopeless' : 'failing', xp }
}

export type AttemptOffer = Offer & { at: Target }

/** Attempts at cards of the rows, as they are offered. */
export const attemptsIn = ({ you, adversary }: View): AttemptOffer[] =>
  you!.offers.flatMap((offer) => {
    const { deed } = offer
    if (typeof deed !== 'object' || !('attempt' in deed)) return []
    return deed.attempt.card === adversary?.card ? [] : [{ ...offer, at: deed.attempt }]
  })

const othersThan = (view: View, { card, path }: Target): AttemptOffer[] =>
  attemptsIn(view).filter(({ at }) => at.card !== card || at.path !== path)

/** The first with the best chance by itself that is above this one; null: none is. */
export const likeliest = (offers: readonly AttemptOffer[], above = -1): AttemptOffer | null =>
  offers.reduce<AttemptOffer | null>(
    (most, one) => ((one.chance ?? -1) > (most?.chance ?? above) ? one : most),
    null,
  )

/** Is no other attempt shown with a better chance? */
const isBest = (view: View, target: Target, success: number): boolean =>
  othersThan(view, target).every(
    ({ chance, withDark, withFeat }) =>
      Math.max(chance ?? 0, withDark?.chance ?? 0, withFeat?.chance ?? 0) <= success,
  )

/** What it gives; where something else is likelier, what that lacks. Nothing of the Adversary that lies apart. */
function whatFor(advised: Advised, target: Target, odds: OddsView): HintReason[] {
  const { box, state, seat, view, motives } = advised
  const path = pathOf(advised, target)
  if (path === null || odds.brings === null) return []
  const hero = state.heroes[seat]
  const gains = gainsOf(path)
  const reasons: HintReason[] = []
  let isTold = gains.length === 0
  const other = likeliest(othersThan(view, target), odds.success + SEEN)
  if (other !== null) {
    const { card, path: name } = other.at
    const less = butLess(advised, odds, path, other.at)
    reasons.push({ why: 'likelier', card, path: name, success: other.chance!, ...less })
    if (less.but === 'lacks') {
      isTold ||= less.gains.length === gains.length
      const runes = runesOf(less.gains, hero)
      if (runes.length > 0) reasons.push({ why: 'runes', gains: runes })
    }
  }
  if (!isTold) reasons.push({ why: 'gives', gains })
  return [...reasons, ...feedsDestiny(box, hero, odds.brings.scoring, motives)]
}

type Path = Box['cards'][number]['paths'][number]

export function pathOf({ box, state, seat }: Advised, attempt: Target): Path | null {
  const action = actionOf(box, state, seat, { attempt })
  if (action.type !== 'attempt' || action.row < 0) return null
  return box.cards[state.rows[action.row].cards[action.slot]].paths[action.path]
}

function butLess(advised: Advised, odds: OddsView, path: Path, at: Target): ButLess {
  const { box, state, seat } = advised
  const there = orReason(() => oddsFor(box, state, seat, { target: at, dark: 0, uses: [] }))
  const other = pathOf(advised, at)
  if (typeof there === 'string' || there.brings === null || other === null) return { but: 'less' }
  const points = odds.brings!.points - there.brings.points
  if (points > 0) return { but: 'points' }
  const gains = lackingIn(gainsOf(path), gainsOf(other), state.heroes[seat])
  if (gains.length > 0) return { but: 'lacks', gains, scoresMore: points < 0 }
  return { but: other.corruption > path.corruption ? 'corruption' : 'less' }
}

/** What the levels that are reached close, or take: by the path for certain, by moons perhaps. */
export function priceOf(
  { brings, moons }: OddsView,
  { hand }: GameState['heroes'][number],
  box: Box,
): HintReason[] {
  if (brings === null) return []
  const held = (kind: string) => hand.filter((card) => box.cards[card].feat?.kind === kind).length
  const { track } = brings
  const reasons: HintReason[] = track.locks.map((kind) => ({ why: 'locks', kind, held: held(kind) }))
  const worse = moons.filter(({ track: { locks } }) => locks.includes('hero'))
  const chance = worse.reduce((sum, one) => sum + one.chance, 0)
  if (!track.locks.includes('hero') && chance > 0)
    reasons.push({ why: 'may-lock', held: held('hero'), chance })
  if (track.endsDark) reasons.push({ why: 'ends-dark' })
  const lost = track.points.from - track.points.to
  return lost > 0 ? [...reasons, { why: 'track-loses', points: lost }] : reasons
}
