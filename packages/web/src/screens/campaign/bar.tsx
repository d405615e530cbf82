/** The bar above a campaign: which one it is, and the way to rules, settings and what else can be done with it. */
import '../../styles/top-bar.css'
import { campaign, common } from '@runesaga/words'
import { layout } from '../../state/layout.ts'
import { go } from '../../state/route.ts'
import { MarkButton } from '../../ui/button.tsx'
import { language } from '../../ui/language.ts'

export function Bar({ line, onMore }: { line: string; onMore: () => void }) {
  const lang = language()
  return (
    <header class="top-bar">
      <a class="wordmark" href="#/" aria-label={`Runesaga, ${common(lang, 'home')}`}>
        Runesaga
      </a>
      <p class={layout.value === 'phone' ? 'unseen' : 'table-name'}>
        <b>{campaign(lang, 'campaign')}</b>
        <small>{line}</small>
      </p>
      <nav class="tools" aria-label={campaign(lang, 'campaign')}>
        <MarkButton name={common(lang, 'rules')} mark="rules" onClick={() => go({ screen: 'rules' })} />
        <MarkButton
          name={common(lang, 'settings')}
          mark="settings"
          onClick={() => go({ screen: 'settings' })}
        />
        <MarkButton name={campaign(lang, 'more')} mark="menu" onClick={onMore} />
      </nav>
    </header>
  )
}
