/**
 * A question in the middle of an attempt: everything that isn't a stone of the cast is a button here, with a short name; what a card
 * does and what would come of it stand below.
 */
import type { Answer, AnswerTo, AttemptView, CardRef, PlanView, QuestionView } from '@runesaga/table'
import { answerWords } from '@runesaga/words'
import { advisedMark } from '../../at-table/advised.ts'
import { NamedRich } from '../../at-table/named.tsx'
import { Card } from '../../cards/card.tsx'
import { MiniPicture } from '../../cards/mini.tsx'
import { answerDeed, useSession, useView } from '../../session/index.ts'
import { say, words } from '../../ui/language.ts'
import { resultWords, token, useAnswer } from '../figures/index.ts'
import styles from './question.module.css'
import type { Foreseen } from './use-foreseen.ts'

interface QuestionProps {
  attempt: AttemptView
  question: QuestionView
  foreseen: Foreseen
}

/** The card that is chosen itself, or lies in the place that is. */
function cardOf(answer: Answer): CardRef | null {
  if (typeof answer === 'string') return null
  if ('card' in answer) return answer.card
  return 'place' in answer ? answer.place : null
}

interface AskedOdds {
  ask: 'odds'
  plans: Record<string, PlanView>
}
const NONE: readonly number[] = []
const pricesIn = ({ now }: AnswerTo<AskedOdds>): readonly number[] =>
  typeof now === 'object' ? now.darkPrices : NONE

/** What each answer costs in Experience, where that is known. */
function usePrices({ name, answers }: QuestionView): (number | undefined)[] {
  const prices = useAnswer<AskedOdds, readonly number[]>(
    name === 'dark' ? { ask: 'odds', plans: { now: {} } } : null,
    pricesIn,
    NONE,
  )
  return answers.map((answer) =>
    typeof answer === 'object' && 'amount' in answer ? prices[answer.amount] : undefined,
  )
}

/** "costs 1 Experience · 89% to succeed" */
const comesTo = (price: number | undefined, result: string): string =>
  [price !== undefined && price > 0 ? say('attempt/dark/costs', { xp: token('xp', price) }) : '', result]
    .filter((part) => part !== '')
    .join(' · ')

export function Question({ attempt, question, foreseen }: QuestionProps) {
  const session = useSession()
  const { catalog } = session
  const context = catalog.context(useView(), session.seat.value)
  const prices = usePrices(question)
  const deeds = question.answers.map((answer) => answerDeed(question, answer))
  const results = deeds.map((deed) => {
    const result = attempt.outcome === null ? foreseen(deed) : null
    return result === null ? '' : resultWords(result)
  })
  // what is the same whatever is chosen helps nobody to choose
  const matters = new Set(results).size > 1
  return (
    <section class={styles.question} data-part="question" aria-label={say('attempt/your-choice')}>
      {question.name === 'dark' && (
        <p class={styles.risk}>
          <NamedRich text={say('attempt/dark/risk', { moon: token('corruption', 1) })} />
          {attempt.darkAgain && ` ${say('attempt/dark/again')}`}
        </p>
      )}
      <ul>
        {question.answers.map((answer, i) => {
          if (typeof answer === 'object' && 'stone' in answer) return null
          const card = cardOf(answer)
          const isCard = typeof answer === 'object' && 'card' in answer
          return (
            <li key={i}>
              <button
                type="button"
                class={styles.choice}
                aria-labelledby={`choice-${i}`}
                aria-describedby={`choice-${i}-about`}
                data-action="choose"
                {...advisedMark(session.ui, deeds[i])}
                onClick={() => void session.act(deeds[i])}
              >
                {card !== null && (
                  <span class={styles.picture} aria-hidden="true">
                    <Card card={card} size="thumb" />
                    <MiniPicture card={card} />
                  </span>
                )}
                <span>
                  <b id={`choice-${i}`}>
                    <NamedRich text={answerWords(answer, context, words())} />
                  </b>
                  <span id={`choice-${i}-about`}>
                    {isCard && (
                      <small>
                        <NamedRich text={catalog.sentences(answer.card, words()).join(' ')} />
                      </small>
                    )}
                    <small class={styles.comes}>
                      <NamedRich text={comesTo(prices[i], matters ? results[i] : '')} />
                    </small>
                  </span>
                </span>
              </button>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
