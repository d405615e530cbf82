/** The bar above a table: which table it is, whose turn, and the way to rules, chronicle, sound and settings. */
import type { ComponentChildren } from 'preact'
import { useCallback, useEffect } from 'preact/hooks'
import { type Overlay, useSession } from '../../../session/index.ts'
import { layout } from '../../../state/layout.ts'
import { change, settings } from '../../../state/settings.ts'
import { MarkButton } from '../../../ui/button.tsx'
import { called } from '../../../ui/called.ts'
import { say } from '../../../ui/language.ts'
import { useRulesKey } from '../../../ui/use-rules-key.ts'
import { OverlayDialog } from '../overlay/index.ts'
import { TurnOrder } from './turn-order.tsx'
import '../../../styles/top-bar.css'

/** What a table in play has beside it, where there is no other room for it. */
interface TopBarProps {
  /** hint and undo, on a phone */
  helps?: ComponentChildren
  /** the way to the chronicle, on a tablet */
  chronicle?: ComponentChildren
}

function Tools({ helps, chronicle, onOpen }: TopBarProps & { onOpen: (overlay: Overlay) => void }) {
  const { sound } = settings.value
  return (
    <nav class="tools">
      {layout.value === 'phone' && helps}
      <MarkButton
        name={say('common/rules')}
        mark="rules"
        aria-keyshortcuts="? F1"
        onClick={() => onOpen('rules')}
      />
      {layout.value === 'tablet' && chronicle}
      {layout.value !== 'phone' && (
        <MarkButton
          name={say(sound ? 'common/sound-off' : 'common/sound-on')}
          mark="sound"
          aria-pressed={sound}
          onClick={() => change({ sound: !sound })}
        />
      )}
      <MarkButton name={say('common/settings')} mark="settings" onClick={() => onOpen('settings')} />
    </nav>
  )
}

export function TopBar(props: TopBarProps) {
  const { about, ui } = useSession()
  const { edition, mode, heroes } = about.setup
  const open = useCallback((overlay: Overlay | null) => (ui.overlay.value = overlay), [ui])
  useRulesKey(useCallback(() => open('rules'), [open]))
  // another screen of the table begins without: another may sit before it
  useEffect(() => () => void open(null), [open])
  return (
    <>
      <header class="top-bar">
        <a class="wordmark" href="#/" aria-label={`Runesaga, ${say('common/home')}`}>
          Runesaga
        </a>
        <div class={layout.value === 'phone' ? 'unseen' : 'table-name'}>
          <h1>{called(about.name)}</h1>
          <small>
            {say('common/table-line', {
              edition: say(`edition/${edition}`),
              mode: say(`mode/${mode}`),
              n: heroes,
            })}
          </small>
        </div>
        {layout.value === 'desk' && <TurnOrder />}
        <Tools {...props} onOpen={open} />
      </header>
      {ui.overlay.value !== null && <OverlayDialog shown={ui.overlay.value} onClose={() => open(null)} />}
    </>
  )
}
