/** Why the last wish was not carried out. */

import type { Refusal } from '@runesaga/table'
import { REFUSALS, type Said, UNDO_REFUSALS } from '@runesaga/words'
import { useEffect } from 'preact/hooks'
import { announce } from '../../ui/announcer.tsx'
import { language } from '../../ui/language.ts'
import { useSession } from './session-context.ts'

const WORDS: Partial<Record<Refusal, Said>> = { ...REFUSALS, ...UNDO_REFUSALS }

/** Where the table has moved on meanwhile, it shows so itself: nothing is said. */
export function RefusalLine() {
  const { refusal } = useSession()
  const words = refusal.value === null ? undefined : WORDS[refusal.value]?.[language()]
  useEffect(() => {
    if (words !== undefined) announce(words)
  }, [words])
  return words === undefined ? null : <p class="refusal">{words}</p>
}
