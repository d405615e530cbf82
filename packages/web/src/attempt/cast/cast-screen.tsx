/** An attempt in progress, anybody's: the card, the stones, the stack, who may answer; and the viewer's own answers. */
import { decisionWords, plain } from '@runesaga/words'
import { useEffect } from 'preact/hooks'
import { useSession, useView } from '../../session/index.ts'
import { announce } from '../../ui/announcer.tsx'
import { words } from '../../ui/language.ts'
import { Aftermath } from './aftermath.tsx'
import { Answers } from './answers.tsx'
import styles from './cast-screen.module.css'
import { Challenge } from './challenge.tsx'
import { Prompt } from './prompt.tsx'
import { Question } from './question.tsx'
import { Responders } from './responders.tsx'
import { shownAttempt } from './shown-attempt.ts'
import { Stack } from './stack.tsx'
import { Stones } from './stones.tsx'
import { useForeseen } from './use-foreseen.ts'
import { useLanding } from './use-landing.ts'

export function CastScreen() {
  const session = useSession()
  const view = useView()
  const shown = shownAttempt(session)
  const landing = useLanding(shown?.thrown ?? null)
  const foreseen = useForeseen()
  const isOver = view.attempt === null
  // what follows from the cast would tell it before its stones lie
  const isAsked = session.news.value.seat?.asked === true && !isOver && landing.done
  const waiting = isAsked ? view.waitsFor.find(({ seat }) => seat === session.seat.value) : undefined
  const question = waiting?.for === 'answer' ? (view.you?.question ?? null) : null
  const said =
    waiting === undefined
      ? ''
      : decisionWords(waiting, session.catalog.context(view, session.seat.value), words())
  useEffect(() => {
    if (said !== '') announce(plain(said, words()))
  }, [said])
  if (shown === null) return null
  return (
    <section class={styles.cast}>
      <Challenge attempt={shown} />
      <Stones attempt={shown} landing={landing} question={question} foreseen={foreseen} />
      <Prompt attempt={shown} waiting={waiting} foreseen={foreseen} />
      {waiting?.for === 'window' && <Answers attempt={shown} waiting={waiting} foreseen={foreseen} />}
      {question !== null && <Question attempt={shown} question={question} foreseen={foreseen} />}
      {isOver ? (
        landing.done && <Aftermath attempt={shown} />
      ) : (
        <div class={styles.rail}>
          <Stack attempt={shown} />
          <Responders />
        </div>
      )}
    </section>
  )
}
