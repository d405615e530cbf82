/** The table takes its time: that it was asked is said until it answers. */
import { say } from './language.ts'
import styles from './one-moment.module.css'
import { waitsLong } from './waiting.ts'

export function OneMoment() {
  return (
    <p class={styles.moment} role="status">
      {waitsLong.value && <span>{say('common/one-moment')}</span>}
    </p>
  )
}
