/** Asks before a table is thrown away. */
import type { SavedTable } from '@runesaga/table'
import { home } from '@runesaga/words'
import { deleteTable } from '../../state/tables.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { language } from '../../ui/language.ts'

interface DeleteDialogProps {
  saved: SavedTable
  onClose: () => void
  onDeleted: () => void
}

export function DeleteDialog({ saved, onClose, onDeleted }: DeleteDialogProps) {
  const lang = language()
  const remove = async () => {
    await deleteTable(saved.id)
    onDeleted()
  }
  return (
    <Dialog title={home(lang, 'delete/title', { name: saved.name })} onClose={onClose}>
      <p class="home-asks">{home(lang, 'delete/about')}</p>
      <div class="home-answers">
        <Button mark="remove" onClick={() => void remove()}>
          {home(lang, 'delete')}
        </Button>
        <Button onClick={onClose}>{home(lang, 'delete/keep')}</Button>
      </div>
    </Dialog>
  )
}
