/** The other heroes where there is little room: a chip each, the whole board on demand. */
import type { Seat } from '@runesaga/table'
import { useState } from 'preact/hooks'
import { SeatMark } from '../../../at-table/seat-mark.tsx'
import { useSession, useView } from '../../../session/index.ts'
import { GameIcon } from '../../../ui/game-icon.tsx'
import { say } from '../../../ui/language.ts'
import { LoyalMark } from '../board/index.ts'
import { Filled, HandSize } from './figures.tsx'
import { useOthers } from './others.ts'
import styles from './rival-chips.module.css'
import { WholeBoard } from './whole-board.tsx'

function RivalChip({ seat }: { seat: Seat }) {
  const { about } = useSession()
  const [open, setOpen] = useState(false)
  const { heroes, turn } = useView()
  const { level, loyal, xp } = heroes[seat]
  const { name } = about.players[seat]
  return (
    <li>
      <button
        type="button"
        data-part="chip"
        class={`${styles.chip} ${turn.seat === seat ? styles.now : ''}`}
        aria-label={`${say('table/open-board', { who: name })}${loyal ? `, ${say('table/loyal')}` : ''}`}
        onClick={() => setOpen(true)}
      >
        <SeatMark seat={seat} />
        <span class={styles.lines}>
          <span class={styles.line}>
            <b>{name}</b>
            <span class={styles.tokens} data-coach={`purse-${seat}`}>
              <LoyalMark seat={seat} short />
              {level !== 'N' && (
                <span class={styles.level}>
                  <GameIcon name={level.startsWith('V') ? 'virtue' : 'corruption'} />
                  {level.slice(1)}
                </span>
              )}
              <GameIcon name="xp" />
              <span>{xp}</span>
            </span>
          </span>
          <span class={styles.line}>
            <Filled seat={seat} />
            <HandSize seat={seat} />
          </span>
        </span>
      </button>
      {open && <WholeBoard seat={seat} onClose={() => setOpen(false)} />}
    </li>
  )
}

export function RivalChips() {
  const others = useOthers()
  const { mode } = useSession().about.setup
  if (others.length === 0) return null
  return (
    <ul class={styles.chips} aria-label={say(mode === 'coop' ? 'table/partners' : 'table/rivals')}>
      {others.map((seat) => (
        <RivalChip key={seat} seat={seat} />
      ))}
    </ul>
  )
}
