/** The head of one's board: name, Experience, icons, and the Destiny so far. */
import type { Seat } from '@runesaga/table'
import { layout } from '../../state/layout.ts'
import { GameIcon } from '../../ui/game-icon.tsx'
import { say } from './say.ts'
import { SeatMark } from './seat-mark.tsx'
import { useSession } from './session-context.ts'
import { SoFar } from './so-far.tsx'
import { Tallies } from './tallies.tsx'

export function BoardHead({ seat }: { seat: Seat }) {
  const session = useSession()
  const { xp } = session.look.value.view.heroes[seat]
  return (
    <header class="board-head">
      <SeatMark seat={seat} />
      <h2 id={`board-${seat}`}>{session.about.players[seat].name}</h2>
      <span class="purse">
        <GameIcon name="xp" />
        <b class="count">{xp}</b>
        {layout.value !== 'phone' && <small>{say('experience')}</small>}
      </span>
      <span class="head-tallies">
        <Tallies seat={seat} of="abilities" />
        <Tallies seat={seat} of="story" />
      </span>
      {seat === session.seat.value && <SoFar />}
    </header>
  )
}
