/** The buttons of the prompt. One that can't be pressed now says why. */
import { deedWords } from '@runesaga/words'
import { useState } from 'preact/hooks'
import { advisedDeed, advisedMark, planAttempt } from '../../../at-table/advised.ts'
import { partOf, useOffers, useSession, useUi, useView } from '../../../session/index.ts'
import { layout } from '../../../state/layout.ts'
import { Button } from '../../../ui/button.tsx'
import { chanceText } from '../../../ui/chance.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { GameIcon } from '../../../ui/game-icon.tsx'
import { say, words } from '../../../ui/language.ts'
import { off } from '../../../ui/off.ts'
import { drawn } from '../../../ui/tips/drawn.ts'
import styles from './prompt.module.css'

export function JourneyButton() {
  const { you } = useView()
  const ui = useUi()
  const { journeying } = ui
  const advised = advisedDeed(ui)
  const { journeys } = useOffers()
  const price = you?.journeyPrice ?? 0
  const isAdvised = advised !== null && partOf(advised, 'journey') !== undefined
  const press = journeys
    ? {
        onClick: () => (journeying.value = !journeying.value),
        'aria-pressed': journeying.value,
        'data-opens': 'journey',
        ...(isAdvised ? { 'data-advised': '' } : {}),
      }
    : off(say(`refusal/${you?.whyNot.journey ?? 'journey-limit'}`))
  return (
    <Button {...(layout.value === 'phone' ? {} : { mark: 'journey' as const })} {...press}>
      {journeying.value ? say('common/cancel') : <span {...drawn('journey')}>{say('table/journey')}</span>}
      {!journeying.value && price > 0 && (
        <span class={styles.price}>
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
  const ui = useUi()
  if (adversary === null) return null
  const { attempts } = offers.at(adversary.card)
  if (attempts.length === 0) return null
  // with abilities to choose, the chance depends on them
  const label =
    attempts.length === 1
      ? say('table/face-it/chance', { chance: chanceText(attempts[0].chance, words()) })
      : say('table/face-it')
  return (
    <Button look="primary" data-opens="attempt" onClick={() => planAttempt(ui, adversary.card)}>
      {label}
    </Button>
  )
}

export function EndTurn() {
  const session = useSession()
  const { pass, mayStillGain } = useOffers()
  const { turn } = useView()
  const [asking, ask] = useState(false)
  const label = say(layout.value === 'phone' ? 'table/end-turn/short' : 'table/end-turn')
  if (pass === null && layout.value === 'phone') return null
  if (pass === null)
    return (
      <Button look="outline" {...off(say('refusal/must-face-adversary'))}>
        {label}
      </Button>
    )
  // open until the table has answered
  const end = () => void session.act(pass).finally(() => ask(false))
  // the turn's card is won, or lost: what is left to do is to go on
  const isDone = turn.mainActions <= 0 && !mayStillGain
  // what is given up can't be taken back once the next hero has moved
  const press = mayStillGain
    ? { 'data-opens': 'pass', onClick: () => ask(true) }
    : { 'data-action': 'pass', onClick: end }
  return (
    <>
      <Button
        look={isDone ? 'primary' : 'outline'}
        aria-label={say('table/end-turn')}
        {...press}
        {...advisedMark(session.ui, pass)}
      >
        {label}
      </Button>
      {asking && (
        <Dialog title={say('table/end-turn/title')} onClose={() => ask(false)}>
          <p>{say('table/end-turn/sure')}</p>
          <div class="dialog-foot">
            <Button look="outline" data-action="pass" onClick={end}>
              {say('table/end-turn')}
            </Button>
            <Button look="primary" onClick={() => ask(false)}>
              {say('table/end-turn/go-on')}
            </Button>
          </div>
        </Dialog>
      )}
    </>
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
    <Button
      look="outline"
      data-action="pass"
      {...advisedMark(session.ui, pass)}
      onClick={() => void session.act(pass)}
    >
      {deedWords(pass, waiting, context, words())}
    </Button>
  )
}
