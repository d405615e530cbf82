/** What the moons of the Dark runes may cost: for each number of them how likely it is, where it leads, and what that locks. */
import { mark } from '@runesaga/draw'
import type { OddsView } from '@runesaga/table'
import { useSession } from '../../session/index.ts'
import { chanceText } from '../../ui/chance.ts'
import { say, words } from '../../ui/language.ts'
import { effectsOf, isPainful, SmallTrack } from '../figures/index.ts'
import styles from './moons.module.css'

const MOON = mark('moon', styles.moon)

export function Moons({ odds }: { odds: OddsView | undefined }) {
  const { about } = useSession()
  const moons = odds?.moons ?? []
  return (
    <section class={styles.moons} aria-labelledby="moons-heading">
      <h3 class="eyebrow" id="moons-heading">
        {say('attempt/moons')}
      </h3>
      {moons.length === 0 ? (
        <p>{say('attempt/moons/none')}</p>
      ) : (
        <ul>
          {moons.map(({ moons: n, chance, track }) => (
            <li key={n}>
              <b>{chanceText(chance, words())}</b>
              <SmallTrack move={track} />
              <span
                class={styles.marks}
                aria-hidden="true"
                dangerouslySetInnerHTML={{ __html: MOON.repeat(n) }}
              />
              <span class="unseen">{say('attempt/moons/so-many', { n })}</span>
              <small class={`${styles.points} ${track.points.to < track.points.from ? styles.less : ''}`}>
                {say('attempt/moons/points', { n: track.points.to })}
              </small>
              <small class={`${styles.leads} ${isPainful(track) ? styles.painful : ''}`}>
                {say('attempt/moons/leads', {
                  level: say(`level/${track.to}`),
                  effects: effectsOf(track, about.figures.track),
                })}
              </small>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
