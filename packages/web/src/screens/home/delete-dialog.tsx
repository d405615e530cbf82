/** Asks before a table is thrown away. */
import type { SavedTable } from '@runesaga/table'
import { deleteTable } from '../../state/tables.ts'
import { called } from '../../ui/called.ts'
import { say } from '../../ui/language.ts'
import { AskDialog } from './ask-dialog.tsx'

interface DeleteDialogProps {
  saved: SavedTable
  onClose: () => void
  onDeleted: () => void
}

export function DeleteDialog({ saved, onClose, onDeleted }: DeleteDialogProps) {
  return (
    <AskDialog
      title={say('home/delete/title', { name: called(saved.name) })}
      about={say('home/delete/about')}
      yes={say('home/delete')}
      no={say('home/delete/keep')}
      mark="remove"
      onYes={() => void deleteTable(saved.id).then(onDeleted)}
      onClose={onClose}
    />
  )
}
