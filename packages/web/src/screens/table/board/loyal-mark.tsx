/** The mark of a hero who sides with the Adversary; nothing for the others. */
import type { Seat } from '@runesaga/table'
import { useView } from '../../../session/index.ts'
import { Icon } from '../../../ui/icon.tsx'
import { say } from '../../../ui/language.ts'
import { drawn } from '../../../ui/tips/drawn.ts'
import styles from './loyal-mark.module.css'

/** `short`: the mark alone, where the words stand elsewhere. */
export function LoyalMark({ seat, short = false }: { seat: Seat; short?: boolean }) {
  if (!useView().heroes[seat].loyal) return null
  return (
    <span class={styles.mark} {...drawn('loyal')}>
      <Icon name="skull" />
      {!short && say('table/loyal')}
    </span>
  )
}
