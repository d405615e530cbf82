/** Is the viewer asked to side with the Adversary? It is asked on a screen of its own. */
import type { CardNo } from '@runesaga/table'
import { useSession } from './session-context.ts'
import { useOffers } from './use-offers.ts'

/** The Quest that asks, and how much the Adversary offers; null if it doesn't. */
export function usePledge(): { quest: CardNo; xp: number } | null {
  const { shelf, look } = useSession()
  const { question } = useOffers()
  const { adversary } = look.value.view
  if (question?.about !== 'offer' || question.card < 0 || adversary === null) return null
  const word = shelf.box.cards[question.card].blocks.flat().find((op) => op.word === 'pledge')
  if (word === undefined) return null
  return { quest: question.card, xp: Math.min(Number(word.p), adversary.xp) }
}
