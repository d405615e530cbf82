/** What a path brings: icons by name, points, what the Destiny makes of it. And its price: how far one sinks, and what that means. */
import type { Reward } from '@runesaga/draw'
import type { BringsView, CardRef } from '@runesaga/table'
import { NamedIcons } from '../../at-table/named.tsx'
import { useSession, useView } from '../../session/index.ts'
import { layout } from '../../state/layout.ts'
import { language, say } from '../../ui/language.ts'
import { isPainful, MoveWords, SmallTrack } from '../figures/index.ts'
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
      {brings !== null && <Worth brings={brings} />}
      {brings !== null && <Climb brings={brings} />}
    </span>
  )
}

/** Where there is room each has its name, also when it is well known. */
const Icons = ({ list }: { list: readonly Reward[] }) => (
  <NamedIcons list={list} always={layout.value !== 'phone'} />
)

/** "+5 points · of these, 1 from your Destiny" */
function Worth({ brings: { points, scoring } }: { brings: BringsView }) {
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
  const sum = points === 0 ? say('attempt/worth/nothing') : say('attempt/worth', { n: points })
  const all = [sum, ...scoring.map(wordsOf)]
  return <small class={styles.worth}>{all.join(' · ')}</small>
}

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

export function Price({ rewards, brings }: BringsProps) {
  return (
    <span class={styles.line}>
      <em>{say('attempt/price')}</em>
      {brings === null ? <small>…</small> : <Sinking rewards={rewards} brings={brings} />}
    </span>
  )
}

function Sinking({ rewards, brings }: { rewards: readonly Reward[]; brings: BringsView }) {
  const sinks = -useClimbs(brings)
  const { track, xp } = brings
  const printed = rewards.some(isPrice)
  if (sinks <= 0 && xp >= 0)
    return <small>{say(printed ? 'attempt/price/spared' : 'attempt/price/none')}</small>
  const paid: Reward[] = [
    ...(xp < 0 ? [{ icon: 'xp', n: -xp } as const] : []),
    ...(sinks > 0 ? [{ icon: 'corruption', n: sinks } as const] : []),
  ]
  return (
    <span class={styles.move}>
      <span class={styles.icons}>
        <Icons list={paid} />
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
