/** A new name for a table. */
import type { SavedTable } from '@runesaga/table'
import { common, home } from '@runesaga/words'
import { useState } from 'preact/hooks'
import { renameTable } from '../../state/tables.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { TextField } from '../../ui/field.tsx'
import { language } from '../../ui/language.ts'
import { answerOf } from './answer.ts'

export function RenameDialog({ saved, onClose }: { saved: SavedTable; onClose: () => void }) {
  const lang = language()
  const [name, setName] = useState(saved.name)
  const rename = async () => {
    if (name.trim() !== '') await renameTable(saved, name.trim())
  }
  return (
    <Dialog title={home(lang, 'rename/title')} onClose={onClose}>
      <form
        class="home-form"
        method="dialog"
        onSubmit={(event) => {
          if (answerOf(event) === 'rename') void rename()
        }}
      >
        <TextField label={home(lang, 'rename/label')} value={name} onInput={setName} autofocus />
        <div class="home-answers">
          <Button look="primary" type="submit" value="rename" disabled={name.trim() === ''}>
            {home(lang, 'rename')}
          </Button>
          <Button type="submit" value="cancel">
            {common(lang, 'cancel')}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
