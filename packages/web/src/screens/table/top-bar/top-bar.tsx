/** The bar above a table: which table it is, whose turn, and the way to rules, chronicle, sound and settings. */
import type { ComponentChildren } from 'preact'
import { useCallback, useEffect } from 'preact/hooks'
import { type Overlay, useSession } from '../../../session/index.ts'
import { layout } from '../../../state/layout.ts'
import { change, settings } from '../../../state/settings.ts'
import { Bar, BarTitle, Tools, Wordmark } from '../../../ui/bar.tsx'
import { MarkButton } from '../../../ui/button.tsx'
import { called } from '../../../ui/called.ts'
import { say } from '../../../ui/language.ts'
import { useRulesKey } from '../../../ui/use-rules-key.ts'
import { OverlayDialog } from '../overlay/index.ts'
import { TurnOrder } from './turn-order.tsx'

/** What a table in play has beside it, where there is no other room for it. */
interface TopBarProps {
  /** whatever else belongs to this table */
  tool?: ComponentChildren
  /** hint and undo, on a phone */
  helps?: ComponentChildren
  /** the way to the chronicle, on a tablet */
  chronicle?: ComponentChildren
}

function TableTools({
  tool,
  helps,
  chronicle,
  onOpen,
}: TopBarProps & { onOpen: (overlay: Overlay) => void }) {
  const { sound } = settings.value
  return (
    <Tools>
      {tool}
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
    </Tools>
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
      <Bar data-part="top-bar">
        <Wordmark />
        <BarTitle spoken>
          <h1>{called(about.name)}</h1>
          <small>
            {say('common/table-line', {
              edition: say(`edition/${edition}`),
              mode: say(`mode/${mode}`),
              n: heroes,
            })}
          </small>
        </BarTitle>
        {layout.value === 'desk' && <TurnOrder />}
        <TableTools {...props} onOpen={open} />
      </Bar>
      {ui.overlay.value !== null && <OverlayDialog shown={ui.overlay.value} onClose={() => open(null)} />}
    </>
  )
}
