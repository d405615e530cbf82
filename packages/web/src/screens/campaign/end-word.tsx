/** How a game of a campaign ended: a mark and a word, never colour alone. */
import { Icon } from '../../ui/icon.tsx'
import { say } from '../../ui/language.ts'
import styles from './end-word.module.css'

export function EndWord({ end }: { end: 'won' | 'lost' }) {
  return (
    <b class={`${styles.word} ${end === 'won' ? styles.won : styles.lost}`}>
      <Icon name={end === 'won' ? 'check' : 'close'} />
      {say(`campaign/generation/${end}`)}
    </b>
  )
}
