/** What a hero holds that could still change an attempt: Feats of the hand, and powers of the cards in play. */
import {
  type Action,
  type CardNo,
  type Knowledge,
  type PlainBox,
  type Plan,
  type Seat,
  WINDOW,
} from '@runesaga/table'

/** When it works: before the runes fall, once they lie, or if the attempt is about to fail; a locked Feat doesn't at this level. */
type Moment = 'before' | 'after' | 'failed' | 'locked'

export interface Help {
  key: string
  card: CardNo
  /** of a power; null for a Feat */
  power: { power: number; cost: number } | null
  moment: Moment
}

const MOMENTS: readonly (readonly [Moment, number])[] = [
  ['before', WINDOW.beforeCast],
  ['after', WINDOW.afterCast],
  ['failed', WINDOW.beforeResolve],
]
const momentOf = (windows: number): Moment | null =>
  MOMENTS.find(([, window]) => (windows & window) !== 0)?.[0] ?? null

/** `open`: the kinds of Feats that may be played at the hero's level. */
export function helpsOf(view: Knowledge, seat: Seat, { cards }: PlainBox, open: readonly string[]): Help[] {
  const { hand, inPlay, banked } = view.heroes[seat]
  const feats = hand.flatMap((card): Help[] => {
    const moment = momentOf(cards[card].feat?.windows ?? 0)
    if (moment === null) return []
    const locked = !open.includes(cards[card].feat!.kind)
    return [{ key: `feat ${card}`, card, power: null, moment: locked ? 'locked' : moment }]
  })
  const powers = inPlay.flatMap((card) =>
    cards[card].powers.flatMap((power, index): Help[] => {
      const moment = momentOf(power.windows)
      const used = view.usedThisTurn.includes(card * 8 + index)
      if (moment === null || used || power.banked > banked) return []
      const costs = power.costs.length === 0 ? [-1] : power.costs
      return costs.map((cost) => ({
        key: `power ${card} ${index} ${cost}`,
        card,
        power: { power: index, cost },
        moment,
      }))
    }),
  )
  return [...feats, ...powers]
}

/** A plan with these helps in it. */
export const withHelps = (plan: Plan, helps: readonly Help[], seat: Seat): Plan => ({
  ...plan,
  feats: helps.flatMap(({ card, power }) => (power === null ? [{ card, on: seat }] : [])),
  powers: helps.flatMap(({ card, power }) => (power === null ? [] : [{ card, ...power }])),
})

export const actionOf = ({ card, power }: Help, seat: Seat): Action =>
  power === null ? { type: 'play', card, on: seat } : { type: 'use', card, ...power }

/** As actions, in the order in which the odds take them: Feats first. */
export const playsOf = (helps: readonly Help[], seat: Seat): Action[] => [
  ...helps.filter(({ power }) => power === null).map((help) => actionOf(help, seat)),
  ...helps.filter(({ power }) => power !== null).map((help) => actionOf(help, seat)),
]
