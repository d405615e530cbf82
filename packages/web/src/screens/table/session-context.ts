/** The table that the screen shows, for everything on it. */
import { createContext } from 'preact'
import { useContext } from 'preact/hooks'
import type { Session } from '../../session.ts'

export const SessionContext = createContext<Session | null>(null)

export function useSession(): Session {
  const session = useContext(SessionContext)
  if (session === null) throw new Error('there is no table here')
  return session
}
