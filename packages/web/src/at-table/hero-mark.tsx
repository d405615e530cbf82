/** The mark of a hero whose Origin may not lie on the table yet: the colour of the seat and an emblem. */
import '../styles/hero-mark.css'
import type { Face, Seat } from '@runesaga/table'
import { isSeen } from '../cards/is-seen.ts'
import { useSession } from '../session/index.ts'
import { Icon } from '../ui/icon.tsx'

export function HeroMark({ seat, origin }: { seat: Seat; origin: Face }) {
  const { catalog } = useSession()
  return (
    <span class={`hero-mark of-seat-${seat + 1}`} aria-hidden="true">
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
