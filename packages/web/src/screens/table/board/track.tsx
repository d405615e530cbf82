/** The Corruption track: dawn gold to night violet, with the points of each level, the Feats it allows, and the hero's marker. */
import { mark } from '@runesaga/draw'
import type { Level, Seat } from '@runesaga/table'
import { SeatMark } from '../../../at-table/seat-mark.tsx'
import { useSession, useView } from '../../../session/index.ts'
import { GameIcon } from '../../../ui/game-icon.tsx'
import { say } from '../../../ui/language.ts'
import { drawn } from '../../../ui/tips/drawn.ts'
import styles from './track.module.css'

const SUN = mark('sun', '')
const MOON = mark('moon', '')

const SHAPES = { full: styles.full, small: styles.small, lying: styles.lying, line: styles.line }

/** Suns above neutral, moons below it. */
function Marks({ level }: { level: Level }) {
  if (level === 'N') return <em>{say('table/neutral')}</em>
  const marks = (level.startsWith('V') ? SUN : MOON).repeat(Number(level.slice(1)))
  const icon = level.startsWith('V') ? 'virtue' : 'corruption'
  return <span class={styles.marks} {...drawn(icon)} dangerouslySetInnerHTML={{ __html: marks }} />
}

/** `shape`: all of it, upright and small, lying, or lying as low as a line of words. */
export function Track({ seat, shape = 'full' }: { seat: Seat; shape?: keyof typeof SHAPES }) {
  const { track } = useSession().about.figures
  const here = useView().heroes[seat].level
  const feats = track.find(({ level }) => level === here)?.feats ?? []
  const answer = feats.length > 1 ? 'both' : (feats[0] ?? 'both')
  const label = say('table/track/here', {
    level: say(`step/${here}`),
    answer: say(`table/track/answer/${answer}`),
  })
  return (
    <div class={`${styles.track} ${SHAPES[shape]}`} role="img" aria-label={label}>
      {track.map(({ level, triumph, tragedy, feats: open, dark }) => (
        <div
          key={level}
          class={`${styles.level} ${level.startsWith('V') ? styles.light : ''} ${level === here ? styles.here : ''}`}
          style={{ '--c': `var(--level-${level.toLowerCase()})` }}
        >
          {shape === 'full' && (
            <>
              <Marks level={level} />
              <span class={styles.points}>
                {triumph === 0 ? (
                  <GameIcon name="tragedy" n={tragedy} />
                ) : (
                  <GameIcon name="triumph" n={triumph} />
                )}
              </span>
              <span class={styles.feats}>
                {!dark && (
                  <span class={styles.noDark} {...drawn('no-dark-runes')}>
                    <span class="unseen">{say('table/track/no-dark')}</span>
                    <GameIcon name="dark-rune" />
                  </span>
                )}
                {open.map((feat) => (
                  <GameIcon key={feat} name={feat} />
                ))}
              </span>
            </>
          )}
          {shape === 'lying' && <b>{String(triumph === 0 ? tragedy : triumph).replace('-', '−')}</b>}
        </div>
      ))}
      {shape === 'lying' && <span class={styles.title}>{say('table/track/points')}</span>}
      <span
        class={styles.marker}
        data-part="marker"
        style={{ '--level': track.findIndex(({ level }) => level === here) }}
      >
        <SeatMark seat={seat} />
      </span>
    </div>
  )
}
