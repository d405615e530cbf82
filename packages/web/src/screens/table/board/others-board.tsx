/** Another hero's board: all that lies open, and how many Feats they hold. */
import type { Seat } from '@runesaga/table'
import type { ComponentChildren } from 'preact'
import { say } from '../../../ui/language.ts'
import { AlliesAndFeats } from './allies-and-feats.tsx'
import { BoardFrame } from './board-frame.tsx'

export function OthersBoard({ seat, hand }: { seat: Seat; hand: ComponentChildren }) {
  return (
    <BoardFrame seat={seat}>
      <section>
        <h3 class="eyebrow">{say('table/allies-deeds')}</h3>
        <AlliesAndFeats seat={seat} />
      </section>
      <section>
        <h3 class="eyebrow">{say('table/hand')}</h3>
        {hand}
      </section>
    </BoardFrame>
  )
}
