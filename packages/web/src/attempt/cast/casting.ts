/** The attempt that is shown, for all parts of the screen that show some of it. */
import type { AttemptView, QuestionView, SheetView, Waiting } from '@runesaga/table'
import { createContext } from 'preact'
import { useContext } from 'preact/hooks'
import type { Foreseen } from './use-foreseen.ts'
import type { Hit } from './use-hit.ts'
import type { Landing } from './use-landing.ts'

export interface Casting {
  /** nothing in it tells of a cast before its stones lie */
  attempt: AttemptView
  /** decided and settled, and shown until it was looked at */
  isOver: boolean
  landing: Landing
  foreseen: Foreseen
  /** a Feat that strikes the viewer's attempt, while it has to be seen */
  hit: Hit | null
  /** the score before the attempt was declared; null where it isn't known */
  scored: SheetView | null
  /** what the table waits for from the viewer, once everything lies and is at home */
  waiting: Waiting | undefined
  question: QuestionView | null
}

/** Null where no attempt is shown. */
export const CastingContext = createContext<Casting | null>(null)

export const useCasting = (): Casting | null => useContext(CastingContext)
