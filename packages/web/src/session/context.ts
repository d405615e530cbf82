/** The table that the screen shows, for everything on it. */
import type { View } from '@runesaga/table'
import { createContext } from 'preact'
import { useContext } from 'preact/hooks'
import type { Session } from './session.ts'
import type { TableUi } from './table-ui.ts'

export const SessionContext = createContext<Session | null>(null)

export function useSession(): Session {
  const session = useContext(SessionContext)
  if (session === null) throw new Error('there is no table here')
  return session
}

/** What is still drawn of the table while something that happened isn't to be seen yet: stones that fall, gains on their way. */
export const HeldView = createContext<View | null>(null)

/** What lies on the table for the seat that is shown. */
export function useView(): View {
  const held = useContext(HeldView)
  const session = useSession()
  return held ?? session.view.value
}

export const useUi = (): TableUi => useSession().ui
