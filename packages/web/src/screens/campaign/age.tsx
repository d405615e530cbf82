/** The end of a campaign: the Age of its marks, and the tales that come after. */
import { ageOf, type SavedCampaign } from '@runesaga/table'
import { capital } from '@runesaga/words'
import { useState } from 'preact/hooks'
import { beginGame } from '../../state/campaign-play.ts'
import { addressOf } from '../../state/route.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { say } from '../../ui/language.ts'
import styles from './age.module.css'
import type { CampaignCards } from './cards.ts'
import { Tales } from './tales.tsx'

export function Age({ saved, cards }: { saved: SavedCampaign; cards: CampaignCards }) {
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle')
  const age = ageOf(saved.campaign) ?? 'embers'
  /** against this Adversary, or a random one */
  const begin = async (wish: { adversary?: string } = {}) => {
    if (state === 'busy') return
    setState('busy')
    try {
      const name = say('campaign/tale-name', { campaign: saved.name })
      await beginGame((lobby) => lobby.beginTale(saved, { name, ...wish }))
    } catch {
      setState('failed')
    }
  }
  const { playing } = saved
  return (
    <section class={`${styles.age} ${age === 'embers' ? styles.embers : ''}`} aria-labelledby="age">
      <Icon name="laurels" />
      <div>
        <p class="eyebrow">{say('campaign/age/title')}</p>
        <h2 id="age">{capital(say(`campaign/age/${age}`))}</h2>
        <p>{say(`campaign/age/${age}/about`)}</p>
        <p class={styles.after}>{say('campaign/tale/about')}</p>
        {state === 'failed' && (
          <p class="remark bad" role="alert">
            {say('campaign/cannot-play')}
          </p>
        )}
        {playing?.chapter === null && (
          <a class="button primary" href={addressOf({ screen: 'table', id: playing.table })}>
            {say('campaign/resume')}
          </a>
        )}
        {playing === null && (
          <Button look="primary" mark="die" aria-disabled={state === 'busy'} onClick={() => void begin()}>
            {say(state === 'busy' ? 'campaign/beginning' : 'campaign/tale/random')}
          </Button>
        )}
      </div>
      <Tales saved={saved} cards={cards} onFace={(adversary) => void begin({ adversary })} />
    </section>
  )
}
