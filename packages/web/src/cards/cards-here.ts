/** The cards that a screen shows: those of its table, or of a page that lays out cards without one. */
import type { Edition, Mode } from '@runesaga/table'
import { createContext } from 'preact'
import { useContext } from 'preact/hooks'
import { SessionContext } from '../session/index.ts'
import type { CardFaces } from './faces.ts'
import type { ReadingNow } from './reading-now.ts'

export interface CardsHere {
  faces: CardFaces
  /** which of them is read */
  reading: ReadingNow
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
  const { about, catalog, ui } = session
  return { faces: catalog, reading: ui.reading, edition: about.setup.edition, mode: about.setup.mode }
}
