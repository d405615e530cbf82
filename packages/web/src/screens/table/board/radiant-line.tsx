/** Under the Destiny of a Radiant: how many icons there are, which Ideals they have sworn, and what comes next. */
import type { Seat } from '@runesaga/table'
import { useView } from '../../../session/index.ts'
import { GameIcon } from '../../../ui/game-icon.tsx'
import { say } from '../../../ui/language.ts'
import { IconKey } from '../../../ui/tips/icon-key.tsx'

export function RadiantLine({ seat }: { seat: Seat }) {
  const { radiant } = useView().heroes[seat]
  if (radiant === null) return null
  const { icons: have, opensAt: steps } = radiant
  const next = steps.find((step) => have < step)
  const sworn = steps.filter((step) => have >= step).length
  return (
    <p class="radiant-line" data-icons="">
      <span class="unseen">{say('table/radiant/have', { n: have, sworn, all: steps.length })}</span>
      <GameIcon name="radiant" />
      <b aria-hidden="true">{have}</b>
      <span class="radiant-next">
        {next === undefined ? say('table/radiant/sworn') : say('table/radiant/next', { n: next })}
      </span>
      <span class="radiant-steps" aria-hidden="true">
        {steps.map((step) => (
          <i key={step} class={have >= step ? 'reached' : ''}>
            {step}
          </i>
        ))}
      </span>
      <IconKey />
    </p>
  )
}
