/** Another hero's whole board, on demand; where they sit at the same device, they may ask for it from here. */
import type { Seat } from '@runesaga/table'
import { useSession } from '../../../session/index.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { say } from '../../../ui/language.ts'
import { OthersBoard } from '../board/index.ts'
import { HandSize } from './figures.tsx'
import styles from './whole-board.module.css'

export function WholeBoard({ seat, onClose }: { seat: Seat; onClose: () => void }) {
  const session = useSession()
  const who = session.about.players[seat].name
  const stepIn = () => {
    onClose()
    session.stepIn(seat)
  }
  return (
    <Dialog title={say('table/story-of', { who })} class={styles.whole} onClose={onClose}>
      {session.mayStepIn(seat) && (
        <Button class={styles.stepIn} look="outline" onClick={stepIn}>
          {say('table/step-in', { who })}
        </Button>
      )}
      <OthersBoard seat={seat} hand={<HandSize seat={seat} />} />
    </Dialog>
  )
}
