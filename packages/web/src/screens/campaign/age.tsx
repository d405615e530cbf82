/** The end of a campaign: the Age of its marks, and the tales that come after. */
import { ageOf, beginTale, type SavedCampaign } from '@runesaga/table'
import { campaign, capital } from '@runesaga/words'
import { useState } from 'preact/hooks'
import { beginGame } from '../../state/campaign-play.ts'
import { addressOf } from '../../state/route.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { language } from '../../ui/language.ts'
import type { CampaignCards } from './cards.ts'
import { Tales } from './tales.tsx'

export function Age({ saved, cards }: { saved: SavedCampaign; cards: CampaignCards }) {
  const lang = language()
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle')
  const age = ageOf(saved.campaign) ?? 'embers'
  /** against this Adversary, or a random one */
  const begin = async (wish: { adversary?: string } = {}) => {
    if (state === 'busy') return
    setState('busy')
    try {
      const name = campaign(lang, 'tale-name', { campaign: saved.name })
      await beginGame(beginTale(saved, cards.sets, { name, ...wish }))
    } catch {
      setState('failed')
    }
  }
  const { playing } = saved
  return (
    <section class={`age ${age}`} aria-labelledby="age">
      <Icon name="laurels" />
      <div>
        <p class="eyebrow">{campaign(lang, 'age/title')}</p>
        <h2 id="age">{capital(campaign(lang, `age/${age}`))}</h2>
        <p>{campaign(lang, `age/${age}/about`)}</p>
        <p class="age-after">{campaign(lang, 'tale/about')}</p>
        {state === 'failed' && (
          <p class="home-note bad" role="alert">
            {campaign(lang, 'cannot-play')}
          </p>
        )}
        {playing?.chapter === null && (
          <a class="button primary" href={addressOf({ screen: 'table', id: playing.table })}>
            {campaign(lang, 'resume')}
          </a>
        )}
        {playing === null && (
          <Button look="primary" mark="die" aria-disabled={state === 'busy'} onClick={() => void begin()}>
            {campaign(lang, state === 'busy' ? 'beginning' : 'tale/random')}
          </Button>
        )}
      </div>
      <Tales saved={saved} cards={cards} onFace={(adversary) => void begin({ adversary })} />
    </section>
  )
}
