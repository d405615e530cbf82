/** Playing a Feat: the card once more, and on whom it may be played. */
import type { Action, CardNo } from '@runesaga/table'
import { actionWords } from '@runesaga/words'
import { Card } from '../../cards/card.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { language, say, words } from '../../ui/language.ts'
import { Rich } from '../../ui/rich.tsx'
import { SeatMark } from './seat-mark.tsx'
import { useSession } from './session-context.ts'
import { useOffers } from './use-offers.ts'

export function PlayFeat({ card, onClose }: { card: CardNo; onClose: () => void }) {
  const session = useSession()
  const offers = useOffers()
  const context = session.shelf.context(session.look.value.view, session.seat.value)
  const plays = offers.plays(card)
  const name = context.cardName(card, language())
  const allIdle = plays.length > 0 && plays.every((action) => offers.idle(action))
  const play = (action: Action) => {
    onClose()
    void session.act(action)
  }
  return (
    <Dialog
      title={
        plays.length > 1 ? say('table/play/on-whom', { card: name }) : say('table/play/now', { card: name })
      }
      class="play-feat"
      onClose={onClose}
    >
      <div class="play-feat-body">
        <Card card={card} size="full" />
        <ul class="choice-list">
          {allIdle && <li class="play-idle">{say('table/play/idle')}</li>}
          {plays.map((action) => (
            <li key={action.on}>
              <Button
                look={plays.length === 1 ? 'primary' : 'plain'}
                data-action="play"
                onClick={() => play(action)}
              >
                {plays.length > 1 && <SeatMark seat={action.on} />}
                <Rich text={actionWords(action, offers.decision!, context, words())} />
                {!allIdle && offers.idle(action) && <small>{say('table/play/idle-short')}</small>}
              </Button>
            </li>
          ))}
          <li>
            <Button onClick={onClose}>{say('common/cancel')}</Button>
          </li>
        </ul>
      </div>
    </Dialog>
  )
}
