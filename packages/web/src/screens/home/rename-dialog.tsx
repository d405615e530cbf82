/** A new name for a table. */
import type { SavedTable } from '@runesaga/table'
import { home } from '@runesaga/words'
import { renameTable } from '../../state/tables.ts'
import { language } from '../../ui/language.ts'
import { NameDialog } from './name-dialog.tsx'

export function RenameDialog({ saved, onClose }: { saved: SavedTable; onClose: () => void }) {
  return (
    <NameDialog
      title={home(language(), 'rename/title')}
      label={home(language(), 'rename/label')}
      name={saved.name}
      onRename={(name) => void renameTable(saved, name)}
      onClose={onClose}
    />
  )
}
