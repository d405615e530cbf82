/** Experience for the Class in a Feat window: what it is, how much lies there, and what it opens. It is asked before, as on the board. */
import type { Action, Decision } from '@runesaga/table'
import { actionWords, plain } from '@runesaga/words'
import { useState } from 'preact/hooks'
import { Card } from '../../cards/card.tsx'
import { say, words } from '../../ui/language.ts'
import { Rich } from '../../ui/rich.tsx'
import { BankFirst, hasAgreed } from '../table/bank-first.tsx'
import { useSession } from '../table/session-context.ts'
import { isAlike, ResultText } from './answer-card.tsx'
import { DeedRow } from './deed-row.tsx'
import type { Foreseen } from './use-odds.ts'
import type { Trial } from './use-trial.ts'

interface BankProps {
  action: Action
  decision: Extract<Decision, { kind: 'window' }>
  trial: Trial
  foreseen: Foreseen
}

export function BankAnswer({ action, decision, trial: shown, foreseen }: BankProps) {
  const session = useSession()
  const { shelf, about } = session
  const [asks, ask] = useState(false)
  const { view } = session.look.value
  const context = shelf.context(view, session.seat.value)
  const { motivation: card, banked } = view.heroes[session.seat.value]
  const step = about.classSteps.find((at) => at > banked)!
  // the power that it works towards
  const next = shelf.text(card, words()).lines.find(({ gate }) => gate === `{xp ${step}}`)
  const opens = say(banked + 1 >= step ? 'attempt/bank/opens' : 'attempt/bank/not-yet', { n: banked, step })
  const label = actionWords(action, decision, context, words())
  const prospect = shown.outcome === 'overcome' ? null : foreseen(action)
  const helps = prospect !== null && !isAlike(prospect, foreseen(null))
  const place = () => (hasAgreed(session) ? void session.act(action) : ask(true))
  return (
    <li class="trial-answer now bank-answer">
      <button
        type="button"
        aria-label={plain(label, words())}
        aria-describedby="bank-answer"
        data-action={action.type}
        onClick={place}
      >
        <span class="answer-card" aria-hidden="true">
          <Card card={card} size="row" />
        </span>
        <span class="answer-row" aria-hidden="true">
          <DeedRow card={card} text={next?.sentence ?? ''} />
        </span>
        <span class="trial-plate" id="bank-answer">
          <b>
            <Rich text={label} />
          </b>
          <small>{opens}</small>
          {helps && <ResultText prospect={prospect} yours={shown.seat === session.seat.value} />}
        </span>
      </button>
      {asks && <BankFirst action={action} allOpen={false} onClose={() => ask(false)} />}
    </li>
  )
}
