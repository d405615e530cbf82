/** An icon of the game, under the name that is read out. */

import { icon } from '@runesaga/draw'
import type { InlineIcon } from '@runesaga/words'
import { Count } from './count.tsx'
import styles from './game-icon.module.css'
import { words } from './language.ts'

export function GameIcon({ name, n = null }: { name: InlineIcon; n?: number | null }) {
  return (
    <span class={`${styles.icon} game-icon`} dangerouslySetInnerHTML={{ __html: icon(name, n, words()) }} />
  )
}

/** An icon and how many of them, read as one: "2 Strength". */
export function Tally({ name, n }: { name: InlineIcon; n: number }) {
  return (
    <span class={`${styles.tally} tally`}>
      <GameIcon name={name} />
      <Count n={n} />
    </span>
  )
}
