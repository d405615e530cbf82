/** A new name for a table. */
import type { SavedTable } from '@runesaga/table'
import { renameTable } from '../../state/tables.ts'
import { say } from '../../ui/language.ts'
import { NameDialog } from './name-dialog.tsx'

export function RenameDialog({ saved, onClose }: { saved: SavedTable; onClose: () => void }) {
  return (
    <NameDialog
      title={say('home/rename/title')}
      label={say('home/rename/label')}
      name={saved.name}
      onRename={(name) => void renameTable(saved, name)}
      onClose={onClose}
    />
  )
}
