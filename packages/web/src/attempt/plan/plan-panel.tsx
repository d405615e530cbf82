/** Before an attempt is declared: both paths, the stones and why, the exact chance, what could still help; then the cast. */
import type { CardRef } from '@runesaga/table'
import type { ComponentChildren } from 'preact'
import { useEffect, useRef } from 'preact/hooks'
import { useSession, useUi, useView } from '../../session/index.ts'
import { language, say, words } from '../../ui/language.ts'
import { IconKey } from '../../ui/tips/icon-key.tsx'
import { Abilities } from './abilities.tsx'
import { Chart } from './chart.tsx'
import { Foot } from './foot.tsx'
import { Head } from './head.tsx'
import { Helps } from './helps.tsx'
import { Outcomes } from './outcomes.tsx'
import { Paths } from './paths.tsx'
import styles from './plan-panel.module.css'
import { Runes } from './runes.tsx'
import { type Figures, useFigures } from './use-figures.ts'
import { type Plan, usePlan } from './use-plan.ts'

/** What is meant in the panel, and its figures. */
export interface Planning {
  card: CardRef
  plan: Plan
  figures: Figures
}

interface PlanPanelProps {
  /** beside the panel, inside the dialog: what lies outside can't be reached */
  beside: (planning: Planning) => ComponentChildren
}

export function PlanPanel({ beside }: PlanPanelProps) {
  const card = useUi().planned.value
  return card === null ? null : <Panel key={card} card={card} beside={beside} />
}

function Panel({ card, beside }: PlanPanelProps & { card: CardRef }) {
  const session = useSession()
  const { adversary } = useView()
  const { planned } = useUi()
  const dialog = useRef<HTMLDialogElement>(null)
  const plan = usePlan(card)
  const figures = useFigures(plan)
  const close = () => {
    if (planned.peek() === card) planned.value = null
  }
  useEffect(() => {
    if (plan === null) close()
    else if (dialog.current?.open === false) dialog.current.showModal()
  }, [plan === null])
  if (plan === null) return null

  const { attempt } = plan
  const { odds } = figures
  const isApart = card === adversary?.card
  const side = attempt.path === 'final' ? 'final' : 'first'
  const names = session.catalog.names(session.seat.value)
  const name = names.sideName?.(card, attempt.path, language()) ?? names.cardName(card, language())
  return (
    <dialog
      ref={dialog}
      class={styles.attempt}
      aria-label={say(names.isAdversary?.(card) || isApart ? 'attempt/face' : 'attempt/attempt', {
        card: name,
      })}
      onClose={close}
    >
      <div class={styles.left} data-icons="">
        <Head card={card} side={side} name={name} apart={isApart} onBack={close} />
        {attempt.abilities === undefined ? (
          <Paths card={card} plan={plan} figures={figures} apart={isApart} />
        ) : (
          <Abilities plan={plan} odds={odds} />
        )}
        <Outcomes card={card} apart={isApart} lines={session.catalog.face(card, words(), side).lines} />
        <IconKey />
      </div>
      <div class={styles.right}>
        <div class={styles.scroll}>
          <Runes plan={plan} figures={figures} />
          {odds !== undefined && <Chart odds={odds} />}
          <Helps plan={plan} figures={figures} />
        </div>
        <Foot plan={plan} odds={odds} onClose={close} />
      </div>
      {beside({ card, plan, figures })}
    </dialog>
  )
}
