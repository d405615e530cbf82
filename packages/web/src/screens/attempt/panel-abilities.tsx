/** Where the hero chooses the abilities: two of the six, each with the runes that it brings. */
import { ABILITIES } from '@runesaga/table'
import { useState } from 'preact/hooks'
import { say, words } from '../../ui/language.ts'
import { Rich } from '../../ui/rich.tsx'
import { useSession } from '../table/session-context.ts'
import { partsWords } from './figures.ts'
import { Percent } from './percent.tsx'
import { token } from './token.ts'
import type { Intent } from './use-intent.ts'

const MOST_STONES = 3

export function PanelAbilities({ intent }: { intent: Intent }) {
  const { shelf, look, seat } = useSession()
  const { attempts, attempt, choose, odds } = intent
  const [picked, setPicked] = useState<readonly number[]>(attempt.abilities ?? [])
  const { icons, lent } = look.value.view.heroes[seat.value]
  const context = shelf.context(look.value.view, seat.value)
  /** The one picked longest ago gives way. */
  const pick = (ability: number) => {
    const next = picked.includes(ability) ? picked : [...picked.slice(-1), ability]
    setPicked(next)
    const fits = attempts.find(
      ({ abilities = [] }) => abilities.length === next.length && next.every((n) => abilities.includes(n)),
    )
    if (fits !== undefined) choose(fits)
  }
  return (
    <div class="attempt-paths">
      <fieldset class="attempt-abilities">
        <legend class="eyebrow">{say('attempt/choose-abilities')}</legend>
        {ABILITIES.map((name, ability) => (
          <label key={name} class={picked.includes(ability) ? 'on' : ''}>
            <input type="checkbox" checked={picked.includes(ability)} onChange={() => pick(ability)} />
            <span aria-hidden="true">
              <Rich text={token(name)} />
            </span>
            <span>
              <b>{words().terms.icons[name].one}</b>
              <small>
                {say('attempt/ability-stones', {
                  n: Math.min(MOST_STONES, icons[ability] + lent[ability]),
                })}
              </small>
            </span>
          </label>
        ))}
      </fieldset>
      {odds !== undefined && (
        <p class="attempt-path on plain">
          <span class="attempt-path-words">
            <span class="attempt-parts">
              {say('attempt/difficulty')} <b>{odds.difficulty}</b>{' '}
              <i>{partsWords(odds.difficultyParts, context)}</i>
            </span>
          </span>
          <Percent chance={odds.success} />
        </p>
      )}
    </div>
  )
}
