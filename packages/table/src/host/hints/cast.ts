/** What a deed makes of the attempt in progress, for hints: the figures that stand beside it on the table, against those of the rest. */
import { oddsFor, resultFor } from '@runesaga/engine/host'
import type { FeatKind } from '@runesaga/engine/language'
import type { Deed, OddsView, Result } from '@runesaga/engine/view'
import type { HintReason } from '../../protocol/hint.ts'
import { orReason } from '../or-reason.ts'
import { type Advised, priceOf } from './attempt.ts'

/** Why this is advised while somebody attempts something; `own`: the bot's reasons, as far as they can be said. */
export function ofCast(advised: Advised, deed: Deed, own: readonly HintReason[]): readonly HintReason[] {
  if (own.some(({ why }) => why === 'only-choice' || why === 'at-random')) return own
  const figures = figuresOf(advised, deed)
  if (figures.length > 0 || advised.motives.length === 0) return figures
  const plain = own.filter(({ why }) => why !== 'nothing-gained')
  return plain.length > 0 ? plain : [{ why: 'best-answer' }]
}

function figuresOf(advised: Advised, deed: Deed): HintReason[] {
  if (deed === 'pass') return [keeps(advised)]
  if (typeof deed !== 'object') return []
  if ('dark' in deed) return ofDark(advised, deed.dark)
  if ('choose' in deed) return ofAnswer(advised, deed)
  return 'play' in deed || 'use' in deed ? turned(advised, deed) : []
}

/** Null where it is decided, or can't be told. */
function resultAfter({ box, state, seat }: Advised, deed: Deed | null): Result | null {
  const result = orReason(() => resultFor(box, state, seat, deed))
  return typeof result === 'string' ? null : result
}

/** How much better the attempt stands for a friend of its hero; worse, for a rival. */
function likelier(one: Result, other: Result, isFriend: boolean): number {
  const by = one.success - other.success
  if (Math.abs(by) <= SAME) return 0
  return isFriend ? by : -by
}
const SAME = 1e-9

/** By the sums, where nothing is left to chance. */
function closer(one: Result, other: Result, isFriend: boolean): number {
  if (one.total === null || other.total === null || one.forced || other.forced) return 0
  const by = one.total - one.difficulty - (other.total - other.difficulty)
  return isFriend ? by : -by
}

/** Is the attempt one's own, or that of somebody at one's side? */
const isFriend = ({ state, seat }: Advised): boolean =>
  state.attempt!.seat === seat || state.setup.mode !== 'competitive'

/** Nothing where it makes no difference, or none that can be told; what it costs in chance must pay in other ways. */
function turned(advised: Advised, deed: Deed): HintReason[] {
  const [result, now] = [resultAfter(advised, deed), resultAfter(advised, null)]
  if (result === null || now === null) return []
  const by = likelier(result, now, isFriend(advised))
  if (by === 0 && closer(result, now, true) === 0) return []
  return by < 0
    ? [{ why: 'turns', result, now }, { why: 'better-position' }]
    : [{ why: 'turns', result, now }]
}

/** Dark runes, or none: what they make of the chance, their price, and what their moons may do. */
function ofDark(advised: Advised, runes: number): HintReason[] {
  const { view } = advised
  const offers = view.you!.offers.flatMap(({ deed, price }) => {
    if (typeof deed !== 'object' || !('dark' in deed)) return []
    const result = resultAfter(advised, deed)
    return result === null ? [] : [{ n: deed.dark, success: result.success, price }]
  })
  const chosen = offers.find(({ n }) => n === runes)
  const without = offers.find(({ n }) => n === 0)
  if (chosen === undefined || without === undefined) return []
  const more = view.attempt!.stones.some(({ kind }) => kind === 'dark')
  const most = offers.reduce((best, one) => (one.success > best.success + SAME ? one : best), without)
  const bought = runes === 0 ? most : chosen
  if (bought.n === 0)
    return [{ why: 'no-dark', runes: 0, success: without.success, with: without.success, more }]
  const price = darkPrice(advised, bought.n, bought.price, more)
  const figures = { runes: bought.n, success: chosen.success, more }
  return runes === 0
    ? [{ why: 'no-dark', ...figures, with: most.success }, ...price]
    : [{ why: 'dark-runes', ...figures, without: without.success }, ...price]
}

/** What so many cost, and what their moons may do, beside those of Dark runes that lie there already. */
function darkPrice({ box, state, seat }: Advised, runes: number, xp: number, more: boolean): HintReason[] {
  const oddsOf = (dark: number) => orReason(() => oddsFor(box, state, seat, { dark, uses: [] }))
  const [odds, none] = [oddsOf(runes), oddsOf(0)]
  if (typeof odds === 'string' || typeof none === 'string') return []
  const falls = fallsIn(odds)
  const price: HintReason = {
    why: 'dark-price',
    xp,
    chance: riskIn(odds),
    before: riskIn(none),
    worst: falls.at(-1)?.track.to ?? null,
  }
  // what was risked already is no price of theirs
  if (more) return [price]
  return [price, ...priceOf(odds, state.heroes[seat], box).filter(({ why }) => why === 'may-lock')]
}

/** So many moons as move the hero down, further than the path does. */
const fallsIn = ({ moons }: OddsView): OddsView['moons'] =>
  moons.filter(({ chance, track }) => chance > 0 && track.to !== moons[0].track.to)
const riskIn = (odds: OddsView): number => fallsIn(odds).reduce((sum, { chance }) => sum + chance, 0)

/** An answer against the others; nothing where all come to the same. */
function ofAnswer(advised: Advised, deed: Answering): HintReason[] {
  const { view } = advised
  const own = isFriend(advised)
  const result = resultAfter(advised, deed)
  const others = view.you!.offers.filter((one) => JSON.stringify(one.deed) !== JSON.stringify(deed))
  const results = others.map((one) => resultAfter(advised, one.deed))
  if (result !== null && results.length > 0 && results.every((one) => one !== null)) {
    const best = results.reduce((most, one) =>
      (likelier(one, most, own) || closer(one, most, own)) > 0 ? one : most,
    )
    const by = likelier(result, best, own)
    if (by < 0) return [{ why: 'answer-spares', result, next: best }]
    if (by > 0 || closer(result, best, own) > 0) return [{ why: 'answer-turns', result, next: best }]
    if (results.some((one) => likelier(result, one, own) > 0)) return [{ why: 'answer-equals', result }]
  }
  const { choose } = deed
  return typeof choose === 'object' && 'deck' in choose ? ofDeck(advised, choose.deck) : []
}
type Answering = Extract<Deed, { choose: unknown }>

/** Cards of a kind to be drawn: the track says which can be played. */
function ofDeck({ box, state, seat, view }: Advised, kind: FeatKind): HintReason[] {
  const { feats } = box.ruleset.track[state.heroes[seat].level]
  const areDecks = view.you!.question!.answers.every((one) => typeof one === 'object' && 'deck' in one)
  if (!areDecks || !feats.includes(kind)) return []
  return [{ why: 'draws', kind, isOnly: feats.length === 1 }]
}

/** What comes of saying nothing, and the most that a card would make of it. */
function keeps(advised: Advised): HintReason {
  const { view } = advised
  const now = resultAfter(advised, null)
  if (now === null) return { why: 'keeps-cards', now, best: null }
  const own = isFriend(advised)
  let best: Extract<HintReason, { why: 'keeps-cards' }>['best'] = null
  for (const { deed } of view.you!.offers) {
    if (typeof deed !== 'object' || !('play' in deed || 'use' in deed)) continue
    const result = resultAfter(advised, deed)
    if (result === null || likelier(result, best?.result ?? now, own) <= 0) continue
    const { card } = 'play' in deed ? deed.play : deed.use
    // on whomever it is played
    const help = view.you!.helps.find((one) =>
      'play' in deed
        ? one.card === card && one.kind !== null
        : JSON.stringify(one.deed) === JSON.stringify(deed),
    )
    best = { card, result, later: help?.moment === 'before' ? help.later : null }
  }
  return { why: 'keeps-cards', now, best }
}
