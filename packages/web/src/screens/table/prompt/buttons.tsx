/** The buttons of the prompt. One that can't be pressed now says why. */
import { deedWords } from '@runesaga/words'
import { useOffers, useSession, useUi, useView } from '../../../session/index.ts'
import { layout } from '../../../state/layout.ts'
import { Button } from '../../../ui/button.tsx'
import { chanceText } from '../../../ui/chance.ts'
import { GameIcon } from '../../../ui/game-icon.tsx'
import { say, words } from '../../../ui/language.ts'
import { off } from '../../../ui/off.ts'

export function JourneyButton() {
  const { you } = useView()
  const { journeying } = useUi()
  const { journeys } = useOffers()
  const price = you?.journeyPrice ?? 0
  const press = journeys
    ? {
        onClick: () => (journeying.value = !journeying.value),
        'aria-pressed': journeying.value,
        'data-opens': 'journey',
      }
    : off(say(`refusal/${you?.whyNot.journey ?? 'journey-limit'}`))
  return (
    <Button {...(layout.value === 'phone' ? {} : { mark: 'journey' as const })} {...press}>
      {say(journeying.value ? 'common/cancel' : 'table/journey')}
      {!journeying.value && price > 0 && (
        <span class="price">
          {price}
          <GameIcon name="xp" />
        </span>
      )}
    </Button>
  )
}

/** The Adversary that lies apart has to be faced. */
export function FaceIt() {
  const offers = useOffers()
  const { adversary } = useView()
  const { planned } = useUi()
  if (adversary === null) return null
  const { attempts } = offers.at(adversary.card)
  if (attempts.length === 0) return null
  // with abilities to choose, the chance depends on them
  const label =
    attempts.length === 1
      ? say('table/face-it/chance', { chance: chanceText(attempts[0].chance, words()) })
      : say('table/face-it')
  return (
    <Button look="primary" data-opens="attempt" onClick={() => (planned.value = adversary.card)}>
      {label}
    </Button>
  )
}

export function EndTurn() {
  const session = useSession()
  const { pass } = useOffers()
  const label = say(layout.value === 'phone' ? 'table/end-turn/short' : 'table/end-turn')
  if (pass === null && layout.value === 'phone') return null
  if (pass === null)
    return (
      <Button look="outline" {...off(say('refusal/must-face-adversary'))}>
        {label}
      </Button>
    )
  return (
    <Button
      look="outline"
      aria-label={say('table/end-turn')}
      data-action="pass"
      onClick={() => void session.act(pass)}
    >
      {label}
    </Button>
  )
}

/** In a Feat window outside an attempt: nothing more is played. */
export function PassButton() {
  const session = useSession()
  const view = useView()
  const { pass, waiting } = useOffers()
  if (pass === null) return null
  const context = session.catalog.context(view, session.seat.value)
  return (
    <Button look="outline" data-action="pass" onClick={() => void session.act(pass)}>
      {deedWords(pass, waiting, context, words())}
    </Button>
  )
}
