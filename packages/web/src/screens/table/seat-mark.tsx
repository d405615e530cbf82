/** A hero's mark: the colour of the seat and the emblem of the Origin. The name stands beside it. */
import type { Seat } from '@runesaga/table'
import { useSession } from './session-context.ts'

export function SeatMark({ seat }: { seat: Seat }) {
  const { shelf, look } = useSession()
  const { origin } = look.value.view.heroes[seat]
  return (
    <span class={`seat-mark seat-${seat + 1}`} aria-hidden="true">
      <svg viewBox="0 0 512 512" aria-hidden="true">
        {origin >= 0 && <g dangerouslySetInnerHTML={{ __html: shelf.emblem(origin) }} />}
      </svg>
    </span>
  )
}
