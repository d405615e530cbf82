/**
 * A question in the middle of an attempt: everything that isn't a stone on the oak is a button here, with a short name; what a card does
 * and what would come of it stand below.
 */
import type { Choice, Decision } from '@runesaga/table'
import { choiceWords } from '@runesaga/words'
import { Card } from '../../cards/card.tsx'
import { MiniPicture } from '../../cards/mini.tsx'
import { say, words } from '../../ui/language.ts'
import { Rich } from '../../ui/rich.tsx'
import { useSession } from '../table/session-context.ts'
import { resultWords } from './figures.ts'
import type { Foreseen } from './use-odds.ts'
import type { Trial } from './use-trial.ts'

interface QuestionProps {
  decision: Extract<Decision, { kind: 'choose' }>
  trial: Trial
  foreseen: Foreseen
}

export function AttemptQuestion({ decision, trial: shown, foreseen }: QuestionProps) {
  const session = useSession()
  const { view } = session.look.value
  const context = session.shelf.context(view, session.seat.value)
  const results = decision.options.map((_, option) => {
    const prospect = shown.outcome === '' ? foreseen({ type: 'choose', option }) : null
    return prospect === null ? '' : resultWords(prospect, shown.seat === session.seat.value)
  })
  // what is the same whatever is chosen helps nobody to choose
  const matters = new Set(results).size > 1
  const cardOf = (choice: Choice) =>
    choice.kind === 'card'
      ? choice.card
      : choice.kind === 'slot'
        ? context.cardAt(choice.row, choice.slot)
        : -1
  return (
    <section class="trial-question" aria-label={say('attempt/your-choice')}>
      <ul>
        {decision.options.map((choice, option) => {
          if (choice.kind === 'stone') return null
          const card = cardOf(choice)
          return (
            <li key={option}>
              <button
                type="button"
                class="trial-choice"
                aria-labelledby={`choice-${option}`}
                aria-describedby={`choice-${option}-about`}
                data-action="choose"
                onClick={() => void session.act({ type: 'choose', option })}
              >
                {card >= 0 && (
                  <span class="trial-choice-card" aria-hidden="true">
                    <Card card={card} size="thumb" />
                    <MiniPicture card={card} />
                  </span>
                )}
                <span>
                  <b id={`choice-${option}`}>
                    <Rich text={choiceWords(choice, decision, context, words())} />
                  </b>
                  <span id={`choice-${option}-about`}>
                    {choice.kind === 'card' && (
                      <small>
                        <Rich text={session.shelf.sentences(card, words()).join(' ')} />
                      </small>
                    )}
                    {matters && results[option] !== '' && <small class="comes">{results[option]}</small>}
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
