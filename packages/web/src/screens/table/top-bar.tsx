/** The bar above a table: which table it is, whose turn, and the way to rules, chronicle, sound and settings. */
import { common, EDITION_NAMES, MODE_NAMES } from '@runesaga/words'
import type { ComponentChildren } from 'preact'
import { useCallback, useState } from 'preact/hooks'
import { layout } from '../../state/layout.ts'
import { change, settings } from '../../state/settings.ts'
import { MarkButton } from '../../ui/button.tsx'
import { called } from '../../ui/called.ts'
import { language } from '../../ui/language.ts'
import { useRulesKey } from '../../ui/use-rules-key.ts'
import { type Aside, AsideDialog } from './aside.tsx'
import { useSession } from './session-context.ts'
import { TurnOrder } from './turn-order.tsx'
import '../../styles/top-bar.css'

/** What a table in play has beside it, where there is no other room for it. */
interface TopBarProps {
  /** hint and undo, on a phone */
  helps?: ComponentChildren
  /** the way to the chronicle, on a tablet */
  chronicle?: ComponentChildren
}

function Tools({ helps, chronicle, onOpen }: TopBarProps & { onOpen: (aside: Aside) => void }) {
  const { sound } = settings.value
  return (
    <nav class="tools">
      {layout.value === 'phone' && helps}
      <MarkButton
        name={common(language(), 'rules')}
        title={`${common(language(), 'rules')} (?)`}
        mark="rules"
        aria-keyshortcuts="? F1"
        onClick={() => onOpen('rules')}
      />
      {layout.value === 'tablet' && chronicle}
      {layout.value !== 'phone' && (
        <MarkButton
          name={common(language(), sound ? 'sound-off' : 'sound-on')}
          mark="sound"
          aria-pressed={sound}
          onClick={() => change({ sound: !sound })}
        />
      )}
      <MarkButton name={common(language(), 'settings')} mark="settings" onClick={() => onOpen('settings')} />
    </nav>
  )
}

export function TopBar(props: TopBarProps) {
  const { about, look } = useSession()
  const { edition, mode, heroes } = look.value.view.setup
  const [aside, setAside] = useState<Aside | null>(null)
  useRulesKey(useCallback(() => setAside('rules'), []))
  return (
    <>
      <header class="top-bar">
        <a class="wordmark" href="#/" aria-label={`Runesaga, ${common(language(), 'home')}`}>
          Runesaga
        </a>
        <div class={layout.value === 'phone' ? 'unseen' : 'table-name'}>
          <h1>{called(about.name)}</h1>
          <small>
            {common(language(), 'table-line', {
              edition: EDITION_NAMES[edition][language()],
              mode: MODE_NAMES[mode][language()],
              n: heroes,
            })}
          </small>
        </div>
        {layout.value === 'desk' && <TurnOrder />}
        <Tools {...props} onOpen={setAside} />
      </header>
      {aside !== null && <AsideDialog shown={aside} onClose={() => setAside(null)} />}
    </>
  )
}
