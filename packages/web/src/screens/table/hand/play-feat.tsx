/** Playing a Feat: the card once more, and on whom it may be played. */
import type { CardRef, Deed } from '@runesaga/table'
import { deedWords } from '@runesaga/words'
import { NamedRich } from '../../../at-table/named.tsx'
import { SeatMark } from '../../../at-table/seat-mark.tsx'
import { Card } from '../../../cards/card.tsx'
import { partOf, useOffers, useSession, useView } from '../../../session/index.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { language, say, words } from '../../../ui/language.ts'
import styles from './play-feat.module.css'

export function PlayFeat({ card, onClose }: { card: CardRef; onClose: () => void }) {
  const session = useSession()
  const offers = useOffers()
  const context = session.catalog.context(useView(), session.seat.value)
  const plays = offers.plays(card)
  const name = context.cardName(card, language())
  const allIdle = plays.length > 0 && plays.every(({ idle }) => idle)
  const play = (deed: Deed) => {
    onClose()
    void session.act(deed)
  }
  return (
    <Dialog
      title={
        plays.length > 1 ? say('table/play/on-whom', { card: name }) : say('table/play/now', { card: name })
      }
      onClose={onClose}
    >
      <div class={styles.body}>
        <Card card={card} size="full" />
        <ul class="choice-list">
          {allIdle && <li class={styles.idle}>{say('table/play/idle')}</li>}
          {plays.map(({ deed, idle }) => (
            <li key={JSON.stringify(deed)}>
              <Button
                look={plays.length === 1 ? 'primary' : 'plain'}
                autofocus={plays.length === 1 && !allIdle}
                data-action="play"
                onClick={() => play(deed)}
              >
                {plays.length > 1 && <SeatMark seat={partOf(deed, 'play')!.on} />}
                <NamedRich text={deedWords(deed, offers.waiting, context, words())} />
                {!allIdle && idle && <small>{say('table/play/idle-short')}</small>}
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
