/** Candles that say how hard it is: so many of five burn. */
import { Icon } from '../../ui/icon.tsx'
import { say } from '../../ui/language.ts'
import styles from './candles.module.css'
import { CANDLES, type Hardness } from './outlook.ts'

export const hardnessWords = (hardness: Hardness): string => say(`new-table/hard/${hardness}`)

export function Candles({ hardness }: { hardness: Hardness }) {
  return (
    <span class={styles.candles}>
      <span class="unseen">{say('new-table/candles', { n: hardness, words: hardnessWords(hardness) })}</span>
      {Array.from({ length: CANDLES }, (_, i) => (
        <span key={i} class={i < hardness ? styles.lit : ''}>
          <Icon name="flame" />
        </span>
      ))}
    </span>
  )
}
