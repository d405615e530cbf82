/** The settings as a page of their own. */
import { common, preferences } from '@runesaga/words'
import { language } from '../../ui/language.ts'
import { Page } from '../../ui/page.tsx'
import { SettingsPanel } from './settings-panel.tsx'

export function SettingsScreen() {
  return (
    <Page title={common(language(), 'settings')} class="settings">
      <p class="page-about">{preferences(language(), 'about')}</p>
      <SettingsPanel />
    </Page>
  )
}
