/** A campaign: opened by its id, then shown as far as it has come. */
import { BadCampaign, type SavedCampaign } from '@runesaga/table'
import { useEffect, useState } from 'preact/hooks'
import { campaignNamed } from '../../state/campaign-play.ts'
import { campaigns } from '../../state/campaigns.ts'
import { readLibrary } from '../../state/library.ts'
import { Loading, later } from '../../ui/later.tsx'
import { waiting } from '../../ui/waiting.ts'
import { type CampaignCards, fetchCampaignCards } from './cards.ts'
import { CampaignPage } from './page.tsx'

const CannotOpen = later(async () => (await import('../trouble/cannot-open.tsx')).CannotOpenCampaign)

type Found = { cards: CampaignCards; first: SavedCampaign } | 'missing' | { error: unknown }

export function CampaignScreen({ id }: { id: string }) {
  const [found, setFound] = useState<Found | null>(null)
  useEffect(() => {
    setFound(null)
    const find = async (): Promise<Found> => {
      const [cards] = await Promise.all([fetchCampaignCards(), readLibrary()])
      const first = await campaignNamed(id)
      return first === null ? 'missing' : { cards, first }
    }
    void waiting(() => find().then(setFound, (error: unknown) => setFound({ error })))
  }, [id])
  if (found === null) return <Loading />
  if (found === 'missing') return <CannotOpen id={id} missing />
  if ('error' in found) {
    // what isn't the campaign's fault is for whoever guards the screen
    if (!(found.error instanceof BadCampaign)) throw found.error
    return <CannotOpen id={id} missing={false} />
  }
  // what was changed here is known to the list of campaigns
  const saved = campaigns.value?.find((one) => one.id === id) ?? found.first
  return <CampaignPage saved={saved} cards={found.cards} />
}
