/** The prompt: whose turn it is, what is waited for, and the buttons of the moment. */

import { decisionWords, deedWords } from '@runesaga/words'
import { useEffect } from 'preact/hooks'
import { advisedMark } from '../../../at-table/advised.ts'
import { HintButton } from '../../../at-table/hint-button.tsx'
import { NamedRich } from '../../../at-table/named.tsx'
import { nearEnd, nearEndPrompt } from '../../../at-table/near-end.ts'
import { UndoButton } from '../../../at-table/undo-button.tsx'
import { useOffers, useSession, useView } from '../../../session/index.ts'
import { layout } from '../../../state/layout.ts'
import { Button } from '../../../ui/button.tsx'
import { deedKind } from '../../../ui/deed-kind.ts'
import { Flame } from '../../../ui/flame.tsx'
import { say, words } from '../../../ui/language.ts'
import { IconKey } from '../../../ui/tips/icon-key.tsx'
import { useBeside } from '../arrangement.ts'
import { newestEntry } from '../chronicle/index.ts'
import { EndTurn, FaceIt, JourneyButton, PassButton } from './buttons.tsx'
import styles from './prompt.module.css'
import { Question } from './question.tsx'

/** What is to be done, in a few words: the rest of the table says more. */
function usePromptWords(): { title: string; text: string } {
  const session = useSession()
  const { mine, waiting, replaces } = useOffers()
  const view = useView()
  const { turn } = view
  const title = say('table/prompt/turn', {
    person: turn.seat === session.you.value ? 'you' : 'hero',
    who: session.about.players[turn.seat].name,
  })
  if (waiting === undefined) return { title, text: '' }
  if (session.steppingIn.value !== null)
    return { title: say('table/prompt/step-in'), text: say('table/prompt/step-in-text') }
  const small = useBeside() || layout.value === 'phone'
  if (mine && waiting.for === 'turn') {
    if (session.ui.journeying.value)
      return { title, text: say(small ? 'table/journey-where' : 'table/prompt/journey') }
    if (turn.mustFace && turn.mainActions > 0)
      return { title: say('table/prompt/face'), text: small ? '' : say('table/prompt/face-text') }
    const ending = nearEndPrompt(session, layout.value !== 'desk')
    if (turn.mainActions <= 0) {
      const done = nearEnd(session)?.what === 'done' ? ending : null
      return { title, text: done ?? say(small ? 'table/prompt/done-short' : 'table/prompt/done') }
    }
    if (replaces) return { title, text: say('table/prompt/replace') }
    return { title, text: ending ?? say(small ? 'table/prompt/menu-short' : 'table/prompt/menu') }
  }
  const context = session.catalog.context(view, session.seat.value)
  const asked = decisionWords(waiting, context, words())
  if (mine) return { title: say('table/prompt/question'), text: asked }
  return { title, text: newestEntry(session) ?? asked }
}

/** What nothing else on the table offers. */
function Also() {
  const session = useSession()
  const { rest, waiting } = useOffers()
  const view = useView()
  if (rest.length === 0 || waiting === undefined) return null
  const context = session.catalog.context(view, session.seat.value)
  return (
    <div class={styles.also}>
      <span>{say('table/prompt/also')}</span>
      <ul>
        {rest.map(({ deed }) => (
          <li key={JSON.stringify(deed)}>
            <Button
              look="outline"
              data-action={deedKind(deed)}
              {...advisedMark(session.ui, deed)}
              onClick={() => void session.act(deed)}
            >
              <NamedRich text={deedWords(deed, waiting, context, words())} />
            </Button>
          </li>
        ))}
      </ul>
    </div>
  )
}

export function Prompt() {
  const session = useSession()
  const offers = useOffers()
  const { turn } = useView()
  const { journeying } = session.ui
  const { title, text } = usePromptWords()
  useEffect(() => {
    const leave = (event: KeyboardEvent) => {
      if (event.key === 'Escape') journeying.value = false
    }
    addEventListener('keydown', leave)
    return () => removeEventListener('keydown', leave)
  }, [])
  useEffect(() => {
    if (!offers.journeys) journeying.value = false
  }, [offers.journeys])
  const inMenu = offers.mine && offers.waiting?.for === 'turn'
  return (
    <section
      class={`${styles.prompt} ${offers.mine ? styles.mine : ''} ${offers.question === null ? '' : styles.asks}`}
      aria-labelledby="prompt"
      data-icons=""
      data-coach="bar"
      data-part="prompt"
    >
      {offers.question !== null ? (
        <Question />
      ) : (
        <div class={styles.line} data-part="prompt-line">
          {/* its place stays, and the words beside it */}
          <span class={turn.seat === session.seat.value ? styles.lit : styles.unlit}>
            <Flame />
          </span>
          <div class={styles.words} data-part="prompt-words">
            <h2 id="prompt" data-now="" tabIndex={-1}>
              {title}
            </h2>
            <p>
              <NamedRich text={text} />
            </p>
          </div>
          <div class={styles.buttons}>
            {inMenu && <JourneyButton />}
            {layout.value !== 'phone' && offers.mine && <HintButton />}
            {layout.value !== 'phone' && <UndoButton />}
            {inMenu && <FaceIt />}
            {inMenu && <EndTurn />}
            {offers.waiting?.for === 'window' && <PassButton />}
            {session.steppingIn.value !== null ? (
              <Button onClick={() => session.giveBack()}>{say('table/step-in/give-back')}</Button>
            ) : (
              !offers.mine &&
              session.lobby !== null && (
                <Button onClick={() => void session.hurry()}>{say('table/hurry')}</Button>
              )
            )}
          </div>
        </div>
      )}
      {offers.question !== null && layout.value !== 'phone' && (
        <div class={styles.buttons}>
          <HintButton />
          <UndoButton />
        </div>
      )}
      <Also />
      <IconKey />
    </section>
  )
}
