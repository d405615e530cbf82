/** The points of one's own story so far, and where they come from. */

import type { ScoreBox, ScoreLineView, SheetView } from '@runesaga/table'
import { capital, scoreLineWords } from '@runesaga/words'
import { useState } from 'preact/hooks'
import { useSession, useView } from '../../../session/index.ts'
import { layout } from '../../../state/layout.ts'
import { Count } from '../../../ui/count.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { say, words } from '../../../ui/language.ts'
import { Rich } from '../../../ui/rich.tsx'
import { useBeside } from '../arrangement.ts'
import styles from './score-so-far.module.css'

/** `short`: on a dock. */
export function ScoreSoFar({ short }: { short: boolean }) {
  const [open, setOpen] = useState(false)
  const sheet = useView().you?.sheet ?? null
  const isShort = useBeside() || layout.value === 'phone'
  if (sheet === null) return null
  return (
    <>
      <button
        type="button"
        class={`${styles.button} ${short ? styles.small : ''}`}
        data-place="so-far"
        aria-label={say('table/so-far/open', { n: sheet.total })}
        onClick={() => setOpen(true)}
      >
        <small>{say(isShort ? 'table/so-far/short' : 'table/so-far')}</small>
        <Count n={sheet.total} />
      </button>
      {open && <SheetDialog sheet={sheet} onClose={() => setOpen(false)} />}
    </>
  )
}

function SheetDialog({ sheet, onClose }: { sheet: SheetView; onClose: () => void }) {
  const { catalog, seat } = useSession()
  const names = catalog.names(seat.value)
  const { icons } = useView().heroes[seat.value]
  /** icons that the story has only once all is revealed (R-CHAR-03): the board doesn't count them yet */
  const laterOf = (line: ScoreLineView): number =>
    line.what === 'icons' ? Math.max(0, line.count - icons[line.icon]) : 0
  const boxes = (Object.keys(sheet.boxes) as ScoreBox[]).filter((box) =>
    sheet.lines.some((line) => line.box === box),
  )
  return (
    <Dialog title={say('table/score-now')} class={styles.sheet} onClose={onClose}>
      <p class={styles.note}>{say('table/score-secret')}</p>
      {boxes.map((box) => (
        <section key={box} class={styles.box}>
          <h3>
            <span>{say(`score/box/${box}`)}</span>
            <b>{sheet.boxes[box]}</b>
          </h3>
          <ul>
            {sheet.lines
              .filter((line) => line.box === box)
              .map((line, i) => (
                <li key={i}>
                  <span>
                    <Rich text={capital(scoreLineWords(line, names, words()))} />
                    {laterOf(line) > 0 && <small> {say('table/score-later', { n: laterOf(line) })}</small>}
                  </span>
                  <b>{line.points}</b>
                </li>
              ))}
          </ul>
        </section>
      ))}
      <p class={styles.total}>
        <span>{say('table/total')}</span>
        <b>{sheet.total}</b>
      </p>
    </Dialog>
  )
}
