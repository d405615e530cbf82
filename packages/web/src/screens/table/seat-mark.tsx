/** A hero's mark: the colour of the seat and the emblem of the Origin. The name stands beside it. */
import { NOBODY, type Seat } from '@runesaga/table'
import { Icon } from '../../ui/icon.tsx'
import { useSession } from './session-context.ts'
import '../../styles/seats.css'

export function SeatMark({ seat }: { seat: Seat }) {
  const { shelf, look } = useSession()
  if (seat === NOBODY)
    return (
      <span class="seat-mark nobody" aria-hidden="true">
        <Icon name="cards" />
      </span>
    )
  const { origin } = look.value.view.heroes[seat]
  return (
    <span class={`seat-mark seat-${seat + 1}`} aria-hidden="true">
      {origin >= 0 ? (
        <svg viewBox="0 0 512 512" aria-hidden="true">
          <g dangerouslySetInnerHTML={{ __html: shelf.emblem(origin) }} />
        </svg>
      ) : (
        <Icon name="hidden" />
      )}
    </span>
  )
}
