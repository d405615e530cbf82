/** Between two people at one device: nothing of the game is shown until the next one has taken it. */
import type { Seat } from '@runesaga/table'
import { decisionWords, plain } from '@runesaga/words'
import { useEffect, useRef } from 'preact/hooks'
import { NamedRich } from '../../at-table/named.tsx'
import { SeatMark } from '../../at-table/seat-mark.tsx'
import { isSeen } from '../../cards/is-seen.ts'
import { useSession } from '../../session/index.ts'
import { announce } from '../../ui/announcer.tsx'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { say, words } from '../../ui/language.ts'
import { IconKey } from '../../ui/tips/icon-key.tsx'
import styles from './hand-over.module.css'

export function HandOver({ to }: { to: Seat }) {
  const session = useSession()
  const { name } = session.about.players[to]
  const first = session.seat.value === to
  const title = say(first ? 'opening/hand-over/first' : 'opening/hand-over', { name })
  const view = session.view.value
  // what everybody knows: that a window is open, and which card waits
  const asked = view.waitsFor.find((waiting) => waiting.seat === to && waiting.for === 'window')
  const question =
    asked === undefined ? null : decisionWords(asked, session.catalog.context(view, to), words())
  const { turn, attempt } = view
  // somebody has answered in this turn, which goes on
  const isAgain =
    !first && asked === undefined && turn.seat === to && (attempt !== null || turn.mainActions <= 0)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    heading.current?.focus()
    announce([title, ...(question === null ? [] : [plain(question, words())])].join('. '))
  }, [title, question])
  return (
    <main class={`${styles.handOver} oak of-seat-${to + 1}`} data-icons="">
      <div class={styles.light} aria-hidden="true">
        {isSeen(view.heroes[to].origin) ? <SeatMark seat={to} /> : <Icon name="flame" />}
      </div>
      <h1 ref={heading} tabIndex={-1}>
        {title}
      </h1>
      {question !== null && (
        <p class={styles.asked}>
          <NamedRich text={question} />
        </p>
      )}
      {isAgain && <p class={styles.asked}>{say('opening/hand-over/again', { name })}</p>}
      <IconKey />
      <p>{say('opening/hand-over/why', { name })}</p>
      <Button look="primary" onClick={() => session.takeSeat(to)}>
        {say('opening/hand-over/take', { name })}
      </Button>
      {session.steppingIn.value !== null && (
        <Button onClick={() => session.giveBack()}>
          {say('opening/hand-over/back', { name: session.about.players[session.seat.value].name })}
        </Button>
      )}
    </main>
  )
}
