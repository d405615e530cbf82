/** Experience on a Class never comes back: before the first in a turn, and before one that opens nothing, the hero is asked. */
import { plain } from '@runesaga/words'
import { useSession, useUi, useView } from '../session/index.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { say, words } from '../ui/language.ts'

/** Has somebody agreed in this turn? */
export const useAgreedToBank = (): boolean => useUi().agreedToBank.value === useView().turn.number

interface BankFirstProps {
  /** it would open nothing */
  allOpen: boolean
  onClose: () => void
}

export function BankFirst({ allOpen, onClose }: BankFirstProps) {
  const session = useSession()
  const place = () => {
    session.ui.agreedToBank.value = session.view.value.turn.number
    onClose()
    void session.act('bank')
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
