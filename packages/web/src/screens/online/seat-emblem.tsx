/** The mark of a seat before its hero is known: the colour, and an emblem for whoever sits there. */
import { emblems } from 'virtual:online'
import type { Seat } from '@runesaga/table'
import type { GatheredSeat } from '@runesaga/table/remote'
import { Icon } from '../../ui/icon.tsx'
import styles from './seat-emblem.module.css'

export function SeatEmblem({ seat, kind }: { seat: Seat; kind: GatheredSeat['kind'] }) {
  return (
    <span class={`${styles.mark} ${kind === 'open' ? styles.open : ''} seat-${seat + 1}`} aria-hidden="true">
      {kind === 'person' ? (
        <svg viewBox="0 0 512 512" aria-hidden="true">
          <g dangerouslySetInnerHTML={{ __html: emblems[seat] }} />
        </svg>
      ) : (
        <Icon name={kind === 'bot' ? 'bot' : 'hidden'} />
      )}
    </span>
  )
}
