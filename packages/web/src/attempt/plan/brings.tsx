/** What a path brings: icons by name, points, what the Destiny makes of it. And its price: how far one sinks, and what that means. */
import type { Reward } from '@runesaga/draw'
import type { BringsView, CardRef } from '@runesaga/table'
import type { ComponentChildren } from 'preact'
import { NamedIcons, NamedRich } from '../../at-table/named.tsx'
import { useSession, useView } from '../../session/index.ts'
import { layout } from '../../state/layout.ts'
import { language, say } from '../../ui/language.ts'
import { Rich } from '../../ui/rich.tsx'
import { isPainful, MoveWords, SmallTrack, token } from '../figures/index.ts'
import styles from './brings.module.css'

interface BringsProps {
  rewards: readonly Reward[]
  /** null while it isn't known, and where nothing is to be said */
  brings: BringsView | null
}

const isPrice = ({ icon }: Reward): boolean => icon === 'corruption'

/** Is it a step towards Virtue? */
function useClimbs({ track: { from, to } }: BringsView): number {
  const { track } = useSession().about.figures
  const indexOf = (wanted: string) => track.findIndex(({ level }) => level === wanted)
  return indexOf(from) - indexOf(to)
}

export function Gains({ rewards, brings }: BringsProps) {
  const gains = rewards.filter((reward) => !isPrice(reward))
  return (
    <span class={styles.line}>
      <em>{say('attempt/you-gain')}</em>
      <span class={styles.icons}>
        <Icons list={brings !== null && brings.xp > 0 ? [...gains, { icon: 'xp', n: brings.xp }] : gains} />
      </span>
      {brings !== null && <Climb brings={brings} />}
    </span>
  )
}

/** Where there is room each has its name, also when it is well known. */
const Icons = ({ list }: { list: readonly Reward[] }) => (
  <NamedIcons list={list} always={layout.value !== 'phone'} />
)

function Climb({ brings }: { brings: BringsView }) {
  if (useClimbs(brings) <= 0) return null
  return (
    <span class={styles.move}>
      <SmallTrack move={brings.track} />
      <small>
        <MoveWords move={brings.track} />
      </small>
    </span>
  )
}

/** "+5 points in all", "of these, 1 from your Destiny", "1 Experience more if by 1 or less" */
function Worth({
  brings,
  moons,
  xp,
}: Omit<PriceProps, 'rewards' | 'brings'> & { brings: BringsView }): ComponentChildren {
  const { points, isLeast, scoring, spare } = brings
  const { catalog, seat } = useSession()
  const { destiny } = useView().heroes[seat.value]
  const names = catalog.names(seat.value)
  const wordsOf = ({ card, points: n }: { card: CardRef; points: number }): string => {
    const isAll = n === points
    if (card !== destiny)
      return say(isAll ? 'attempt/worth/all-card' : 'attempt/worth/card', {
        n,
        card: names.cardName(card, language()),
      })
    if (n === 0) return say('attempt/worth/no-destiny')
    return say(isAll ? 'attempt/worth/all-destiny' : 'attempt/worth/destiny', { n })
  }
  const sum = say(moons > 0 ? 'attempt/worth/without-moons' : 'attempt/worth/in-all', {
    points: say('attempt/worth', { n: points }),
  })
  const total = isLeast ? say('attempt/worth/least', { points: sum }) : sum
  const lines = [
    // what costs nothing may pay later; what gain and price make of it is a sum
    points === 0 && !isLeast && xp === 0 ? say('attempt/worth/nothing') : total,
    scoring.map(wordsOf).join(' · '),
    ...spare.map(spareWords),
  ]
  // a line for each, so that nothing moves when another plan is worth more
  return lines.map((line) => (
    <small key={line} class={styles.worth}>
      <NamedRich text={line} />
    </small>
  ))
}

/** "1 Experience more if by 1 or less" */
function spareWords({ from, to, xp }: BringsView['spare'][number]): string {
  const values = { xp: token('xp', xp), n: from }
  if (to === null) return say('attempt/worth/spare/least', values)
  if (to === 0) return say('attempt/worth/spare/even', values)
  if (from === 0) return say('attempt/worth/spare/most', { ...values, n: to })
  if (from === to) return say('attempt/worth/spare/only', values)
  return say('attempt/worth/spare/between', { ...values, most: to })
}

interface PriceProps extends BringsProps {
  /** what Dark runes, Feats and powers of the plan cost */
  xp: number
  /** as many as may fall */
  moons: number
}

/** What it costs, and what all of it is worth. */
export function Price({ rewards, brings, xp, moons }: PriceProps) {
  return (
    <>
      <span class={styles.line}>
        <em>{say('attempt/price')}</em>
        {brings === null ? (
          <small>…</small>
        ) : (
          <Sinking rewards={rewards} brings={brings} xp={xp} moons={moons} />
        )}
      </span>
      {brings !== null && <Worth brings={brings} moons={moons} xp={xp} />}
    </>
  )
}

function Sinking({ rewards, brings, xp, moons }: PriceProps & { brings: BringsView }) {
  const sinks = -useClimbs(brings)
  const { track } = brings
  const pays = xp - Math.min(0, brings.xp)
  const printed = rewards.some(isPrice)
  if (sinks <= 0 && pays === 0 && moons === 0)
    return (
      <span class={styles.icons}>
        <small>{say(printed ? 'attempt/price/spared' : 'attempt/price/none')}</small>
      </span>
    )
  const paid: Reward[] = [
    ...(pays > 0 ? [{ icon: 'xp', n: pays } as const] : []),
    ...(sinks > 0 ? [{ icon: 'corruption', n: sinks } as const] : []),
  ]
  return (
    <span class={styles.move}>
      <span class={styles.icons}>
        <Icons list={paid} />
        {moons > 0 && (
          <small class={styles.moons}>
            <Rich text={say('attempt/price/moons', { n: moons, moon: token('corruption') })} />
          </small>
        )}
      </span>
      {sinks > 0 && (
        <>
          <SmallTrack move={track} />
          <small class={isPainful(track) ? styles.painful : ''}>
            <MoveWords move={track} />
          </small>
        </>
      )}
    </span>
  )
}
