/** On a phone one Act is seen at a time: tabs to turn to the others. */
import { ACT_NAMES } from '@runesaga/words'
import { useState } from 'preact/hooks'
import { language } from '../../ui/language.ts'
import { ClosedAct, OpenAct, ToldAct } from './act.tsx'
import type { ActState } from './act-state.ts'
import { say } from './say.ts'

const SHORT = ['I', 'II', 'III']

export function ActTabs({ states }: { states: readonly ActState[] }) {
  const own = states.indexOf('usable')
  const [turnedTo, turnTo] = useState<number | null>(null)
  const shown = turnedTo ?? (own < 0 ? states.length - 1 : own)
  const words = (row: number): string => {
    if (row === own) return say('row/yours-short')
    return say(
      ({ told: 'row/told-short', usable: 'row/open-short', closed: 'row/closed-short' } as const)[
        states[row]
      ],
    )
  }
  return (
    <section class="rows phone" aria-label={say('rows')}>
      <ul class="act-tabs" aria-label={say('act-tabs')}>
        {states.map((_, row) => (
          <li key={row}>
            <button
              type="button"
              aria-pressed={row === shown}
              aria-label={`${ACT_NAMES[language()][row]}, ${words(row)}`}
              onClick={() => turnTo(row === own ? null : row)}
            >
              <b>{row === shown ? ACT_NAMES[language()][row] : SHORT[row]}</b>
              <small>{words(row)}</small>
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
