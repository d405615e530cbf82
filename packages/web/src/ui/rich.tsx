/** Words with their inline icons drawn. */
import { rich } from '@runesaga/draw'
import type { Words } from '@runesaga/words'
import { words } from './language.ts'

export function Rich({ text, in: wanted }: { text: string; in?: Words }) {
  return <span class="rich" dangerouslySetInnerHTML={{ __html: rich(text, wanted ?? words()) }} />
}
