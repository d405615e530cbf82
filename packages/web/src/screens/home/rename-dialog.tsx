/** A new name for a table. */
import type { SavedTable } from '@runesaga/table'
import { common, home } from '@runesaga/words'
import { useState } from 'preact/hooks'
import { renameTable } from '../../state/tables.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { TextField } from '../../ui/field.tsx'
import { language } from '../../ui/language.ts'

export function RenameDialog({ saved, onClose }: { saved: SavedTable; onClose: () => void }) {
  const lang = language()
  const [name, setName] = useState(saved.name)
  const rename = async (event: Event) => {
    event.preventDefault()
    if (name.trim() !== '') await renameTable(saved, name.trim())
    onClose()
  }
  return (
    <Dialog title={home(lang, 'rename/title')} onClose={onClose}>
      <form class="home-form" onSubmit={(event) => void rename(event)}>
        <TextField label={home(lang, 'rename/label')} value={name} onInput={setName} autofocus />
        <div class="home-answers">
          <Button look="primary" type="submit" disabled={name.trim() === ''}>
            {home(lang, 'rename')}
          </Button>
          <Button onClick={onClose}>{common(lang, 'cancel')}</Button>
        </div>
      </form>
    </Dialog>
  )
}
