/** Before an attempt is declared: both paths, the stones and why, the exact chance, what could still help; then the cast. */
import '../../styles/attempt.css'
import '../../styles/attempt-odds.css'
import '../../styles/attempt-small.css'
import { useEffect, useRef } from 'preact/hooks'
import { language, say, words } from '../../ui/language.ts'
import { useSession } from '../table/session-context.ts'
import { castPlan } from './carry-out.ts'
import { Chart } from './chart.tsx'
import { playsOf } from './helps.ts'
import { Helps } from './helps.tsx'
import { attemptOpen } from './open.ts'
import { PanelAbilities } from './panel-abilities.tsx'
import { PanelFoot } from './panel-foot.tsx'
import { PanelHead } from './panel-head.tsx'
import { PanelOutcomes } from './panel-outcomes.tsx'
import { PanelPaths } from './panel-paths.tsx'
import { PanelRunes } from './panel-runes.tsx'
import { useIntent } from './use-intent.ts'

const close = () => {
  attemptOpen.value = null
}

export function AttemptPanel() {
  const place = attemptOpen.value
  return place === null ? null : <Panel key={`${place.row} ${place.slot}`} {...place} />
}

function Panel({ row, slot }: { row: number; slot: number }) {
  const session = useSession()
  const dialog = useRef<HTMLDialogElement>(null)
  const isCast = useRef(false)
  const intent = useIntent(row, slot)
  const { view, version } = session.look.value
  const seat = session.seat.value
  useEffect(() => {
    if (intent === null) close()
    else if (dialog.current?.open === false) dialog.current.showModal()
  }, [intent === null])
  if (intent === null) return null

  const { attempt, odds, dark, chosen } = intent
  const card = row < 0 ? view.adversary!.card : view.rows[row].cards[slot]
  const side = row < 0 ? attempt.path : 0
  const names = session.shelf.names(seat)
  const name = names.sideName?.(card, attempt.path, language()) ?? names.cardName(card, language())
  // open until the table has answered: the page then goes over to the trial at once, and is not styled as a table in between
  const cast = () => {
    if (isCast.current) return
    isCast.current = true
    castPlan.value = { seat, version, dark, plays: playsOf(chosen, seat) }
    const place = attemptOpen.peek()
    void session.act(attempt).finally(() => {
      if (attemptOpen.peek() === place) close()
    })
  }
  return (
    <dialog
      ref={dialog}
      class="attempt"
      aria-label={say(names.isAdversary?.(card) || row < 0 ? 'attempt/face' : 'attempt/attempt', {
        card: name,
      })}
      onClose={close}
    >
      <div class="attempt-left">
        <PanelHead card={card} side={side} name={name} apart={row < 0} />
        {attempt.abilities === undefined ? (
          <PanelPaths card={card} intent={intent} />
        ) : (
          <PanelAbilities intent={intent} />
        )}
        <PanelOutcomes row={row} slot={slot} lines={session.shelf.face(card, words(), side).lines} />
      </div>
      <div class="attempt-right">
        <div class="attempt-scroll">
          <PanelRunes intent={intent} seat={seat} />
          {odds !== undefined && <Chart odds={odds} />}
          <Helps intent={intent} seat={seat} />
        </div>
        <PanelFoot odds={odds} onBack={close} onCast={cast} />
      </div>
    </dialog>
  )
}
