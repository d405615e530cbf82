/** Asks before a table is thrown away. */
import type { SavedTable } from '@runesaga/table'
import { home } from '@runesaga/words'
import { deleteTable } from '../../state/tables.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { language } from '../../ui/language.ts'
import { answerOf } from './answer.ts'

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
      <form
        method="dialog"
        onSubmit={(event) => {
          if (answerOf(event) === 'delete') void remove()
        }}
      >
        <p class="home-asks">{home(lang, 'delete/about')}</p>
        <div class="home-answers">
          <Button type="submit" value="delete" mark="remove">
            {home(lang, 'delete')}
          </Button>
          <Button type="submit" value="keep">
            {home(lang, 'delete/keep')}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
