/** The first screen: into a game with one click, back to one's tables, and the way to everything else. */
import { LANGUAGES, languageName } from '@runesaga/words'
import { useEffect, useState } from 'preact/hooks'
import { campaigns, readCampaigns } from '../../state/campaigns.ts'
import { library } from '../../state/library.ts'
import { addressOf, go } from '../../state/route.ts'
import { wasOnline } from '../../state/was-online.ts'
import { MarkButton } from '../../ui/button.tsx'
import { called } from '../../ui/called.ts'
import { Icon } from '../../ui/icon.tsx'
import type { UiIcon } from '../../ui/icon-names.ts'
import { language, say, speak } from '../../ui/language.ts'
import { later } from '../../ui/later.tsx'
import { IconKey } from '../../ui/tips/icon-key.tsx'
import { waiting } from '../../ui/waiting.ts'
import { Fan, Stones, useAdornment } from './adornment.tsx'
import { fetchOnline } from './fetch-online.ts'
import styles from './home.module.css'
import { isNew, playNow } from './play-now.ts'
import { SavedTables } from './saved-tables.tsx'
import { Scenery } from './scenery.tsx'

const OnlineTables = later(async () => (await fetchOnline()).OnlineTables, {
  Meanwhile: () => null,
})
/** First visitors have none and needn't wait for it. */
const Campaigns = later(async () => (await import('./campaigns.tsx')).Campaigns, {
  Meanwhile: () => null,
})

export function HomeScreen() {
  const drawn = useAdornment()
  const [state, setState] = useState<Beginning>('idle')
  useEffect(() => void waiting(readCampaigns), [])
  return (
    <div class={styles.home} data-icons="">
      <Scenery />
      <header>
        <LanguageSwitch />
        <MarkButton
          name={say('common/settings')}
          mark="settings"
          onClick={() => go({ screen: 'settings' })}
        />
      </header>
      <main>
        <div>
          <Stones drawn={drawn} />
          <h1>Runesaga</h1>
          <p>{say('common/tagline')}</p>
          <p>{say('home/what')}</p>
          <Beginnings state={state} onState={setState} />
        </div>
        <div class={styles.side}>
          {wasOnline() && <OnlineTables />}
          {(campaigns.value ?? []).length > 0 && <Campaigns />}
          <SavedTables still={state === 'beginning'} />
          <Fan drawn={drawn} />
        </div>
      </main>
      <IconKey />
      <footer>
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
    <fieldset aria-label={say('home/language')}>
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
  const begin = async () => {
    if (state === 'beginning') return
    onState('beginning')
    try {
      await playNow()
    } catch {
      onState('failed')
    }
  }
  // where its list lies below the fold
  const going = library.value?.find(({ standing }) => standing?.over === false)
  return (
    <div class={styles.ways}>
      {going !== undefined && (
        <a
          class={`${styles.way} ${styles.now} ${styles.going}`}
          href={addressOf({ screen: 'table', id: going.id })}
        >
          <Way mark="table" title={say('home/resume/first')} about={called(going.name)} />
        </a>
      )}
      <button
        type="button"
        class={`${styles.way} ${styles.now}`}
        aria-disabled={state === 'beginning'}
        onClick={() => void begin()}
      >
        <Way
          mark="rune"
          title={say('home/play-now')}
          about={say(
            state === 'beginning'
              ? 'home/beginning'
              : isNew()
                ? 'home/play-now/about'
                : 'home/play-now/quick',
          )}
        />
      </button>
      {state === 'failed' && (
        <p class="remark bad" role="alert">
          {say('home/cannot-begin', { why: say('home/no-connection') })}
        </p>
      )}
      <a class={styles.way} href={addressOf({ screen: 'new' })}>
        <Way mark="rivals" title={say('home/new-table')} about={say('home/new-table/about')} />
      </a>
      <a class={styles.way} href="#/new/online">
        <Way mark="share" title={say('home/online')} about={say('home/online/about')} />
      </a>
      <a class={styles.way} href={addressOf({ screen: 'campaign' })}>
        <Way mark="seal" title={say('home/campaign')} about={say('home/campaign/about')} />
      </a>
      <a class={styles.way} href={addressOf({ screen: 'learn' })}>
        <Way mark="hint" title={say('home/learn')} about={say('home/learn/about')} />
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
