/** On a card that nobody else may see. */
import { Icon } from '../../../ui/icon.tsx'
import { say } from '../../../ui/language.ts'
import { drawn } from '../../../ui/tips/drawn.ts'
import styles from './only-you.module.css'

export function OnlyYou() {
  return (
    <span class={styles.mark} {...drawn('secret')}>
      <Icon name="hidden" />
      {say('common/only-you')}
    </span>
  )
}
