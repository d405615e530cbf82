/** The campaigns that are kept on this device, each with where it stands. Fetched only where there are any. */
import { ageOf, chaptersOf, marksOf, type SavedCampaign } from '@runesaga/table'
import { useRef, useState } from 'preact/hooks'
import { campaigns, notShownCampaign } from '../../state/campaigns.ts'
import { addressOf } from '../../state/route.ts'
import { announce } from '../../ui/announcer.tsx'
import { MarkButton } from '../../ui/button.tsx'
import { say } from '../../ui/language.ts'
import { Crown } from '../campaign/crown.tsx'
import { More } from '../campaign/more.tsx'
import { numeral } from '../campaign/numerals.ts'
import styles from './campaigns.module.css'
import { RowGuard } from './row-guard.tsx'
import rowStyles from './saved-table.module.css'

export function Campaigns() {
  const heading = useRef<HTMLHeadingElement>(null)
  const onDeleted = (name: string) => {
    heading.current?.focus()
    announce(say('campaign/deleted', { name }))
  }
  return (
    <section class={`${styles.campaigns} panel`} aria-labelledby="home-campaigns">
      <h2 id="home-campaigns" ref={heading} tabIndex={-1}>
        {say('campaign/list/title')}
      </h2>
      <ul>
        {(campaigns.value ?? []).map((saved) => (
          <RowGuard key={saved.id} onBroken={() => notShownCampaign(saved)}>
            <CampaignRow saved={saved} onDeleted={() => onDeleted(saved.name)} />
          </RowGuard>
        ))}
      </ul>
    </section>
  )
}

function CampaignRow({ saved, onDeleted }: { saved: SavedCampaign; onDeleted: () => void }) {
  const [more, setMore] = useState(false)
  return (
    <li class={rowStyles.row}>
      <a class={rowStyles.resume} href={addressOf({ screen: 'campaign', id: saved.id })}>
        <Crown lit={saved.campaign.won} />
        <span class={rowStyles.standing}>
          <b>
            <span class="unseen">{say('campaign/list/open', { name: saved.name })}</span>
            <span aria-hidden="true">{saved.name}</span>
          </b>
          <em>{standingOf(saved)}</em>
          <span>{say('campaign/marks', { n: marksOf(saved.campaign) })}</span>
        </span>
      </a>
      <MarkButton
        name={say('campaign/list/more', { name: saved.name })}
        mark="menu"
        onClick={() => setMore(true)}
      />
      {more && <More saved={saved} onClose={() => setMore(false)} onDeleted={onDeleted} />}
    </li>
  )
}

/** Where it has come to, without the cards that would name its chapters. */
function standingOf(saved: SavedCampaign): string {
  const now = chaptersOf(saved).find(({ current }) => current)
  if (now === undefined)
    return say('campaign/list/ended', { age: say(`campaign/age/${ageOf(saved.campaign) ?? 'embers'}`) })
  const n = numeral(now.chapter)
  if (saved.playing?.chapter === now.chapter) return say('campaign/list/playing', { n })
  return say(now.tries.length > 0 ? 'campaign/list/lost' : 'campaign/list/waits', { n })
}
