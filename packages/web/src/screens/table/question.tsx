/** A question and its answers: cards as cards, heroes by their marks, stones as stones, anything else in words. */

import { drawBack } from '@runesaga/draw'
import type { Choice } from '@runesaga/table'
import { choiceWords, decisionWords, plain } from '@runesaga/words'
import { Readable } from '../../cards/readable.tsx'
import { Button } from '../../ui/button.tsx'
import { words } from '../../ui/language.ts'
import { Rich } from '../../ui/rich.tsx'
import { Stone } from '../../ui/stone.tsx'
import { SeatMark } from './seat-mark.tsx'
import { useSession } from './session-context.ts'
import { useOffers } from './use-offers.ts'
import '../../styles/question.css'

interface AnswerProps {
  choice: Choice
  label: string
  act: () => void
}

function Answer({ choice, label, act }: AnswerProps) {
  const { look } = useSession()
  const { view } = look.value
  const name = plain(label, words())
  switch (choice.kind) {
    case 'card':
      return <Readable card={choice.card} size="thumb" stands="legal" offer={{ name, act, does: 'choose' }} />
    case 'slot':
      return (
        <Readable
          card={view.rows[choice.row].cards[choice.slot]}
          size="thumb"
          stands="legal"
          offer={{ name, act, does: 'choose' }}
        />
      )
    case 'deck':
      return (
        <div class="readable legal">
          <div
            aria-hidden="true"
            dangerouslySetInnerHTML={{ __html: drawBack(choice.deck, words(), 'thumb') }}
          />
          <button type="button" class="cover" aria-label={name} data-action="choose" onClick={act} />
        </div>
      )
    case 'stone': {
      const { stones, faces } = view.attempt!
      return (
        <button type="button" class="stone-answer" aria-label={name} data-action="choose" onClick={act}>
          <Stone stone={stones[choice.position]} face={faces[choice.position]} seed={choice.position} />
        </button>
      )
    }
    case 'seat':
      return (
        <Button data-action="choose" onClick={act}>
          <SeatMark seat={choice.seat} />
          {label}
        </Button>
      )
    default:
      return (
        <Button data-action="choose" onClick={act}>
          <Rich text={label} />
        </Button>
      )
  }
}

/** The card behind a question, and what it asks. */
export function Question() {
  const session = useSession()
  const { question } = useOffers()
  const { view } = session.look.value
  if (question === null) return null
  const context = session.shelf.context(view, session.seat.value)
  return (
    <section class="question" aria-labelledby="question">
      <div class="question-asked">
        {question.card >= 0 && <Readable card={question.card} size="thumb" />}
        <h2 id="question">
          <Rich text={decisionWords(question, context, words())} />
        </h2>
      </div>
      <ul class="answers">
        {question.options.map((choice, option) => (
          <li key={option}>
            <Answer
              choice={choice}
              label={choiceWords(choice, question, context, words())}
              act={() => void session.act({ type: 'choose', option })}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}
