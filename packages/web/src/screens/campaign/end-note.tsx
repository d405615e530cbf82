/** At the end of a campaign's game: what it brings to the campaign, and the way back there. */
import { CHAPTERS, marksOf, type SavedCampaign } from '@runesaga/table'
import { useEffect, useState } from 'preact/hooks'
import { NamedRich } from '../../at-table/named.tsx'
import { useSession, useView } from '../../session/index.ts'
import { campaignAfter } from '../../state/campaign-play.ts'
import { say } from '../../ui/language.ts'
import { IconKey } from '../../ui/tips/icon-key.tsx'
import { type CampaignCards, fetchCampaignCards } from './cards.ts'
import { Crown } from './crown.tsx'
import styles from './end-note.module.css'
import { endWords, legacyWords } from './told.ts'

interface Noted {
  saved: SavedCampaign
  cards: CampaignCards
}

/** The campaign with this game in it; null until it is known, or if it is no longer there. */
function useNoted(): Noted | null {
  const session = useSession()
  const [noted, setNoted] = useState<Noted | null>(null)
  useEffect(() => {
    const note = async () => {
      const cards = await fetchCampaignCards()
      const saved = await campaignAfter(session.about, session.lobby!)
      if (saved !== null) setNoted({ saved, cards })
    }
    // without a connection it is noted when the campaign's page is opened
    note().catch(() => {})
  }, [session])
  return noted
}

export function CampaignEnd() {
  const { about } = useSession()
  const { outcome } = useView()
  const noted = useNoted()
  const chapter = about.campaign?.chapter ?? null
  if (noted === null || chapter === null) return null
  const won = outcome!.party === 'won'
  const legacy = chapter === CHAPTERS ? null : legacyWords(chapter, won ? 'boon' : 'burden', noted.cards)
  return (
    <section class={`${styles.note} ${won ? '' : styles.lost}`} aria-labelledby="campaign-end" data-icons="">
      <Crown lit={noted.saved.campaign.won} />
      <div>
        <h2 id="campaign-end">
          {say(won ? 'campaign/end/won' : 'campaign/end/lost')}{' '}
          <small>{say('campaign/marks', { n: marksOf(noted.saved.campaign) })}</small>
        </h2>
        <p class={styles.told}>{endWords(chapter, won, noted.cards)}</p>
        {legacy !== null && (
          <p>
            <NamedRich text={say(won ? 'campaign/end/boon' : 'campaign/end/burden', { legacy })} />
          </p>
        )}
      </div>
      <IconKey />
    </section>
  )
}
