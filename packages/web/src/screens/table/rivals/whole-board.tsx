/** Another hero's whole board, on demand; where they sit at the same device, they may ask for it from here. */
import type { Seat } from '@runesaga/table'
import { useSession } from '../../../session/index.ts'
import { layout } from '../../../state/layout.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { say } from '../../../ui/language.ts'
import { AlliesAndFeats, BoardHead, Columns, Track } from '../board/index.ts'
import { HandSize } from './figures.tsx'

export function WholeBoard({ seat, onClose }: { seat: Seat; onClose: () => void }) {
  const session = useSession()
  const who = session.about.players[seat].name
  const stepIn = () => {
    onClose()
    session.stepIn(seat)
  }
  return (
    <Dialog title={say('table/story-of', { who })} class="whole-board" onClose={onClose}>
      {session.mayStepIn(seat) && (
        <Button class="step-in" look="outline" onClick={stepIn}>
          {say('table/step-in', { who })}
        </Button>
      )}
      <div class="board">
        <BoardHead seat={seat} />
        <div class="board-body">
          <section class="board-track">
            <Track seat={seat} shape={layout.value === 'phone' ? 'lying' : 'full'} />
          </section>
          <Columns seat={seat} />
          <div class="board-side">
            <section>
              <h3 class="eyebrow">{say('table/allies-deeds')}</h3>
              <AlliesAndFeats seat={seat} />
            </section>
            <section>
              <h3 class="eyebrow">{say('table/hand')}</h3>
              <HandSize seat={seat} />
            </section>
          </div>
        </div>
      </div>
    </Dialog>
  )
}
