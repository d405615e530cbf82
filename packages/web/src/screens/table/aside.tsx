/** Rules and settings over a table: the game stays where it is. */
import { useState } from 'preact/hooks'
import { Dialog } from '../../ui/dialog.tsx'
import { say } from '../../ui/language.ts'
import { later } from '../../ui/later.tsx'
import { topicNow } from './rules-topic.ts'
import { useSession } from './session-context.ts'

const RulesPanel = later(async () => (await import('../rules/rules-panel.tsx')).RulesPanel, {
  words: 'reference',
})
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

/** Open at what lay on the screen, however the game goes on behind. */
function RulesHere() {
  const session = useSession()
  const [topic] = useState(() => topicNow(session))
  const { edition, mode } = session.look.peek().view.setup
  return <RulesPanel topic={topic} edition={edition} mode={mode} />
}

function SettingsHere() {
  const session = useSession()
  return <SettingsPanel atTable={{ asking: session.asking(), onAsking: (wish) => void session.ask(wish) }} />
}
