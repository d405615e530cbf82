/** A hero's board, one's own or another's: the head, the track and the columns, and beside them what is given. */
import type { Seat } from '@runesaga/table'
import type { ComponentChildren } from 'preact'
import { isSeen } from '../../../cards/is-seen.ts'
import { useView } from '../../../session/index.ts'
import { say } from '../../../ui/language.ts'
import { IconKey } from '../../../ui/tips/icon-key.tsx'
import { useMedia } from '../../../ui/use-media.ts'
import styles from './board.module.css'
import { BoardHead } from './board-head.tsx'
import { Columns } from './columns.tsx'
import { Track } from './track.tsx'

interface BoardFrameProps {
  seat: Seat
  /** it has little more than half of the width: the track lies over the columns */
  narrow?: boolean
  /** beside the columns: at their left, and at their right */
  before?: ComponentChildren
  /** what is at their right is an answer to be given, which has its own icons told */
  asks?: boolean
  children: ComponentChildren
}

export function BoardFrame({ seat, narrow = false, before, asks = false, children }: BoardFrameProps) {
  const { heritage } = useView().heroes[seat]
  const isPhone = useMedia('(max-width: 719.98px)')
  const lying = narrow || isPhone
  return (
    <section
      class={`${styles.board} ${isSeen(heritage) ? styles.epic : ''} ${lying ? styles.lying : ''}`}
      aria-labelledby={`board-${seat}`}
      data-part="board"
      data-place="board"
    >
      <BoardHead seat={seat} />
      <div class={styles.body}>
        <section class={styles.track} data-icons="">
          <h3 class="eyebrow">{say('table/corruption')}</h3>
          <Track seat={seat} shape={lying ? 'lying' : 'full'} />
          <IconKey />
        </section>
        {before}
        <Columns seat={seat} />
        <div class={styles.side} data-icons={asks ? undefined : ''}>
          {children}
          {!asks && <IconKey />}
        </div>
      </div>
    </section>
  )
}
