/** The end of a game. */
import { useSession } from '../table/session-context.ts'

export function EndScreen() {
  const { look } = useSession()
  return <main class="end">{look.value.sheets.map(({ total }) => total).join(', ')}</main>
}
