/** The buttons of the prompt. One that can't be pressed now says why. */
import { actionWords } from '@runesaga/words'
import { layout } from '../../state/layout.ts'
import { announce } from '../../ui/announcer.tsx'
import { Button, MarkButton } from '../../ui/button.tsx'
import { chanceText } from '../../ui/chance.ts'
import { GameIcon } from '../../ui/game-icon.tsx'
import { say, words } from '../../ui/language.ts'
import { openAttempt } from '../attempt/open.ts'
import { useSession } from './session-context.ts'
import { useOffers } from './use-offers.ts'
import { hinted, journeying } from './wishes.ts'

/** A button that is off, but is found and says why when it is pressed or rested on. */
const off = (why: string) => ({
  'aria-disabled': true,
  title: why,
  onClick: () => announce(why),
})

export function JourneyButton() {
  const { look } = useSession()
  const { journeys } = useOffers()
  const { why, prices } = look.value
  const words = say(journeying.value ? 'table/journey/stop' : 'table/journey')
  const press = journeys
    ? {
        onClick: () => (journeying.value = !journeying.value),
        'aria-pressed': journeying.value,
        'data-opens': 'journey',
      }
    : off(say(`refusal/${why.journey ?? 'journey-limit'}`))
  return (
    <Button {...(layout.value === 'phone' ? {} : { mark: 'journey' as const })} {...press}>
      {words}
      {!journeying.value && prices.journey > 0 && (
        <span class="price">
          {prices.journey}
          <GameIcon name="xp" />
        </span>
      )}
    </Button>
  )
}

export function HintButton() {
  const session = useSession()
  const ask = async () => {
    const { version } = session.look.value
    const chosen = await session.hint()
    if (chosen !== null && session.look.value.version === version) hinted.value = { version, chosen }
  }
  if (layout.value === 'phone')
    return <MarkButton name={say('table/hint')} mark="hint" onClick={() => void ask()} />
  return (
    <Button mark="hint" onClick={() => void ask()}>
      {say('table/hint')}
    </Button>
  )
}

export function UndoButton() {
  const session = useSession()
  const { undo } = session.look.value
  const press = undo === null ? { onClick: () => void session.undo() } : off(say(`undo-refusal/${undo}`))
  const name =
    undo === null
      ? say('table/undo')
      : say('common/named', { what: say('table/undo'), value: say(`undo-refusal/${undo}`) })
  if (layout.value !== 'desk') return <MarkButton mark="undo" {...press} name={name} />
  return (
    <Button mark="undo" {...press} aria-label={name}>
      {say('table/undo')}
    </Button>
  )
}

/** The Adversary that lies apart has to be faced. */
export function FaceIt() {
  const offers = useOffers()
  const { attempts } = offers.at(-1, 0)
  if (attempts.length === 0) return null
  // with abilities to choose, the chance depends on them
  const label =
    attempts.length === 1
      ? say('table/face-it/chance', { chance: chanceText(attempts[0].chance, words()) })
      : say('table/face-it')
  return (
    <Button look="primary" data-opens="attempt" onClick={() => openAttempt({ row: -1, slot: 0 })}>
      {label}
    </Button>
  )
}

export function EndTurn() {
  const session = useSession()
  const { pass } = useOffers()
  const words = say(layout.value === 'phone' ? 'table/end-turn/short' : 'table/end-turn')
  if (pass === null && layout.value === 'phone') return null
  if (pass === null)
    return (
      <Button look="outline" {...off(say('refusal/must-face-adversary'))}>
        {words}
      </Button>
    )
  return (
    <Button
      look="outline"
      aria-label={say('table/end-turn')}
      data-action="pass"
      onClick={() => void session.act(pass)}
    >
      {words}
    </Button>
  )
}

/** In a Feat window outside an attempt: nothing more is played. */
export function PassButton() {
  const session = useSession()
  const { pass, decision } = useOffers()
  if (pass === null || decision === undefined) return null
  const context = session.shelf.context(session.look.value.view, session.seat.value)
  return (
    <Button look="outline" data-action="pass" onClick={() => void session.act(pass)}>
      {actionWords(pass, decision, context, words())}
    </Button>
  )
}
