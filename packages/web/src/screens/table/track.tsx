/** The Corruption track: dawn gold to night violet, with the points of each level, the Feats it allows, and the hero's marker. */
import { mark } from '@runesaga/draw'
import { LEVELS, type Seat } from '@runesaga/table'
import type { InlineIcon } from '@runesaga/words'
import { GameIcon } from '../../ui/game-icon.tsx'
import { say } from '../../ui/language.ts'
import { SeatMark } from './seat-mark.tsx'
import { useSession } from './session-context.ts'

const SUN = mark('sun', 'level-mark')
const MOON = mark('moon', 'level-mark')

/** Suns above neutral, moons below it. */
function Marks({ level }: { level: string }) {
  if (level === 'N') return <em>{say('table/neutral')}</em>
  const marks = (level.startsWith('V') ? SUN : MOON).repeat(Number(level.slice(1)))
  return <span class="level-marks" dangerouslySetInnerHTML={{ __html: marks }} />
}

/** `shape`: all of it, upright and small, or lying. */
export function Track({ seat, shape = 'full' }: { seat: Seat; shape?: 'full' | 'small' | 'lying' }) {
  const { about, look } = useSession()
  const here = look.value.view.heroes[seat].level
  const name = say(`level/${LEVELS[here]}`)
  return (
    <div class={`track ${shape}`} role="img" aria-label={say('table/track/here', { level: name })}>
      {about.track.map(({ triumph, tragedy, feats, dark }, i) => (
        <div key={i} class={`level level-${LEVELS[i].toLowerCase()} ${i === here ? 'here' : ''}`}>
          {shape === 'full' && (
            <>
              <Marks level={LEVELS[i]} />
              <span class="level-points">
                {triumph === 0 ? (
                  <GameIcon name="tragedy" n={tragedy} />
                ) : (
                  <GameIcon name="triumph" n={triumph} />
                )}
              </span>
              <span class="level-feats">
                {!dark && (
                  <span class="no-dark" title={say('table/track/no-dark')}>
                    <GameIcon name="dark-rune" />
                  </span>
                )}
                {feats.map((feat) => (
                  <GameIcon key={feat} name={feat as InlineIcon} />
                ))}
              </span>
            </>
          )}
          {shape === 'lying' && <b>{String(triumph === 0 ? tragedy : triumph).replace('-', '−')}</b>}
        </div>
      ))}
      <span class="track-marker" style={{ '--level': here }}>
        <SeatMark seat={seat} />
      </span>
    </div>
  )
}
