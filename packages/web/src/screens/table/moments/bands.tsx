/** Milestones over the table: a band across it, one at a time. Nothing beneath moves, and a press anywhere sends it away. */
import { useEffect, useRef } from 'preact/hooks'
import { SeatMark } from '../../../at-table/seat-mark.tsx'
import { Card } from '../../../cards/card.tsx'
import { isSeen } from '../../../cards/is-seen.ts'
import { useSession, useView } from '../../../session/index.ts'
import { announce } from '../../../ui/announcer.tsx'
import { say } from '../../../ui/language.ts'
import { sound } from '../../../ui/sound.ts'
import { IconKey } from '../../../ui/tips/icon-key.tsx'
import { ActTold } from './act-told.tsx'
import styles from './band.module.css'
import type { Milestone } from './milestones.ts'
import { saidOf } from './said.ts'
import { type Band, useBands } from './use-bands.ts'

/** Whoever takes the device has milestones of their own. */
export const Bands = () => <BandsOf key={useSession().seat.value} />

function BandsOf() {
  const band = useBands()
  if (band === null) return null
  const key = JSON.stringify(band.milestone)
  return band.stage ? <Stage key={key} {...band} /> : <Passing key={key} {...band} />
}

/** The bell, and the words for those who listen. */
function useOpening(said: string): void {
  useEffect(() => {
    sound('bell')
    announce(said)
  }, [])
}

/** What sends a band away, beside its own button. */
function useLeaving(type: 'click' | 'pointerdown', close: () => void): void {
  useEffect(() => {
    const leave = ({ key }: KeyboardEvent) => {
      if (key === 'Escape' || (type === 'click' && key === 'Enter')) close()
    }
    addEventListener(type, close)
    addEventListener('keydown', leave)
    return () => {
      removeEventListener(type, close)
      removeEventListener('keydown', leave)
    }
  })
}

/** Most look alike. */
const LOOKS: Partial<Record<Milestone['what'], string>> = { row: styles.row, level: styles.level }

/** Over the whole table. The browser keeps the focus inside, and gives it back once it is closed. */
function Stage({ milestone, close }: Band) {
  const { title, text } = saidOf(milestone, useSession())
  const ground = useRef<HTMLDialogElement>(null)
  useOpening(`${title}. ${text}`)
  useLeaving('click', close)
  useEffect(() => {
    const dialog = ground.current!
    dialog.showModal()
    return () => dialog.close()
  }, [])
  return (
    <dialog
      ref={ground}
      class={`${styles.ground} ${LOOKS[milestone.what] ?? ''}`}
      aria-labelledby="band"
      // not by itself when it goes
      onClose={() => ground.current !== null && close()}
      data-icons=""
    >
      <div class={styles.band}>
        {milestone.what === 'act' ? (
          <ActTold act={milestone.act} text={text} />
        ) : (
          <div class={styles.plain}>
            <Picture milestone={milestone} />
            <div class={styles.said}>
              {milestone.what === 'level' && <p class="eyebrow">{say('moment/level/first')}</p>}
              <h2 id="band">{title}</h2>
              <p>{text}</p>
            </div>
          </div>
        )}
      </div>
      <IconKey />
    </dialog>
  )
}

/** What a milestone is about: the cards of a row as they turn over, the Destiny, the hero's mark. */
function Picture({ milestone }: { milestone: Milestone }) {
  const { seat } = useSession()
  const { rows, heroes } = useView()
  const { destiny } = heroes[seat.value]
  if (milestone.what === 'row') {
    const cards = rows[milestone.row - 1].places.map(({ card }) => card).filter(isSeen)
    return (
      <ul class={styles.turning} aria-hidden="true">
        {cards.map((card, i) => (
          <li key={card} style={{ '--i': i }}>
            <Card card={card} size="row" />
          </li>
        ))}
      </ul>
    )
  }
  if (milestone.what === 'destiny' && isSeen(destiny)) {
    return (
      <div class={styles.destinyCard} aria-hidden="true">
        <Card card={destiny} size="row" />
      </div>
    )
  }
  return <SeatMark seat={seat.value} />
}

const Hourglass = () => (
  <svg class={styles.glass} viewBox="0 0 24 24" aria-hidden="true">
    <path d="M5 1h14v3h-1v3.2c0 2-2.9 3.6-4.4 4.8 1.500 1.200 4.400 2.800 4.400 4.800V20h1v3H5v-3h1v-3.200c0-2 2.900-3.600 4.400-4.800C8.900 10.800 6 9.200 6 7.200V4H5zm3 3v3c0 1.300 2.600 2.700 4 4 1.400-1.300 4-2.700 4-4V4zm4 9c-1.400 1.300-4 2.700-4 4v3l4-2.200 4 2.200v-3c0-1.300-2.600-2.700-4-4z" />
  </svg>
)

/** Who still has a turn when the last round begins. */
function TurnsLeft({ seat }: { seat: number }) {
  const { about } = useSession()
  const after = about.players.map((_, i) => (seat + i) % about.players.length)
  return (
    <ul class={styles.left}>
      {after.map((one) => (
        <li key={one} class={one === seat ? styles.done : ''}>
          <SeatMark seat={one} />
          {about.players[one].name}
          <small>{say(one === seat ? 'moment/last-round/told' : 'moment/last-round/turn')}</small>
        </li>
      ))}
    </ul>
  )
}

/** Across the middle of the table, in nobody's way. */
function Passing({ milestone, close }: Band) {
  const session = useSession()
  const { title, text } = saidOf(milestone, session)
  const isLast = milestone.what === 'last-round'
  const seat = 'seat' in milestone ? milestone.seat : session.seat.value
  useOpening(`${title}. ${text}`)
  useLeaving('pointerdown', close)
  return (
    <div
      data-part="band"
      class={`${styles.passing} ${isLast || milestone.what === 'last-turn' ? styles.red : ''} ${isLast ? styles.tall : ''}`}
    >
      {isLast || milestone.what === 'last-turn' ? <Hourglass /> : <SeatMark seat={seat} />}
      <div>
        <p class={styles.title}>{title}</p>
        <p>{text}</p>
      </div>
      {isLast && <TurnsLeft seat={seat} />}
    </div>
  )
}
