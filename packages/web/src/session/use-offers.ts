/** What the one who looks may do now. */
import { useSession, useView } from './context.ts'
import { type Offers, offersOf } from './offers.ts'

export function useOffers(): Offers {
  const { seat } = useSession()
  return offersOf(useView(), seat.value)
}
