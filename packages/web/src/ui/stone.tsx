/** A rune stone, drawn. */
import { drawStone } from '@runesaga/draw'
import { words } from './language.ts'
import '../styles/stone.css'

interface StoneProps {
  stone: number
  /** 1 its better side */
  face: number
  /** tells apart stones that are otherwise alike */
  seed?: number
}

export function Stone({ stone, face, seed = 0 }: StoneProps) {
  return <span class="rune" dangerouslySetInnerHTML={{ __html: drawStone(stone, face, words(), seed) }} />
}
