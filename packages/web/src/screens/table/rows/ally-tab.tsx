/** An Ally under its Challenge, or in the heading of a tile: a tan tab with what it adds and what it gives. */
import type { CardRef } from '@runesaga/table'
import { useReading } from '../../../cards/use-reading.ts'
import { useSession } from '../../../session/index.ts'
import { GameIcon } from '../../../ui/game-icon.tsx'
import { words } from '../../../ui/language.ts'
import styles from './ally.module.css'

export function AllyTab({ card, tile }: { card: CardRef; tile: boolean }) {
  const { catalog } = useSession()
  const read = useReading(card)
  const { title, rewards } = catalog.face(card, words())
  return (
    <button type="button" class={tile ? styles.onTile : styles.tab} data-flip={`card-${card}`} {...read}>
      <span class={styles.tag}>
        <b class={styles.plusOne}>+1</b>
        <span class={styles.name}>{title}</span>
        {rewards.map(({ icon, n }, i) => (
          <GameIcon key={i} name={icon} n={n} />
        ))}
      </span>
    </button>
  )
}
