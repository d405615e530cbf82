/** The bar above a campaign: which one it is, and the way to rules, settings and what else can be done with it. */
import '../../styles/top-bar.css'
import { layout } from '../../state/layout.ts'
import { go } from '../../state/route.ts'
import { MarkButton } from '../../ui/button.tsx'
import { say } from '../../ui/language.ts'

export function Bar({ line, onMore }: { line: string; onMore: () => void }) {
  return (
    <header class="top-bar">
      <a class="wordmark" href="#/" aria-label={`Runesaga, ${say('common/home')}`}>
        Runesaga
      </a>
      <p class={layout.value === 'phone' ? 'unseen' : 'table-name'}>
        <b>{say('campaign/campaign')}</b>
        <small>{line}</small>
      </p>
      <nav class="tools" aria-label={say('campaign/campaign')}>
        <MarkButton name={say('common/rules')} mark="rules" onClick={() => go({ screen: 'rules' })} />
        <MarkButton
          name={say('common/settings')}
          mark="settings"
          onClick={() => go({ screen: 'settings' })}
        />
        <MarkButton name={say('campaign/more')} mark="menu" onClick={onMore} />
      </nav>
    </header>
  )
}
