/** Between two people at one device: nothing is shown until the next one has taken it. */
import type { Seat } from '@runesaga/table'
import { Button } from '../../ui/button.tsx'
import { useSession } from '../table/session-context.ts'

export function HandOver({ to }: { to: Seat }) {
  const session = useSession()
  return (
    <main class="hand-over">
      <Button look="primary" onClick={() => void session.takeSeat(to)}>
        {session.about.players[to].name}
      </Button>
    </main>
  )
}
