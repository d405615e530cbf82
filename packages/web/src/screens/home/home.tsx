/** The first screen: into a game with one click, back to one's tables, and the way to everything else. */
import '../../styles/home.css'
import '../../styles/home-cards.css'
import '../../styles/home-small.css'
import { LANGUAGES, languageName } from '@runesaga/words'
import { useEffect, useRef, useState } from 'preact/hooks'
import { campaigns, readCampaigns } from '../../state/campaigns.ts'
import { library } from '../../state/library.ts'
import { addressOf, go } from '../../state/route.ts'
import { MarkButton } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import type { UiIcon } from '../../ui/icon-names.ts'
import { language, say, speak } from '../../ui/language.ts'
import { later } from '../../ui/later.tsx'
import { waiting } from '../../ui/waiting.ts'
import { Fan, Stones, useAdornment } from './adornment.tsx'
import { playFirstTale, playNow } from './play-now.ts'
import { SavedTables } from './saved-tables.tsx'
import { Scenery } from './scenery.tsx'

/** First visitors have none and needn't wait for it. */
const Campaigns = later(async () => (await import('./campaigns.tsx')).Campaigns, {
  Meanwhile: () => null,
})

export function HomeScreen() {
  const drawn = useAdornment()
  const [state, setState] = useState<Beginning>('idle')
  useEffect(() => void waiting(readCampaigns), [])
  return (
    <div class="home">
      <Scenery />
      <header class="home-bar">
        <LanguageSwitch />
        <MarkButton
          name={say('common/settings')}
          mark="settings"
          onClick={() => go({ screen: 'settings' })}
        />
      </header>
      <main class="home-main">
        <div class="home-start">
          <Stones drawn={drawn} />
          <h1 class="home-name">Runesaga</h1>
          <p class="home-tagline">{say('common/tagline')}</p>
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
            {say('common/rules')}
          </a>
        </nav>
        <p>{say('common/unofficial')}</p>
      </footer>
    </div>
  )
}

function LanguageSwitch() {
  return (
    <fieldset class="home-languages" aria-label={say('home/language')}>
      {LANGUAGES.map((each) => (
        <button
          key={each}
          type="button"
          class="button"
          lang={each}
          aria-pressed={each === language()}
          onClick={() => void speak(each)}
        >
          {languageName(each)}
        </button>
      ))}
    </fieldset>
  )
}

type Beginning = 'idle' | 'beginning' | 'failed'

/** The ways into a game. */
function Beginnings({ state, onState }: { state: Beginning; onState: (state: Beginning) => void }) {
  const isKnown = useRef(false)
  // a first table is listed before its screen is there
  if (state !== 'beginning') isKnown.current = (library.value ?? []).length > 0
  const begin = async (play: () => Promise<void>) => {
    if (state === 'beginning') return
    onState('beginning')
    try {
      await play()
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
        onClick={() => void begin(playNow)}
      >
        <Way
          mark="rune"
          title={say('home/play-now')}
          about={say(state === 'beginning' ? 'home/beginning' : 'home/play-now/about')}
        />
      </button>
      {state === 'failed' && (
        <p class="home-note bad" role="alert">
          {say('home/cannot-begin', { why: say('home/no-connection') })}
        </p>
      )}
      <a class="home-way" href={addressOf({ screen: 'new' })}>
        <Way mark="rivals" title={say('home/new-table')} about={say('home/new-table/about')} />
      </a>
      <a class="home-way" href={addressOf({ screen: 'campaign' })}>
        <Way mark="seal" title={say('home/campaign')} about={say('home/campaign/about')} />
      </a>
      {/* to whoever is new, it is what "Play now" begins */}
      {isKnown.current && (
        <button
          type="button"
          class="home-way"
          aria-disabled={state === 'beginning'}
          onClick={() => void begin(playFirstTale)}
        >
          <Way mark="hint" title={say('home/learn')} about={say('home/learn/about')} />
        </button>
      )}
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
