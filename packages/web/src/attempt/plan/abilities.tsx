/** Where the hero chooses the abilities: two of the six, each with the runes that it brings. */
import { ABILITIES, type Ability, type OddsView } from '@runesaga/table'
import { useState } from 'preact/hooks'
import { useSession, useView } from '../../session/index.ts'
import { say, words } from '../../ui/language.ts'
import { Rich } from '../../ui/rich.tsx'
import { MOST_STONES, Percent, partsWords, token } from '../figures/index.ts'
import styles from './paths.module.css'
import type { Plan } from './use-plan.ts'

export function Abilities({ plan, odds }: { plan: Plan; odds: OddsView | undefined }) {
  const { catalog, seat } = useSession()
  const { attempts, attempt, choose } = plan
  const [picked, setPicked] = useState<readonly Ability[]>(attempt.abilities ?? [])
  const { icons, lent } = useView().heroes[seat.value]
  /** The one picked longest ago gives way. */
  const pick = (ability: Ability) => {
    const next = picked.includes(ability) ? picked : [...picked.slice(-1), ability]
    setPicked(next)
    const fits = attempts.find(
      ({ abilities = [] }) =>
        abilities.length === next.length && next.every((one) => abilities.includes(one)),
    )
    if (fits !== undefined) choose(fits)
  }
  return (
    <div class={styles.paths}>
      <fieldset class={styles.abilities}>
        <legend class="eyebrow">{say('attempt/choose-abilities')}</legend>
        {ABILITIES.map((ability) => (
          <label key={ability} class={picked.includes(ability) ? styles.on : ''}>
            <input type="checkbox" checked={picked.includes(ability)} onChange={() => pick(ability)} />
            <span aria-hidden="true">
              <Rich text={token(ability)} />
            </span>
            <span>
              <b>{words().terms.icons[ability].one}</b>
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
        <p class={`${styles.path} ${styles.on} ${styles.plain}`}>
          <span class={styles.words}>
            <span class={styles.parts}>
              {say('attempt/difficulty')} <b>{odds.difficulty.n}</b>{' '}
              <i>{partsWords(odds.difficulty.parts, catalog.names(seat.value))}</i>
            </span>
          </span>
          <Percent chance={odds.success} />
        </p>
      )}
    </div>
  )
}
