/** Whose turn it is and who comes next, with the flame where the turn is. */
import { Flame } from '../../ui/flame.tsx'
import { Icon } from '../../ui/icon.tsx'
import { say } from '../../ui/language.ts'
import { SeatMark } from './seat-mark.tsx'
import { useSession } from './session-context.ts'

export function TurnOrder() {
  const { about, look, seat: viewer } = useSession()
  const { turn, setup, phase } = look.value.view
  if (phase === 'setup') return <span class="turn-order" />
  if (phase === 'over') {
    return (
      <p class="turn-order tale-told">
        <Icon name="laurels" />
        {say('common/the-end')}
      </p>
    )
  }
  const order = Array.from({ length: setup.heroes }, (_, i) => (turn.seat + i) % setup.heroes)
  return (
    <ol class="turn-order" aria-label={say('common/turn-order')}>
      {order.map((seat, i) => (
        <li
          key={seat}
          class={i === 0 ? 'now' : ''}
          data-flip={`turn-${seat}`}
          {...(i === 0 && { 'aria-current': 'true' as const })}
        >
          {i === 0 && <Flame />}
          <SeatMark seat={seat} />
          <span>
            <b>{about.players[seat].name}</b>
            <small>
              {i === 0
                ? say('common/seat/now', { person: seat === viewer.value ? 'you' : 'hero' })
                : say(i === 1 ? 'common/seat/next' : 'common/seat/then')}
            </small>
          </span>
        </li>
      ))}
    </ol>
  )
}
