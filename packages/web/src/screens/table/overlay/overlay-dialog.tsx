/** Rules and settings over a table: the game stays where it is. */
import { type Overlay, useSession } from '../../../session/index.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { say } from '../../../ui/language.ts'
import { later } from '../../../ui/later.tsx'
import { isFirstTale } from '../aim/index.ts'

const RulesHere = later(async () => (await import('./rules-here.tsx')).RulesHere, { words: 'reference' })
const SettingsPanel = later(async () => (await import('../../settings/settings-panel.tsx')).SettingsPanel)

export function OverlayDialog({ shown, onClose }: { shown: Overlay; onClose: () => void }) {
  return (
    <Dialog title={say(`common/${shown}`)} class="long" onClose={onClose}>
      {shown === 'rules' ? <RulesHere /> : <SettingsHere />}
    </Dialog>
  )
}

function SettingsHere() {
  const session = useSession()
  const { seat } = session.news.value
  return (
    <SettingsPanel
      firstGame={isFirstTale(session) ? session.about.id : undefined}
      {...(seat !== null && {
        atTable: {
          asking: seat.promptPolicy,
          onAsking: (policy) => void session.setPromptPolicy(policy),
        },
      })}
    />
  )
}
