/** Words with their inline icons drawn. */
import { rich } from '@runesaga/draw'
import { language } from './language.ts'

export function Rich({ text }: { text: string }) {
  return <span class="rich" dangerouslySetInnerHTML={{ __html: rich(text, language()) }} />
}
