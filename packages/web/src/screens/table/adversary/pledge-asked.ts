/** Is the viewer asked to side with the Adversary? Only some Quests do, so the screen for it is fetched then. */
import { useOffers } from '../../../session/index.ts'
import { later } from '../../../ui/later.tsx'

export const Pledge = later(async () => (await import('./pledge.tsx')).Pledge)

export function usePledgeAsked(): boolean {
  const { question } = useOffers()
  return question !== null && question.pledge !== null
}
