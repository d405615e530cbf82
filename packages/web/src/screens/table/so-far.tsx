/** The points of one's own story so far, and where they come from. */

import type { ScoreBox } from '@runesaga/table'
import { capital, SCORE_BOXES, scoreLineWords } from '@runesaga/words'
import { useState } from 'preact/hooks'
import { layout } from '../../state/layout.ts'
import { Count } from '../../ui/count.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { language } from '../../ui/language.ts'
import { Rich } from '../../ui/rich.tsx'
import { say } from './say.ts'
import { useSession } from './session-context.ts'
import { useBeside } from './use-beside.ts'

export function SoFar() {
  const [open, setOpen] = useState(false)
  const { sheet } = useSession().look.value
  const isShort = useBeside() || layout.value === 'phone'
  if (sheet === null) return null
  return (
    <>
      <button
        type="button"
        class="table-so-far"
        aria-label={say('so-far/open', { n: sheet.total })}
        onClick={() => setOpen(true)}
      >
        <small>{say(isShort ? 'so-far/short' : 'so-far')}</small>
        <Count n={sheet.total} />
      </button>
      {open && <SheetDialog onClose={() => setOpen(false)} />}
    </>
  )
}

function SheetDialog({ onClose }: { onClose: () => void }) {
  const { look, shelf, seat } = useSession()
  const sheet = look.value.sheet!
  const names = shelf.names(seat.value)
  const boxes = (Object.keys(sheet.boxes) as ScoreBox[]).filter((box) =>
    sheet.lines.some((line) => line.box === box),
  )
  return (
    <Dialog title={say('score-now')} class="sheet-dialog" onClose={onClose}>
      <p class="sheet-note">{say('score-secret')}</p>
      {boxes.map((box) => (
        <section key={box} class="sheet-box">
          <h3>
            <span>{SCORE_BOXES[box][language()]}</span>
            <b>{sheet.boxes[box]}</b>
          </h3>
          <ul>
            {sheet.lines
              .filter((line) => line.box === box)
              .map((line, i) => (
                <li key={i}>
                  <Rich text={capital(scoreLineWords(line, names, language()))} />
                  <b>{line.points}</b>
                </li>
              ))}
          </ul>
        </section>
      ))}
      <p class="sheet-total">
        <span>{say('total')}</span>
        <b>{sheet.total}</b>
      </p>
    </Dialog>
  )
}
