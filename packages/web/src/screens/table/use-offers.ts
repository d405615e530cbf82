/** What the one who looks may do now. */
import { type Offers, offersOf } from './offers.ts'
import { useSession } from './session-context.ts'

export function useOffers(): Offers {
  const { look, seat } = useSession()
  return offersOf(look.value, seat.value)
}
