/** Experience isn't paid by a slip of the hand: a Trait that costs some is asked about first. */
import type { CardRef } from '@runesaga/table'
import { givesWords } from '../../../cards/in-words.ts'
import { useSession, useView } from '../../../session/index.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { language, say, words } from '../../../ui/language.ts'
import { Rich } from '../../../ui/rich.tsx'

interface GainForProps {
  card: CardRef
  price: number
  onClose: () => void
}

export function GainFor({ card, price, onClose }: GainForProps) {
  const session = useSession()
  const name = session.catalog.names().cardName(card, language())
  const gives = givesWords(session.catalog.face(card, words()).rewards, words())
  const { xp } = useView().heroes[session.seat.value]
  const gain = () => {
    onClose()
    void session.act({ gain: card })
  }
  return (
    <Dialog title={say('table/gain-for/title', { card: name })} onClose={onClose}>
      <p>
        <Rich text={say('table/gain-for/text', { xp: `{xp ${price}}`, have: `{xp ${xp}}`, gives })} />
      </p>
      <div class="dialog-foot">
        <Button onClick={onClose}>{say('common/cancel')}</Button>
        <Button look="primary" data-action="gain" onClick={gain}>
          {say('table/gain-for/yes')}
        </Button>
      </div>
    </Dialog>
  )
}
