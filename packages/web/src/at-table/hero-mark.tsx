/** The mark of a hero whose Origin may not lie on the table yet: the colour of the seat and an emblem. */
import type { Face, Seat } from '@runesaga/table'
import { Emblem } from './emblem.tsx'
import styles from './hero-mark.module.css'

export function HeroMark({ seat, origin }: { seat: Seat; origin: Face }) {
  return (
    <span class={`${styles.mark} hero-mark seat-${seat + 1}`} aria-hidden="true">
      <Emblem origin={origin} />
    </span>
  )
}
