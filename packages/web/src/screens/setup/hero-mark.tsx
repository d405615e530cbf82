/** The mark of a hero whose Origin may not lie on the table yet: the colour of the seat and an emblem. */
import '../../styles/hero-mark.css'
import type { CardNo, Seat } from '@runesaga/table'
import { Icon } from '../../ui/icon.tsx'
import { useSession } from '../table/session-context.ts'

export function HeroMark({ seat, origin }: { seat: Seat; origin: CardNo }) {
  const { shelf } = useSession()
  return (
    <span class={`hero-mark of-seat-${seat + 1}`} aria-hidden="true">
      {origin < 0 ? (
        <Icon name="hidden" />
      ) : (
        <svg viewBox="0 0 512 512" aria-hidden="true">
          <g dangerouslySetInnerHTML={{ __html: shelf.emblem(origin) }} />
        </svg>
      )}
    </span>
  )
}
