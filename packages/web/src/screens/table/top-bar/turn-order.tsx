/** Whose turn it is and who comes next, with the flame where the turn is. */
import { SeatMark } from '../../../at-table/seat-mark.tsx'
import { useSession, useView } from '../../../session/index.ts'
import { settings } from '../../../state/settings.ts'
import { Flame } from '../../../ui/flame.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { say } from '../../../ui/language.ts'
import styles from './turn-order.module.css'

export function TurnOrder() {
  const { about, you } = useSession()
  const { turn, phase } = useView()
  if (phase === 'choosing') return <span class={styles.order} />
  if (phase === 'over') {
    return (
      <p class={`${styles.order} ${styles.told}`}>
        <Icon name="laurels" />
        {say('common/the-end')}
      </p>
    )
  }
  return (
    <ol class={styles.order} aria-label={say('common/turn-order')}>
      {turn.order.map((seat, i) => (
        <li
          key={seat}
          class={i === 0 ? styles.now : ''}
          // where no move is looked at, several turns pass at once: the marks would fly over what stands beside them
          data-flip={settings.value.pace > 0 ? `turn-${seat}` : undefined}
          {...(i === 0 && { 'aria-current': 'true' as const })}
        >
          {i === 0 && <Flame />}
          <SeatMark seat={seat} />
          <span>
            <b>{about.players[seat].name}</b>
            <small>
              {i === 0
                ? say('common/seat/now', { person: seat === you.value ? 'you' : 'hero' })
                : say(i === 1 ? 'common/seat/next' : 'common/seat/then')}
            </small>
          </span>
        </li>
      ))}
    </ol>
  )
}
