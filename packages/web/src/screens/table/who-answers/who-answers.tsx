/**
 * Between several people at one device: does anybody answer this attempt? It shows what everybody knows and covers the hand of whoever has
 * cast. One of them takes the device, or nobody does.
 */
import type { AttemptView } from '@runesaga/table'
import { useEffect, useRef } from 'preact/hooks'
import { SeatMark } from '../../../at-table/seat-mark.tsx'
import { marginWords } from '../../../attempt/figures/index.ts'
import { Card } from '../../../cards/card.tsx'
import { useSession, useView } from '../../../session/index.ts'
import { Button } from '../../../ui/button.tsx'
import { language, say, words } from '../../../ui/language.ts'
import { Stone } from '../../../ui/stone.tsx'
import { IconKey } from '../../../ui/tips/icon-key.tsx'
import { HandSize } from '../rivals/index.ts'
import type { Answering } from './answering.ts'
import styles from './who-answers.module.css'

export function WhoAnswers({ answering }: { answering: Answering }) {
  return answering.seats.value.length > 0 && <Question answering={answering} />
}

function Question({ answering }: { answering: Answering }) {
  const { about } = useSession()
  const { attempt } = useView()
  const dialog = useRef<HTMLDialogElement>(null)
  const open = () => dialog.current?.showModal()
  useEffect(open, [])
  if (attempt === null) return null
  return (
    <dialog
      ref={dialog}
      class={`${styles.whoAnswers} oak`}
      aria-labelledby="who-answers"
      aria-describedby="so-far"
      data-icons=""
      onCancel={(event) => event.preventDefault()}
      // the browser lets nobody be kept from closing it for good
      onClose={open}
    >
      <SoFar attempt={attempt} />
      <div class={styles.question}>
        <h1 id="who-answers">{say('attempt/anybody')}</h1>
        <p>{say('attempt/anybody/how')}</p>
        <ul>
          {answering.seats.value.map((seat) => (
            <li key={seat} class={`of-seat-${seat + 1}`}>
              <Button look="outline" onClick={() => void answering.answerAs(seat)}>
                <SeatMark seat={seat} />
                {say('opening/hand-over/take', { name: about.players[seat].name })}
              </Button>
              <HandSize seat={seat} />
            </li>
          ))}
        </ul>
        <Button look="primary" data-action="pass" onClick={() => void answering.nobody()}>
          {say('attempt/anybody/nobody')}
        </Button>
      </div>
      <IconKey />
    </dialog>
  )
}

/** The attempt as everybody sees it: its card, the stones, and what they come to. */
function SoFar({ attempt }: { attempt: AttemptView }) {
  const { catalog, about, seat: shown } = useSession()
  const { card, path, place, seat, stones, total, difficulty } = attempt
  const names = catalog.names(shown.value)
  const face = catalog.face(card, words(), path === 'final' ? 'final' : 'first')
  const took = face.paths.length > 1 ? face.paths[path === 'bottom' ? 1 : 0] : null
  const margin = (total ?? 0) - difficulty.n
  return (
    <section class={styles.soFar} id="so-far">
      <div aria-hidden="true">
        <Card card={card} size="row" side={path === 'final' ? 'final' : 'first'} />
      </div>
      <div class={styles.cast}>
        <h2>
          <SeatMark seat={seat} />
          <span>
            {say(names.isAdversary?.(card) || place === 'apart' ? 'attempt/faces' : 'attempt/attempts', {
              person: 'hero',
              who: about.players[seat].name,
              card: names.sideName?.(card, path, language()) ?? face.title,
            })}
          </span>
        </h2>
        {took !== null && <p class={styles.path}>{say('attempt/path-taken', { path: took.name })}</p>}
        <p class={styles.stones} aria-hidden="true">
          {stones.map(({ name, kind, face }, i) => (
            <Stone key={name} stone={kind} face={face} seed={i} />
          ))}
        </p>
        {total !== null && (
          <p class={margin < 0 ? styles.short : styles.enough}>
            <b>{total}</b> {say('attempt/against', { n: difficulty.n })}
            <span>{say('attempt/as-it-lies', { margin: marginWords(margin) })}</span>
          </p>
        )}
      </div>
    </section>
  )
}
