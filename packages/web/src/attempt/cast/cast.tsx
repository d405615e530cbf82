/** Around the table: what its zones show of an attempt in progress, anybody's, is worked out once; and what is held back until it has been seen. */
import type { AttemptView, SheetView } from '@runesaga/table'
import { decisionWords, plain } from '@runesaga/words'
import type { ComponentChildren } from 'preact'
import { useEffect, useRef } from 'preact/hooks'
import { HeldView, useSession } from '../../session/index.ts'
import { announce } from '../../ui/announcer.tsx'
import { words } from '../../ui/language.ts'
import { CastingContext } from './casting.ts'
import { useForeseen } from './use-foreseen.ts'
import { useHeld } from './use-held.ts'
import { useHit } from './use-hit.ts'
import { useLanding } from './use-landing.ts'

/** Before its stones lie nothing of a cast is known but that it was made. */
const hushed = (attempt: AttemptView): AttemptView => ({ ...attempt, stage: 'after-cast', outcome: null })

export function Cast({ children }: { children: ComponentChildren }) {
  const session = useSession()
  const view = session.view.value
  const known = useWithParts(session.attempt.value)
  const landing = useLanding(known?.thrown ?? null)
  const attempt = known === null || landing.done ? known : hushed(known)
  const foreseen = useForeseen()
  const hit = useHit(landing.done ? attempt : null, foreseen)
  // a Feat that strikes is seen before what comes of it
  const isSeen = landing.done && (hit === null || !hit.isNew)
  const { held, comesHome } = useHeld(isSeen ? attempt : null, isSeen)
  const scored = useScored()
  const isOver = view.attempt === null && isSeen
  // what follows from the cast would tell it before its stones lie
  const isAsked = session.news.value.seat?.asked === true && view.attempt !== null && isSeen && !comesHome
  const waiting = isAsked ? view.waitsFor.find(({ seat }) => seat === session.seat.value) : undefined
  const question = waiting?.for === 'answer' ? (view.you?.question ?? null) : null
  const said =
    waiting === undefined
      ? ''
      : decisionWords(waiting, session.catalog.context(view, session.seat.value), words())
  useEffect(() => {
    if (said !== '') announce(plain(said, words()))
  }, [said])
  const casting =
    attempt === null ? null : { attempt, isOver, landing, foreseen, hit, scored, waiting, question }
  return (
    <CastingContext.Provider value={casting}>
      <HeldView.Provider value={held}>{children}</HeldView.Provider>
    </CastingContext.Provider>
  )
}

/** What is told of an attempt that is over doesn't say what its figures were made of: that was seen while it lasted. */
function useWithParts(attempt: AttemptView | null): AttemptView | null {
  const last = useRef<AttemptView | null>(null)
  const inProgress = useSession().view.value.attempt
  if (inProgress !== null) last.current = inProgress
  const seen = last.current
  if (attempt === null || inProgress !== null || seen?.thrown?.version !== attempt.thrown?.version)
    return attempt
  const { difficulty, bonus } = attempt
  return {
    ...attempt,
    difficulty: seen?.difficulty.n === difficulty.n ? seen.difficulty : difficulty,
    bonus: seen?.bonus.n === bonus.n ? seen.bonus : bonus,
  }
}

/** The score before the attempt that is shown was declared; null where it wasn't seen. */
function useScored(): SheetView | null {
  const { attempt, lastAttempt, you } = useSession().view.value
  const known = useRef<{ decided: number; sheet: SheetView | null; before: SheetView | null } | null>(null)
  if (attempt === null) {
    const decided = lastAttempt?.outcome?.version ?? 0
    const sheet = you?.sheet ?? null
    const last = known.current
    if (last?.decided === decided) last.sheet = sheet
    else known.current = { decided, sheet, before: last?.sheet ?? null }
  }
  return known.current?.before ?? null
}
