/** What an attempt shows in each zone of the table: the cast over the rows, the prompt, answers on the board, beside it who may answer or what came of it. */
import type { ComponentChildren } from 'preact'
import { useRef } from 'preact/hooks'
import { HeldView, useSession } from '../../session/index.ts'
import { layout } from '../../state/layout.ts'
import { useMore } from '../../ui/use-more.ts'
import { Aftermath } from './aftermath.tsx'
import { Answers } from './answers.tsx'
import { useCasting } from './casting.ts'
import { Challenge, Head } from './challenge.tsx'
import { Prompt } from './prompt.tsx'
import { Question } from './question.tsx'
import { Responders } from './responders.tsx'
import { Stack } from './stack.tsx'
import { Stones } from './stones.tsx'
import { Strike } from './strike.tsx'
import styles from './zones.module.css'

/** The attempt itself is shown as it stands, whatever is still held back around it. */
const Live = ({ children }: { children: ComponentChildren }) => (
  <HeldView.Provider value={null}>{children}</HeldView.Provider>
)

/** The card and its stones; while a Feat strikes, that instead, and the cast small. */
export function CastStage() {
  const casting = useCasting()
  if (casting === null) return null
  const { attempt, isOver, landing, question, foreseen, hit } = casting
  return (
    <Live>
      <section class={styles.stage} data-part="cast">
        <Challenge attempt={attempt} />
        {(hit === null || layout.value === 'phone') && <Head attempt={attempt} />}
        {hit === null ? (
          <Stones
            attempt={attempt}
            isOver={isOver}
            landing={landing}
            question={question}
            foreseen={foreseen}
          />
        ) : (
          <Strike attempt={attempt} hit={hit} />
        )}
      </section>
    </Live>
  )
}

export function CastPrompt() {
  const casting = useCasting()
  if (casting === null) return null
  const { attempt, isOver, waiting, foreseen } = casting
  return (
    <Live>
      <Prompt attempt={attempt} isOver={isOver} waiting={waiting} foreseen={foreseen} />
    </Live>
  )
}

/** Is there something to answer now? */
export const useCastAsks = (): boolean => {
  const casting = useCasting()
  return casting !== null && (casting.waiting?.for === 'window' || casting.question !== null)
}

export function CastAnswers() {
  const casting = useCasting()
  if (casting === null) return null
  const { attempt, waiting, question, foreseen } = casting
  return (
    <Live>
      <BesideBoard>
        {waiting?.for === 'window' ? (
          <Answers attempt={attempt} waiting={waiting} foreseen={foreseen} />
        ) : (
          question !== null && <Question attempt={attempt} question={question} foreseen={foreseen} />
        )}
      </BesideBoard>
    </Live>
  )
}

/** On a desk answers stand beside the board, and what is more than its height scrolls: its edge shows that. Elsewhere the zone does. */
function BesideBoard({ children }: { children: ComponentChildren }) {
  const ref = useRef<HTMLDivElement>(null)
  useMore(ref)
  return layout.value === 'desk' ? (
    <div class={styles.beside} ref={ref}>
      {children}
    </div>
  ) : (
    children
  )
}

/** On a tablet, in place of the other heroes. */
export function CastOthers() {
  return (
    <Live>
      <Responders />
    </Live>
  )
}

/** Beside or below the stones: who may still answer, and what waits; then what came of it. */
export function CastRail() {
  const view = useSession().view.value
  const casting = useCasting()
  if (casting === null) return null
  const { attempt, isOver, scored, hit } = casting
  return (
    <Live>
      <div class={styles.rail} data-part="cast-rail">
        {isOver ? (
          <Aftermath attempt={attempt} scored={scored} />
        ) : (
          <>
            {/* what strikes is shown large already */}
            {(hit === null || view.stack.length > 1) && <Stack attempt={attempt} />}
            {layout.value !== 'tablet' && <Responders />}
          </>
        )}
      </div>
    </Live>
  )
}
