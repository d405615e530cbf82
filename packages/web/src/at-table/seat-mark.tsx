/** A hero's mark: the colour of the seat and the emblem of the Origin; the Adversary's; null: the table's own. The name stands beside it. */
import type { Seat } from '@runesaga/table'
import { useView } from '../session/index.ts'
import { Icon } from '../ui/icon.tsx'
import { Emblem } from './emblem.tsx'
import styles from './seat-mark.module.css'

export function SeatMark({ seat }: { seat: Seat | 'adversary' | null }) {
  const { heroes } = useView()
  if (seat === null || seat === 'adversary') {
    const look = seat === null ? styles.nobody : styles.adversary
    return (
      <span class={`${styles.mark} ${look} seat-mark`} aria-hidden="true">
        <Icon name={seat === null ? 'cards' : 'skull'} />
      </span>
    )
  }
  const { origin } = heroes[seat]
  return (
    <span class={`${styles.mark} seat-mark seat-${seat + 1}`} aria-hidden="true">
      <Emblem origin={origin} />
    </span>
  )
}
