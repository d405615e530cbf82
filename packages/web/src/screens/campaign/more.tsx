/** What else can be done with a campaign: another name, a file of it, deleting it. */
import { renameCampaign, type SavedCampaign } from '@runesaga/table'
import { useState } from 'preact/hooks'
import { forgetCampaign, keepCampaign } from '../../state/campaigns.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { say } from '../../ui/language.ts'
import { AskDialog } from '../home/ask-dialog.tsx'
import { NameDialog } from '../home/name-dialog.tsx'
import { exportCampaign } from './files.ts'

interface MoreProps {
  saved: SavedCampaign
  onClose: () => void
  onDeleted: () => void
}

export function More({ saved, onClose, onDeleted }: MoreProps) {
  const [asks, setAsks] = useState<'rename' | 'delete' | null>(null)
  if (asks === 'rename')
    return (
      <NameDialog
        title={say('campaign/rename/title')}
        label={say('campaign/new/name')}
        name={saved.name}
        onRename={(name) => void keepCampaign(renameCampaign(saved, name))}
        onClose={onClose}
      />
    )
  if (asks === 'delete')
    return (
      <AskDialog
        title={say('campaign/delete/title', { name: saved.name })}
        about={say('campaign/delete/about')}
        yes={say('campaign/delete')}
        no={say('campaign/delete/keep')}
        mark="remove"
        onYes={() => void forgetCampaign(saved.id).then(onDeleted)}
        onClose={onClose}
      />
    )
  return (
    <Dialog title={saved.name} onClose={onClose}>
      <div class="choice-list">
        <Button mark="rename" onClick={() => setAsks('rename')}>
          {say('campaign/rename')}
        </Button>
        <Button mark="save" onClick={() => void exportCampaign(saved)}>
          {say('campaign/export')}
        </Button>
        <Button mark="remove" onClick={() => setAsks('delete')}>
          {say('campaign/delete')}
        </Button>
      </div>
    </Dialog>
  )
}
