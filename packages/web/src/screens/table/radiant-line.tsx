/** Under the Destiny of a Radiant: how many icons there are, which Ideals they have sworn, and what comes next. */
import { ICONS, type Seat } from '@runesaga/table'
import { GameIcon } from '../../ui/game-icon.tsx'
import { say, words } from '../../ui/language.ts'
import { useSession } from './session-context.ts'

export function RadiantLine({ seat }: { seat: Seat }) {
  const { look, shelf } = useSession()
  const { destiny, icons, lent } = look.value.view.heroes[seat]
  if (destiny < 0) return null
  const gates = shelf.face(destiny, words()).lines.map(({ gate = '' }) => /\{radiant (\d+)\}/.exec(gate)?.[1])
  const steps = [...new Set(gates.filter((gate) => gate !== undefined).map(Number))].toSorted((a, b) => a - b)
  if (steps.length === 0) return null
  const at = ICONS.indexOf('radiant')
  // icons until the end of the turn count for thresholds (R-RAD-03)
  const have = icons[at] + lent[at]
  const next = steps.find((step) => have < step)
  const sworn = steps.filter((step) => have >= step).length
  return (
    <p class="radiant-line">
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
    </p>
  )
}
