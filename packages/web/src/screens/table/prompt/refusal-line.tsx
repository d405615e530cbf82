/** Why the last request was not carried out. */

import type { Refusal } from '@runesaga/table'
import { useEffect } from 'preact/hooks'
import { useSession } from '../../../session/index.ts'
import { announce } from '../../../ui/announcer.tsx'
import { say } from '../../../ui/language.ts'
import styles from './refusal.module.css'

function refusalWords(refusal: Refusal): string | undefined {
  switch (refusal) {
    // where the table has moved on meanwhile, it shows so itself
    case 'outdated':
    case 'not-a-person':
    // nothing that is done is refused for it, only questions
    case 'not-over':
      return undefined
    case 'nothing-to-undo':
    case 'another-acted':
    case 'revealed':
      return say(`undo-refusal/${refusal}`)
    default:
      return say(`refusal/${refusal}`)
  }
}

export function RefusalLine() {
  const { refusal } = useSession()
  const said = refusal.value === null ? undefined : refusalWords(refusal.value)
  useEffect(() => {
    if (said !== undefined) announce(said)
  }, [said])
  return said === undefined ? null : <p class={styles.refusal}>{said}</p>
}
