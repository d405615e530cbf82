/** One answer: the card, and under it a plate for every way to play it, or the reason why it can't be played now. */
import type { Action, Decision, Reason, Result } from '@runesaga/table'
import { actionWords, type DecisionContext, plain } from '@runesaga/words'
import { Card } from '../../cards/card.tsx'
import { useReading } from '../../cards/use-reading.ts'
import { language, say, words } from '../../ui/language.ts'
import { Rich } from '../../ui/rich.tsx'
import { useSession } from '../table/session-context.ts'
import { type Answer, isTooLate } from './answers.ts'
import { DeedRow } from './deed-row.tsx'
import { endWords, sumWords } from './figures.ts'
import type { Foreseen } from './use-odds.ts'
import type { Trial } from './use-trial.ts'

interface AnswerProps {
  answer: Answer
  reason: Reason | null | undefined
  decision: Extract<Decision, { kind: 'window' }>
  trial: Trial
  foreseen: Foreseen
}

export function AnswerCard({
  answer: { card, actions, waits },
  reason,
  decision,
  trial: shown,
  foreseen,
}: AnswerProps) {
  const session = useSession()
  const { shelf } = session
  const context = shelf.context(session.look.value.view, session.seat.value)
  const text = shelf.sentences(card, words()).join(' ')
  const look = (
    <>
      <span class="answer-card" aria-hidden="true">
        <Card card={card} size="row" />
      </span>
      <span class="answer-row" aria-hidden="true">
        <DeedRow card={card} text={text} />
      </span>
    </>
  )
  const [only, ...more] = actions
  const isOneWay = only !== undefined && more.length === 0
  const read = useReading(card, 0, isOneWay ? () => void session.act(only) : undefined)
  const toRead = (
    <button
      type="button"
      class="answer-read"
      aria-label={say('table/read', { card: context.cardName(card, language()) })}
      {...read}
    >
      {look}
    </button>
  )
  if (isOneWay) {
    return (
      <li class="trial-answer now">
        <button
          type="button"
          aria-label={`${plain(actionWords(only, decision, context, words()), words())}. ${plain(text, words())}`}
          aria-describedby={`answer-${card}`}
          data-action={only.type}
          {...read}
        >
          {look}
          <Plate id={`answer-${card}`} action={only} foreseen={foreseen} trial={shown} context={context} />
        </button>
      </li>
    )
  }
  if (only !== undefined) {
    return (
      <li class="trial-answer now several">
        {toRead}
        <div class="answer-ways">
          {actions.map((action) => (
            <button
              key={JSON.stringify(action)}
              type="button"
              aria-label={plain(actionWords(action, decision, context, words()), words())}
              data-action={action.type}
              onClick={() => void session.act(action)}
            >
              <Plate action={action} foreseen={foreseen} trial={shown} context={context} several />
            </button>
          ))}
        </div>
      </li>
    )
  }
  const late = isTooLate(card, decision.window, reason, shelf.box)
  const forbidden = reason !== undefined && reason !== null && reason !== 'wrong-moment'
  const state = waits !== null && !forbidden ? 'waits' : 'no'
  return (
    <li class={`trial-answer ${state}`}>
      {toRead}
      <span class="trial-plate">
        <b>
          {state === 'waits'
            ? say(`attempt/plate/waits-${waits!}`)
            : say(late ? 'attempt/plate/too-late' : 'attempt/plate/locked')}
        </b>
        {state === 'no' && (
          <small>
            {late
              ? say('attempt/plate/only-before')
              : reason !== undefined && reason !== null && say(`refusal/${reason}`)}
          </small>
        )}
        <span class="unseen">
          {context.cardName(card, language())}. {plain(text, words())}
        </span>
      </span>
    </li>
  )
}

interface PlateProps {
  id?: string
  action: Action
  foreseen: Foreseen
  trial: Trial
  context: DecisionContext
  /** one of several: it says whom it is played on, or what is paid */
  several?: boolean
}

function Plate({ id, action, foreseen, trial: shown, context, several = false }: PlateProps) {
  const session = useSession()
  const yours = shown.seat === session.seat.value
  const prospect = shown.outcome === 'overcome' ? null : foreseen(action)
  const { legal, idle } = session.look.value
  const isIdle = idle[legal.indexOf(action)] ?? false
  return (
    <span class="trial-plate" {...(id === undefined ? {} : { id })}>
      <b>
        {prospect === null ? (
          say(action.type === 'play' ? 'attempt/plate/play' : 'attempt/plate/use')
        ) : (
          <ResultText prospect={prospect} yours={yours} />
        )}
      </b>
      {several && <Rich text={wayWords(action, context)} />}
      {(isIdle || (prospect !== null && isAlike(prospect, foreseen(null)))) && (
        <small>{say('attempt/plate/no-change')}</small>
      )}
    </span>
  )
}

export const isAlike = (a: Result, b: Result | null): boolean =>
  b !== null && a.success === b.success && a.total === b.total && a.difficulty === b.difficulty

export function ResultText({ prospect, yours }: { prospect: Result; yours: boolean }) {
  const end = endWords(prospect, yours)
  return (
    <>
      {sumWords(prospect)}
      {end !== '' && <em class={prospect.success === 1 ? 'good' : 'bad'}>{end}</em>}
    </>
  )
}

function wayWords(action: Action, context: DecisionContext): string {
  if (action.type === 'play') return say('attempt/on-hero', { who: context.heroName(action.on) })
  if (action.type === 'use')
    return context.cardWords.power?.(action.card, action.power, action.cost, words()) ?? ''
  return ''
}
