/** What a phone that lies shows of one's own board beside the prompt: Experience, track and icons, the points so far, and the hand. */

import { Purse } from '../../../at-table/purse.tsx'
import { useSession, useView } from '../../../session/index.ts'
import { say } from '../../../ui/language.ts'
import { IconKey } from '../../../ui/tips/icon-key.tsx'
import { HandButton } from '../hand/index.ts'
import styles from './dock-low.module.css'
import { ScoreSoFar } from './score-so-far.tsx'
import { Tallies } from './tallies.tsx'
import { Track } from './track.tsx'

export function LowDock() {
  const { seat } = useSession()
  const { xp } = useView().heroes[seat.value]
  return (
    <section class={styles.low} data-part="dock" data-place="board" aria-label={say('table/your-story')}>
      <div class={styles.figures} data-icons="">
        <Purse n={xp} data-coach={`purse-${seat.value}`} data-place="purse" />
        <Track seat={seat.value} shape="line" />
        <span class={styles.icons}>
          <Tallies seat={seat.value} of="abilities" />
          <Tallies seat={seat.value} of="story" />
        </span>
        <IconKey />
      </div>
      <ScoreSoFar short />
      <HandButton low />
    </section>
  )
}
