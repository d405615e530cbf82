/** The other heroes, in the order of play, from the one who looks. */
import type { Seat } from '@runesaga/table'
import { useSession, useView } from '../../../session/index.ts'

export function useOthers(): Seat[] {
  const { seat } = useSession()
  const { heroes } = useView()
  return heroes.slice(1).map((_, i) => (seat.value + 1 + i) % heroes.length)
}
