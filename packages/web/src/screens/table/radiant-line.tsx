/** Under the Destiny of a Radiant: how many icons there are, and which of its powers they open. */
import { ICONS, type Seat } from '@runesaga/table'
import { GameIcon } from '../../ui/game-icon.tsx'
import { language } from '../../ui/language.ts'
import { say } from './say.ts'
import { useSession } from './session-context.ts'

export function RadiantLine({ seat }: { seat: Seat }) {
  const { look, shelf } = useSession()
  const { destiny, icons } = look.value.view.heroes[seat]
  if (destiny < 0) return null
  const gates = shelf
    .face(destiny, language())
    .lines.map(({ gate = '' }) => /\{radiant (\d+)\}/.exec(gate)?.[1])
  const steps = [...new Set(gates.filter((gate) => gate !== undefined).map(Number))]
  if (steps.length === 0) return null
  const have = icons[ICONS.indexOf('radiant')]
  return (
    <p class="radiant-line">
      <span class="unseen">{say('radiant/have', { n: have })}</span>
      <GameIcon name="radiant" />
      <b aria-hidden="true">{have}</b>
      {steps
        .toSorted((a, b) => a - b)
        .map((step) => (
          <span key={step} class={have >= step ? 'reached' : ''} aria-hidden="true">
            {step}
          </span>
        ))}
    </p>
  )
}
