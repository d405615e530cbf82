/** The bar above a table: which table it is, whose turn, and the way to rules, chronicle and settings. */
import { common } from '@runesaga/words'
import { go } from '../../state/route.ts'
import { MarkButton } from '../../ui/button.tsx'
import { language } from '../../ui/language.ts'

export function TopBar() {
  const say = (key: 'rules' | 'settings') => common(language(), key)
  return (
    <header class="top-bar">
      <a class="wordmark" href="#/">
        Runesaga
      </a>
      <MarkButton name={say('rules')} mark="rules" onClick={() => go({ screen: 'rules' })} />
      <MarkButton name={say('settings')} mark="settings" onClick={() => go({ screen: 'settings' })} />
    </header>
  )
}
