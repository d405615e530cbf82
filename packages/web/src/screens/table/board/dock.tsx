/** What a phone shows of one's own board under the rows: track, icons, and the hand to be opened. */

import { useSession } from '../../../session/index.ts'
import { say } from '../../../ui/language.ts'
import { IconKey } from '../../../ui/tips/icon-key.tsx'
import { HandButton } from '../hand/index.ts'
import { BoardHead } from './board-head.tsx'
import styles from './dock.module.css'
import { Tallies } from './tallies.tsx'
import { Track } from './track.tsx'

export function Dock() {
  const { seat } = useSession()
  return (
    <section class={styles.dock} data-part="dock" data-place="board" aria-label={say('table/your-story')}>
      <BoardHead seat={seat.value} short />
      <div class={styles.body}>
        <div class={styles.figures} data-icons="">
          <Track seat={seat.value} shape="lying" />
          <Tallies seat={seat.value} of="abilities" />
          <Tallies seat={seat.value} of="story" />
          <IconKey />
        </div>
        <HandButton />
      </div>
    </section>
  )
}
