/** Experience isn't paid by a slip of the hand: a Trait that costs some is asked about first. */
import type { Action, CardNo } from '@runesaga/table'
import { common } from '@runesaga/words'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { language } from '../../ui/language.ts'
import { Rich } from '../../ui/rich.tsx'
import { say } from './say.ts'
import { useSession } from './session-context.ts'

interface GainForProps {
  card: CardNo
  price: number
  action: Action
  onClose: () => void
}

export function GainFor({ card, price, action, onClose }: GainForProps) {
  const session = useSession()
  const name = session.shelf.names().cardName(card, language())
  const { xp } = session.look.value.view.heroes[session.seat.value]
  const gain = () => {
    onClose()
    void session.act(action)
  }
  return (
    <Dialog title={say('gain-for/title', { card: name })} onClose={onClose}>
      <p>
        <Rich text={say('gain-for/text', { xp: `{xp ${price}}`, have: `{xp ${xp}}` })} />
      </p>
      <div class="dialog-foot">
        <Button onClick={onClose}>{common(language(), 'cancel')}</Button>
        <Button look="primary" data-action="gain" onClick={gain}>
          {say('gain-for/yes')}
        </Button>
      </div>
    </Dialog>
  )
}
