/** A turn in the chronicle: one sentence, and its steps when it is opened. */
import { actName } from '@runesaga/words'
import { useState } from 'preact/hooks'
import { NamedRich } from '../../../at-table/named.tsx'
import { SeatMark } from '../../../at-table/seat-mark.tsx'
import { MiniPicture } from '../../../cards/mini.tsx'
import { useSession } from '../../../session/index.ts'
import { Icon } from '../../../ui/icon.tsx'
import { language, say, words } from '../../../ui/language.ts'
import { TollLines } from '../adversary/index.ts'
import styles from './chronicle.module.css'
import { type Filter, passes, type Told, type Turn } from './entries.ts'
import { cardOf, sentenceOf, sentenceSoFar } from './sentence.ts'

/** What opens the cards of a step. */
export type Open = (step: Told) => void

function Step({ step, open }: { step: Told; open: Open }) {
  const { catalog } = useSession()
  const names = catalog.names()
  const text = (
    <>
      <NamedRich text={step.text} passing />
      {step.undone && <em>{say('table/chronicle/undone')}</em>}
    </>
  )
  return (
    <li class={`${styles.step} ${step.undone ? styles.undone : ''}`}>
      {step.cards.length === 0 ? (
        <p>{text}</p>
      ) : (
        <button
          type="button"
          title={say('table/chronicle/cards', {
            cards: step.cards.map((card) => names.cardName(card, language())).join(', '),
          })}
          onClick={() => open(step)}
        >
          {text}
        </button>
      )}
    </li>
  )
}

export function Steps({ steps, open }: { steps: readonly Told[]; open: Open }) {
  return (
    <ol class={styles.steps}>
      {steps.map((step) => (
        <Step key={step.id} step={step} open={open} />
      ))}
    </ol>
  )
}

/** A turn in progress is told as far as it has come. */
function useSummary(turn: Turn): string {
  const session = useSession()
  if (turn.seat === null) return say('table/chronicle/before')
  if (turn.isOver) return sentenceOf(turn, session)
  return (
    sentenceSoFar(turn, session) ??
    say('table/prompt/turn', {
      person: turn.seat === session.you.value ? 'you' : 'hero',
      who: session.about.players[turn.seat].name,
    })
  )
}

export function TurnLine({ turn, filter, open }: { turn: Turn; filter: Filter; open: Open }) {
  const isFiltered = filter !== 'all'
  const [isOpen, setOpen] = useState(false)
  const summary = useSummary(turn)
  const card = cardOf(turn)
  return (
    <li class={styles.turn}>
      <details open={isOpen || isFiltered} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary>
          <SeatMark seat={turn.seat} />
          <span class={styles.said}>
            {summary}
            <TollLines turn={turn} />
            <small>
              <Icon name="unfold" />
              {turn.seat === null
                ? say('moment/steps', { n: turn.steps.length })
                : say('table/chronicle/turn', { n: turn.nth })}
            </small>
          </span>
          {card !== null && <MiniPicture card={card} />}
        </summary>
        {(isOpen || isFiltered) && (
          <Steps steps={turn.steps.filter((step) => passes(step, filter))} open={open} />
        )}
      </details>
    </li>
  )
}

/** What a turn ended or opened for the reader: said in a line of its own, above it. */
export function ActLines({ turn: { events } }: { turn: Turn }) {
  const { seat } = useSession()
  const lines = events.flatMap((event) => {
    if (event.type === 'act-completed' && event.seat === seat.value)
      return [say('table/chronicle/act-told', { act: actName(event.act, words()) })]
    if (event.type === 'row-opened' && event.row !== null && event.row > 1)
      return [say('table/chronicle/act-open', { act: actName(event.row, words()) })]
    return []
  })
  return lines.toReversed().map((line) => (
    <li key={line} class={styles.act}>
      {line}
    </li>
  ))
}
