/** Asks before a table is thrown away. */
import type { SavedTable } from '@runesaga/table'
import { home } from '@runesaga/words'
import { deleteTable } from '../../state/tables.ts'
import { called } from '../../ui/called.ts'
import { language } from '../../ui/language.ts'
import { AskDialog } from './ask-dialog.tsx'

interface DeleteDialogProps {
  saved: SavedTable
  onClose: () => void
  onDeleted: () => void
}

export function DeleteDialog({ saved, onClose, onDeleted }: DeleteDialogProps) {
  const lang = language()
  return (
    <AskDialog
      title={home(lang, 'delete/title', { name: called(saved.name) })}
      about={home(lang, 'delete/about')}
      yes={home(lang, 'delete')}
      no={home(lang, 'delete/keep')}
      mark="remove"
      onYes={() => void deleteTable(saved.id).then(onDeleted)}
      onClose={onClose}
    />
  )
}
