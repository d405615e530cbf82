/** Before an attempt is declared: both paths, the stones and why, the exact chance, what could still help; then the cast. */
import type { CardRef } from '@runesaga/table'
import type { ComponentChildren } from 'preact'
import { useEffect, useRef, useState } from 'preact/hooks'
import { useSession, useUi, useView } from '../../session/index.ts'
import { language, say, words } from '../../ui/language.ts'
import { IconKey } from '../../ui/tips/icon-key.tsx'
import { Abilities } from './abilities.tsx'
import { Chart } from './chart.tsx'
import { DarkRunes } from './dark-runes.tsx'
import { Foot, useCast } from './foot.tsx'
import { Head } from './head.tsx'
import { Helps } from './helps.tsx'
import { Moons } from './moons.tsx'
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

/** Enter casts, wherever it presses nothing else. */
function isForCast(event: KeyboardEvent): boolean {
  const isPressed = event.target instanceof Element && event.target.closest('button, a') !== null
  return event.key === 'Enter' && !event.repeat && !isPressed
}

function Panel({ card, beside }: PlanPanelProps & { card: CardRef }) {
  const session = useSession()
  const { adversary } = useView()
  const { planned, plannedFirst } = useUi()
  const dialog = useRef<HTMLDialogElement>(null)
  const [first] = useState(() => plannedFirst.peek()!)
  const plan = usePlan(card, first)
  const figures = useFigures(plan)
  const close = () => {
    if (planned.peek() === card) planned.value = null
  }
  useEffect(() => {
    if (plan === null) close()
    else if (dialog.current?.open === false) dialog.current.showModal()
  }, [plan === null])
  const isApart = card === adversary?.card
  const { cast, doubt } = useCast(plan, figures, isApart, close)
  if (plan === null) return null

  const { attempt } = plan
  const { odds } = figures
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
      onKeyDown={(event) => isForCast(event) && cast()}
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
          <Runes figures={figures} />
          <div class={styles.dark} data-icons="">
            <DarkRunes plan={plan} figures={figures} />
            <Moons odds={odds} />
            <IconKey />
          </div>
          {odds !== undefined && <Chart odds={odds} others={figures.oddsOfDark} />}
          <Helps plan={plan} figures={figures} />
        </div>
        <Foot plan={plan} figures={figures} cast={cast} doubt={doubt} onClose={close} />
      </div>
      {beside({ card, plan, figures })}
    </dialog>
  )
}
