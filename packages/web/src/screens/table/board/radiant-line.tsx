/** Under the Destiny of a Radiant: how many icons there are, which Ideals they have sworn, and what comes next. */
import type { Seat } from '@runesaga/table'
import { useView } from '../../../session/index.ts'
import { GameIcon } from '../../../ui/game-icon.tsx'
import { say } from '../../../ui/language.ts'
import { drawn } from '../../../ui/tips/drawn.ts'
import { IconKey } from '../../../ui/tips/icon-key.tsx'
import styles from './radiant-line.module.css'

export function RadiantLine({ seat }: { seat: Seat }) {
  const { radiant } = useView().heroes[seat]
  if (radiant === null) return null
  const { icons: have, opensAt: steps } = radiant
  const next = steps.find((step) => have < step)
  const sworn = steps.filter((step) => have >= step).length
  return (
    <p class={styles.line} data-icons="">
      <span class="unseen">{say('table/radiant/have', { n: have, sworn, all: steps.length })}</span>
      <GameIcon name="radiant" />
      <b aria-hidden="true">{have}</b>
      <span class={styles.next} {...drawn('ideal')}>
        {next === undefined ? say('table/radiant/sworn') : say('table/radiant/next', { n: next })}
      </span>
      <span class={styles.steps} aria-hidden="true">
        {steps.map((step) => (
          <i key={step} class={have >= step ? styles.reached : ''}>
            {step}
          </i>
        ))}
      </span>
      <IconKey />
    </p>
  )
}
