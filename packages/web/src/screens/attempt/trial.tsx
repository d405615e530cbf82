/** An attempt in progress, anybody's: the card, the stones, the stack, who may answer; and the viewer's own answers. */
import '../../styles/trial.css'
import '../../styles/trial-oak.css'
import '../../styles/trial-answers.css'
import '../../styles/trial-small.css'
import type { Action, Decision } from '@runesaga/table'
import { decisionWords, plain } from '@runesaga/words'
import { useEffect } from 'preact/hooks'
import { announce } from '../../ui/announcer.tsx'
import { words } from '../../ui/language.ts'
import { useSession } from '../table/session-context.ts'
import { Aftermath } from './aftermath.tsx'
import { Answers } from './answers.tsx'
import { useCastPlan } from './carry-out.ts'
import { Oak } from './oak.tsx'
import { AttemptQuestion } from './question.tsx'
import { Stack } from './stack.tsx'
import { TrialChallenge } from './trial-challenge.tsx'
import { TrialPrompt } from './trial-prompt.tsx'
import { useLanding } from './use-landing.ts'
import { useForesight } from './use-odds.ts'
import { useTrial } from './use-trial.ts'
import { WhoMayAnswer } from './who.tsx'

export function TrialScreen() {
  const session = useSession()
  const planned = useCastPlan()
  const { view, legal, asked } = session.look.value
  const shown = useTrial()
  const landing = useLanding(shown?.thrown ?? null)
  const acts = view.attempt === null ? [] : legal.filter(({ type }) => type !== 'pass')
  const foreseen = useForesight(view.attempt === null ? [] : [null, ...acts])
  // what is planned isn't asked
  const decision =
    asked && !planned && view.attempt !== null
      ? view.pending.find(({ seat }) => seat === session.seat.value)
      : undefined
  const said =
    decision === undefined
      ? ''
      : decisionWords(decision, session.shelf.context(view, session.seat.value), words())
  useEffect(() => {
    if (said !== '') announce(plain(said, words()))
  }, [said])
  if (shown === null) return null
  return (
    <section class="trial">
      <TrialChallenge trial={shown} />
      <Oak trial={shown} landing={landing} choices={stoneChoices(decision)} foreseen={foreseen} />
      <TrialPrompt trial={shown} decision={decision} foreseen={foreseen} />
      {decision?.kind === 'window' && <Answers decision={decision} trial={shown} foreseen={foreseen} />}
      {decision?.kind === 'choose' && (
        <AttemptQuestion decision={decision} trial={shown} foreseen={foreseen} />
      )}
      {view.attempt === null ? (
        <Aftermath />
      ) : (
        <div class="trial-rail">
          <Stack trial={shown} />
          <WhoMayAnswer />
        </div>
      )}
    </section>
  )
}

/** Stones that a question offers, by their place in the cast. */
function stoneChoices(decision: Decision | undefined): ReadonlyMap<number, Action> {
  const found = new Map<number, Action>()
  if (decision?.kind !== 'choose') return found
  decision.options.forEach((choice, option) => {
    if (choice.kind === 'stone') found.set(choice.position, { type: 'choose', option })
  })
  return found
}
