/** What each thing that may be played in a window comes to, and whether that is for one's own good. */
import type { AttemptView, Offer, Result } from '@runesaga/table'
import { useSession } from '../../session/index.ts'
import type { Foreseen } from './use-foreseen.ts'
import { type Worth, worth } from './worth.ts'

/** What an offer would come to; null where that isn't known, or no longer matters. */
export const resultOf = ({ outcome }: AttemptView, { deed }: Offer, foreseen: Foreseen): Result | null =>
  outcome?.overcame === true ? null : foreseen(deed)

/** The worth of everything that may be played in a window. */
export function useWorth(attempt: AttemptView, foreseen: Foreseen): (offer: Offer) => Worth {
  const { about, seat } = useSession()
  const isFriend = attempt.seat === seat.value || about.setup.mode !== 'competitive'
  return (offer) => worth(offer.idle, resultOf(attempt, offer, foreseen), foreseen(null), isFriend)
}
