/** Your answers: each a card with a plate that says what comes of it now, what it waits for, or why not. */
import type { Decision } from '@runesaga/table'
import { say } from '../../ui/language.ts'
import { useSession } from '../table/session-context.ts'
import { AnswerCard } from './answer-card.tsx'
import { answersOf } from './answers.ts'
import { BankAnswer } from './bank-answer.tsx'
import type { Foreseen } from './use-odds.ts'
import { useReasons } from './use-odds.ts'
import type { Trial } from './use-trial.ts'

interface AnswersProps {
  decision: Extract<Decision, { kind: 'window' }>
  trial: Trial
  foreseen: Foreseen
}

export function Answers({ decision, trial: shown, foreseen }: AnswersProps) {
  const { about, look, seat, shelf } = useSession()
  const { view, legal } = look.value
  // a token that opens nothing can wait for the menu
  const full = view.heroes[seat.value].banked >= about.classSteps[about.classSteps.length - 1]
  const bank = full ? undefined : legal.find(({ type }) => type === 'bank')
  const answers = answersOf(view, legal, seat.value, decision.window, shelf.box)
  const play = (card: number) => ({ type: 'play', card, on: shown.seat }) as const
  const reasons = useReasons(
    answers.filter(({ actions }) => actions.length === 0).map(({ card }) => play(card)),
  )
  return (
    <section class="trial-answers" aria-labelledby="answers-title">
      <h2 class="eyebrow" id="answers-title">
        {say('attempt/your-answers')} <small>{say('attempt/answers/if')}</small>
      </h2>
      {answers.length === 0 && bank === undefined && <p class="quiet">{say('attempt/answers/none')}</p>}
      <ul>
        {answers.map((answer) => (
          <AnswerCard
            key={answer.card}
            answer={answer}
            reason={reasons(play(answer.card))}
            decision={decision}
            trial={shown}
            foreseen={foreseen}
          />
        ))}
        {bank !== undefined && (
          <BankAnswer action={bank} decision={decision} trial={shown} foreseen={foreseen} />
        )}
      </ul>
    </section>
  )
}
