/** A campaign that can't be opened: why, and what can still be done. */
import '../../styles/home-cards.css'
import { campaign, common, home } from '@runesaga/words'
import { go } from '../../state/route.ts'
import { Button } from '../../ui/button.tsx'
import { language } from '../../ui/language.ts'

interface CannotOpenProps {
  why: 'missing' | 'failed'
  onRetry: () => void
}

export function CannotOpenCampaign({ why, onRetry }: CannotOpenProps) {
  const lang = language()
  return (
    <main class="cannot-open oak">
      <section class="panel" aria-labelledby="cannot-open">
        <h1 id="cannot-open">{campaign(lang, 'missing/title')}</h1>
        <p>{campaign(lang, why === 'missing' ? 'missing/about' : 'missing/failed')}</p>
        <div class="home-answers">
          <Button look="primary" mark="home" onClick={() => go({ screen: 'home' })}>
            {common(lang, 'home')}
          </Button>
          {why === 'failed' && <Button onClick={onRetry}>{home(lang, 'try-again')}</Button>}
        </div>
      </section>
    </main>
  )
}
