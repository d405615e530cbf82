/** Rules and settings over a table: the game stays where it is. */
import { Dialog } from '../../ui/dialog.tsx'
import { say } from '../../ui/language.ts'
import { later } from '../../ui/later.tsx'
import { useSession } from './session-context.ts'

const RulesHere = later(async () => (await import('./rules-here.tsx')).RulesHere, { words: 'reference' })
const SettingsPanel = later(async () => (await import('../settings/settings-panel.tsx')).SettingsPanel, {
  words: 'first',
})

export type Aside = 'rules' | 'settings'

export function AsideDialog({ shown, onClose }: { shown: Aside; onClose: () => void }) {
  return (
    <Dialog title={say(`common/${shown}`)} class="long" onClose={onClose}>
      {shown === 'rules' ? <RulesHere /> : <SettingsHere />}
    </Dialog>
  )
}

function SettingsHere() {
  const session = useSession()
  return <SettingsPanel atTable={{ asking: session.asking(), onAsking: (wish) => void session.ask(wish) }} />
}
