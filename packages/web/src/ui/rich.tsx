/** Words with their inline icons drawn. */
import { rich } from '@runesaga/draw'
import type { Language } from '@runesaga/words'
import { language } from './language.ts'

export function Rich({ text, in: wanted }: { text: string; in?: Language }) {
  return <span class="rich" dangerouslySetInnerHTML={{ __html: rich(text, wanted ?? language()) }} />
}
