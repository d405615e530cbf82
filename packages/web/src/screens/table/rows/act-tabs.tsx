/** On a phone one Act is seen at a time: tabs to turn to the others. */
import { actName } from '@runesaga/words'
import { useState } from 'preact/hooks'
import { say, words } from '../../../ui/language.ts'
import { ClosedAct, OpenAct, ToldAct } from './act.tsx'
import type { ActState } from './act-state.ts'

const SHORT = ['I', 'II', 'III']
const SHORT_STATES = {
  told: 'table/row/told-short',
  usable: 'table/row/open-short',
  closed: 'table/row/closed-short',
} as const

export function ActTabs({ states }: { states: readonly ActState[] }) {
  const own = states.indexOf('usable')
  const [turnedTo, turnTo] = useState<number | null>(null)
  const shown = turnedTo ?? (own < 0 ? states.length - 1 : own)
  const state = (row: number): string => {
    if (row === own) return say('table/row/yours-short')
    return say(SHORT_STATES[states[row]])
  }
  return (
    <section class="rows phone" aria-label={say('table/rows')}>
      <ul class="act-tabs" aria-label={say('table/act-tabs')}>
        {states.map((_, row) => (
          <li key={row}>
            <button
              type="button"
              aria-pressed={row === shown}
              aria-label={`${actName(row + 1, words())}, ${state(row)}`}
              onClick={() => turnTo(row === own ? null : row)}
            >
              <b>{row === shown ? actName(row + 1, words()) : SHORT[row]}</b>
              <small>{state(row)}</small>
            </button>
          </li>
        ))}
      </ul>
      {states[shown] === 'usable' ? (
        <OpenAct row={shown} first own={shown === own} />
      ) : states[shown] === 'told' ? (
        <ToldAct row={shown} />
      ) : (
        <ClosedAct row={shown} />
      )}
    </section>
  )
}
