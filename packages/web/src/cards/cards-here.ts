/** The cards that a screen shows: those of its table, or of a page that lays out cards without one. */
import type { Edition, Mode } from '@runesaga/table'
import { createContext } from 'preact'
import { useContext } from 'preact/hooks'
import { SessionContext } from '../screens/table/session-context.ts'
import type { Shelf } from './shelf.ts'

export interface CardsHere {
  shelf: Shelf
  /** whose rules concern them */
  edition: Edition
  mode: Mode
}

export const CardsContext = createContext<CardsHere | null>(null)

export function useCards(): CardsHere {
  const here = useContext(CardsContext)
  const session = useContext(SessionContext)
  if (here !== null) return here
  if (session === null) throw new Error('there are no cards here')
  // stays the same while a table is played at: nothing to be drawn again for
  const { edition, mode } = session.look.peek().view.setup
  return { shelf: session.shelf, edition, mode }
}
