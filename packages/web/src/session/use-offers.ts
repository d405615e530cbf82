/** What the one who looks may do now. */
import { useSession } from './context.ts'
import { type Offers, offersOf } from './offers.ts'

export function useOffers(): Offers {
  const { view, seat } = useSession()
  return offersOf(view.value, seat.value)
}
