/** One's own board: the track, the columns of the story, Allies, deeds and hand. */

import { isSeen } from '../../../cards/is-seen.ts'
import { Mini } from '../../../cards/mini.tsx'
import { Readable } from '../../../cards/readable.tsx'
import { useOffers, useSession, useView } from '../../../session/index.ts'
import { layout } from '../../../state/layout.ts'
import { say } from '../../../ui/language.ts'
import { useMedia } from '../../../ui/use-media.ts'
import { useBeside, useFacing } from '../arrangement.ts'
import { Hand } from '../hand/index.ts'
import { AlliesAndFeats } from './allies-and-feats.tsx'
import { BoardHead } from './board-head.tsx'
import { Columns } from './columns.tsx'
import { Track } from './track.tsx'
import { UseButtons } from './use-buttons.tsx'
import '../../../styles/board.css'
import '../../../styles/board-columns.css'
import '../../../styles/board-side.css'
import '../../../styles/board-small.css'
import { IconKey } from '../../../ui/tips/icon-key.tsx'

function Heritage() {
  const { seat } = useSession()
  const { heritage } = useView().heroes[seat.value]
  if (!isSeen(heritage)) return null
  return (
    <section class="heritage">
      <h3 class="eyebrow">{say('table/heritage')}</h3>
      <Readable card={heritage} size="row" />
      <UseButtons card={heritage} />
      <p>{say('table/heritage/off')}</p>
    </section>
  )
}

/** More cards than this would hide one another in a fan. */
const FAN = 4
/** More lines of deeds than this leave no room for a fan on a low desk; beside an Adversary that is faced there is less. */
const LINES = { usual: 3, facing: 2 }

/** How the hand lies: in a fan if there is room for it. */
function useHandShape(): 'cards' | 'lines' | 'fan' {
  const { seat, catalog } = useSession()
  const offers = useOffers()
  const facing = useFacing()
  const isLow = useMedia('(max-height: 960px)')
  const { heritage, hand, allies, lost, played } = useView().heroes[seat.value]
  if (layout.value === 'phone') return 'cards'
  // as they lie: an Ally to be used has a line of its own, others lie two to a line; then the other deeds
  const inUse = allies.filter((card) => offers.uses(card).length > 0).length
  const kinds = new Set(played.map((card) => catalog.featKind(card))).size
  const lines = inUse + Math.ceil((allies.length - inUse) / 2) + kinds + Math.min(lost.length, 1)
  const most = facing ? LINES.facing : LINES.usual
  return isSeen(heritage) || hand.hero + hand.antihero > FAN || (isLow && lines > most) ? 'lines' : 'fan'
}

export function Board() {
  const { seat } = useSession()
  const { heritage } = useView().heroes[seat.value]
  const beside = useBeside()
  const shape = useHandShape()
  return (
    <section class={`board ${isSeen(heritage) ? 'epic' : ''}`} aria-labelledby={`board-${seat.value}`}>
      <BoardHead seat={seat.value} />
      <div class="board-body">
        <section class="board-track" data-icons="">
          <h3 class="eyebrow">{say('table/corruption')}</h3>
          <Track seat={seat.value} shape={layout.value === 'phone' || beside ? 'lying' : 'full'} />
          <IconKey />
        </section>
        {layout.value !== 'tablet' && <Heritage />}
        <Columns seat={seat.value} />
        <div class="board-side" data-icons="">
          <IconKey />
          {layout.value === 'tablet' && isSeen(heritage) && (
            <section>
              <h3 class="eyebrow">{say('table/heritage')}</h3>
              <Mini card={heritage} />
              <UseButtons card={heritage} />
            </section>
          )}
          <section>
            <h3 class="eyebrow">{say('table/allies-deeds')}</h3>
            <AlliesAndFeats seat={seat.value} />
          </section>
          {layout.value !== 'tablet' && (
            <section>
              <h3 class="eyebrow">{say('table/hand')}</h3>
              <Hand shape={shape} />
            </section>
          )}
        </div>
      </div>
    </section>
  )
}
