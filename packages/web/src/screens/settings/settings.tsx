/** The settings as a page of their own. */
import { say } from '../../ui/language.ts'
import { Page } from '../../ui/page.tsx'
import styles from './settings.module.css'
import { SettingsPanel } from './settings-panel.tsx'

export function SettingsScreen() {
  return (
    <Page title={say('common/settings')} class="settings">
      <p class={styles.about}>{say('settings/about')}</p>
      <SettingsPanel />
    </Page>
  )
}
