/** Experience on a Class never comes back: before the first in a turn, and before one that opens nothing, the hero is asked. */
import type { Action } from '@runesaga/table'
import { plain } from '@runesaga/words'
import type { Session } from '../../session.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { say, words } from '../../ui/language.ts'
import { useSession } from './session-context.ts'

/** The turn in which somebody has agreed, by session. */
const agreed = new WeakMap<Session, number>()

export const hasAgreed = (session: Session): boolean =>
  agreed.get(session) === session.look.value.view.turn.number

interface BankFirstProps {
  action: Action
  /** it would open nothing */
  allOpen: boolean
  onClose: () => void
}

export function BankFirst({ action, allOpen, onClose }: BankFirstProps) {
  const session = useSession()
  const place = () => {
    agreed.set(session, session.look.value.view.turn.number)
    onClose()
    void session.act(action)
  }
  return (
    <Dialog title={say('table/bank/sure')} onClose={onClose}>
      <p>{say(allOpen ? 'table/bank/all-open' : 'table/bank/sure-text')}</p>
      <div class="dialog-foot">
        <Button onClick={onClose}>{say('common/cancel')}</Button>
        <Button look="primary" onClick={place}>
          {plain(say('table/bank/add'), words())}
        </Button>
      </div>
    </Dialog>
  )
}
