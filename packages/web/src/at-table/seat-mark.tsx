/** A hero's mark: the colour of the seat and the emblem of the Origin; null: the table's own. The name stands beside it. */
import type { Seat } from '@runesaga/table'
import { isSeen } from '../cards/is-seen.ts'
import { useSession, useView } from '../session/index.ts'
import { Icon } from '../ui/icon.tsx'
import '../styles/seats.css'

export function SeatMark({ seat }: { seat: Seat | null }) {
  const { catalog } = useSession()
  const { heroes } = useView()
  if (seat === null)
    return (
      <span class="seat-mark nobody" aria-hidden="true">
        <Icon name="cards" />
      </span>
    )
  const { origin } = heroes[seat]
  return (
    <span class={`seat-mark seat-${seat + 1}`} aria-hidden="true">
      {isSeen(origin) ? (
        <svg viewBox="0 0 512 512" aria-hidden="true">
          <g dangerouslySetInnerHTML={{ __html: catalog.emblem(origin) }} />
        </svg>
      ) : (
        <Icon name="hidden" />
      )}
    </span>
  )
}
