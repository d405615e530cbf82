/** On a phone: the parts of the table at the foot of the page. */
import { type Tab, useSession, useView } from '../../session/index.ts'
import { Icon } from '../../ui/icon.tsx'
import type { UiIcon } from '../../ui/icon-names.ts'
import { say } from '../../ui/language.ts'
import { useOthers } from './rivals/index.ts'
import styles from './tabs.module.css'

export function Tabs() {
  const others = useOthers()
  const { about, ui } = useSession()
  const { adversary } = useView()
  const parts: { name: Tab; mark: UiIcon; words: string }[] = [
    { name: 'table', mark: 'table', words: say('table/tab/table') },
    { name: 'story', mark: 'story', words: say('table/tab/story') },
    {
      name: 'rivals',
      mark: 'rivals',
      words:
        about.setup.mode === 'competitive'
          ? say('table/rivals')
          : others.length > 0
            ? say('table/partners')
            : say('table/adversary'),
    },
    { name: 'chronicle', mark: 'chronicle', words: say('common/chronicle') },
  ]
  const shown = parts.filter(({ name }) => name !== 'rivals' || others.length > 0 || adversary !== null)
  return (
    <nav class={styles.tabs} data-part="tabs" data-coach="bar" aria-label={say('table/tabs')}>
      {shown.map(({ name, mark, words }) => (
        <button
          key={name}
          type="button"
          data-coach={`tab-${name}`}
          {...(ui.tab.value === name ? { 'aria-current': 'page' as const } : {})}
          onClick={() => (ui.tab.value = name)}
        >
          <Icon name={mark} />
          {words}
        </button>
      ))}
    </nav>
  )
}
