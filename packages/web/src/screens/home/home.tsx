/** The first screen: into a game with one click, back to one's tables, and the way to everything else. */
import '../../styles/home.css'
import '../../styles/home-cards.css'
import '../../styles/home-small.css'
import { common, home, LANGUAGES } from '@runesaga/words'
import { useEffect, useState } from 'preact/hooks'
import { campaigns, readCampaigns } from '../../state/campaigns.ts'
import { addressOf, go } from '../../state/route.ts'
import { speak } from '../../state/settings.ts'
import { MarkButton } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import type { UiIcon } from '../../ui/icon-names.ts'
import { LANGUAGE_NAMES, language } from '../../ui/language.ts'
import { later } from '../../ui/later.tsx'
import { Fan, Stones, useAdornment } from './adornment.tsx'
import { playNow } from './play-now.ts'
import { SavedTables } from './saved-tables.tsx'
import { Scenery } from './scenery.tsx'

/** First visitors have none and needn't wait for it. */
const Campaigns = later(
  async () => (await import('./campaigns.tsx')).Campaigns,
  () => null,
)

export function HomeScreen() {
  const lang = language()
  const drawn = useAdornment()
  const [state, setState] = useState<Beginning>('idle')
  useEffect(() => void readCampaigns(), [])
  return (
    <div class="home">
      <Scenery />
      <header class="home-bar">
        <LanguageSwitch />
        <MarkButton
          name={common(lang, 'settings')}
          mark="settings"
          onClick={() => go({ screen: 'settings' })}
        />
      </header>
      <main class="home-main">
        <div class="home-start">
          <Stones drawn={drawn} />
          <h1 class="home-name">Runesaga</h1>
          <p class="home-tagline">{common(lang, 'tagline')}</p>
          <Beginnings state={state} onState={setState} />
        </div>
        <div class="home-side">
          {(campaigns.value ?? []).length > 0 && <Campaigns />}
          <SavedTables still={state === 'beginning'} />
          <Fan drawn={drawn} />
        </div>
      </main>
      <footer class="home-foot">
        <nav aria-label="Runesaga">
          <a href={addressOf({ screen: 'rules' })}>
            <Icon name="rules" />
            {common(lang, 'rules')}
          </a>
        </nav>
        <p>{common(lang, 'unofficial')}</p>
      </footer>
    </div>
  )
}

function LanguageSwitch() {
  return (
    <fieldset class="home-languages" aria-label={home(language(), 'language')}>
      {LANGUAGES.map((each) => (
        <button
          key={each}
          type="button"
          class="button"
          lang={each}
          aria-pressed={each === language()}
          onClick={() => void speak(each)}
        >
          {LANGUAGE_NAMES[each]}
        </button>
      ))}
    </fieldset>
  )
}

type Beginning = 'idle' | 'beginning' | 'failed'

/** The ways into a game. */
function Beginnings({ state, onState }: { state: Beginning; onState: (state: Beginning) => void }) {
  const lang = language()
  const begin = async () => {
    onState('beginning')
    try {
      await playNow()
    } catch {
      onState('failed')
    }
  }
  return (
    <div class="home-ways">
      <button
        type="button"
        class="home-way primary"
        aria-disabled={state === 'beginning'}
        onClick={() => {
          if (state !== 'beginning') void begin()
        }}
      >
        <Way
          mark="rune"
          title={home(lang, 'play-now')}
          about={home(lang, state === 'beginning' ? 'beginning' : 'play-now/about')}
        />
      </button>
      {state === 'failed' && (
        <p class="home-note bad" role="alert">
          {home(lang, 'cannot-begin', { why: home(lang, 'no-connection') })}
        </p>
      )}
      <a class="home-way" href={addressOf({ screen: 'new' })}>
        <Way mark="rivals" title={home(lang, 'new-table')} about={home(lang, 'new-table/about')} />
      </a>
      <a class="home-way" href={addressOf({ screen: 'campaign' })}>
        <Way mark="seal" title={home(lang, 'campaign')} about={home(lang, 'campaign/about')} />
      </a>
    </div>
  )
}

function Way({ mark, title, about }: { mark: UiIcon; title: string; about: string }) {
  return (
    <>
      <Icon name={mark} />
      <span>
        <b>{title}</b>
        <small>{about}</small>
      </span>
    </>
  )
}
