/** The head of one's board: name, Experience, icons, and the Destiny so far. */

import type { Seat } from '@runesaga/table'
import { Purse } from '../../../at-table/purse.tsx'
import { SeatMark } from '../../../at-table/seat-mark.tsx'
import { useSession, useView } from '../../../session/index.ts'
import { layout } from '../../../state/layout.ts'
import { say } from '../../../ui/language.ts'
import { IconKey } from '../../../ui/tips/icon-key.tsx'
import styles from './board-head.module.css'
import { LoyalMark } from './loyal-mark.tsx'
import { ScoreSoFar } from './score-so-far.tsx'
import { Tallies } from './tallies.tsx'

/** `short`: the icons stand elsewhere. */
export function BoardHead({ seat, short = false }: { seat: Seat; short?: boolean }) {
  const session = useSession()
  const { xp } = useView().heroes[seat]
  return (
    <header class={`${styles.head} ${short ? styles.short : ''}`} data-icons="">
      <SeatMark seat={seat} />
      <h2 id={`board-${seat}`}>{session.about.players[seat].name}</h2>
      <Purse n={xp} data-coach={`purse-${seat}`} data-place="purse">
        {layout.value !== 'phone' && <small>{say('table/experience')}</small>}
      </Purse>
      <LoyalMark seat={seat} />
      {!short && (
        <span class={styles.tallies}>
          <Tallies seat={seat} of="abilities" />
          <Tallies seat={seat} of="story" />
        </span>
      )}
      {seat === session.seat.value && <ScoreSoFar short={short} />}
      <IconKey />
    </header>
  )
}
