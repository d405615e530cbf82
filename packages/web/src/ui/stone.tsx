/** A rune stone, drawn. */
import { drawStone } from '@runesaga/draw'
import type { StoneFace, StoneName } from '@runesaga/table'
import { words } from './language.ts'
import styles from './stone.module.css'

interface StoneProps {
  stone: StoneName
  /** null: not cast yet */
  face: StoneFace | null
  /** tells apart stones that are otherwise alike */
  seed?: number
}

export function Stone({ stone, face, seed = 0 }: StoneProps) {
  return (
    <span
      class={`${styles.rune} rune`}
      dangerouslySetInnerHTML={{ __html: drawStone(stone, face, words(), seed) }}
    />
  )
}
