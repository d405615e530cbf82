/** What a phone shows of one's own board under the rows: track, icons, and the hand to be opened. */

import { useState } from 'preact/hooks'
import { Card } from '../../../cards/card.tsx'
import { useOffers, useSession, useView } from '../../../session/index.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { say } from '../../../ui/language.ts'
import { Hand } from '../hand/index.ts'
import { BoardHead } from './board-head.tsx'
import { Tallies } from './tallies.tsx'
import { Track } from './track.tsx'
import '../../../styles/dock.css'
import { IconKey } from '../../../ui/tips/icon-key.tsx'

export function Dock() {
  const { seat } = useSession()
  const offers = useOffers()
  const [open, setOpen] = useState(false)
  const hand = useView().heroes[seat.value].hand.cards ?? []
  const playable = hand.some((card) => offers.plays(card).length > 0 || offers.answer({ card }) !== null)
  return (
    <section class="dock" aria-label={say('table/your-story')}>
      <BoardHead seat={seat.value} short />
      <div class="dock-body">
        <div class="dock-figures" data-icons="">
          <Track seat={seat.value} shape="lying" />
          <Tallies seat={seat.value} of="abilities" />
          <Tallies seat={seat.value} of="story" />
          <IconKey />
        </div>
        {hand.length > 0 && (
          <button
            type="button"
            class={`dock-hand ${playable ? 'legal' : ''}`}
            aria-label={`${say('table/hand/open')}, ${say('table/hand/n', { n: hand.length })}`}
            onClick={() => setOpen(true)}
          >
            <span class="dock-fan" aria-hidden="true" style={{ '--of': hand.length }}>
              {hand.map((card, n) => (
                <span key={card} style={{ '--n': n - (hand.length - 1) / 2 }}>
                  <Card card={card} size="thumb" />
                </span>
              ))}
            </span>
          </button>
        )}
      </div>
      {open && (
        <Dialog
          title={say('table/hand/n', { n: hand.length })}
          class="hand-sheet"
          onClose={() => setOpen(false)}
        >
          <Hand shape="cards" />
        </Dialog>
      )}
    </section>
  )
}
