/** On a phone one Act is seen at a time: tabs to turn to the others. */
import { actName } from '@runesaga/words'
import { useState } from 'preact/hooks'
import { useSession, useView } from '../../../session/index.ts'
import { say, words } from '../../../ui/language.ts'
import { ClosedAct, OpenAct, ToldAct } from './act.tsx'
import type { ActState } from './act-state.ts'
import styles from './act-tabs.module.css'
import { NUMERALS } from './decks.ts'

const SHORT_STATES = {
  told: 'table/row/told-short',
  usable: 'table/row/open-short',
  closed: 'table/row/closed-short',
} as const

export function ActTabs({ states }: { states: readonly ActState[] }) {
  const { rows } = useView()
  const { you } = useSession()
  const own = states.indexOf('usable')
  const [turnedTo, turnTo] = useState<number | null>(null)
  // until the next row opens, the last one that one has told stays
  const shown = turnedTo ?? (own < 0 ? Math.max(0, states.lastIndexOf('told')) : own)
  const state = (row: number): string => {
    if (row === own && you.value !== null) return say('table/row/yours-short')
    return say(SHORT_STATES[states[row]])
  }
  return (
    <section class={styles.rows} data-part="rows" aria-label={say('table/rows')}>
      <ul class={styles.tabs} data-part="act-tabs" aria-label={say('table/act-tabs')}>
        {states.map((_, row) => (
          <li key={row}>
            <button
              type="button"
              aria-pressed={row === shown}
              aria-label={`${actName(row + 1, words())}, ${state(row)}`}
              onClick={() => turnTo(row === own ? null : row)}
            >
              <b>{row === shown ? actName(row + 1, words()) : NUMERALS[row]}</b>
              <small>{state(row)}</small>
              {states[row] === 'usable' && row !== shown && <i class={styles.dot} />}
            </button>
          </li>
        ))}
      </ul>
      <div class={styles.shown} data-cards={rows[shown].places.length > 4 ? 'many' : 'four'}>
        {states[shown] === 'usable' ? (
          <OpenAct row={shown} first own={shown === own && you.value !== null} />
        ) : own < 0 && shown === states.lastIndexOf('told') ? (
          <OpenAct row={shown} first own told />
        ) : states[shown] === 'told' ? (
          <ToldAct row={shown} shape="tab" />
        ) : (
          <ClosedAct row={shown} shape="tab" />
        )}
      </div>
    </section>
  )
}
