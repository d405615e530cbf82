/** A question and its answers: cards as cards, heroes by their marks, stones as stones, anything else in words. */
import { drawBack } from '@runesaga/draw'
import type { Answer } from '@runesaga/table'
import { answerWords, decisionWords, plain } from '@runesaga/words'
import { advisedMark } from '../../../at-table/advised.ts'
import { NamedRich } from '../../../at-table/named.tsx'
import { Purse } from '../../../at-table/purse.tsx'
import { SeatMark } from '../../../at-table/seat-mark.tsx'
import { Readable } from '../../../cards/readable.tsx'
import { answerDeed, useOffers, useSession, useView } from '../../../session/index.ts'
import { layout } from '../../../state/layout.ts'
import { Button } from '../../../ui/button.tsx'
import { words } from '../../../ui/language.ts'
import { Stone } from '../../../ui/stone.tsx'
import styles from './question.module.css'

interface AnswerProps {
  answer: Answer
  label: string
  /** a hint says so: its mark */
  mark: ReturnType<typeof advisedMark>
  act: () => void
}

/** The card that an answer is, or that lies at the place that it is. */
function cardOf(answer: Exclude<Answer, string>) {
  if ('card' in answer) return answer.card
  return 'place' in answer ? answer.place : null
}

function AnswerButton({ answer, label, mark, act }: AnswerProps) {
  const { attempt } = useView()
  const name = plain(label, words())
  const inWords = (
    <Button data-action="choose" {...mark} onClick={act}>
      <NamedRich text={label} />
    </Button>
  )
  if (typeof answer === 'string') return inWords
  const card = cardOf(answer)
  if (card !== null)
    return (
      <Readable
        card={card}
        size="thumb"
        stands={'data-advised' in mark ? 'advised' : 'legal'}
        offer={{ name, act, does: 'choose' }}
      />
    )
  if ('deck' in answer)
    return (
      <div class="readable legal">
        <div
          aria-hidden="true"
          dangerouslySetInnerHTML={{ __html: drawBack(answer.deck, words(), 'thumb') }}
        />
        <button type="button" class="cover" aria-label={name} data-action="choose" {...mark} onClick={act} />
      </div>
    )
  if ('stone' in answer) {
    const { stones } = attempt!
    const position = stones.findIndex((stone) => stone.name === answer.stone)
    const { kind, face } = stones[position]
    return (
      <button
        type="button"
        class={styles.stone}
        aria-label={name}
        data-action="choose"
        {...mark}
        onClick={act}
      >
        <Stone stone={kind} face={face} seed={position} />
      </button>
    )
  }
  if ('seat' in answer && !('ability' in answer))
    return (
      <Button data-action="choose" {...mark} onClick={act}>
        <SeatMark seat={answer.seat} />
        {label}
      </Button>
    )
  return inWords
}

/** The card behind a question, and what it asks. */
export function Question() {
  const session = useSession()
  const { question, waiting } = useOffers()
  const view = useView()
  if (question === null || waiting === undefined) return null
  const context = session.catalog.context(view, session.seat.value)
  return (
    <section class={styles.question} aria-labelledby="question" data-part="question">
      <div class={styles.asked}>
        {question.card !== null && <Readable card={question.card} size="thumb" />}
        <h2 id="question" data-now="" tabIndex={-1}>
          <NamedRich text={decisionWords(waiting, context, words())} />
        </h2>
        {/* the board beneath is covered */}
        {layout.value !== 'phone' && <Purse n={view.heroes[session.seat.value].xp} />}
      </div>
      <ul class={styles.answers}>
        {question.answers.map((answer, i) => (
          <li key={i}>
            <AnswerButton
              answer={answer}
              label={answerWords(answer, context, words())}
              mark={advisedMark(session.ui, answerDeed(question, answer))}
              act={() => void session.act(answerDeed(question, answer))}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}
