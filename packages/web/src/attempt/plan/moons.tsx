/** What the moons of the Dark runes may do: for each number of them how likely it is, where it leads, what that scores and locks. */
import { mark } from '@runesaga/draw'
import type { MoonsView, OddsView, TrackMove } from '@runesaga/table'
import { useSession } from '../../session/index.ts'
import { chanceText } from '../../ui/chance.ts'
import { say, words } from '../../ui/language.ts'
import { effectsOf, isPainful, SmallTrack } from '../figures/index.ts'
import styles from './moons.module.css'

const MOON = mark('moon', styles.moon)

export function Moons({ odds }: { odds: OddsView | undefined }) {
  const moons = odds?.moons ?? []
  // what the path and planned cards take is there without a moon
  const sinks = odds?.brings?.track
  return (
    <section class={styles.moons} aria-labelledby="moons-heading">
      <h3 class="eyebrow" id="moons-heading">
        {say('attempt/moons')}
      </h3>
      {moons.length === 0 && <p>{say('attempt/moons/none')}</p>}
      <ul>
        {moons.map((one) => (
          <Leads key={one.moons} {...one} />
        ))}
        {moons.length === 0 && moves(sinks) && <Leads moons={0} chance={null} track={sinks} />}
      </ul>
    </section>
  )
}

const moves = (track: TrackMove | undefined): track is TrackMove =>
  track !== undefined && track.from !== track.to

type LeadsProps = Omit<MoonsView, 'chance'> & {
  /** null: without any moon it is certain */
  chance: number | null
}

function Leads({ moons, chance, track }: LeadsProps) {
  const { about } = useSession()
  const n = track.points.to - track.points.from
  return (
    <li>
      <b>{chance !== null && chanceText(chance, words())}</b>
      <SmallTrack move={track} />
      <span
        class={styles.marks}
        aria-hidden="true"
        dangerouslySetInnerHTML={{ __html: MOON.repeat(moons) }}
      />
      <span class="unseen">{say('attempt/moons/so-many', { n: moons })}</span>
      <small class={`${styles.points} ${n < 0 ? styles.less : ''}`}>
        {n === 0 ? say('attempt/moons/even') : say('attempt/moons/points', { n })}
      </small>
      <small class={`${styles.leads} ${isPainful(track) ? styles.painful : ''}`}>
        {say('attempt/moons/leads', {
          level: say(`level/${track.to}`),
          effects: effectsOf(track, about.figures.track),
        })}
      </small>
    </li>
  )
}
